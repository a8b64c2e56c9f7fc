// An app has the same lines below `import SwiftUI`.
import Sidelight

@Observable
class HerbNavigator {
  var path: [Herb] = [] {
    didSet {
      save()
    }
  }

  /// Where the path is kept; an app takes a folder that stays.
  static var dataURL: URL {
    .temporaryDirectory.appending(path: "HerbPath.json")
  }

  init() {
    do {
      path = try load(url: HerbNavigator.dataURL)
    } catch {
      // There is nothing to restore.
    }
  }

  func save() {
    let encoder = JSONEncoder()
    do {
      let data = try encoder.encode(path)
      try data.write(to: HerbNavigator.dataURL)
    } catch {
      // It is shown all the same.
    }
  }

  func load(url: URL) throws -> [Herb] {
    let data = try Data(contentsOf: url, options: .mappedIfSafe)
    let decoder = JSONDecoder()
    return try decoder.decode([Herb].self, from: data)
  }
}

/// Page: "Understanding the navigation stack", "Restore state for navigation paths", one type.
struct RestoredHerbs: View {
  @State private var navigator = HerbNavigator()

  var body: some View {
    NavigationStack(path: $navigator.path) {
      List {
        NavigationLink("Sage", value: Herb.sage)
        NavigationLink("Lemon Balm", value: Herb.lemonBalm)
      }
      .navigationDestination(for: Herb.self) { herb in
        HerbPage(herb: herb)
      }
    }
  }
}

@Observable
class MixedNavigator {
  var path = NavigationPath() {
    didSet {
      save()
    }
  }

  /// Where the path is kept; an app takes a folder that stays.
  static var dataURL: URL {
    .temporaryDirectory.appending(path: "MixedPath.json")
  }

  init() {
    do {
      path = try load(url: MixedNavigator.dataURL)
    } catch {
      // There is nothing to restore.
    }
  }

  func save() {
    guard let representation = path.codable else { return }
    let encoder = JSONEncoder()
    do {
      let data = try encoder.encode(representation)
      try data.write(to: MixedNavigator.dataURL)
    } catch {
      // It is shown all the same.
    }
  }

  func load(url: URL) throws -> NavigationPath {
    let data = try Data(contentsOf: url, options: .mappedIfSafe)
    let decoder = JSONDecoder()
    let path = try decoder.decode(NavigationPath.CodableRepresentation.self, from: data)
    return NavigationPath(path)
  }
}

/// Page: "Understanding the navigation stack", "Restore state for navigation paths", several types.
struct RestoredMixture: View {
  @State private var navigator = MixedNavigator()

  var body: some View {
    NavigationStack(path: $navigator.path) {
      List {
        NavigationLink("Sage", value: Herb.sage)
        NavigationLink("Twelve", value: 12)
      }
      .navigationDestination(for: Herb.self) { herb in
        VStack {
          HerbPage(herb: herb)
          NavigationLink("On to twelve", value: 12)
        }
      }
      .navigationDestination(for: Int.self) { number in
        Text("The number \(number)")
      }
    }
  }
}
