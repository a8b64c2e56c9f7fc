// An app has the same lines below `import SwiftUI`.
import Sidelight

struct SectionFrame<Content: View, Header: View, Footer: View>: View {
  @ViewBuilder var content: Content
  @ViewBuilder var header: Header
  @ViewBuilder var footer: Footer

  var body: some View {
    VStack {
      HStack {
        Text("Above:")
        header
      }
      content
      HStack {
        Text("Below:")
        footer
      }
    }
  }
}

/// Page: `Group.init(sections:transform:)`.
struct FramedSections<Content: View>: View {
  var content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack {
      Group(sections: content) { sections in
        Text("\(sections.count) sections")
        ForEach(sections) { section in
          SectionFrame {
            section.content
          } header: {
            section.header
          } footer: {
            section.footer
          }
        }
      }
    }
  }
}

struct FramedShelves: View {
  var body: some View {
    FramedSections {
      Section {
        Text("Atlas")
        Text("Globe")
      } header: {
        Text("Maps")
      } footer: {
        Text("Two of them")
      }
      Section {
        Text("Waltz")
      } header: {
        Text("Scores")
      } footer: {
        Text("One of them")
      }
    }
  }
}

struct ImplicitShelves: View {
  var body: some View {
    FramedSections {
      Text("What stands before")
      Section("Maps") {
        Text("Atlas")
      }
      Text("What stands behind")
    }
  }
}

/// Page: `SectionConfiguration`.
struct Pinboard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    HStack {
      ForEach(sections: content) { section in
        VStack {
          HStack { section.header }
          section.content
          HStack { section.footer }
        }
      }
    }
  }
}

struct PinnedShelves: View {
  var body: some View {
    Pinboard {
      Section("Maps") {
        Text("Atlas")
      }
      Section("Scores") {
        Text("Waltz")
      }
    }
  }
}

struct LargeCard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View { VStack { content }.padding(20) }
}

struct SmallCard<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View { VStack { content }.padding(4) }
}

/// Page: `Group.init(subviews:transform:)`.
struct Cards<Content: View>: View {
  var content: Content

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    VStack {
      Group(subviews: content) { subviews in
        HStack {
          if subviews.count >= 2 {
            SmallCard { subviews[1] }
          }
          if let first = subviews.first {
            LargeCard { first }
          }
          if subviews.count >= 3 {
            SmallCard { subviews[2] }
          }
        }
        if subviews.count > 3 {
          subviews[3...]
        }
      }
    }
  }
}

struct SongCards: View {
  var body: some View {
    NavigationStack {
      Cards {
        NavigationLink("New Songs") { Text("What is new") }
        NavigationLink("Old Songs") { Text("What is old") }
        NavigationLink("Loud Songs") { Text("What is loud") }
        NavigationLink("Quiet Songs") { Text("What is quiet") }
      }
    }
  }
}

/// Page: `sectionActions(content:)`.
struct RoomList: View {
  @State private var rooms = ["Kitchen", "Cellar"]

  var body: some View {
    List {
      Label("House", systemImage: "house")
      Section("Rooms") {
        ForEach(rooms, id: \.self) { room in
          Label(room, systemImage: "door.left.hand.closed")
        }
      }
      .sectionActions {
        Button("Add a Room", systemImage: "plus") { rooms.append("Attic") }
      }
    }
  }
}

/// Page: `Section`, whose user opens and folds it in a sidebar.
struct FoldingShelves: View {
  @State private var isExpanded = true

  var body: some View {
    List {
      Section("Maps", isExpanded: $isExpanded) {
        Text("Atlas")
      }
      Section {
        Text(isExpanded ? "Maps are open" : "Maps are closed")
      } footer: {
        Text("Of two shelves")
      }
    }
    .listStyle(.sidebar)
  }
}
