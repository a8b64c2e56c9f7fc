import Sidelight

extension GalleryPage {
  static let pageTabs = GalleryPage(
    "page-tabs", "Pages with Dots", symbol: "ellipsis.circle", in: .tabs,
    about:
      "Swipe through the pages, click a dot, or go by keyboard: Ctrl+Page Up and Page Down, Alt with a digit, arrows among the dots. A page is "
      + "made when it first comes into sight."
  ) {
    PageTabsState()
  } content: { state in
    Welcome(state: state)
  } knobs: { state in
    @Bindable var state = state
    Picker("Dots", selection: $state.dots) {
      ForEach(PageTabsState.Dots.allCases, id: \.self) { Text($0.rawValue) }
    }
    Toggle("A background behind the dots", isOn: $state.hasBackground)
    Toggle("Nobody may go to the last page", isOn: $state.staysBeforeLast)
    Button("Go to the first page") { state.page = 0 }
  }
}

@MainActor @Observable private final class PageTabsState {
  enum Dots: String, CaseIterable {
    case automatic = "Automatic"
    case never = "Never"
  }

  /// The page that is shown. The last one may be refused.
  var page: Int {
    get { shown }
    set { if newValue < 3 || !staysBeforeLast { shown = newValue } }
  }
  private var shown = 0
  var dots = Dots.automatic
  var hasBackground = false
  var staysBeforeLast = false
}

private struct Welcome: View {
  @Bindable var state: PageTabsState

  var body: some View {
    TabView(selection: $state.page) {
      page(0, "Welcome", "star", "This is the first of four pages.")
      page(1, "Write", "pencil", "Each says what the app does.")
      page(2, "Share", "square.and.arrow.up", "Go back to one at any time.")
      page(3, "Begin", "checkmark", "That is all.")
    }
    .tabViewStyle(.page(indexDisplayMode: state.dots == .never ? .never : .automatic))
    .indexViewStyle(.page(backgroundDisplayMode: state.hasBackground ? .always : .automatic))
  }

  private func page(_ number: Int, _ title: String, _ symbol: String, _ text: String) -> some TabContent<Int> {
    Tab(title, systemImage: symbol, value: number) {
      ContentUnavailableView(title, systemImage: symbol, description: Text(text)).navigationTitle(title)
    }
  }
}

extension GalleryPage {
  static let accessoryTabs = GalleryPage(
    "accessory-tabs", "Tabs with a Player", symbol: "play", in: .tabs,
    about:
      "What stands at the bottom stays while you go from tab to tab: above the bar of a narrow window, and below the page of a wide one. "
      + "Scrolling down makes room: a narrow window has both in one small line until you scroll up, or click it. The "
      + "second tab hides the bar; Ctrl+Page Up leads back from it."
  ) {
    Player()
  }
}

private struct Player: View {
  @State private var isPlaying = false

  var body: some View {
    TabView {
      Tab("Songs", systemImage: "music.note") { List(1..<41) { Text("Song \($0)") }.navigationTitle("Songs") }
      Tab("Cover", systemImage: "square.stack") {
        ContentUnavailableView("Cover", systemImage: "square.stack", description: Text("The bar of the tabs is hidden."))
          .navigationTitle("Cover")
          .toolbar(.hidden, for: .tabBar)
      }
      Tab("Artists", systemImage: "person") { List(1..<11) { Text("Artist \($0)") }.navigationTitle("Artists") }
    }
    .tabBarMinimizeBehavior(.onScrollDown)
    .tabViewBottomAccessory {
      HStack {
        Text(isPlaying ? "Song 7 is playing" : "Nothing is playing")
        Spacer()
        Button {
          isPlaying.toggle()
        } label: {
          Label(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause" : "play")
        }
      }
    }
  }
}
