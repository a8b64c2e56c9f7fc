/// Ends what is being presented: a sheet, or a page of a stack.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// var body: some View { Button("Done") { dismiss() } }
/// ```
///
/// In a sheet it closes the sheet and writes its binding, even where
/// ``View/interactiveDismissDisabled(_:)`` keeps the user from doing so; on a page over the root of a ``NavigationStack`` it goes back to
/// the page below. Anywhere else it does nothing. Source: SwiftUI's `DismissAction`.
@MainActor @preconcurrency public struct DismissAction: Equatable {
  /// What it ends. To keep the action keeps nothing alive.
  private weak var target: (any Dismissable)?
  /// Tells actions apart wherever they are compared.
  private let id: ObjectIdentifier?

  nonisolated init() { id = nil }

  init(_ target: any Dismissable) {
    self.target = target
    id = ObjectIdentifier(target)
  }

  /// Ends what is being presented. Write it as a call of the action itself: `dismiss()`.
  public func callAsFunction() { target?.dismiss() }

  /// Whether there is anything to end.
  var isPresented: Bool { target != nil }

  /// Actions are equal that end the same.
  nonisolated public static func == (left: DismissAction, right: DismissAction) -> Bool { left.id == right.id }
}

/// Something that the views inside of it can end.
@MainActor protocol Dismissable: AnyObject {
  func dismiss()
}

enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction() }
}

extension EnvironmentValues {
  /// Ends the sheet or the page of a stack that the view is in.
  ///
  /// Source: SwiftUI's `dismiss`.
  public var dismiss: DismissAction { self[DismissKey.self] }

  /// Whether the view is in a sheet, or on a page over the root of a stack, so that ``dismiss`` does something.
  ///
  /// Source: SwiftUI's `isPresented`.
  @MainActor public var isPresented: Bool { self[DismissKey.self].isPresented }
}
