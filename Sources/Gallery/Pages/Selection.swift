import Sidelight

extension GalleryPage {
  static let selection = GalleryPage(
    "selection", "Selection", symbol: "checkmark.square", in: .lists,
    about: "Rows chosen by click, Ctrl, Shift, arrows, Home and End, Ctrl+A, or by typing a name. Escape takes the choice back. "
      + "A menu of the chosen rows opens with a secondary click. In edit mode every row has a circle, and a click adds it or takes it away.",
    state: SelectionState.init, content: SelectionView.init, knobs: SelectionKnobs.init)
}

@MainActor @Observable private final class SelectionState {
  var chosen: Set<String> = ["Mars", "Titan"]
  var one: String? = "Mars"
  var always = "Mars"
  var kind = Kind.several
  var moonsOnly = false
  var last = "Nothing opened yet"

  enum Kind: String, CaseIterable { case several = "Any number", one = "One or none", always = "Always one" }

  var now: [String] {
    switch kind {
    case .several: Moons.names.filter(chosen.contains)
    case .one: one.map { [$0] } ?? []
    case .always: [always]
    }
  }
}

/// Planets with their larger moons.
private enum Moons {
  static let planets: [(name: String, moons: [String])] = [
    ("Earth", ["Moon"]), ("Mars", ["Phobos", "Deimos"]), ("Jupiter", ["Io", "Europa", "Ganymede", "Callisto"]),
    ("Saturn", ["Mimas", "Enceladus", "Tethys", "Dione", "Rhea", "Titan", "Iapetus"]),
    ("Uranus", ["Miranda", "Ariel", "Umbriel", "Titania", "Oberon"]), ("Neptune", ["Proteus", "Triton", "Nereid"]),
  ]
  static let names = planets.flatMap { [$0.name] + $0.moons }
}

private struct MoonRows: View {
  let state: SelectionState
  var body: some View {
    ForEach(Moons.planets, id: \.name) { planet in
      Section(planet.name) {
        Label(planet.name, systemImage: "globe").tag(planet.name).selectionDisabled(state.moonsOnly)
        ForEach(planet.moons, id: \.self) { Label($0, systemImage: "moon") }
      }
    }
  }
}

private struct SelectionView: View {
  @Bindable var state: SelectionState

  var body: some View {
    NavigationStack {
      list
        .contextMenu(forSelectionType: String.self) { names in
          if !names.isEmpty {
            Button("Open") { state.last = "Opened " + names.sorted().joined(separator: ", ") }
            Divider()
            Button("Deselect All") { state.chosen = [] }.disabled(state.kind != .several)
          }
        } primaryAction: { names in
          state.last = "Opened " + names.sorted().joined(separator: ", ")
        }
        .navigationTitle("Planets and Moons")
        .navigationSubtitle(summary)
        .toolbar {
          if state.kind == .several { ToolbarItem(placement: .primaryAction) { EditButton() } }
          ToolbarItem(placement: .status) { Text(state.last).foregroundStyle(.secondary) }
        }
    }
  }

  @ViewBuilder private var list: some View {
    switch state.kind {
    case .several: List(selection: $state.chosen) { MoonRows(state: state) }
    case .one: List(selection: $state.one) { MoonRows(state: state) }
    case .always: List(selection: $state.always) { MoonRows(state: state) }
    }
  }

  private var summary: String {
    switch state.now.count {
    case 0: "Nothing selected"
    case 1: state.now[0]
    default: "\(state.now.count) of \(Moons.names.count) selected"
    }
  }
}

private struct SelectionKnobs: View {
  @Bindable var state: SelectionState

  var body: some View {
    Picker("Selection", selection: $state.kind) { ForEach(SelectionState.Kind.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Toggle("Only moons can be selected", isOn: $state.moonsOnly)
    Button("Select All Moons of Saturn") { state.chosen = Set(Moons.planets[3].moons) }.disabled(state.kind != .several)
    Button("Select Nothing") {
      state.chosen = []
      state.one = nil
    }
    .disabled(state.kind == .always)
    Text("Selected: " + (state.now.isEmpty ? "nothing" : state.now.joined(separator: ", "))).foregroundStyle(.secondary)
  }
}
