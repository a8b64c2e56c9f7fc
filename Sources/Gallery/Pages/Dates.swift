import Foundation
import Sidelight

extension GalleryPage {
  static let dates = GalleryPage(
    "dates", "Dates and Colours", symbol: "calendar", in: .controls,
    about: "Days, times, colours and numbers are chosen or typed, and every field says at once what it makes of them.",
    state: DatesState.init, content: DatesView.init, knobs: DatesKnobs.init)
}

@MainActor @Observable private final class DatesState {
  var start = Calendar.current.date(from: DateComponents(year: 2026, month: 5, day: 14, hour: 9, minute: 30)) ?? .now
  var rehearsals: Set<DateComponents> = [DateComponents(year: 2026, month: 5, day: 14), DateComponents(year: 2026, month: 5, day: 15)]
  var isBounded = false
  var color = Color.purple
  var price = 12.5
  var places: Int? = 8
  var rooms = [Room(name: "Hall", isLit: true), Room(name: "Library", isLit: false)]
  var isGraphical = false
  var hasOpacity = true
}

private struct Room: Identifiable {
  let name: String
  var isLit: Bool
  var id: String { name }
}

private struct DatesView: View {
  @Bindable var state: DatesState

  var body: some View {
    NavigationStack {
      Form {
        Section("Concert") {
          if state.isGraphical { begin.datePickerStyle(.graphical) } else { begin }
          DatePicker("Doors", selection: $state.start, displayedComponents: .hourAndMinute)
          ColorPicker("Poster", selection: $state.color, supportsOpacity: state.hasOpacity)
        }
        Section("Rehearsals") {
          if state.isBounded {
            MultiDatePicker("Days", selection: $state.rehearsals, in: spring)
          } else {
            MultiDatePicker("Days", selection: $state.rehearsals)
          }
          LabeledContent("Chosen", value: state.rehearsals.count.formatted())
        }
        Section("Tickets") {
          LabeledContent("Price") {
            TextField("Price", value: $state.price, format: .currency(code: "EUR")).frame(width: 140)
          }
          LabeledContent("Places") { TextField("Any number", value: $state.places, format: .number).frame(width: 140) }
          LabeledContent("In all", value: (state.price * Double(state.places ?? 0)).formatted(.currency(code: "EUR")))
        }
        Section("Light") {
          Toggle("All rooms", sources: $state.rooms, isOn: \.isLit)
          ForEach($state.rooms) { $room in Toggle(room.name, isOn: $room.isLit) }
        }
        if let poster = URL(string: "https://example.org/concert") {
          Section { ShareLink("Share the Poster", item: poster, subject: Text("A concert")) }
        }
      }
      .formStyle(.grouped)
      .navigationTitle("Dates and Colours")
    }
  }

  private var begin: some View { DatePicker("Begins", selection: $state.start) }

  private var spring: Range<Date> {
    let calendar = Calendar.current
    let start = calendar.date(from: DateComponents(year: 2026, month: 4, day: 10)) ?? .now
    return start..<(calendar.date(byAdding: .month, value: 2, to: start) ?? .distantFuture)
  }
}

private struct DatesKnobs: View {
  @Bindable var state: DatesState

  var body: some View {
    Section("Pickers") {
      Toggle("Calendar is always open", isOn: $state.isGraphical)
      Toggle("Colours have opacity", isOn: $state.hasOpacity)
      Toggle("Rehearsals in spring alone", isOn: $state.isBounded)
    }
  }
}
