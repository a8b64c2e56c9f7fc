package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view with a menu for a secondary click.
struct ContextMenuView<Content: View> {
  let content: Content
  let menu: any View
}

extension ContextMenuView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ContextMenuNode(self, context) }
}

final class ContextMenuNode<Content: View>: TypedNode<ContextMenuView<Content>>, MenuSource {
  private var child: TypedNode<Content>?
  private var menu: EntriesNode?
  private let id: NodeID
  /// What gives the element a menu within this one.
  private var within: NodeID?

  override init(_ view: ContextMenuView<Content>, _ context: NodeContext) {
    id = context.graph.makeID()
    super.init(view, context)
    var inner = childContext
    if context.collector?.makesRows == true {
      // Around rows: each of them finds it in its environment.
      let around = RowMenu(self)
      inner.scope = EnvironmentScope(inside: context.scope) { $0[RowMenuKey.self] = around }
    } else if context.rowAround == nil, context.swipeAround == nil {
      let decoration = Decoration(outer: context.decoration)
      decoration.traits = { [weak self, id] in
        self?.within = $0.menu
        $0.menu = id
      }
      inner.decoration = decoration
      graph.menus[id] = RowMenu(self)
    }
    child = graph.makeNode(view.content, inner)
    // The menu around the others in a row is the row's.
    context.rowAround?.menu = self
    context.swipeAround?.innerMenu = self
    settlePreferences()
  }

  override var children: [ViewNode] { [child as ViewNode?, menu].compactMap { $0 } }

  override var contributors: [ViewNode] { [child].compactMap { $0 } }

  /// What the entries of the menu say goes no further.
  override func mergedPreferences() -> Preferences? { child?.preferences }

  override func viewChanged(from old: ContextMenuView<Content>) { child?.update(view.content) }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph.menus[id] = nil
  }

  func menuItems() -> [MenuItem] {
    menu?.destroy()
    var inner = childContext
    inner.enterElement()
    let entries = EntriesNode(inner) { graph.makeErasedNode(view.menu, $0) }
    menu = entries
    return MenuLowering.items(of: entries).followed(by: swipe?.actionItems() ?? [])
  }

  /// What has swipe actions and is all of the content.
  private var swipe: (any SwipeAround)? { within.flatMap { graph.menus[$0]?.source as? any SwipeAround } }
}

extension [MenuItem] {
  /// These entries, and others in a section of their own.
  func followed(by others: [MenuItem]) -> [MenuItem] {
    guard !isEmpty, !others.isEmpty else { return self + others }
    var others = others
    others[0].startsSection = true
    return self + others
  }
}

/// Names the menu around some rows, and keeps nothing alive.
struct RowMenu: Equatable {
  weak var source: (any MenuSource)?

  init(_ source: any MenuSource) { self.source = source }

  static func == (left: RowMenu, right: RowMenu) -> Bool { left.source === right.source }
}

/// The menus of a window's elements outside of lists.
@MainActor final class Menus: GraphPart {
  private var menus: [NodeID: RowMenu] = [:]

  subscript(id: NodeID) -> RowMenu? {
    get { menus[id] }
    set { menus[id] = newValue }
  }
}

extension ViewGraph {
  var menus: Menus { self[Menus.self] }

  package func menu(_ id: NodeID) -> [MenuItem] { menus[id]?.source?.menuItems() ?? [] }
}

enum RowMenuKey: EnvironmentKey {
  static var defaultValue: RowMenu? { nil }
}

extension View {
  /// Adds a menu that opens on a secondary click, a long press, the Menu key and Shift+F10.
  ///
  /// On a row of a list it is that row's, whatever is selected; around many rows it is each row's. The bodies of its views run when it opens, so
  /// that a menu costs its row next to nothing. Buttons and toggles become entries, a ``Picker`` one for each option and a ``Menu`` a menu of its own;
  /// `Divider` and `Section` part them, and an entry whose role is destructive looks so. A menu without entries does not open. On GNOME it is a `GtkPopoverMenu`. Source: SwiftUI's `contextMenu(menuItems:)`.
  ///
  /// - Parameter menuItems: the entries: buttons, toggles, pickers, menus and sections.
  nonisolated public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    ContextMenuView(content: self, menu: menuItems())
  }
}

/// The entries of a context menu, as one value.
///
/// Source: SwiftUI's `ContextMenu`.
@available(*, deprecated, message: "Use contextMenu(menuItems:).")
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Makes a menu.
  ///
  /// - Parameter menuItems: the entries: buttons, toggles, pickers, menus and sections.
  nonisolated public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Adds a menu that is one value, or none: the form before ``contextMenu(menuItems:)``, which takes its place.
  ///
  /// Source: SwiftUI's `contextMenu(_:)`.
  ///
  /// - Parameter contextMenu: the menu; nil for none.
  @available(*, deprecated, message: "Use contextMenu(menuItems:).")
  @_disfavoredOverload nonisolated public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    ContextMenuView(content: self, menu: contextMenu?.items ?? EmptyView() as any View)
  }
}
