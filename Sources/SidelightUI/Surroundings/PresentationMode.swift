/// Whether a view is presented, and the way to end that: the older form of ``DismissAction``.
///
/// ```swift
/// @Environment(\.presentationMode) private var mode
/// var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
/// ```
///
/// Source: SwiftUI's `PresentationMode`.
public struct PresentationMode {
  private let action: DismissAction

  nonisolated init(_ action: DismissAction) { self.action = action }

  /// Whether the view is in a sheet, or on a page over the root of a stack.
  @MainActor @preconcurrency public var isPresented: Bool { action.isPresented }

  /// Ends what ``EnvironmentValues/dismiss`` ends.
  @MainActor @preconcurrency public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  /// Whether the view is presented, and the way to end that.
  ///
  /// Source: SwiftUI's `presentationMode`.
  @available(*, deprecated, message: "Use isPresented or dismiss.")
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
