import Sidelight

extension GalleryPage {
  static let search = GalleryPage(
    "search", "Search", symbol: "magnifyingglass", in: .lists,
    about: "Ctrl+F or the button opens the field of the page around the focus, and Escape empties and closes it. "
      + "Down goes through what it suggests. “near water” becomes a token, which stands below the field as a whole. "
      + "The sidebar's own field is always there.",
    state: SearchState.init, content: SearchView.init, knobs: SearchKnobs.init)
}

@MainActor @Observable private final class SearchState {
  var place = ""
  var word = ""
  var isSearching = true
  var continent: String? = "Europe"
  var submitted = "Nothing yet"
  var scope = CityScope.begin
  var tokens: [CityToken] = []
  var suggests = true
  var isInField = false
}

/// Where a word is looked for in a name.
private enum CityScope: String, CaseIterable { case begin = "Beginning", anywhere = "Anywhere" }

/// What is looked for as a whole.
private struct CityToken: Identifiable, Hashable {
  let id: String
  let cities: Set<String>

  static let all = [
    CityToken(
      id: "Near Water", cities: ["Dakar", "Lagos", "Tunis", "Lisbon", "Oslo", "Boston", "Havana", "Seattle", "Lima", "Montevideo"]),
    CityToken(id: "High Up", cities: ["Nairobi", "Denver", "Bogotá", "Quito", "Madrid"]),
  ]
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
  @FocusState private var isInField: Bool

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
        .searchable(text: $state.word, tokens: $state.tokens, isPresented: $state.isSearching, prompt: "Cities") { Text($0.id) }
        .searchSuggestions { if state.suggests { CitySuggestions(word: state.word, tokens: state.tokens) } }
        .searchScopes($state.scope) { ForEach(CityScope.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
        .searchFocused($isInField)
        .onSubmit(of: .search) { state.submitted = state.word }
        .onChange(of: isInField) { state.isInField = isInField }
        .onChange(of: state.isInField) { isInField = state.isInField }
    }
  }

  private var cities: [String] {
    let all = Cities.continents.first { $0.name == state.continent }?.cities ?? Cities.continents.flatMap(\.cities)
    return all.filter { city in
      state.tokens.allSatisfy { $0.cities.contains(city) } && (state.word.isEmpty || fits(city.lowercased(), state.word.lowercased()))
    }
  }

  private func fits(_ city: String, _ word: String) -> Bool { state.scope == .begin ? city.hasPrefix(word) : city.contains(word) }
}

/// Tokens that the field does not hold yet, and the cities that begin as what is typed.
private struct CitySuggestions: View {
  let word: String
  let tokens: [CityToken]

  var body: some View {
    ForEach(CityToken.all.filter { !tokens.contains($0) }) { token in Label(token.id, systemImage: "tag").searchCompletion(token) }
    if !word.isEmpty {
      ForEach(cities, id: \.self) { Label($0, systemImage: "magnifyingglass").searchCompletion($0) }
    }
  }

  private var cities: [String] {
    Cities.continents.flatMap(\.cities).filter { $0 != word && $0.lowercased().hasPrefix(word.lowercased()) }
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
    Toggle("Cursor in the field", isOn: $state.isInField)
    Toggle("Suggestions", isOn: $state.suggests)
    Button("Look for “on”") { state.word = "on" }
    Text("Submitted: " + state.submitted).foregroundStyle(.secondary)
  }
}
