/// Columns or a stack: the form before ``NavigationSplitView`` and ``NavigationStack``, which take its place.
///
/// ```swift
/// NavigationView {
///   List(parks) { park in NavigationLink(park.name) { ParkDetails(park) } }
///   Text("Choose a Park")
/// }
/// ```
///
/// Two views are a sidebar and a detail, three a sidebar, a content and a detail; one view is a sidebar beside an empty detail. A link fills the
/// next column, and one in the detail adds a page there; one in the sidebar adds a page to the sidebar itself where
/// ``NavigationLink/isDetailLink(_:)`` is false. A fourth view is not shown. In a narrow window all of it is one stack, in which a choice in a
/// list with a selection leads to the next view, too, if there is one. With ``NavigationViewStyle/stack`` the first view is the root of a
/// stack at every width. Source: SwiftUI's `NavigationView`.
@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
public struct NavigationView<Content> {
  let content: Content
}

@available(*, deprecated, message: "Use NavigationStack or NavigationSplitView.")
extension NavigationView: View where Content: View {
  /// Makes columns of the views that the builder returns.
  ///
  /// - Parameter content: one view for each column: the sidebar first, and the detail last.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A ``NavigationSplitView`` of the views, or a ``NavigationStack`` with the first of them.
  public var body: some View {
    let columns = (content as? any ColumnsOfViews)?.columns ?? [AnyView(content)]
    if columns.count > 3 {
      Problem.report(
        "a NavigationView has \(columns.count) views, of which only the first three are shown, since it has no more columns. Put the "
          + "others into one of these, as in a VStack.")
    }
    return NavigationViewBody(columns: columns)
  }
}

/// Several views in a row, of which each is a column.
@MainActor protocol ColumnsOfViews {
  var columns: [AnyView] { get }
}

extension TupleView: ColumnsOfViews {
  var columns: [AnyView] { parts.views.map { AnyView(erasing: $0) } }
}

/// What a navigation view is, whatever its content.
private struct NavigationViewBody: View {
  let columns: [AnyView]
  @Environment(\.stacksNavigationViews) private var isStack

  var body: some View {
    if isStack {
      NavigationStack { columns.first }
    } else if columns.count > 2 {
      NavigationSplitView {
        NavigationStack { columns[0] }
      } content: {
        columns[1]
      } detail: {
        NavigationStack { columns[2] }
      }
      .environment(\.stacksFilledColumns, true)
    } else {
      NavigationSplitView {
        NavigationStack { columns.first }
      } detail: {
        NavigationStack { columns.dropFirst().first }
      }
      .environment(\.stacksFilledColumns, true)
      .environment(\.hasNoDetail, columns.count < 2)
    }
  }
}

/// Whether a split view has nothing to show in its detail before a link leads there: it is a navigation view with one view.
enum HasNoDetailKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  fileprivate var hasNoDetail: Bool {
    get { self[HasNoDetailKey.self] }
    set { self[HasNoDetailKey.self] = newValue }
  }
}
