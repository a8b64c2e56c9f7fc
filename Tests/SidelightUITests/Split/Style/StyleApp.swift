import SidelightCore
import SidelightUI

/// The styles that tests show a split view in.
enum StyleKind: CaseIterable {
  case automatic, balanced, prominentDetail, trailing, detailAlone, banner
}

/// The sidebar at the end, in a row of the style's own.
struct TrailingSidebar: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.detail
      if configuration.columnVisibility.wrappedValue != .detailOnly { configuration.sidebar.frame(width: 200) }
    }
  }
}

/// The detail and nothing else.
struct DetailAlone: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.detail }
}

/// Something above the columns, which are laid out as usual.
struct Banner: NavigationSplitViewStyle {
  @State private var clicks = 0

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Button("Banner \(clicks)") { clicks += 1 }
      BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// One of the styles, by its kind.
struct Chosen: NavigationSplitViewStyle {
  let kind: StyleKind

  func makeBody(configuration: Configuration) -> some View {
    switch kind {
    case .automatic: AutomaticNavigationSplitViewStyle().makeBody(configuration: configuration)
    case .balanced: BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
    case .prominentDetail: ProminentDetailNavigationSplitViewStyle().makeBody(configuration: configuration)
    case .trailing: TrailingSidebar().makeBody(configuration: configuration)
    case .detailAlone: DetailAlone().makeBody(configuration: configuration)
    case .banner: Banner().makeBody(configuration: configuration)
    }
  }
}

extension View {
  /// This view in a style that may be another one each time: the types behind the styles differ, the view's own does not.
  func style(_ kind: StyleKind) -> AnyView {
    switch kind {
    case .automatic: AnyView(navigationSplitViewStyle(.automatic))
    case .balanced: AnyView(navigationSplitViewStyle(.balanced))
    case .prominentDetail: AnyView(navigationSplitViewStyle(.prominentDetail))
    case .trailing: AnyView(navigationSplitViewStyle(TrailingSidebar()))
    case .detailAlone: AnyView(navigationSplitViewStyle(DetailAlone()))
    case .banner: AnyView(navigationSplitViewStyle(Banner()))
    }
  }
}

/// A split view with a selection, with text being typed and with a count in state of their own, in a style that changes.
struct StyleApp: View {
  @Bindable var kind: Box<StyleKind>
  @Bindable var visibility: Box<NavigationSplitViewVisibility>
  /// Whether all styles are told apart by a style around them, and not by the modifier.
  var isWrapped = false
  @State private var chosen: Int?

  init(_ kind: Box<StyleKind>, _ visibility: Box<NavigationSplitViewVisibility> = Box(.all), isWrapped: Bool = false) {
    self.kind = kind
    self.visibility = visibility
    self.isWrapped = isWrapped
  }

  var body: some View {
    if isWrapped { columns.navigationSplitViewStyle(Chosen(kind: kind.value)) } else { columns.style(kind.value) }
  }

  private var columns: some View {
    NavigationSplitView(columnVisibility: $visibility.value) {
      List(0..<3, selection: $chosen) { Text("Row \($0)") }.navigationTitle("Rows")
    } detail: {
      DetailOfStyleApp(chosen: chosen).navigationTitle("Detail")
    }
  }
}

/// Text and a count of its own.
private struct DetailOfStyleApp: View {
  let chosen: Int?
  @State private var text = ""

  var body: some View {
    VStack {
      Text("Chosen \(chosen ?? -1)")
      TextField("Name", text: $text)
      Counter("Count")
    }
  }
}
