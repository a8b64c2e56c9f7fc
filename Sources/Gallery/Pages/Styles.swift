import Sidelight

extension GalleryPage {
  static let styles = GalleryPage(
    "styles", "Styles", symbol: "paintpalette", in: .splitViews,
    about:
      "The same two columns in the built-in styles, and in two of this app's own. Type a note, then change the style: nothing is lost.",
    state: StylesState.init, content: Styles.init,
    knobs: { state in
      Picker("Style", selection: Bindable(state).style) {
        ForEach(StyleChoice.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      VisibilityPicker(visibility: Bindable(state).visibility)
    })
}

private enum StyleChoice: String, CaseIterable {
  case automatic = "Automatic"
  case balanced = "Balanced"
  case prominentDetail = "Prominent detail"
  case trailing = "Sidebar at the end"
  case banner = "Balanced, with a banner"
}

@MainActor @Observable private final class StylesState {
  var style = StyleChoice.trailing
  var visibility = NavigationSplitViewVisibility.all
  var person: Int? = Person.all[0].id
}

private struct Styles: View {
  @Bindable var state: StylesState

  var body: some View {
    NavigationSplitView(columnVisibility: $state.visibility) {
      List(Person.all, selection: $state.person) { Text($0.name) }
        .navigationTitle("People")
    } detail: {
      Note(person: Person.all.first { $0.id == state.person })
    }
    .navigationSplitViewStyle(ChosenStyle(choice: state.style))
  }
}

/// A person with a note, which is state of the detail.
private struct Note: View {
  let person: Person?
  @State private var note = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(person?.role ?? "Nobody is selected").foregroundStyle(.secondary)
      TextField("Note", text: $note)
      Spacer()
    }
    .padding(24)
    .navigationTitle(person?.name ?? "Nobody")
  }
}

/// The style that is chosen now. The split view is the same one in all of them.
private struct ChosenStyle: NavigationSplitViewStyle {
  let choice: StyleChoice

  func makeBody(configuration: Configuration) -> some View {
    switch choice {
    case .automatic: AutomaticNavigationSplitViewStyle().makeBody(configuration: configuration)
    case .balanced: BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
    case .prominentDetail: ProminentDetailNavigationSplitViewStyle().makeBody(configuration: configuration)
    case .trailing: TrailingSidebarStyle().makeBody(configuration: configuration)
    case .banner: BannerStyle().makeBody(configuration: configuration)
    }
  }
}

/// The sidebar at the end; in a narrow window one column at a time.
private struct TrailingSidebarStyle: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    let column = configuration.preferredCompactColumn
    if !configuration.isCollapsed {
      HStack(spacing: 0) {
        configuration.detail
        if configuration.columnVisibility.wrappedValue != .detailOnly {
          Divider()
          configuration.sidebar.frame(width: 220)
        }
      }
    } else if column.wrappedValue == .detail {
      configuration.detail
      Button("All People") { column.wrappedValue = .sidebar }.padding(12)
    } else {
      configuration.sidebar
    }
  }
}

/// The usual columns below a line of text.
private struct BannerStyle: NavigationSplitViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      Text("You are looking at a copy.").frame(maxWidth: .infinity).padding(8)
      Divider()
      BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
    }
  }
}
