import Sidelight

extension GalleryPage {
  static let search = GalleryPage(
    "search", "Search", symbol: "magnifyingglass", in: .lists,
    about: "Ctrl+F or the button opens the field of the page around the focus, and Escape empties and closes it. "
      + "The sidebar's own field is always there.",
    state: SearchState.init, content: SearchView.init, knobs: SearchKnobs.init)
}

@MainActor @Observable private final class SearchState {
  var place = ""
  var word = ""
  var isSearching = true
  var continent: String? = "Europe"
  var submitted = "Nothing yet"
}

private enum Cities {
  static let continents: [(name: String, cities: [String])] = [
    ("Africa", ["Accra", "Cairo", "Dakar", "Lagos", "Nairobi", "Tunis"]),
    ("Asia", ["Bangkok", "Delhi", "Hanoi", "Jakarta", "Seoul", "Tokyo"]),
    ("Europe", ["Athens", "Berlin", "Dublin", "Lisbon", "Madrid", "Oslo", "Prague", "Rome", "Vienna"]),
    ("North America", ["Boston", "Chicago", "Denver", "Havana", "Montreal", "Seattle"]),
    ("South America", ["Bogotá", "Lima", "Montevideo", "Quito", "Santiago"]),
  ]
}

private struct SearchView: View {
  @Bindable var state: SearchState

  var body: some View {
    NavigationSplitView {
      List(
        Cities.continents.filter { state.place.isEmpty || $0.name.localizedCaseInsensitiveContains(state.place) }, id: \.name,
        selection: $state.continent
      ) { Text($0.name) }
      .navigationTitle("Continents")
      .searchable(text: $state.place, placement: .sidebar, prompt: "Continents")
    } detail: {
      CityList(cities: cities, word: state.word)
        .navigationTitle(state.continent ?? "Cities")
        .searchable(text: $state.word, isPresented: $state.isSearching, prompt: "Cities")
        .onSubmit(of: .search) { state.submitted = state.word }
    }
  }

  private var cities: [String] {
    let all = Cities.continents.first { $0.name == state.continent }?.cities ?? Cities.continents.flatMap(\.cities)
    return all.filter { state.word.isEmpty || $0.localizedCaseInsensitiveContains(state.word) }
  }
}

private struct CityList: View {
  let cities: [String]
  let word: String
  @Environment(\.isSearching) private var isSearching

  var body: some View {
    if cities.isEmpty && isSearching {
      ContentUnavailableView.search(text: word)
    } else {
      List(cities, id: \.self) { Label($0, systemImage: "mappin") }
    }
  }
}

private struct SearchKnobs: View {
  @Bindable var state: SearchState

  var body: some View {
    Toggle("Searching cities", isOn: $state.isSearching)
    Button("Look for “on”") { state.word = "on" }
    Text("Submitted: " + state.submitted).foregroundStyle(.secondary)
  }
}
