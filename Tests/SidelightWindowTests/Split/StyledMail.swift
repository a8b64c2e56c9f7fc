import Observation
import SidelightUI

/// The styles that windows show a split view in.
enum Style: CaseIterable {
  case balanced, prominentDetail, trailing, detailAlone, banner
}

/// What a window with a styled split view shows.
@Observable @MainActor final class StyleModel {
  var kind: Style
  var visibility = NavigationSplitViewVisibility.all
  var column = NavigationSplitViewColumn.sidebar
  var chosen: Int?
  var text = ""
  var isInspected = false

  init(_ kind: Style) { self.kind = kind }
}

/// The sidebar at the end.
private struct TrailingSidebar: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.detail
      if configuration.columnVisibility.wrappedValue != .detailOnly { configuration.sidebar.frame(width: 200) }
    }
  }
}

/// The detail and nothing else.
private struct DetailAlone: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.detail }
}

/// A button above the columns, which are laid out as usual.
private struct Banner: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Button("Banner") {}
      BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// A list and what is chosen of it, with text to type.
struct StyledMail: View {
  @Bindable var model: StyleModel

  var body: some View {
    let columns = NavigationSplitView(columnVisibility: $model.visibility, preferredCompactColumn: $model.column) {
      List(0..<200, selection: $model.chosen) { Text("Row \($0)") }.navigationTitle("Rows")
    } detail: {
      VStack {
        Text("Chosen \(model.chosen ?? -1)")
        TextField("Name", text: $model.text)
      }
      .navigationTitle("Detail")
      .inspector(isPresented: $model.isInspected) { Text("About") }
    }
    return styled(columns)
  }

  /// One type for every style, so that the split view stays the same one.
  private func styled(_ columns: some View) -> AnyView {
    switch model.kind {
    case .balanced: AnyView(columns.navigationSplitViewStyle(.balanced))
    case .prominentDetail: AnyView(columns.navigationSplitViewStyle(.prominentDetail))
    case .trailing: AnyView(columns.navigationSplitViewStyle(TrailingSidebar()))
    case .detailAlone: AnyView(columns.navigationSplitViewStyle(DetailAlone()))
    case .banner: AnyView(columns.navigationSplitViewStyle(Banner()))
    }
  }
}
