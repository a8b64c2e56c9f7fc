import SidelightCore

/// The menu and primary action that a modifier gives to the selections of one type.
final class SelectionMenu<Value: Hashable>: AnySelectionMenu {
  let menu: ((Set<Value>) -> any View)?
  let primaryAction: ((Set<Value>) -> Void)?

  init(menu: ((Set<Value>) -> any View)?, primaryAction: ((Set<Value>) -> Void)?) {
    self.menu = menu
    self.primaryAction = primaryAction
  }
}

/// Any selection menu: a list takes the one of its own selection type.
class AnySelectionMenu {}

enum SelectionMenuKey: EnvironmentKey {
  static var defaultValue: AnySelectionMenu? { nil }
}

extension View {
  /// Adds a menu for the selected rows, or for the row under the pointer, and an action for Enter and double click.
  ///
  /// The menu opens on a secondary click, the Menu key and Shift+F10. On the empty area it is made for an empty set; a
  /// menu without entries does not open.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    EnvironmentView(content: self) {
      $0[SelectionMenuKey.self] = SelectionMenu<I>(menu: M.self == EmptyView.self ? nil : menu, primaryAction: primaryAction)
    }
  }
}
