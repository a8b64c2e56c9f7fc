import SidelightCore

/// A short message that a view under test shows by `toast(item:content:)`, at every depth.
///
/// ```swift
/// try await app.button("Delete").click()
/// #expect(app.toasts.first?.title == "“Report” was deleted")
/// try await app.toasts.first?.press()
/// ```
@MainActor public struct TestToast {
  let content: ToastContent
  let ended: @MainActor (ToastEnd) -> Void
  let number: Int
  weak var app: TestApp?

  /// The text.
  public var title: String { content.title }

  /// What its button says; nil for none.
  public var button: String? { content.button }

  /// How long it is shown, in seconds; 0 for as long as the user leaves it there.
  public var seconds: Double { content.seconds }

  /// Presses its button, after which it is gone.
  public func press() async throws {
    guard button != nil else { throw TestFailure("The toast “\(title)” has no button.") }
    try await end(.pressed)
  }

  /// Lets its time be over.
  public func dismiss() async throws { try await end(.dismissed) }

  private func end(_ end: ToastEnd) async throws {
    guard let app, app.remove(toast: number) else { throw TestFailure("The toast “\(title)” is gone.") }
    ended(end)
    try await app.settle()
  }
}
