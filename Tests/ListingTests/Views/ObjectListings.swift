// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Pages: `StateObject`, `ObservableObject`.
class LampModel: ObservableObject {
  @Published var name = "Reading lamp"
  @Published var isLit = false
}

/// Page: `StateObject`, with the object handed on in the ways that the page names.
struct LampView: View {
  @StateObject private var model = LampModel()

  var body: some View {
    VStack {
      Text(model.name)
      LampSwitch(model: model)
      LampState()
        .environmentObject(model)
    }
  }
}

/// Page: `ObservedObject`, and `StateObject`, "Share state objects with subviews".
struct LampSwitch: View {
  @ObservedObject var model: LampModel

  var body: some View {
    Toggle("Lit", isOn: $model.isLit)
  }
}

/// Page: `EnvironmentObject`.
struct LampState: View {
  @EnvironmentObject var model: LampModel

  var body: some View {
    VStack {
      Text(model.isLit ? "It shines" : "It is dark")
      TextField("Name", text: $model.name)
    }
  }
}

/// Page: `StateObject`, "Initialize state objects using external data" and "Force reinitialization by changing view identity".
struct NamedLampView: View {
  @StateObject private var model: LampModel

  init(name: String) {
    _model = StateObject(
      wrappedValue: {
        let model = LampModel()
        model.name = name
        return model
      }())
  }

  var body: some View {
    Text("Lamp: \(model.name)")
  }
}

struct NamedLamps: View {
  @State private var name = "First"

  var body: some View {
    VStack {
      NamedLampView(name: name)
      NamedLampView(name: name + " of a kind")
        .id(name)
      Button("Rename") {
        name = "Second"
      }
    }
  }
}

/// Page: `objectWillChange`, with the notice given by hand.
class Almanac: ObservableObject {
  var moons = 0 {
    willSet {
      objectWillChange.send()
    }
  }
}

struct AlmanacView: View {
  @ObservedObject var almanac: Almanac

  var body: some View {
    Button("Moons: \(almanac.moons)") {
      almanac.moons += 1
    }
  }
}

/// Page: `onReceive(_:perform:)`, and Combine's `assign(to:)`.
class Ferry: ObservableObject {
  let arrivals = PassthroughSubject<String, Never>()
  @Published var last = "none"

  init() {
    arrivals
      .filter { !$0.isEmpty }
      .assign(to: &$last)
  }
}

struct HarbourView: View {
  @StateObject private var ferry = Ferry()
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Last: \(ferry.last)")
      Text("Arrived: \(count)")
      Button("Gannet Arrives") {
        ferry.arrivals.send("Gannet")
      }
      Button("Fog") {
        ferry.arrivals.send("")
      }
    }
    .onReceive(ferry.arrivals) { _ in
      count += 1
    }
  }
}

/// Page: Combine's `Timer.publish(every:tolerance:on:in:options:)`, received by a view.
struct TideClock: View {
  @State private var ticks = 0
  private let timer = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()

  var body: some View {
    Text(ticks < 3 ? "The clock starts" : "The clock runs")
      .onReceive(timer) { _ in
        ticks += 1
      }
  }
}

/// Page: `List`, "Refreshing the list content", with the store in the environment.
@MainActor class LetterStore: ObservableObject {
  @Published var letters = ["Bill"]

  func loadLetters() async {
    letters.append("Letter from the coast")
  }
}

struct LettersView: View {
  @EnvironmentObject var store: LetterStore

  var body: some View {
    List(store.letters, id: \.self) { letter in
      Text(letter)
    }
    .refreshable {
      await store.loadLetters()
    }
  }
}

/// Page: "Performing a search operation", with the model in the environment.
class BirdModel: ObservableObject {
  @Published var searchText: String = ""
  @Published var birds = ["Curlew", "Gannet", "Wren"]

  var filteredBirds: [String] {
    searchText.isEmpty ? birds : birds.filter { $0.localizedCaseInsensitiveContains(searchText) }
  }
}

struct BirdsView: View {
  @EnvironmentObject private var model: BirdModel

  var body: some View {
    NavigationStack {
      List(model.filteredBirds, id: \.self) { bird in
        Text(bird)
      }
      .navigationTitle("Birds")
      .searchable(text: $model.searchText)
    }
  }
}

/// Page: `onSubmit(of:_:)`, a search in a navigation view.
class SearchedShelf: ObservableObject {
  @Published var searchText = ""
  @Published var result = "Nothing was sought"

  func submitCurrentSearchQuery() {
    result = "Sought: \(searchText)"
  }
}

struct SearchedShelfView: View {
  @StateObject private var shelf = SearchedShelf()

  var body: some View {
    NavigationStack {
      Text(shelf.result)
        .navigationTitle("Shelf")
        .searchable(text: $shelf.searchText)
        .onSubmit(of: .search) {
          shelf.submitCurrentSearchQuery()
        }
    }
  }
}
