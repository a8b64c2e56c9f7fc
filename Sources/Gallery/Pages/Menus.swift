import Sidelight

extension GalleryPage {
  static let menus = GalleryPage(
    "menus", "Menus", symbol: "line.3.horizontal", in: .page,
    about:
      "A button with a menu, one with an action of its own beside it, and one in the header bar. Menus hold buttons, switches, choices "
      + "and further menus, and so do those that open with a secondary click on a row. The menu Zoom stays open.",
    state: MenusState.init, content: MenusView.init, knobs: MenusKnobs.init)
}

@MainActor @Observable private final class MenusState {
  var order = "Name"
  var showsHidden = false
  var last = "Nothing chosen yet"
  var tint = Tint.none
  var zoom = 100

  enum Tint: String, CaseIterable { case none = "None", green = "Green", orange = "Orange", purple = "Purple" }

  var color: Color? {
    switch tint {
    case .none: nil
    case .green: .green
    case .orange: .orange
    case .purple: .purple
    }
  }
}

private struct Entries: View {
  @Bindable var state: MenusState

  var body: some View {
    ControlGroup {
      Button("Turn Left", systemImage: "rotate.left") { state.last = "Turn left" }
      Button("Turn Right", systemImage: "rotate.right") { state.last = "Turn right" }
      Button("Favorite", systemImage: "star") { state.last = "Favorite" }
    }
    .controlGroupStyle(.palette)
    Button("Duplicate", systemImage: "doc.on.doc") { state.last = "Duplicate" }
    Menu("Copy As") {
      Button("Text") { state.last = "Copy as text" }
      Button("Link") { state.last = "Copy as link" }
      Menu("Picture") {
        ForEach(["Small", "Large"], id: \.self) { size in Button(size) { state.last = "Copy as a \(size.lowercased()) picture" } }
      }
    }
    Picker("Sort By", selection: $state.order) { ForEach(["Name", "Size", "Date"], id: \.self) { Text($0) } }
    Toggle("Show Hidden Files", isOn: $state.showsHidden).menuActionDismissBehavior(.disabled)
    Divider()
    Button("Delete", role: .destructive) { state.last = "Delete" }
  }
}

private struct MenusView: View {
  @Bindable var state: MenusState
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    VStack(spacing: 0) {
      if sizeClass == .compact { VStack(spacing: 12) { buttons }.padding(18) } else { HStack(spacing: 12) { buttons }.padding(18) }
      List(["Door.svg", "Notes.txt", "Packing.md"], id: \.self) { name in
        Label(name, systemImage: "doc").contextMenu { Entries(state: state) }
      }
      .listStyle(.insetGrouped)
    }
    .tint(state.color)
    .navigationTitle("Menus")
    .navigationSubtitle(state.last)
    .toolbar { Menu("Tools", systemImage: "ellipsis") { Entries(state: state) } }
  }

  @ViewBuilder private var buttons: some View {
    Menu("Actions") { Entries(state: state) }
    Menu("Zoom") {
      Section("\(state.zoom) %") {
        Button("Zoom In") { state.zoom += 10 }
        Button("Zoom Out") { state.zoom -= 10 }.disabled(state.zoom <= 10)
      }
      Toggle("Show Hidden Files", isOn: $state.showsHidden)
    }
    .menuActionDismissBehavior(.disabled)
    Menu("Send", systemImage: "paperplane") {
      Button("Send Later") { state.last = "Send later" }
    } primaryAction: {
      state.last = "Send"
    }
    Menu("Prominent") { Entries(state: state) }.buttonStyle(.borderedProminent)
  }
}

private struct MenusKnobs: View {
  @Bindable var state: MenusState

  var body: some View {
    Picker("Tint", selection: $state.tint) { ForEach(MenusState.Tint.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Text("Sorted by \(state.order.lowercased()), hidden files \(state.showsHidden ? "shown" : "hidden")").foregroundStyle(.secondary)
  }
}
