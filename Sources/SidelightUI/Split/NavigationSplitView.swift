package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Two or three columns, in which what is chosen in a leading one controls what the next ones show.
///
/// ```swift
/// NavigationSplitView {
///   List(folders, selection: $folder) { Label($0.name, systemImage: "folder") }
/// } detail: {
///   FolderView(folder)
/// }
/// ```
///
/// The width that it is given decides how it stands, and never what is in it. Below 500 px times the text scale all columns are
/// one stack. Above that they stand side by side while their least widths fit (180 px for a leading column, 320 px for the detail, 200 px
/// for an inspector, times the text scale, unless the app declares others); where they don't, leading columns lie over the others on
/// demand. What is wider than its column is cut below the header bar.
///
/// In the stack the last column is on top that displays useful information: the one that the last leading column with a selection fills,
/// at the beginning, when the columns collapse, and whenever code selects something else. What arrow keys select waits for the user to go
/// there; a selection that code takes back shows the column that it was made in. A bound `preferredCompactColumn` decides alone.
///
/// A window opens with the focus in the last leading column that has rows, at the selected one, or else in the sidebar. F6 and Shift+F6 go from
/// column to column; F8 goes to the dividers, which are no stops of Tab.
///
/// On GNOME it is made of `AdwOverlaySplitView` and `AdwNavigationSplitView`. Source: SwiftUI's `NavigationSplitView`.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let columnVisibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  /// Makes three columns.
  ///
  /// - Parameters:
  ///   - sidebar: the leading column.
  ///   - content: the middle column.
  ///   - detail: the trailing column.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns and controls which of them are visible.
  ///
  /// - Parameters:
  ///   - columnVisibility: which columns are shown while they stand side by side; written when the user shows or hides one.
  ///   - sidebar: the leading column.
  ///   - content: the middle column.
  ///   - detail: the trailing column.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns and controls which one is on top while they are collapsed.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: which column is on top while the columns are one stack; written when the user goes on or back.
  ///   - sidebar: the leading column.
  ///   - content: the middle column.
  ///   - detail: the trailing column.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns and controls which of them are visible, and which one is on top while they are collapsed.
  ///
  /// - Parameters:
  ///   - columnVisibility: which columns are shown while they stand side by side; written when the user shows or hides one.
  ///   - preferredCompactColumn: which column is on top while the columns are one stack; written when the user goes on or back.
  ///   - sidebar: the leading column.
  ///   - content: the middle column.
  ///   - detail: the trailing column.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: Optional(columnVisibility), preferredCompactColumn: Optional(preferredCompactColumn), sidebar: sidebar(),
      content: content(), detail: detail())
  }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
  /// Makes two columns.
  ///
  /// - Parameters:
  ///   - sidebar: the leading column.
  ///   - detail: the trailing column.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns and controls which of them are visible.
  ///
  /// - Parameters:
  ///   - columnVisibility: which columns are shown while they stand side by side; written when the user shows or hides one.
  ///   - sidebar: the leading column.
  ///   - detail: the trailing column.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns and controls which one is on top while they are collapsed.
  ///
  /// - Parameters:
  ///   - preferredCompactColumn: which column is on top while the columns are one stack; written when the user goes on or back.
  ///   - sidebar: the leading column.
  ///   - detail: the trailing column.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns and controls which of them are visible, and which one is on top while they are collapsed.
  ///
  /// - Parameters:
  ///   - columnVisibility: which columns are shown while they stand side by side; written when the user shows or hides one.
  ///   - preferredCompactColumn: which column is on top while the columns are one stack; written when the user goes on or back.
  ///   - sidebar: the leading column.
  ///   - detail: the trailing column.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: Optional(columnVisibility), preferredCompactColumn: Optional(preferredCompactColumn), sidebar: sidebar(),
      content: EmptyView(), detail: detail())
  }
}

/// Which columns of a split view are visible while they stand side by side.
///
/// Source: SwiftUI's `NavigationSplitViewVisibility`.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
  private enum Name: String, Codable { case automatic, all, doubleColumn, detailOnly }
  private let name: Name

  /// What suits the space: all columns where they fit.
  public static let automatic = Self(name: .automatic)
  /// All columns.
  public static let all = Self(name: .all)
  /// Content and detail of three columns; all of two.
  public static let doubleColumn = Self(name: .doubleColumn)
  /// The detail alone.
  public static let detailOnly = Self(name: .detailOnly)

  package init(_ visibility: SplitVisibility) {
    switch visibility {
    case .automatic: name = .automatic
    case .all: name = .all
    case .doubleColumn: name = .doubleColumn
    case .detailOnly: name = .detailOnly
    }
  }

  private init(name: Name) { self.name = name }

  package var core: SplitVisibility {
    switch name {
    case .automatic: .automatic
    case .all: .all
    case .doubleColumn: .doubleColumn
    case .detailOnly: .detailOnly
    }
  }
}

/// A column of a split view.
///
/// Source: SwiftUI's `NavigationSplitViewColumn`.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  package let core: SplitColumn

  package init(_ core: SplitColumn) { self.core = core }

  /// The leading column.
  public static let sidebar = Self(.sidebar)
  /// The middle one of three columns.
  public static let content = Self(.content)
  /// The trailing column.
  public static let detail = Self(.detail)
}

extension NavigationSplitView: SplitDeclaration {}

extension NavigationSplitView: PrimitiveView where Sidebar: View, Content: View, Detail: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { SplitNode(self, context) }
}

extension View {
  /// Sets a fixed width for the column that this view stands in. The user can't drag it.
  ///
  /// The width is for the desktop's usual text, and grows with the text scale. It is a preference: where the columns have too little room
  /// it shrinks, down to 180 px times the text scale. Without a width of its own, a leading column takes that of a `frame` around all of its
  /// content, which stays the same at every text scale.
  ///
  /// Source: SwiftUI's `navigationSplitViewColumnWidth(_:)`.
  ///
  /// - Parameter width: the width in pixels at text scale 1, from 0.
  nonisolated public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    columnWidth(.fixed(width))
  }

  /// Sets the least, the ideal and the greatest width for the column that this view stands in. The user drags it between them.
  ///
  /// The widths are for the desktop's usual text, and grow with the text scale, as a width does that the user dragged the column to.
  ///
  /// The least width is the only one that counts when it is decided whether the columns fit side by side. Without one that is 180 px times
  /// the text scale, or the ideal width where that is less; for the detail it is 320 px times the text scale. Over the others a column
  /// leaves 48 px of them to be seen.
  ///
  /// Source: SwiftUI's `navigationSplitViewColumnWidth(min:ideal:max:)`.
  ///
  /// - Parameters:
  ///   - min: the least width in pixels at text scale 1; nil for the one that is described above.
  ///   - ideal: the width in pixels at text scale 1 that the column begins with, and gets by a double click on its edge.
  ///   - max: the greatest width in pixels at text scale 1; nil for no limit.
  nonisolated public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    columnWidth(ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }

  nonisolated private func columnWidth(_ width: ColumnWidth) -> some View {
    if let problem = width.problem { Problem.report(problem) }
    return preference { $0.columnWidth = width }
  }
}
