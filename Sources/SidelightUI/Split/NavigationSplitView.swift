package import SidelightCore

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
/// Wide windows show the columns side by side; where they don't fit, leading columns lie over the others on demand, and
/// in a narrow window all columns are one stack. On GNOME it is made of `AdwOverlaySplitView` and
/// `AdwNavigationSplitView`. Source: SwiftUI's `NavigationSplitView`.
public struct NavigationSplitView<Sidebar, Content, Detail> {
  let columnVisibility: Binding<NavigationSplitViewVisibility>?
  let preferredCompactColumn: Binding<NavigationSplitViewColumn>?
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
}

extension NavigationSplitView: View where Sidebar: View, Content: View, Detail: View {
  /// Drawn by the graph.
  public typealias Body = Never

  /// Makes three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns and controls which of them are visible.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns and controls which one is on top while they are collapsed.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns and controls which of them are visible, and which one is on top while they are collapsed.
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
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(columnVisibility: nil, preferredCompactColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns and controls which of them are visible.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns and controls which one is on top while they are collapsed.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: nil, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns and controls which of them are visible, and which one is on top while they are collapsed.
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
  /// Sets a fixed width in pixels for the column that this view stands in.
  nonisolated public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    columnWidth(.fixed(width))
  }

  /// Sets the least, the ideal and the greatest width in pixels for the column that this view stands in.
  nonisolated public func navigationSplitViewColumnWidth(min: Double? = nil, ideal: Double, max: Double? = nil) -> some View {
    columnWidth(ColumnWidth(minimum: min, ideal: ideal, maximum: max))
  }

  nonisolated private func columnWidth(_ width: ColumnWidth) -> some View {
    if let problem = width.problem { Problem.report(problem) }
    return preference { $0.columnWidth = width }
  }
}
