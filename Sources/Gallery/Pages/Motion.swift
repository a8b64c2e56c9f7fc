import Sidelight

extension GalleryPage {
  static let motion = GalleryPage(
    "motion", "Motion", symbol: "arrow.left.arrow.right", in: .controls,
    about: "What changes moves there. The knobs say how; nothing moves where the desktop asks for less motion.",
    state: MotionState.init, content: MotionView.init, knobs: MotionKnobs.init)
}

private enum Course: String, CaseIterable {
  case smooth = "Smooth"
  case bouncy = "Bouncy"
  case linear = "Linear"
  case easeInOut = "Slow at both ends"
  case none = "At once"

  func animation(_ duration: Double) -> Animation? {
    switch self {
    case .smooth: .smooth(duration: duration)
    case .bouncy: .bouncy(duration: duration)
    case .linear: .linear(duration: duration)
    case .easeInOut: .easeInOut(duration: duration)
    case .none: nil
    }
  }
}

@MainActor @Observable private final class MotionState {
  var isThere = false
  var course = Course.smooth
  var duration = 0.5
  var arrival = Arrival.slide
  var note = "At rest"
}

private enum Arrival: String, CaseIterable {
  case fade = "Fade"
  case slide = "Slide"
  case below = "From below, fading"
  case scale = "Grow"
  case push = "Push"

  var transition: AnyTransition {
    switch self {
    case .fade: .opacity
    case .slide: .slide.combined(with: .opacity)
    case .below: .move(edge: .bottom).combined(with: .opacity)
    case .scale: .scale(scale: 0.5).combined(with: .opacity)
    case .push: .push(from: .trailing)
    }
  }
}

private struct MotionView: View {
  let state: MotionState

  var body: some View {
    NavigationStack {
      VStack(alignment: .leading, spacing: 18) {
        Text("Offset").font(.headline)
        Circle().fill(.blue).frame(width: 36, height: 36).offset(x: state.isThere ? 200 : 0)
        Text("Size").font(.headline)
        RoundedRectangle(cornerRadius: 9).fill(.green).frame(width: state.isThere ? 236 : 60, height: 36)
        Text("Turn, scale and opacity").font(.headline)
        HStack(spacing: 36) {
          Image(systemName: "chevron.right").imageScale(.large).rotationEffect(.degrees(state.isThere ? 90 : 0))
          Image(systemName: "star.fill").imageScale(.large).scaleEffect(state.isThere ? 2 : 1)
          Image(systemName: "tray").imageScale(.large).opacity(state.isThere ? 0.2 : 1)
        }
        .padding(12)
        Text("Coming and going").font(.headline)
        ZStack(alignment: .leading) {
          Color.clear.frame(height: 48)
          if state.isThere {
            Label(state.arrival.rawValue, systemImage: "paperplane").padding(12)
              .background(.teal.opacity(0.25)).clipShape(.rect(cornerRadius: 9))
              .transition(state.arrival.transition)
          }
        }
        Button(state.isThere ? "Back" : "Go") {
          state.note = "On its way"
          withAnimation(state.course.animation(state.duration)) {
            state.isThere.toggle()
          } completion: {
            state.note = "At rest"
          }
        }
        .buttonStyle(.borderedProminent)
        Text(state.note).foregroundStyle(.secondary)
      }
      .padding(24)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .navigationTitle("Motion")
    }
  }
}

private struct MotionKnobs: View {
  @Bindable var state: MotionState

  var body: some View {
    Picker("Course", selection: $state.course) { ForEach(Course.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Picker("Coming and Going", selection: $state.arrival) { ForEach(Arrival.allCases, id: \.self) { Text($0.rawValue).tag($0) } }
    Picker("Duration", selection: $state.duration) {
      ForEach([0.25, 0.5, 1, 3], id: \.self) { Text("\($0.formatted()) s").tag($0) }
    }
  }
}
