import Sidelight

extension GalleryPage {
  static let sections = GalleryPage(
    "sections", "Sections", symbol: "list.bullet.indent", in: .lists,
    about: "Sections of a sidebar fold: by the button at the end of a header, which the pointer, the focus or a finger brings out, by "
      + "Left, Right, Space and Enter, and by the app. In the list beside it nothing folds sections but the app's own headers, and "
      + "the favorites have a button of their own. The letters at its edge lead to the sections.",
    state: SectionsState.init, content: Sections.init, knobs: SectionsKnobs.init)
}

@MainActor @Observable private final class SectionsState {
  var closed: Set<String> = ["Indian"]
  var sea: String?
  var favorites: [String] = ["Coral Sea"]
  var showsIndex = true

  func isOpen(_ ocean: Ocean) -> Binding<Bool> {
    Binding(
      get: { !self.closed.contains(ocean.name) },
      set: { isOpen in if isOpen { self.closed.remove(ocean.name) } else { self.closed.insert(ocean.name) } })
  }
}

private struct Sections: View {
  @Bindable var state: SectionsState

  var body: some View {
    NavigationSplitView {
      List(selection: $state.sea) {
        ForEach(Ocean.all) { ocean in
          Section(ocean.name, isExpanded: state.isOpen(ocean)) {
            ForEach(ocean.seas, id: \.self) { Label($0, systemImage: "mappin") }
          }
        }
      }
      .navigationTitle("Seas")
      .navigationSplitViewColumnWidth(min: 180, ideal: 220, max: 300)
    } detail: {
      List {
        Section {
          ForEach(state.favorites, id: \.self) { Text($0) }
        } header: {
          Text("Favorites")
        } footer: {
          Text("Choose a sea and press the button.")
        }
        .sectionActions { Button("Add Favorite", systemImage: "plus") { add() }.disabled(state.sea == nil) }
        ForEach(Ocean.all) { ocean in
          Section(isExpanded: state.isOpen(ocean)) {
            ForEach(ocean.seas, id: \.self) { Text($0) }
          } header: {
            HStack {
              Text(ocean.name).frame(maxWidth: .infinity, alignment: .leading)
              Button(state.isOpen(ocean).wrappedValue ? "Close" : "Open") { state.isOpen(ocean).wrappedValue.toggle() }
                .buttonStyle(.borderless)
                .accessibilityLabel(state.isOpen(ocean).wrappedValue ? "Close \(ocean.name)" : "Open \(ocean.name)")
            }
          }
          .sectionIndexLabel(ocean.name.prefix(2))
        }
      }
      .listStyle(.insetGrouped)
      .listSectionIndexVisibility(state.showsIndex ? .visible : .hidden)
      .navigationTitle("Oceans")
    }
  }

  private func add() {
    if let sea = state.sea, !state.favorites.contains(sea) { state.favorites.append(sea) }
  }
}

private struct SectionsKnobs: View {
  let state: SectionsState

  var body: some View {
    ForEach(Ocean.all) { ocean in Toggle("\(ocean.name) is open", isOn: state.isOpen(ocean)) }
    Toggle("Index", isOn: Bindable(state).showsIndex)
    Button("Close All") { state.closed = Set(Ocean.all.map(\.name)) }
  }
}
