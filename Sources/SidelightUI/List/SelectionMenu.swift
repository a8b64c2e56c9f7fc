import SidelightCore

/// The menu and primary action that a modifier gives to the selections of one type.
final class SelectionMenu<Value: Hashable>: AnySelectionMenu {
  let menu: ((Set<Value>) -> any View)?
  let primaryAction: (@MainActor (Set<Value>) -> Void)?

  init(menu: ((Set<Value>) -> any View)?, primaryAction: (@MainActor (Set<Value>) -> Void)?) {
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
    primaryAction: (@MainActor (Set<I>) -> Void)? = nil
  ) -> some View {
    EnvironmentView(content: self) {
      $0[SelectionMenuKey.self] = SelectionMenu<I>(menu: M.self == EmptyView.self ? nil : menu, primaryAction: primaryAction)
    }
  }
}

/// Turns the buttons of a menu's views into entries.
@MainActor enum MenuLowering {
  static func items(of node: ViewNode) -> [MenuItem] {
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    return hosts.compactMap { host in
      guard case .button = host.element.kind else { return nil }
      // GNOME's menus show an entry that destroys something like any other.
      return MenuItem(node: host.id, title: title(of: host), isEnabled: !host.element.traits.isDisabled)
    }
  }

  /// The text in an element, its own and that of what it contains.
  static func title(of host: ElementHost) -> String {
    if case .text(let text) = host.element.kind { return text.string }
    return host.filledSlots.flatMap { host.hosts(in: $0) }.map(title(of:)).filter { !$0.isEmpty }.joined(separator: " ")
  }
}
