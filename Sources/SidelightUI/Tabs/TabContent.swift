/// What can stand in a ``TabView`` that is made of tabs: a ``Tab``, a ``TabSection``, several of them, or a type of the app's.
///
/// ```swift
/// struct LibraryTabs: TabContent {
///   var body: some TabContent<Place> {
///     Tab("Songs", systemImage: "music.note", value: Place.songs) { SongsView() }
///     Tab("Albums", systemImage: "square.stack", value: Place.albums) { AlbumsView() }
///   }
/// }
/// ```
///
/// The body is evaluated with the tab view's own: keep state in the view around the tab view, or in a tab's content. Source: SwiftUI's
/// `TabContent`.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values that select its tabs.
  associatedtype TabValue: Hashable = Body.TabValue
  /// The type of the content that ``body`` returns.
  associatedtype Body: TabContent

  /// The tabs.
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

extension TabContent where Body == Never {
  /// Tabs that the library itself knows have no body of their own; asking for it is a programmer's error.
  public var body: Never { preconditionFailure("\(Self.self) is known to the tab view and has no body; put it into another one's body") }
}

extension Never: TabContent {
  /// Nothing selects what can't exist.
  public typealias TabValue = Never
}

/// Content of a tab view that the library itself knows.
@MainActor protocol PrimitiveTabContent {
  func collect(into tabs: TabCollector)
}

extension TabContent {
  /// Adds the tabs that this stands for.
  func collectTabs(into tabs: TabCollector) {
    if let content = self as? any PrimitiveTabContent { content.collect(into: tabs) } else { body.collectTabs(into: tabs) }
  }
}

/// Content of a tab view without its type.
///
/// Source: SwiftUI's `AnyTabContent`.
public struct AnyTabContent<SelectionValue: Hashable> {
  private let content: any TabContent

  /// Hides the type of what stands in a tab view.
  nonisolated public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue { content = tabContent }
}

extension AnyTabContent: TabContent {
  /// The type of the values that select its tabs.
  public typealias TabValue = SelectionValue
}

extension AnyTabContent: PrimitiveTabContent {
  /// Content of another type is another one, with other tabs.
  func collect(into tabs: TabCollector) { tabs.inside(ObjectIdentifier(type(of: content))) { content.collectTabs(into: tabs) } }
}

extension Group: TabContent where Content: TabContent {
  /// The type of the values that select its tabs.
  public typealias TabValue = Content.TabValue

  /// Makes a group of tabs.
  ///
  /// - Parameter content: the tabs.
  nonisolated public init<Value: Hashable>(@TabContentBuilder<Value> content: () -> Content) where Content.TabValue == Value {
    self = .holding(content())
  }
}

extension Group: PrimitiveTabContent where Content: TabContent {
  func collect(into tabs: TabCollector) { content.collectTabs(into: tabs) }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that select its tabs.
  public typealias TabValue = Content.TabValue

  /// Makes tabs from elements that have an id at a key path.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their tabs.
  ///   - id: the key path of an element's id, which no other element has and which stays with the element.
  ///   - content: makes the tabs of an element.
  nonisolated public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
  ) where Content.TabValue == Value {
    self.init(data: data, content: content, access: ElementAccess { $0[keyPath: id] })
  }

  /// Makes tabs from elements that are identifiable.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their tabs.
  ///   - content: makes the tabs of an element.
  nonisolated public init<Value: Hashable>(_ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content)
  where Content.TabValue == Value, ID == Data.Element.ID, Data.Element: Identifiable {
    self.init(data: data, content: content, access: ElementAccess { $0.id })
  }

  /// Makes tabs from the numbers of a range.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of their tabs.
  ///   - content: makes the tabs of an element.
  nonisolated public init<Value: Hashable>(_ data: Range<Int>, @TabContentBuilder<Value> content: @escaping (Int) -> Content)
  where Content.TabValue == Value, Data == Range<Int>, ID == Int {
    self.init(data: data, content: content, access: ElementAccess { $0 })
  }
}

extension ForEach: PrimitiveTabContent where Content: TabContent {
  func collect(into tabs: TabCollector) {
    tabs.collect(self) { content($0).collectTabs(into: tabs) }
  }
}
