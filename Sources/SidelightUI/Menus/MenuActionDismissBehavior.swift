/// Whether a menu closes with the choice of an entry.
///
/// Source: SwiftUI's `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Equatable, Sendable {
  private enum Kind: Sendable { case automatic, enabled, disabled }
  private let kind: Kind

  /// As it suits the place: on GNOME the menu closes.
  public static let automatic = Self(kind: .automatic)
  /// The menu closes.
  public static let enabled = Self(kind: .enabled)
  /// The menu stays open.
  public static let disabled = Self(kind: .disabled)

  var keepsOpen: Bool { kind == .disabled }
}

enum MenuDismissKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension View {
  /// Sets whether a menu closes with the choice of one of these entries.
  ///
  /// ```swift
  /// Menu("View") {
  ///   Group {
  ///     Button("Zoom In") { zoom += 1 }
  ///     Button("Zoom Out") { zoom -= 1 }
  ///   }
  ///   .menuActionDismissBehavior(.disabled)
  ///   Button("Close") { close() }
  /// }
  /// ```
  ///
  /// It is for an entry, for several, for a menu with all that is in it, and for a view with a context menu. A menu that stays open shows at
  /// once what its entries say after the choice, and has the keyboard focus where it was. Escape and a click elsewhere close it.
  ///
  /// On GNOME such an entry is a button in the place of the one that GTK makes, with the same looks. The menu of a list's row closes with
  /// each choice, because the row may be elsewhere after that, and so do the entries that a bar has no room for and puts into its menu.
  /// Source: SwiftUI's `menuActionDismissBehavior(_:)`.
  ///
  /// - Parameter behavior: whether the menu closes.
  nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    EnvironmentView(content: self) { $0[MenuDismissKey.self] = behavior }
  }
}
