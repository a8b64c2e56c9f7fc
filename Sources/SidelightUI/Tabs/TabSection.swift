/// Tabs that belong together, below a heading where the tabs stand in a sidebar. Bars have its tabs among the others.
///
/// Source: SwiftUI's `TabSection`.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  let header: Header
  let content: Content
}

extension TabSection: TabContent where Header: View, Content: TabContent, SelectionValue: Hashable {
  /// The type of the values that select its tabs.
  public typealias TabValue = SelectionValue
}

extension TabSection: PrimitiveTabContent where Header: View, Content: TabContent {
  func collect(into tabs: TabCollector) { tabs.addSection(header: header) { content.collectTabs(into: tabs) } }
}

extension TabSection where Content: TabContent, SelectionValue == Content.TabValue, Footer == EmptyView {
  /// Makes a section with a view as its heading.
  ///
  /// - Parameters:
  ///   - content: the tabs of the section.
  ///   - header: the heading, mostly a text.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
  where Header: View {
    self.init(header: header(), content: content())
  }

  /// Makes a section without a heading.
  nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) where Header == EmptyView {
    self.init(header: EmptyView(), content: content())
  }

  /// Makes a section with a title as its heading.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the heading.
  ///   - content: the tabs of the section.
  nonisolated public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
  where Header == Text {
    self.init(header: Text(titleKey), content: content())
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    self.init(header: Text(title), content: content())
  }
}
