// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `List`, static rows.
struct StaticRows: View {
  var body: some View {
    List {
      Text("One row")
      Text("Another row")
      Text("The last row")
    }
  }
}

struct River: Identifiable, Hashable {
  let name: String
  let id = UUID()
}

/// Page: `List`, rows from data.
struct RiverList: View {
  private var rivers = [
    River(name: "Elbe"),
    River(name: "Loire"),
    River(name: "Tagus"),
  ]

  var body: some View {
    List(rivers) {
      Text($0.name)
    }
  }
}

/// Page: `List`, "Supporting selection in lists".
@available(*, deprecated, message: "A navigation view is deprecated.")
struct RiverChoice: View {
  private var rivers = [
    River(name: "Elbe"),
    River(name: "Loire"),
    River(name: "Tagus"),
  ]
  @State private var multiSelection = Set<UUID>()

  var body: some View {
    NavigationView {
      List(rivers, selection: $multiSelection) {
        Text($0.name)
      }
      .navigationTitle("Rivers")
      .toolbar { EditButton() }
    }
    Text("\(multiSelection.count) chosen")
  }
}

/// Page: `List`, "Supporting multidimensional lists".
@available(*, deprecated, message: "A navigation view is deprecated.")
struct ValleyList: View {
  struct Village: Hashable, Identifiable {
    let name: String
    let id = UUID()
  }

  struct Valley: Identifiable {
    let name: String
    let villages: [Village]
    let id = UUID()
  }

  private let valleys: [Valley] = [
    Valley(name: "Upper", villages: [Village(name: "Steinach"), Village(name: "Matrei")]),
    Valley(name: "Lower", villages: [Village(name: "Schwaz")]),
  ]
  @State private var singleSelection: UUID?

  var body: some View {
    NavigationView {
      List(selection: $singleSelection) {
        ForEach(valleys) { valley in
          Section(header: Text("\(valley.name) valley")) {
            ForEach(valley.villages) { village in
              Text(village.name)
            }
          }
        }
      }
      .navigationTitle(singleSelection == nil ? "Valleys" : "A village")
    }
  }
}

struct Part: Hashable, Identifiable, CustomStringConvertible {
  var id: Self { self }
  var name: String
  var children: [Part]? = nil
  var description: String {
    switch children {
    case nil: return "\(name), whole"
    case .some(let children): return children.isEmpty ? "\(name), empty" : "\(name), in parts"
    }
  }
}

/// Page: `List`, "Creating hierarchical lists".
struct PartList: View {
  let parts: [Part] = [
    Part(
      name: "bicycle",
      children: [
        Part(name: "wheel", children: [Part(name: "rim"), Part(name: "hub")]),
        Part(name: "basket", children: []),
      ]),
    Part(name: "pump", children: nil),
  ]

  var body: some View {
    List(parts, children: \.children) { part in
      Text(part.description)
    }
  }
}

/// Page: `List`, "Styling lists".
struct PlainValleys: View {
  var body: some View {
    List {
      Section("Upper valley") {
        Text("Steinach")
      }
    }
    .listStyle(.plain)
  }
}

@Observable @MainActor
class Mailbox {
  var letters = ["Rent"]

  func fetch() async { letters.append("Invitation \(letters.count)") }
}

/// Page: `refreshable(action:)` and `List`, "Refreshing the list content".
struct RefreshedMailbox: View {
  @State private var mailbox = Mailbox()

  var body: some View {
    List(mailbox.letters, id: \.self) { letter in
      Text(letter)
    }
    .refreshable {
      await mailbox.fetch()
    }
  }
}

/// Page: `RefreshAction`, a view that refreshes by itself.
struct RefreshButton: View {
  @Environment(\.refresh) private var refresh

  var body: some View {
    Button("Fetch") {
      Task {
        await refresh?()
      }
    }
    .disabled(refresh == nil)
  }
}

struct RefreshedButtons: View {
  @State private var mailbox = Mailbox()

  var body: some View {
    VStack {
      RefreshButton().accessibilityIdentifier("without")
      VStack {
        RefreshButton().accessibilityIdentifier("with")
        Text("\(mailbox.letters.count) letters")
      }
      .refreshable {
        await mailbox.fetch()
      }
    }
  }
}
