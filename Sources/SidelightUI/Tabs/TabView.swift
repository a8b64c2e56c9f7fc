import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Pages of which one is shown, and the tabs to choose it by.
///
/// ```swift
/// TabView {
///   Tab("Received", systemImage: "tray.and.arrow.down.fill") { ReceivedView() }
///     .badge(2)
///   Tab("Sent", systemImage: "tray.and.arrow.up.fill") { SentView() }
///   Tab("Account", systemImage: "person.crop.circle.fill") { AccountView() }
/// }
/// ```
///
/// A page is made when it is shown for the first time and keeps everything from then on. The tabs stand in the header bar of the page, in
/// place of its title, and in a compact container in a bar below it. The bar stands there in any width once a page has been shown whose
/// header bar has no room for tabs: one with columns, with an item or a title of its own that the user can click in the middle, with a
/// hidden header bar, or with another tab view whose pages have header bars. Where tabs stand in a header bar only the first page of a
/// stack has them; a page over it has its title there.
///
/// In a compact container the bar has five places; with more tabs the fifth one is "More", which shows a list of the others. In wider ones
/// there are as many places as there is room for, and no fewer than five. Alt with a digit goes to a tab by its place, Ctrl+Page Up and
/// Ctrl+Page Down to the one before and after. A tab view inside another one has its tabs above its page, or below pages that have header
/// bars of their own. The style ``TabViewStyle/page`` has no bar: its pages stand beside each other, and dots say which one is shown.
///
/// In the style ``TabViewStyle/sidebarAdaptable`` the tabs stand in a sidebar beside the pages, and in a compact container in the bar. A page
/// whose columns need the room has the sidebar over it. Sections fold there, and with ``View/tabViewCustomization(_:)`` the user hides, shows
/// and moves what has a customization id. One button shows the sidebars of the window from the inside out, and then hides the outermost one.
/// The sidebar has the window's title, and a page without a title has that of its tab.
///
/// A selection whose value no tab has leaves the shown tab as it is. On GNOME the pages are in an `AdwViewStack`, or an `AdwCarousel`, and the bar looks as an
/// `AdwViewSwitcher` does and is a list of tabs to assistive technology. Source: SwiftUI's `TabView`.
public struct TabView<SelectionValue: Hashable, Content: View> {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension TabView: View {
  /// Makes a tab view whose selected tab is the one with a binding's value.
  ///
  /// - Parameters:
  ///   - selection: the value of the tab that is shown; written when the user chooses another one.
  ///   - content: the tabs.
  nonisolated public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.init(selection: selection, content: Content(content: content()))
  }

  /// Makes a tab view that remembers by itself which tab is selected.
  ///
  /// - Parameter content: the tabs.
  nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
    self.init(selection: nil, content: Content(content: content()))
  }

  /// Makes a tab view from views, each a tab that ``View/tabItem(_:)`` labels. A view's tag is the value that selects it.
  ///
  /// - Parameters:
  ///   - selection: the value of the tab that is shown; written when the user chooses another one; nil where the tab view remembers it by
  ///     itself.
  ///   - content: the pages, each with its label.
  nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Makes a tab view from views, each a tab that ``View/tabItem(_:)`` labels, that remembers by itself which tab is selected.
  ///
  /// - Parameter content: the pages, each with its label.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension TabView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { TabViewNode(self, context) }
}

extension TabView {
  @MainActor func collect(into tabs: TabCollector) {
    if let source = content as? any TabSource { source.collect(into: tabs) } else { tabs.collect(plain: content) }
  }
}
