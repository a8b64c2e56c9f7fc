// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `contextMenu(menuItems:)`.
struct GardenMenu: View {
  @State private var done = "Nothing is done"

  var body: some View {
    List {
      Text("The old garden")
        .padding()
        .contextMenu {
          Button {
            done = "It is a favorite"
          } label: {
            Label("Make It a Favorite", systemImage: "heart")
          }
          Button {
            done = "It is on the map"
          } label: {
            Label("Show It on the Map", systemImage: "mappin")
          }
        }
      Text(done)
    }
  }
}

struct Tool: Identifiable {
  let id: Int
  let name: String
}

/// Page: `contextMenu(forSelectionType:menu:primaryAction:)`.
struct ToolMenu: View {
  var tools: [Tool]
  @State private var selection = Set<Tool.ID>()
  @State private var done = "Nothing is done"

  var body: some View {
    VStack {
      Text(done)
      List(selection: $selection) {
        ForEach(tools) { tool in
          Text(tool.name)
        }
      }
      .contextMenu(forSelectionType: Tool.ID.self) { tools in
        if tools.isEmpty {  // The menu of the empty area.
          Button("New Tool") { done = "A new tool" }
        } else if tools.count == 1 {  // The menu of one row.
          Button("Copy") { done = "Copied \(tools)" }
          Button("Throw Away", role: .destructive) {}
        } else {  // The menu of several rows.
          Button("Copy") { done = "Copied \(tools.sorted())" }
          Button("New Box With Selection") { done = "Boxed \(tools.sorted())" }
          Button("Throw All Away", role: .destructive) {}
        }
      } primaryAction: { tools in
        done = "Took \(tools.sorted())"
      }
    }
  }
}

struct Boat: Identifiable {
  var id: Int
  var name: String
}

/// Page: `RenameButton` and `renameAction(_:)`.
struct BoatRow: View {
  @Binding var boat: Boat
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack {
      Text("Boat \(boat.id)")
      TextField("Name of boat \(boat.id)", text: $boat.name)
        .focused($isFocused)
    }
    .contextMenu {
      RenameButton()
    }
    .renameAction { isFocused = true }
  }
}

struct BoatList: View {
  @State private var boats = [Boat(id: 1, name: "Petrel"), Boat(id: 2, name: "Puffin")]

  var body: some View {
    List($boats) { $boat in
      BoatRow(boat: $boat)
    }
  }
}

/// Page: `Menu`.
struct ScrollMenus: View {
  @State private var done = "Nothing is done"

  var body: some View {
    VStack {
      Text(done)
      Menu("Scroll") {
        Button("Roll Up", action: rollUp)
        Button("Unroll") { done = "Unrolled" }
        Menu("Copy Out") {
          Button("By Hand") { done = "Copied by hand" }
          Button("By Press") { done = "Copied by press" }
        }
      }
      Menu {
        Button("Bind It") { done = "Bound" }
      } label: {
        Label("Book", systemImage: "book")
      }
    }
  }

  private func rollUp() { done = "Rolled up" }
}

/// Page: `Menu`, "Primary action".
struct PrimaryMenu: View {
  @State private var done = "Nothing is done"

  var body: some View {
    VStack {
      Text(done)
      Menu {
        Button(action: { done = "Kept for later" }) {
          Label("Keep for Later", systemImage: "eyeglasses")
        }
        Button(action: { done = "All are kept" }) {
          Label("Keep All", systemImage: "book")
        }
      } label: {
        Label("Keep", systemImage: "bookmark")
      } primaryAction: {
        done = "Kept"
      }
    }
  }
}

/// Page: `disabled(_:)`.
struct DisabledButtons: View {
  var body: some View {
    HStack {
      Button("Press") {}
        .disabled(false)
    }
    .disabled(true)
  }
}
