import Sidelight

extension GalleryPage {
  static let popovers = GalleryPage(
    "popovers", "Popovers", symbol: "bubble.left", in: .page,
    about:
      "A popover says more about a view, over the rest of the window. In a narrow window it is a sheet, unless the page says otherwise.",
    state: PopoverState.init, content: PopoverPeople.init, knobs: PopoverKnobs.init)
}

@MainActor @Observable private final class PopoverState {
  enum Opening: String, CaseIterable {
    case automatic = "Automatic"
    case top = "Top"
    case leading = "Leading"
    case trailing = "Trailing"

    var edge: Edge? {
      switch self {
      case .automatic: nil
      case .top: .top
      case .leading: .leading
      case .trailing: .trailing
      }
    }
  }

  var shown: Person?
  var isHelpShown = false
  var opening = Opening.automatic
  var staysPopover = false
  var notes: [Person.ID: String] = [:]
}

private struct PopoverPeople: View {
  @Bindable var state: PopoverState

  var body: some View {
    NavigationStack {
      List(Person.all) { person in
        HStack {
          VStack(alignment: .leading) {
            Text(person.name)
            Text(state.notes[person.id] ?? person.role).font(.caption).foregroundStyle(.secondary)
          }
          Spacer()
          Button("Details", systemImage: "info.circle") { state.shown = person }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
            .accessibilityLabel("About \(person.name)")
            .popover(item: shown(person), arrowEdge: state.opening.edge) { PopoverDetails(state: state, person: $0) }
        }
      }
      .navigationTitle("People")
      .toolbar {
        Button("Help", systemImage: "questionmark.circle") { state.isHelpShown = true }
          .popover(isPresented: $state.isHelpShown) {
            Text("Click the symbol beside a name.").padding()
          }
      }
    }
  }

  /// Each row has a popover of its own, of which one is open.
  private func shown(_ person: Person) -> Binding<Person?> {
    Binding(get: { state.shown?.id == person.id ? person : nil }, set: { state.shown = $0 })
  }
}

private struct PopoverDetails: View {
  @Bindable var state: PopoverState
  let person: Person
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(person.name).font(.headline)
      Text(person.role).foregroundStyle(.secondary)
      TextField("Note", text: note)
      Button("Done") { dismiss() }
    }
    .padding(12)
    .presentationCompactAdaptation(state.staysPopover ? .popover : .automatic)
  }

  private var note: Binding<String> {
    Binding(get: { state.notes[person.id] ?? "" }, set: { state.notes[person.id] = $0.isEmpty ? nil : $0 })
  }
}

private struct PopoverKnobs: View {
  @Bindable var state: PopoverState

  var body: some View {
    Picker("Opens at", selection: $state.opening) {
      ForEach(PopoverState.Opening.allCases, id: \.self) { Text($0.rawValue) }
    }
    Toggle("Stays one when narrow", isOn: $state.staysPopover)
    Button("Open a popover") { state.shown = Person.all.first }
  }
}
