import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Where the cursor of a field was when the app ran last, for its first element; nil where that is not known.
@MainActor final class RestoredCaret {
  fileprivate(set) var place: Int?

  nonisolated init() {}
}

extension Binding<String> {
  /// Writes what the user had typed when the app ran last, where the text is state of a view. What others must not see is not kept.
  ///
  /// - Parameters:
  ///   - label: what the field is labelled with.
  ///   - caret: learns where the cursor was.
  @MainActor func restoreText(of node: some ViewNode & HostingNode, labelled label: Any? = nil, _ caret: RestoredCaret) {
    guard isState else { return }
    let isWritten = standing == .written
    let first = isWritten ? nil : wrappedValue
    let earlier = node.restored("text", labelled: label) { [weak node] in
      guard let node, !node.scope.hidesTypedText, !isHidden, wrappedValue != first, wrappedValue.utf8.count <= Self.longestText else {
        return nil
      }
      guard let caret = node.graph.consumer?.caret(of: node.host.id), caret > 0 else { return .text(wrappedValue) }
      return .parts(["text": .text(wrappedValue), "caret": .number(Double(caret))])
    }
    guard let text = earlier?.text ?? earlier?["text"]?.text, !isWritten, !node.scope.hidesTypedText, !isHidden else { return }
    caret.place = earlier?["caret"]?.number.flatMap { Int(exactly: $0) }
    restore(text)
  }

  /// In bytes. Longer texts are documents, which have files.
  private static var longestText: Int { 262_144 }
}

extension EnvironmentScope {
  /// Whether what is typed here is for the user alone.
  fileprivate var hidesTypedText: Bool {
    let look = value(ControlLookKey.self)
    return isPrivacySensitive || look.isContentSecret || [.password, .pin].contains(look.input.purpose)
  }
}
