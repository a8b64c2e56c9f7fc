import Sidelight

extension GalleryPage {
  static let refresh = GalleryPage(
    "refresh", "Refresh", symbol: "arrow.clockwise", in: .lists,
    about: "F5, Ctrl+R, the button, or pulling the list down at its top fetches a reading, which takes as long as the knob says.",
    state: RefreshState.init, content: RefreshView.init, knobs: RefreshKnobs.init)
}

@MainActor @Observable private final class RefreshState {
  var readings: [Int] = [4, 7, 3]
  var seconds = 2.0

  func fetch() async {
    do { try await Task.sleep(for: .seconds(seconds)) } catch { return }
    readings.insert((readings[0] * 7 + 5) % 19, at: 0)
  }
}

private struct RefreshView: View {
  @Bindable var state: RefreshState

  var body: some View {
    let state = state
    NavigationStack {
      List(Array(state.readings.enumerated()), id: \.offset) { place, degrees in
        HStack {
          Label("\(degrees) °C", systemImage: "sun.max")
          Spacer()
          if place == 0 { Text("now").foregroundStyle(.secondary) }
        }
      }
      .refreshable { await state.fetch() }
      .navigationTitle("Temperature")
    }
  }
}

private struct RefreshKnobs: View {
  @Bindable var state: RefreshState

  var body: some View {
    Text("Takes \(Int(state.seconds)) seconds")
    Slider(value: $state.seconds, in: 0...10, step: 1).accessibilityLabel("Seconds")
    Button("Forget Readings") { state.readings = [4] }
  }
}
