import Observation
import SidelightUI

/// What the tests of tab views change, and what happens in them.
@MainActor @Observable final class TabDesk {
  enum Place: Hashable, CaseIterable { case home, mail, songs, albums, find, more }

  var selection = Place.home
  var shown = Place.allCases
  var hidden: Set<Place> = []
  var disabled: Set<Place> = []
  var unread = 0
  /// The pages whose views have been made, in order.
  @ObservationIgnored var made: [Place] = []
  @ObservationIgnored var log: [String] = []
}

/// A page with a state of its own.
struct TabPage: View {
  let desk: TabDesk
  let place: TabDesk.Place
  @State private var count = 0

  init(_ desk: TabDesk, _ place: TabDesk.Place) {
    self.desk = desk
    self.place = place
  }

  var body: some View {
    VStack {
      Text("This is \(place)")
      Button("\(place) \(count)") { count += 1 }
    }
    .onAppear {
      if !desk.made.contains(place) { desk.made.append(place) }
      desk.log.append("+\(place)")
    }
    .onDisappear { desk.log.append("-\(place)") }
    .navigationTitle("Title of \(place)")
  }
}

/// Tabs with a binding; which are there, hidden and disabled is the desk's.
struct TabbedDesk: View {
  @Bindable var desk: TabDesk

  var body: some View {
    TabView(selection: $desk.selection) {
      if desk.shown.contains(.find) {
        Tab(value: TabDesk.Place.find, role: .search) { TabPage(desk, .find) }
      }
      Tab("Home", systemImage: "house", value: TabDesk.Place.home) { TabPage(desk, .home) }
        .hidden(desk.hidden.contains(.home))
      Tab("Mail", systemImage: "envelope", value: TabDesk.Place.mail) { TabPage(desk, .mail) }
        .badge(desk.unread)
        .disabled(desk.disabled.contains(.mail))
        .hidden(desk.hidden.contains(.mail))
      TabSection("Library") {
        ForEach([TabDesk.Place.songs, .albums].filter(desk.shown.contains), id: \.self) { place in
          Tab("\(place)", systemImage: "music.note", value: place) { TabPage(desk, place) }
        }
      }
    }
  }
}

/// Tabs without a binding.
struct UnboundTabs: View {
  let desk: TabDesk

  var body: some View {
    TabView {
      Tab("Home", systemImage: "house") { TabPage(desk, .home) }
      Tab {
        TabPage(desk, .mail)
      } label: {
        Label("Mail", systemImage: "envelope")
      }
      .hidden(desk.hidden.contains(.mail))
      if desk.shown.contains(.songs) {
        Tab("Songs", systemImage: "music.note") { TabPage(desk, .songs) }
      }
    }
  }
}

/// Tabs of every other form.
struct MixedTabs: View {
  let isEvening: Bool

  var body: some View {
    TabView {
      Tab("Deep", systemImage: "star") { Text("This is deep") }
        .tabPlacement(.sidebarOnly)
      Tab("Pinned", systemImage: "pin") { Text("This is pinned") }
        .tabPlacement(.pinned)
      if isEvening {
        Tab("Evening", systemImage: "moon") { Text("This is evening") }
      } else {
        Tab("Day", systemImage: "sun.max") { Text("This is day") }
      }
      Group { OwnTabs() }.badge("new")
      AnyTabContent(
        Tab {
          Text("This is any")
        } label: {
          Text("Any")
        })
    }
  }
}

private struct OwnTabs: TabContent {
  var body: some TabContent<Never> {
    Tab("Own 1", systemImage: "star") { Text("This is own 1") }
    Tab("Own 2", systemImage: "star") { Text("This is own 2") }
  }
}
