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
  /// Adds a menu for the selected rows of a list, or for the row under the pointer, and an action for Enter and double click.
  ///
  /// ```swift
  /// List(files, selection: $selection) { Text($0.name) }
  ///   .contextMenu(forSelectionType: File.ID.self) { files in
  ///     Button("Delete", role: .destructive) { delete(files) }
  ///   } primaryAction: { files in open(files) }
  /// ```
  ///
  /// The menu opens on a secondary click, the Menu key and Shift+F10. On the empty area it is made for an empty set; a menu without entries
  /// does not open.
  ///
  /// Source: SwiftUI's `contextMenu(forSelectionType:menu:primaryAction:)`.
  /// - Parameters:
  ///   - itemType: the type of the values that rows stand for, as in the selection of the list.
  ///   - menu: makes the entries for the values of some rows; an empty set on the empty area.
  ///   - primaryAction: what Enter and a double click do with the values of the rows; nil for nothing.
  nonisolated public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    EnvironmentView(content: self) {
      $0[SelectionMenuKey.self] = SelectionMenu<I>(menu: M.self == EmptyView.self ? nil : menu, primaryAction: primaryAction)
    }
  }
}
