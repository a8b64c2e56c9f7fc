import Sidelight

extension GalleryPage {
  static let rowLooks = GalleryPage(
    "row-looks", "Row Looks", symbol: "textformat", in: .lists,
    about: "What a row can say of itself: the lines at its edges and their colours, a view behind it, the colour of its icon, a badge. "
      + "The style of the list has the last word.",
    state: RowLooksState.init, content: RowLooks.init,
    knobs: { state in
      Picker("Style", selection: Bindable(state).style) {
        ForEach(RowLookStyle.allCases, id: \.self) { Text($0.rawValue).tag($0) }
      }
      Toggle("Lines of all rows", isOn: Bindable(state).showsLines)
      Button("One More Message") { state.unread += 1 }
      Button("Read All") { state.unread = 0 }
    })
}

private enum RowLookStyle: String, CaseIterable {
  case inset = "Inset"
  case insetGrouped = "Inset grouped"
  case sidebar = "Sidebar"
}

@MainActor @Observable private final class RowLooksState {
  var style = RowLookStyle.insetGrouped
  var showsLines = false
  var unread = 12
  var chosen: String?
}

private struct RowLooks: View {
  @Bindable var state: RowLooksState

  var body: some View {
    let list = List(selection: $state.chosen) {
      Group { sections }.listRowSeparator(state.showsLines ? .visible : .automatic)
    }
    .navigationTitle("Row Looks")
    switch state.style {
    case .inset: list.listStyle(.inset)
    case .insetGrouped: list.listStyle(.insetGrouped)
    case .sidebar: list.listStyle(.sidebar)
    }
  }

  @ViewBuilder private var sections: some View {
    Section("Badges and Tints") {
      Label("Inbox", systemImage: "tray").badge(state.unread).badgeProminence(.increased).tag("inbox")
      Label("Drafts", systemImage: "doc").badge(2).tag("drafts")
      Label("Archive", systemImage: "archivebox").badge("1,204").badgeProminence(.decreased).tag("archive")
      Label("Orange", systemImage: "star.fill").listItemTint(.orange).tag("orange")
      Label("Green", systemImage: "flag").listItemTint(.green).tag("green")
    }
    Section("Lines") {
      Text("A red line below").listRowSeparator(.visible, edges: .bottom).listRowSeparatorTint(.red, edges: .bottom).tag("red")
      Text("No line below").listRowSeparator(.hidden, edges: .bottom).tag("none")
      Text("An ordinary row").tag("ordinary")
      Text("A line above").listRowSeparator(.visible, edges: .top).tag("above")
    }
    Section("Backgrounds and Insets") {
      Text("Yellow").listRowBackground(Color.yellow.opacity(0.3)).tag("yellow")
      Text("Further in").listRowInsets(EdgeInsets(top: 12, leading: 48, bottom: 12, trailing: 12)).tag("inset")
      Text("Blue").listRowBackground(Color.blue.opacity(0.2)).tag("blue")
    }
  }
}
