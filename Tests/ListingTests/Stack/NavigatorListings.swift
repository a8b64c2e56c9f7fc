// An app has the same lines below `import SwiftUI`.
import Sidelight

enum Herb: Identifiable, Hashable, Codable {
  case sage
  case lemonBalm

  var id: Self { self }

  var description: String {
    switch self {
    case .sage: return "Sage"
    case .lemonBalm: return "Lemon Balm"
    }
  }
}

struct HerbPage: View {
  var herb: Herb

  var body: some View { Text("How \(herb.description) grows") }
}

struct PaintNote: View {
  var color: Color
  var text: String

  var body: some View {
    VStack {
      Text("A note on \(text)")
      color
    }
  }
}

/// Page: "Understanding the navigation stack", "Present view–destination links".
struct ViewLinks: View {
  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink {
          PaintNote(color: .brown, text: "Brown")
        } label: {
          Text("Brown")
        }
        NavigationLink {
          PaintNote(color: .cyan, text: "Cyan")
        } label: {
          Text("Cyan")
        }
      }
    }
  }
}

/// Page: "Understanding the navigation stack", "Present value-destination links".
struct ValueLinks: View {
  private var herbs: [Herb] = [.sage, .lemonBalm]

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Brown", value: Color.brown)
        ForEach(herbs) { herb in
          NavigationLink(herb.description, value: herb)
        }
      }
      .navigationDestination(for: Color.self) { color in
        PaintNote(color: color, text: color.description)
      }
      .navigationDestination(for: Herb.self) { herb in
        HerbPage(herb: herb)
      }
    }
  }
}

/// Page: "Understanding the navigation stack", an item that is there or not.
struct ItemLinks: View {
  private var herbs: [Herb] = [.sage, .lemonBalm]
  @State private var selectedHerb: Herb?

  var body: some View {
    NavigationStack {
      List(herbs, selection: $selectedHerb) { herb in
        NavigationLink(herb.description, value: herb)
      }
      .navigationDestination(item: $selectedHerb) { herb in
        VStack {
          HerbPage(herb: herb)
          Button("Enough of it") { selectedHerb = nil }
        }
      }
      .navigationTitle(selectedHerb?.description ?? "Herbs")
    }
  }
}

/// Page: "Understanding the navigation stack", "Manage navigation state and compose links".
struct PathLinks: View {
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Brown", value: Color.brown)
        NavigationLink("Sage", value: Herb.sage)
      }
      .navigationDestination(for: Color.self) { color in
        VStack {
          PaintNote(color: color, text: color.description)
          Text("\(path.count) on the path")
          NavigationLink("On to Lemon Balm", value: Herb.lemonBalm)
        }
      }
      .navigationDestination(for: Herb.self) { herb in
        VStack {
          HerbPage(herb: herb)
          Text("\(path.count) on the path")
        }
      }
    }
  }
}

@Observable
class Navigator {
  var history: [String] = []
  var path: [Color] = [] {
    didSet {
      history.append("\(path)")
    }
  }

  @discardableResult
  func navigateBack() -> Color? {
    path.popLast()
  }
}

/// Page: "Understanding the navigation stack", a path that an object watches, and a link with a page of its own above a value.
struct ComposedLinks: View {
  @State private var navigator = Navigator()

  var body: some View {
    NavigationStack(path: $navigator.path) {
      NavigationLink("See Brown", value: Color.brown)
        .navigationDestination(for: Color.self) { color in
          VStack {
            NavigationLink("See Sage") {
              HerbPage(herb: .sage)
            }
            Button("Leave") { navigator.navigateBack() }
          }
        }
    }
    Text(navigator.history.joined(separator: ", then "))
  }
}
