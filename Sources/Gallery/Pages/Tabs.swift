import Sidelight

extension GalleryPage {
  static let tabs = GalleryPage(
    "tabs", "Tabs", symbol: "square.on.square", in: .tabs,
    about:
      "The tabs stand in the header bar, and below the page where it is narrow. A page keeps what it shows: count in one, and look at another. "
      + "Alt with a digit and Ctrl+Page Up and Page Down go through them."
  ) {
    TabsState()
  } content: { state in
    Tabs(state: state)
  } knobs: { state in
    @Bindable var state = state
    Toggle("More tabs than a narrow bar has room for", isOn: $state.hasMany)
    Toggle("Hide “Starred”", isOn: $state.hidesStarred)
    Toggle("Disable “Sent”", isOn: $state.disablesSent)
    Toggle("“Sent” stands out", isOn: $state.sentStandsOut)
    Button("Receive a message") { state.unread += 1 }
  }
}

extension GalleryPage {
  static let groupedTabs = GalleryPage(
    "grouped-tabs", "Grouped Tabs", symbol: "rectangle.split.3x1", in: .tabs,
    about: "The tabs stand above the page and below the header bar, which is that of the page around: for a few that belong together."
  ) {
    TabView {
      Tab("Songs", systemImage: "music.note") { Counter(title: "Songs") }
      Tab("Albums", systemImage: "square.stack") { Counter(title: "Albums") }.badge("new")
      Tab("Artists", systemImage: "person") { Counter(title: "Artists") }
    }
    .tabViewStyle(.grouped)
  }
}

@MainActor @Observable private final class TabsState {
  enum Place: Hashable { case inbox, starred, sent, drafts, archive, trash, search }

  var place = Place.inbox
  var unread = 2
  var hasMany = false
  var hidesStarred = false
  var disablesSent = false
  var sentStandsOut = false
}

private struct Tabs: View {
  @Bindable var state: TabsState

  var body: some View {
    TabView(selection: $state.place) {
      Tab("Inbox", systemImage: "tray.and.arrow.down.fill", value: .inbox) { Counter(title: "Inbox") }
        .badge(state.unread)
      Tab("Starred", systemImage: "star", value: .starred) { Starred() }
        .hidden(state.hidesStarred)
      Tab("Sent", systemImage: "paperplane", value: .sent, role: state.sentStandsOut ? .prominent : nil) { Counter(title: "Sent") }
        .disabled(state.disablesSent)
      if state.hasMany {
        Tab("Drafts", systemImage: "doc", value: .drafts) { Counter(title: "Drafts") }
        Tab("Archive", systemImage: "archivebox", value: .archive) { Counter(title: "Archive") }
        Tab("Trash", systemImage: "trash", value: .trash) { Counter(title: "Trash") }
      }
      Tab(value: .search, role: .search) { Counter(title: "Search") }
    }
  }
}

/// A stack: in a wide window the tabs stay above what is pushed onto it.
private struct Starred: View {
  var body: some View {
    NavigationStack {
      List(1..<21, id: \.self) { NavigationLink("Starred \($0)", value: $0) }
        .navigationTitle("Starred")
        .navigationDestination(for: Int.self) { number in
          Text("The text of message \(number).").padding().navigationTitle("Message \(number)")
        }
    }
  }
}

/// A page with a state of its own.
private struct Counter: View {
  let title: String
  @State private var count = 0

  var body: some View {
    List {
      Button("Counted to \(count)") { count += 1 }
      ForEach(1..<41) { Text("\(title) \($0)") }
    }
    .navigationTitle(title)
  }
}
