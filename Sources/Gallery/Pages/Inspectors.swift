import Sidelight

extension GalleryPage {
  static let inspector = GalleryPage("inspector", "Inspector", symbol: "sidebar.right") { InspectorInColumns() }
  static let inspectorAnywhere = GalleryPage("inspector-anywhere", "Inspector Anywhere", symbol: "info.circle") { InspectorAnywhere() }
}

/// An inspector of a split view: a column, an overlay or a sheet, as the window has room.
private struct InspectorInColumns: View {
  @State private var person: Int? = 1
  @State private var isInspected = true
  @State private var notes: [Int: String] = [:]

  private var chosen: Person? { Person.all.first { $0.id == person } }

  var body: some View {
    NavigationSplitView {
      List(Person.all, selection: $person) { Text($0.name) }.navigationTitle("People")
    } detail: {
      PersonView(person: chosen)
        .toolbar {
          Button("Notes", systemImage: "sidebar.right") { isInspected.toggle() }
        }
        .inspector(isPresented: $isInspected) {
          VStack(alignment: .leading, spacing: 12) {
            Text("Notes about \(chosen?.name ?? "nobody")").font(.headline)
            TextField("Add a note", text: note)
            Spacer()
          }
          .padding(12)
          .navigationTitle("Notes")
          .inspectorColumnWidth(min: 200, ideal: 260, max: 400)
        }
    }
  }

  private var note: Binding<String> {
    Binding(get: { notes[person ?? 0] ?? "" }, set: { notes[person ?? 0] = $0 })
  }
}

/// Any view has an inspector: it becomes a split view of one column.
private struct InspectorAnywhere: View {
  @State private var isInspected = true

  var body: some View {
    NavigationStack {
      Toggle("Inspector", isOn: $isInspected)
        .frame(maxWidth: 300)
        .padding(24)
        .navigationTitle("Inspector Anywhere")
    }
    .inspector(isPresented: $isInspected) {
      List(Department.all) { Label($0.name, systemImage: $0.symbol) }
        .navigationTitle("Departments")
    }
  }
}
