import Sidelight

extension GalleryPage {
  static let sheets = GalleryPage(
    "sheets", "Sheets", symbol: "menubar.dock.rectangle", in: .page,
    about: "A sheet floats over a wide window and comes from the bottom of a narrow one, where its handle moves it between its heights.",
    state: SheetState.init, content: SheetPeople.init, knobs: SheetKnobs.init)
}

@MainActor @Observable private final class SheetState {
  enum Heights: String, CaseIterable {
    case content = "Content"
    case halves = "Half and All"
    case thirds = "Thirds"
    case fixed = "240 px"
    case computed = "A Tenth, or All"

    var detents: Set<PresentationDetent> {
      switch self {
      case .content: []
      case .halves: [.medium, .large]
      case .thirds: [.fraction(0.33), .fraction(0.66), .large]
      case .fixed: [.height(240)]
      case .computed: [.custom(TenthDetent.self), .large]
      }
    }
  }

  var people = Person.all
  var edited: Person?
  var heights = Heights.halves
  var indicator = Visibility.automatic
  var isLocked = false
  var closed = 0

  func rename(_ id: Person.ID, to name: String) {
    people = people.map { person in
      guard person.id == id else { return person }
      return Person(id: person.id, name: name, role: person.role, department: person.department)
    }
  }
}

/// High enough for the header bar at least.
private struct TenthDetent: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { max(64, context.maxDetentValue / 10) }
}

private struct SheetPeople: View {
  @Bindable var state: SheetState

  var body: some View {
    NavigationStack {
      List(state.people) { person in
        HStack {
          VStack(alignment: .leading) {
            Text(person.name)
            Text(person.role).font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Button("Edit") { state.edited = person }.accessibilityLabel("Edit \(person.name)")
        }
      }
      .navigationTitle("People")
      .navigationSubtitle("Sheets closed: \(state.closed)")
    }
    .sheet(item: $state.edited, onDismiss: { state.closed += 1 }) { person in
      SheetEditor(state: state, person: person, name: person.name)
        .presentationDetents(state.heights.detents)
        .presentationDragIndicator(state.indicator)
        .interactiveDismissDisabled(state.isLocked)
    }
  }
}

private struct SheetEditor: View {
  let state: SheetState
  let person: Person
  @State var name: String
  @State private var isAsking = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      TextField("Name", text: $name)
      Text(person.role).foregroundStyle(.secondary)
      Button("About the Department…") { isAsking = true }
    }
    .padding(12)
    .navigationTitle("Edit Person")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          state.rename(person.id, to: name)
          dismiss()
        }
        .disabled(name.isEmpty)
      }
    }
    .sheet(isPresented: $isAsking) { SheetDepartment(id: person.department) }
  }
}

/// A sheet without a button to leave by: the header bar brings one.
private struct SheetDepartment: View {
  let id: String

  var body: some View {
    let department = Department.all.first { $0.id == id }
    List(Person.all.filter { $0.department == id }) { Text($0.name) }
      .navigationTitle(department?.name ?? "Department")
  }
}

private struct SheetKnobs: View {
  @Bindable var state: SheetState

  var body: some View {
    Picker("Heights", selection: $state.heights) {
      ForEach(SheetState.Heights.allCases, id: \.self) { Text($0.rawValue) }
    }
    Picker("Handle", selection: $state.indicator) {
      Text("Automatic").tag(Visibility.automatic)
      Text("Visible").tag(Visibility.visible)
      Text("Hidden").tag(Visibility.hidden)
    }
    Toggle("Keep from closing", isOn: $state.isLocked)
    Button("Open a sheet") { state.edited = state.people.first }
  }
}
