import Sidelight

extension GalleryPage {
  static let gestures = GalleryPage(
    "gestures", "Gestures", symbol: "hand.draw", in: .controls,
    about: "Cards that follow the pointer, a finger or the arrow keys, and what a press that lasts and two taps in a row do.",
    state: GesturesState.init, content: GesturesPage.init, knobs: GesturesKnobs.init)
}

@MainActor @Observable private final class GesturesState {
  var isFlung = true
  var holds = 0
  var note = "Drag the card or move it with arrow keys, hold the star, tap the tile once or twice."
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
            .focusable()
            .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
              move(press.key, by: press.modifiers.contains(.shift) ? 5 : 30)
              return .handled
            }
            .offset(x: place.width + way.width, y: place.height + way.height)
            .gesture(drag)
        }
        HStack(spacing: 36) {
          Image(systemName: isHeld ? "star.fill" : "star").imageScale(.large).padding(18)
            .background(.yellow.opacity(isHeld ? 0.4 : 0.15)).clipShape(.rect(cornerRadius: 12))
            .onLongPressGesture {
              state.note = "The star was held."
              state.holds += 1
            } onPressingChanged: {
              isHeld = $0
            }
            .phaseAnimator([1.0, 1.3, 0.9], trigger: state.holds) { star, size in
              star.scaleEffect(size)
            } animation: { _ in
              .easeInOut(duration: 0.15)
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

  private func move(_ key: KeyEquivalent, by length: Double) {
    let way =
      switch key {
      case .leftArrow: CGSize(width: -length, height: 0)
      case .rightArrow: CGSize(width: length, height: 0)
      case .upArrow: CGSize(width: 0, height: -length)
      default: CGSize(width: 0, height: length)
      }
    withAnimation(.smooth(duration: 0.15)) { place = CGSize(width: place.width + way.width, height: place.height + way.height) }
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
