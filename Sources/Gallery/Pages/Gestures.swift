import Sidelight

extension GalleryPage {
  static let gestures = GalleryPage(
    "gestures", "Gestures", symbol: "hand.draw", in: .controls,
    about: "Cards that follow the pointer or a finger, and what a press that lasts and two taps in a row do.",
    state: GesturesState.init, content: GesturesPage.init, knobs: GesturesKnobs.init)
}

@MainActor @Observable private final class GesturesState {
  var isFlung = true
  var note = "Drag the card, hold the star, tap the tile once or twice."
}

private struct GesturesPage: View {
  let state: GesturesState
  @GestureState private var way = CGSize.zero
  @State private var place = CGSize.zero
  @State private var isHeld = false

  var body: some View {
    NavigationStack {
      VStack(spacing: 24) {
        Text(state.note).foregroundStyle(.secondary).multilineTextAlignment(.center)
        ZStack {
          Color.clear
          Label("Drag me", systemImage: "hand.draw").padding(18)
            .background(.blue.opacity(0.2)).clipShape(.rect(cornerRadius: 12))
            .offset(x: place.width + way.width, y: place.height + way.height)
            .gesture(drag)
        }
        HStack(spacing: 36) {
          Image(systemName: isHeld ? "star.fill" : "star").imageScale(.large).padding(18)
            .background(.yellow.opacity(isHeld ? 0.4 : 0.15)).clipShape(.rect(cornerRadius: 12))
            .onLongPressGesture {
              state.note = "The star was held."
            } onPressingChanged: {
              isHeld = $0
            }
            .accessibilityLabel("Star")
          Text("Tap me").padding(18).background(.green.opacity(0.2)).clipShape(.rect(cornerRadius: 12))
            .gesture(
              TapGesture(count: 2).onEnded { state.note = "Tapped twice." }
                .exclusively(before: TapGesture().onEnded { state.note = "Tapped once." }))
        }
        Button("Back to the Middle") { withAnimation(.bouncy) { place = .zero } }.disabled(place == .zero)
      }
      .padding(24)
      .frame(maxWidth: 520, maxHeight: .infinity)
      .navigationTitle("Gestures")
    }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 4, coordinateSpace: .global)
      .updating($way) { drag, way, _ in way = drag.translation }
      .onEnded { drag in
        place = CGSize(width: place.width + drag.translation.width, height: place.height + drag.translation.height)
        let end = state.isFlung ? drag.predictedEndTranslation : drag.translation
        let rest = CGSize(width: end.width - drag.translation.width, height: end.height - drag.translation.height)
        withAnimation(.smooth) { place = CGSize(width: place.width + rest.width / 3, height: place.height + rest.height / 3) }
        state.note = "Let go \(Int(drag.translation.width)) px to the right and \(Int(drag.translation.height)) px down."
      }
  }
}

private struct GesturesKnobs: View {
  @Bindable var state: GesturesState

  var body: some View { Toggle("Goes On When It Is Let Go", isOn: $state.isFlung) }
}
