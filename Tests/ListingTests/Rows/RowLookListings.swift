// An app has the same lines below `import SwiftUI`.
import Sidelight

struct Tram: Identifiable {
  let id: Int
  var line: String { "Line \(id)" }
  let paint: Color
}

struct Depot: Identifiable {
  let place: String
  let trams: [Tram]
  var id: String { place }
}

private let depots = [
  Depot(place: "North", trams: [Tram(id: 1, paint: .red), Tram(id: 2, paint: .blue)]),
  Depot(place: "South", trams: [Tram(id: 3, paint: .green)]),
]
private let depot = depots[0]

/// Page: `listRowSeparator(_:edges:)`.
struct HiddenSeparators: View {
  var body: some View {
    List {
      ForEach(depot.trams) { tram in
        Text(tram.line)
          .listRowSeparator(.hidden)
      }
    }
    .listStyle(.grouped)
  }
}

/// Page: `listRowSeparatorTint(_:edges:)`.
struct TintedSeparators: View {
  var body: some View {
    List {
      ForEach(depot.trams) { tram in
        Text(tram.line)
          .listRowSeparatorTint(tram.paint)
      }
    }
    .listStyle(.grouped)
  }
}

/// Page: `listSectionSeparator(_:edges:)`.
struct HiddenSectionSeparators: View {
  var body: some View {
    List {
      ForEach(depots) { depot in
        Section {
          ForEach(depot.trams) { tram in
            Text(tram.line)
              .listRowSeparatorTint(tram.paint)
          }
        } header: {
          Text(depot.place)
        }
        .listSectionSeparator(.hidden, edges: .bottom)
      }
    }
    .listStyle(.grouped)
  }
}

/// Page: `listSectionSeparatorTint(_:edges:)`.
struct TintedSectionSeparators: View {
  var body: some View {
    List {
      ForEach(depots) { depot in
        Section {
          ForEach(depot.trams) { tram in
            Text(tram.line)
              .listRowSeparatorTint(tram.paint)
          }
        } header: {
          Text(depot.place)
        }
        .listSectionSeparatorTint(depot.trams.last?.paint, edges: .bottom)
      }
    }
    .listStyle(.grouped)
  }
}

/// Page: `listRowInsets(_:)`.
struct InsetRows: View {
  enum Season: String, CaseIterable, Identifiable {
    var id: String { self.rawValue }
    case spring, summer, autumn
  }

  var body: some View {
    List {
      ForEach(Season.allCases) {
        Text($0.rawValue)
          .listRowInsets(.init(top: 0, leading: 40, bottom: 0, trailing: 0))
      }
    }
  }
}

/// Page: `badge(_:)`, a number.
struct NumberBadge: View {
  @State private var unpaid = [120, 80]

  var body: some View {
    List {
      Text("Bills")
        .badge(unpaid.count)
      Button("Pay one") { unpaid.removeLast() }
    }
  }
}

struct Printer: Identifiable {
  let id: String
  let isUsual: Bool
}

private let printers = [Printer(id: "Laser", isUsual: false), Printer(id: "Plotter", isUsual: true)]

/// Page: `badge(_:)`, a text.
struct TextBadge: View {
  var body: some View {
    NavigationStack {
      List(printers) { printer in
        Text(printer.id)
          .badge(printer.isUsual ? "Usual" : nil)
      }
      .navigationTitle("Printers")
    }
  }
}

/// Page: `badgeProminence(_:)` and `BadgeProminence`.
struct QuietBadges: View {
  var body: some View {
    List(depots) { depot in
      Text(depot.place)
        .badge(depot.trams.count)
    }
    .badgeProminence(.decreased)
  }
}

/// Page: `alternatingRowBackgrounds(_:)`.
struct StripedRows: View {
  var body: some View {
    List(depot.trams) {
      Text($0.line)
    }
    .listStyle(.bordered)
    .alternatingRowBackgrounds()
  }
}

/// Page: `listRowSpacing(_:)`.
struct SpacedRows: View {
  var body: some View {
    List {
      Text("Salt")
      Text("Pepper")
    }
    .listRowSpacing(12.0)
  }
}

/// Page: `listSectionSpacing(_:)`, for all sections.
struct SpacedSections: View {
  var body: some View {
    List {
      Section("Spices") {
        Text("Salt")
        Text("Pepper")
      }
      Section("Herbs") {
        Text("Sage")
        Text("Dill")
      }
    }
    .listSectionSpacing(8.0)
  }
}

/// Page: `listSectionSpacing(_:)`, for some of them.
struct SpacedOnes: View {
  var body: some View {
    List {
      Section("Spices") {
        Text("Salt")
      }
      Section("Herbs") {
        Text("Sage")
      }
      .listSectionSpacing(20.0)
      Section("Oils") {
        Text("Olive oil")
      }
      .listSectionSpacing(60.0)
    }
  }
}

/// Page: `headerProminence(_:)`.
struct ProminentHeader: View {
  var body: some View {
    List {
      Section {
        Text("Under it")
      } header: {
        Text("Loud")
      }
      .headerProminence(.increased)
      Section("Quiet") {
        Text("Under that")
      }
    }
    .listStyle(.insetGrouped)
  }
}
