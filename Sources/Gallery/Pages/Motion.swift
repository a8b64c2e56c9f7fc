import Foundation
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
  var names = ["Ada", "Bela", "Cyd"]
  var likes = 0
  var cities = ["Athens", "Berlin", "Cairo"]
  var selectedCity: String?
  var isLoading = false
}

private enum Arrival: String, CaseIterable {
  case fade = "Fade"
  case slide = "Slide"
  case below = "From below, fading"
  case scale = "Grow"
  case push = "Push"
  case twist = "Twist"
  case blur = "Out of a Blur"

  @MainActor var transition: AnyTransition {
    switch self {
    case .fade: .opacity
    case .slide: .slide.combined(with: .opacity)
    case .below: .move(edge: .bottom).combined(with: .opacity)
    case .scale: .scale(scale: 0.5).combined(with: .opacity)
    case .push: .push(from: .trailing)
    case .twist: AnyTransition(Twist())
    case .blur: AnyTransition(.blurReplace)
    }
  }
}

/// A transition of the page's own.
private struct Twist: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.rotationEffect(.degrees(phase.value * -60), anchor: .leading).opacity(phase.isIdentity ? 1 : 0)
  }
}

private struct MotionView: View {
  let state: MotionState

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          LooksInMotion(state: state)
          PlacesInMotion(state: state)
          ComingAndGoing(state: state)
          RowsInMotion(state: state)
          SymbolsInMotion(state: state)
          LooksOfPlaces(state: state)
        }
        .padding(24)
        .frame(maxWidth: .infinity, alignment: .topLeading)
      }
      .safeAreaInset(edge: .bottom) { MotionBar(state: state) }
      .navigationTitle("Motion")
    }
  }
}

/// What a view says of itself, and data of a shape.
private struct LooksInMotion: View {
  let state: MotionState

  var body: some View {
    Text("Offset, size and shape").font(.headline)
    Circle().fill(.blue).frame(width: 36, height: 36).offset(x: state.isThere ? 200 : 0)
    RoundedRectangle(cornerRadius: 9).fill(.green).frame(width: state.isThere ? 236 : 60, height: 36)
    HStack(spacing: 36) {
      Circle().trim(from: 0, to: state.isThere ? 1 : 0.15).stroke(.orange, lineWidth: 6).frame(width: 48, height: 48)
      Image(systemName: "chevron.right").imageScale(.large).rotationEffect(.degrees(state.isThere ? 90 : 0))
      Image(systemName: "star.fill").imageScale(.large).scaleEffect(state.isThere ? 2 : 1)
      Image(systemName: "tray").imageScale(.large).opacity(state.isThere ? 0.2 : 1)
    }
    .padding(6)
  }
}

/// Looks that follow from places: cards that shrink and fade where they leave, and a shake of data.
private struct LooksOfPlaces: View {
  let state: MotionState

  var body: some View {
    Text("Looks that follow from places").font(.headline)
    ScrollView(.horizontal) {
      HStack(spacing: 12) {
        ForEach(1..<13, id: \.self) { number in
          Text("Card \(number)").frame(width: 110, height: 72)
            .background(Color.blue.opacity(0.2), in: .rect(cornerRadius: 12))
            .scrollTransition { content, phase in
              content.scaleEffect(phase.isIdentity ? 1 : 0.6).rotationEffect(.degrees(phase.value * 12)).opacity(phase.isIdentity ? 1 : 0.2)
            }
        }
      }
      .padding(.vertical, 12)
    }
    .frame(height: 100)
    HStack(spacing: 36) {
      Label("Shaken", systemImage: "bell").modifier(Shake(turns: state.isThere ? 3 : 0))
      Ellipse().rotation(.degrees(state.isThere ? 90 : 20)).fill(.pink.opacity(0.4)).frame(width: 72, height: 36)
    }
    HStack(spacing: 36) {
      Text("Sharp and soft").blur(radius: state.isThere ? 3 : 0)
      Text("Slanted").transformEffect(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 0, ty: 0))
    }
  }
}

/// Goes to and fro, as often as its data says.
private struct Shake: GeometryEffect {
  var turns: Double
  var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 8 * sin(turns * .pi * 2), y: 0))
  }
}

/// What follows from the layout, and a place that two views have in common.
private struct PlacesInMotion: View {
  let state: MotionState
  @Namespace private var space

  var body: some View {
    Text("Places").font(.headline)
    HStack(spacing: 18) {
      VStack(alignment: state.isThere ? .trailing : .leading, spacing: 6) {
        ForEach(state.isThere ? state.names.reversed() : state.names, id: \.self) { name in
          Text(name).padding(.horizontal, 12).padding(.vertical, 4).background(.purple.opacity(0.2), in: .capsule)
        }
      }
      .frame(width: 130, alignment: state.isThere ? .trailing : .leading)
      ZStack(alignment: state.isThere ? .bottomTrailing : .topLeading) {
        Color.clear
        if state.isThere {
          cover.frame(width: 120, height: 84).matchedGeometryEffect(id: "cover", in: space)
        } else {
          cover.frame(width: 40, height: 28).matchedGeometryEffect(id: "cover", in: space)
        }
      }
      .frame(width: 150, height: 108)
      .border(.separator)
    }
  }

  private var cover: some View { RoundedRectangle(cornerRadius: 9).fill(Color.indigo.gradient) }
}

private struct ComingAndGoing: View {
  let state: MotionState

  var body: some View {
    Text("Coming and going").font(.headline)
    ZStack(alignment: .leading) {
      Color.clear.frame(height: 48)
      if state.isThere {
        Label(state.arrival.rawValue, systemImage: "paperplane").padding(12)
          .background(.teal.opacity(0.25)).clipShape(.rect(cornerRadius: 9))
          .transition(state.arrival.transition)
      }
    }
  }
}

/// Rows of a list, which come, go and move with the course of the knobs.
private struct RowsInMotion: View {
  @Bindable var state: MotionState
  private static let others = ["Dakar", "Edinburgh", "Florence", "Geneva", "Helsinki"]

  var body: some View {
    Text("Rows of a list").font(.headline)
    List(selection: $state.selectedCity) { ForEach(state.cities, id: \.self) { Text($0) } }
      .frame(height: 200)
      .border(.separator)
    HStack {
      Button("Insert") { change { state.cities.insert(missing ?? "", at: state.cities.count / 2) } }.disabled(missing == nil)
      Button("Remove") { change { state.cities.remove(at: state.cities.count / 2) } }.disabled(state.cities.isEmpty)
      Button("Shuffle") { change { state.cities.shuffle() } }.disabled(state.cities.count < 2)
    }
  }

  private var missing: String? { (["Athens", "Berlin", "Cairo"] + Self.others).first { !state.cities.contains($0) } }

  private func change(_ body: () -> Void) { withAnimation(state.course.animation(state.duration), body) }
}

private struct SymbolsInMotion: View {
  @Bindable var state: MotionState

  var body: some View {
    Text("Symbols and keyframes").font(.headline)
    HStack(spacing: 30) {
      Image(systemName: "bell").symbolEffect(.wiggle, value: state.likes)
      Image(systemName: "arrow.clockwise").symbolEffect(.rotate, isActive: state.isLoading)
      Image(systemName: "wifi").symbolEffect(.pulse, isActive: state.isLoading)
      Image(systemName: "heart.fill").foregroundStyle(.red)
        .keyframeAnimator(initialValue: 1.0, trigger: state.likes) { content, scale in
          content.scaleEffect(scale)
        } keyframes: { _ in
          CubicKeyframe(1.6, duration: 0.15)
          SpringKeyframe(1, spring: .bouncy)
        }
    }
    .imageScale(.large)
    .padding(6)
    HStack {
      Button("Like") { state.likes += 1 }
      Toggle("Loading", isOn: $state.isLoading).fixedSize()
    }
  }
}

private struct MotionBar: View {
  let state: MotionState

  var body: some View {
    HStack {
      Text(state.note).foregroundStyle(.secondary)
      Spacer()
      Button(state.isThere ? "Back" : "Go") {
        state.note = "On its way"
        withAnimation(state.course.animation(state.duration)) {
          state.isThere.toggle()
        } completion: {
          state.note = "At rest"
        }
      }
      .buttonStyle(.borderedProminent)
    }
    .padding(12)
    .background(.bar)
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
