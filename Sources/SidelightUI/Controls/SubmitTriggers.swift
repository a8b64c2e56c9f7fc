/// What Enter is pressed in, where that does something.
///
/// Source: SwiftUI's `SubmitTriggers`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// One bit for each kind of field.
  public let rawValue: Int
  /// Makes a set from its bits.
  nonisolated public init(rawValue: Int) { self.rawValue = rawValue }

  /// Enter in a ``TextField`` or ``SecureField``.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Enter in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What Enter in a text field does.
enum SubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

/// What Enter in a search field does.
enum SearchSubmitKey: EnvironmentKey {
  static var defaultValue: (() -> Void)? { nil }
}

extension View {
  /// Adds an action for Enter in the text fields of this view, or in its search field; outer actions run too.
  ///
  /// Source: SwiftUI's `onSubmit(of:_:)`.
  /// - Parameters:
  ///   - triggers: where Enter does it. A search field is heard by a modifier around the one that offers it.
  ///   - action: what it does.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    EnvironmentView(content: self) { values in
      if triggers.contains(.text) { values[SubmitKey.self] = joined(action, values[SubmitKey.self]) }
      if triggers.contains(.search) { values[SearchSubmitKey.self] = joined(action, values[SearchSubmitKey.self]) }
    }
  }
}

extension View {
  /// Keeps Enter in the fields of this view from running actions of `onSubmit(of:_:)` that stand further out.
  ///
  /// ```swift
  /// Form {
  ///   TextField("Name", text: $name)
  ///   TextField("Tags", text: $tags).submitScope()
  /// }
  /// .onSubmit { save() }
  /// ```
  ///
  /// Source: SwiftUI's `submitScope(_:)`.
  /// - Parameter isBlocking: whether it does so.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self) { values in
      guard isBlocking else { return }
      values[SubmitKey.self] = nil
      values[SearchSubmitKey.self] = nil
    }
  }
}

private func joined(_ action: @escaping () -> Void, _ outer: (() -> Void)?) -> () -> Void {
  {
    action()
    outer?()
  }
}
