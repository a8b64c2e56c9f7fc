import Sidelight

extension GalleryPage {
  static let inspector = GalleryPage(
    "inspector", "Inspector", symbol: "sidebar.right", in: .inspector,
    about: "A trailing column, an overlay, or a sheet, as the window has room. Beside three columns it makes the sidebar step aside.",
    state: InspectorState.init, content: InspectorInColumns.init, knobs: InspectorKnobs.init)
  static let inspectorAnywhere = GalleryPage(
    "inspector-anywhere", "Inspector Anywhere", symbol: "info.circle", in: .inspector,
    about: "Any view has an inspector: it becomes a split view of one column.", content: InspectorAnywhere.init)
}

@MainActor @Observable private final class InspectorState {
  var hasThreeColumns = false
  var visibility = NavigationSplitViewVisibility.automatic
  var isInspected = true
  var ideal = 260.0
  var department: String? = Department.all[0].id
  var person: Int? = 1
  var notes: [Int: String] = [:]

  var chosen: Person? { Person.all.first { $0.id == person } }

  var note: Binding<String> {
    Binding(get: { self.notes[self.person ?? 0] ?? "" }, set: { self.notes[self.person ?? 0] = $0 })
  }
}

private struct InspectorInColumns: View {
  @Bindable var state: InspectorState

  var body: some View {
    if state.hasThreeColumns {
      NavigationSplitView(columnVisibility: $state.visibility) {
        List(Department.all, selection: $state.department) { Label($0.name, systemImage: $0.symbol) }.navigationTitle("Departments")
      } content: {
        List(Person.all.filter { $0.department == state.department }, selection: $state.person) { Text($0.name) }
          .navigationTitle("People")
      } detail: {
        InspectedPerson(state: state)
      }
    } else {
      NavigationSplitView(columnVisibility: $state.visibility) {
        List(Person.all, selection: $state.person) { Text($0.name) }.navigationTitle("People")
      } detail: {
        InspectedPerson(state: state)
      }
    }
  }
}

private struct InspectedPerson: View {
  @Bindable var state: InspectorState

  var body: some View {
    PersonView(person: state.chosen)
      .toolbar {
        Button("Notes", systemImage: "sidebar.right") { state.isInspected.toggle() }
      }
      .inspector(isPresented: $state.isInspected) {
        VStack(alignment: .leading, spacing: 12) {
          Text("Notes about \(state.chosen?.name ?? "nobody")").font(.headline)
          TextField("Add a note", text: state.note)
          Spacer()
        }
        .padding(12)
        .navigationTitle("Notes")
        .inspectorColumnWidth(min: 200, ideal: state.ideal, max: 400)
      }
  }
}

private struct InspectorKnobs: View {
  @Bindable var state: InspectorState

  var body: some View {
    Toggle("Inspector", isOn: $state.isInspected)
    Toggle("Three columns", isOn: $state.hasThreeColumns)
    VisibilityPicker(visibility: $state.visibility)
    KnobSlider(title: "Ideal width", value: $state.ideal, range: 200...400)
  }
}

private struct InspectorAnywhere: View {
  @State private var isInspected = true

  var body: some View {
    NavigationStack {
      Toggle("Inspector", isOn: $isInspected)
        .frame(maxWidth: 300)
        .padding(24)
        .frame(maxHeight: .infinity, alignment: .top)
        .navigationTitle("Inspector Anywhere")
    }
    .inspector(isPresented: $isInspected) {
      List(Department.all) { Label($0.name, systemImage: $0.symbol) }
        .navigationTitle("Departments")
    }
  }
}
