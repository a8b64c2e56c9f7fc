@_spi(Nodes) package import SidelightGraph

extension View {
  /// Sets what the user types to get to this row of a list, in place of the first text in it.
  ///
  /// Source: SwiftUI's `typeSelectEquivalent(_:)`.
  /// - Parameter text: what the row is to be called; nil for its own text, and an empty one where typing is not to lead to it.
  nonisolated public func typeSelectEquivalent(_ text: Text?) -> some View { rowTraits { $0.typedText = text?.content } }

  /// Sets what the user types to get to this row of a list, in place of the first text in it.
  ///
  /// Source: SwiftUI's `typeSelectEquivalent(_:)`.
  ///
  /// - Parameter stringKey: what the row is to be called; an empty one where typing is not to lead to it.
  nonisolated public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View {
    rowTraits { $0.typedText = stringKey.resolved }
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View {
    rowTraits { $0.typedText = String(string) }
  }
}
