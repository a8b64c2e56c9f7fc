import SidelightCore

/// A tab of a ``TabView``: its label, and the view that it shows.
///
/// ```swift
/// TabView(selection: $place) {
///   Tab("Received", systemImage: "tray.and.arrow.down.fill", value: Place.received) { ReceivedView() }
///     .badge(unread)
///   Tab("Account", systemImage: "person.crop.circle.fill", value: Place.account) { AccountView() }
/// }
/// ```
///
/// The view is made when the tab is shown for the first time, and keeps its state, scroll position and stack from then on, whichever tab
/// is shown. Source: SwiftUI's `Tab`.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let role: TabRole?
  let content: Content
  let label: Label

  nonisolated init(value: AnyHashable?, role: TabRole?, content: Content, label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the value that selects it.
  public typealias TabValue = Value
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  func collect(into tabs: TabCollector) { tabs.add(TabDeclaration(label: label, content: content, value: value, purpose: role?.purpose)) }
}

/// What a tab is for.
///
/// Source: SwiftUI's `TabRole`.
public struct TabRole: Hashable, Sendable {
  let purpose: TabPurpose

  /// The tab for searching: bars have it at their end, never behind "More".
  nonisolated public static var search: TabRole { TabRole(purpose: .search) }

  /// The one tab that stands out in bars, such as one where something new begins.
  ///
  /// ```swift
  /// Tab("Compose", systemImage: "plus", value: .compose, role: .prominent) { Compose() }
  /// ```
  ///
  /// It stands where it is declared, in the accent colour as a suggested action, and goes behind "More" only after the other tabs that have no
  /// place of their own. Only the first such tab of a ``TabView`` stands out, and others are reported. In a sidebar, and as a dot of
  /// ``PageTabViewStyle``, it looks as any tab. Unlike in SwiftUI, a tab for searching does not stand out where no tab has this role.
  /// Source: SwiftUI's `prominent`.
  nonisolated public static var prominent: TabRole { TabRole(purpose: .prominent) }
}

/// The label of a tab that is given a title, or nothing but a role.
///
/// Source: SwiftUI's `DefaultTabLabel`.
public struct DefaultTabLabel: View {
  private let title: Text?
  private let image: Image?

  nonisolated init(title: Text?, image: Image?) {
    self.title = title
    self.image = image
  }

  nonisolated init(role: TabRole?) {
    self.init(title: role == .search ? Text("Search") : nil, image: role == .search ? Image(systemName: "magnifyingglass") : nil)
  }

  /// A ``Label`` with the title and the symbol or picture; for ``TabRole/search`` alone “Search” and a magnifying glass.
  public var body: some View {
    if let title, let image {
      SidelightUI.Label<Text, Image>(title: title, icon: image)
    } else {
      title
    }
  }
}

// MARK: - With a value

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a tab with a view as its label.
  ///
  /// - Parameters:
  ///   - value: what a selection holds while the tab is shown; another value for each tab.
  ///   - content: the page; made when the tab is shown for the first time.
  ///   - label: the title of the tab, its symbol, or both.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: label())
  }

  /// Makes a tab that has a role, with a view as its label.
  ///
  /// - Parameters:
  ///   - value: what a selection holds while the tab is shown; another value for each tab.
  ///   - role: what the tab is for; nil for nothing that the bar treats in a special way.
  ///   - content: the page; made when the tab is shown for the first time.
  ///   - label: the title of the tab, its symbol, or both.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: AnyHashable(value), role: role, content: content(), label: label())
  }

  /// Makes a tab without a label.
  ///
  /// - Parameters:
  ///   - value: what a selection holds while the tab is shown; another value for each tab.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(value: AnyHashable(value), role: nil, content: content(), label: EmptyView())
  }

  /// Makes a tab that is called after its role.
  ///
  /// - Parameters:
  ///   - value: what a selection holds while the tab is shown; another value for each tab.
  ///   - role: what the tab is for; nil for nothing that the bar treats in a special way.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(value: AnyHashable(value), role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}

// MARK: - Without a value

extension Tab where Value == Never, Content: View, Label: View {
  /// Makes a tab with a view as its label.
  ///
  /// - Parameters:
  ///   - content: the page; made when the tab is shown for the first time.
  ///   - label: the title of the tab, its symbol, or both.
  nonisolated public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: nil, content: content(), label: label())
  }

  /// Makes a tab that has a role, with a view as its label.
  ///
  /// - Parameters:
  ///   - role: what the tab is for; nil for nothing that the bar treats in a special way.
  ///   - content: the page; made when the tab is shown for the first time.
  ///   - label: the title of the tab, its symbol, or both.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(value: nil, role: role, content: content(), label: label())
  }

  /// Makes a tab without a label.
  ///
  /// - Parameter content: the page; made when the tab is shown for the first time.
  nonisolated public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(value: nil, role: nil, content: content(), label: EmptyView())
  }

  /// Makes a tab that is called after its role.
  ///
  /// - Parameters:
  ///   - role: what the tab is for; nil for nothing that the bar treats in a special way.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(value: nil, role: role, content: content(), label: DefaultTabLabel(role: role))
  }
}
