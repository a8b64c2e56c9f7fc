import Sidelight

extension GalleryPage {
  static let tabSidebar = GalleryPage(
    "tab-sidebar", "Tab Sidebar", symbol: "sidebar.left", in: .tabs,
    about:
      "The tabs stand in a sidebar, in sections that fold, and below the page where it is narrow. In “Mail” the page has columns of its own: "
      + "as the window gets narrower, the sidebar of the tabs is the first to lie over the others. “Edit” hides, shows and moves them."
  ) {
    TabSidebarState()
  } content: { state in
    TabSidebarExample(state: state)
  } knobs: { state in
    @Bindable var state = state
    Toggle("Begin with a bar in place of the sidebar", isOn: $state.beginsWithBar)
    Toggle("A header above the tabs", isOn: $state.hasHeader)
    Toggle("A bar below the sidebar", isOn: $state.hasBar)
    Toggle("Hide “Library”", isOn: $state.hidesLibrary)
    Button("Undo all editing") { state.customization = TabViewCustomization() }
  }
}

@MainActor @Observable private final class TabSidebarState {
  enum Place: Hashable { case home, mail, songs, albums, artists, search, playlist(String) }

  var place = Place.home
  var beginsWithBar = false
  var hasHeader = false
  var hasBar = true
  var hidesLibrary = false
  var customization = TabViewCustomization()
  var playlists = ["Morning", "Running", "Rain"]
}

private struct TabSidebarExample: View {
  @Bindable var state: TabSidebarState

  var body: some View {
    TabView(selection: $state.place) {
      Tab("Home", systemImage: "house", value: .home) { TabSidebarList(title: "Home") }
        .customizationID("home")
        .customizationBehavior(.reorderable)
      Tab("Mail", systemImage: "envelope", value: .mail) { TabSidebarMail() }
        .badge(3)
        .customizationID("mail")
      Tab(value: .search, role: .search) { TabSidebarList(title: "Search") }
      TabSection("Library") {
        Tab("Songs", systemImage: "music.note", value: .songs) { TabSidebarList(title: "Songs") }
          .customizationID("songs")
        Tab("Albums", systemImage: "square.stack", value: .albums) { TabSidebarList(title: "Albums") }
          .customizationID("albums")
        Tab("Artists", systemImage: "person.2", value: .artists) { TabSidebarList(title: "Artists") }
          .customizationID("artists")
      }
      .hidden(state.hidesLibrary)
      .customizationID("library")
      TabSection("Playlists") {
        ForEach(state.playlists, id: \.self) { name in
          Tab(name, systemImage: "music.note.list", value: TabSidebarState.Place.playlist(name)) { TabSidebarList(title: name) }
            .customizationID("playlist \(name)")
        }
      }
      .customizationID("playlists")
      .sectionActions {
        Button("Add Playlist", systemImage: "plus") { state.playlists.append("Playlist \(state.playlists.count + 1)") }
      }
    }
    .tabViewStyle(.sidebarAdaptable)
    .defaultAdaptableTabBarPlacement(state.beginsWithBar ? .tabBar : .automatic)
    .tabViewCustomization($state.customization)
    .tabViewSidebarHeader {
      if state.hasHeader { Text("Listening on this computer") }
    }
    .tabViewSidebarBottomBar {
      if state.hasBar { Label("Ada", systemImage: "person.crop.circle") }
    }
  }
}

private struct TabSidebarList: View {
  let title: String

  var body: some View {
    NavigationStack {
      List(1..<41) { number in
        NavigationLink("\(title) \(number)") { Text("\(title) \(number)").navigationTitle("\(title) \(number)") }
      }
      .navigationTitle(title)
    }
  }
}

private struct TabSidebarMail: View {
  @State private var box: String? = "Inbox"
  @State private var letter: Int?

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent", "Archive"], id: \.self, selection: $box) { Label($0, systemImage: "folder") }
        .navigationTitle("Mail")
    } detail: {
      List(1..<31, selection: $letter) { Text("Letter \($0)") }
        .navigationTitle(box ?? "No Mailbox")
    }
  }
}
