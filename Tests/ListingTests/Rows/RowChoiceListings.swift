// An app has the same lines below `import SwiftUI`.
import Sidelight

struct Seat: Identifiable {
  let id: String
}

struct SeatRow: View {
  let seat: Seat

  var body: some View { Text("Seat \(seat.id)") }
}

/// Page: `selectionDisabled(_:)`, in a list.
struct SeatList: View {
  @Binding var selection: Seat.ID?
  @Binding var seats: [Seat]

  var body: some View {
    List(selection: $selection) {
      ForEach(seats) { seat in
        SeatRow(seat: seat)
          .selectionDisabled(seat.id == seats.first?.id)
      }
    }
  }
}

struct SeatPlan: View {
  @State private var selection: Seat.ID?
  @State private var seats = [Seat(id: "A1"), Seat(id: "A2"), Seat(id: "A3")]

  var body: some View {
    VStack {
      Text(selection ?? "None")
      SeatList(selection: $selection, seats: $seats)
    }
  }
}

enum Bread: String, CaseIterable, Identifiable {
  case rye, wheat, spelt

  var id: Self { self }
}

/// Page: `tag(_:includeOptional:)`.
struct BreadPicker: View {
  @State private var selectedBread: Bread? = nil

  var body: some View {
    VStack {
      Picker("Bread", selection: $selectedBread) {
        ForEach(Bread.allCases) { bread in
          Text(bread.rawValue)
            .tag(bread)
        }
      }
      Text(selectedBread.map { "A loaf of \($0.rawValue)" } ?? "No loaf")
    }
  }
}

struct Singer: Identifiable {
  let id: Int
  let name: String
  var portrait: Image { Image(systemName: "person") }
}

private let singers = [Singer(id: 1, name: "Alto"), Singer(id: 2, name: "Bass"), Singer(id: 3, name: "Tenor")]

/// Page: `typeSelectEquivalent(_:)`, by the text in a row.
struct NamedSingers: View {
  @State private var selectedSingerID: Singer.ID?

  var body: some View {
    List(singers, selection: $selectedSingerID) { singer in
      Label {
        Text(singer.name)
      } icon: {
        singer.portrait
      }
    }
  }
}

/// Page: `typeSelectEquivalent(_:)`, by what the row says of itself.
struct PicturedSingers: View {
  @State private var selectedSingerID: Singer.ID?

  var body: some View {
    List(singers, selection: $selectedSingerID) { singer in
      singer.portrait
        .accessibilityLabel(singer.name)
        .typeSelectEquivalent(singer.name)
    }
  }
}
