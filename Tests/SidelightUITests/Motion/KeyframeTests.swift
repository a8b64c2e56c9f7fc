import SidelightTesting
import SidelightUI
import Testing

/// Values that go through keyframes, and the arithmetic of what moves.
@MainActor struct KeyframeTests {
  private struct Look: Equatable {
    var scale = 1.0
    var angle = Angle.zero
  }

  @Test func `Each track goes on by itself, and a shorter one stays at its end`() {
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
        MoveKeyframe(5)
        LinearKeyframe(3, duration: 1)
      }
      KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 0.5) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0) == Look())
    #expect(abs(timeline.value(time: 0.5).scale - 1.5) < 1e-6 && timeline.value(time: 0.5).angle == .degrees(90))
    #expect(abs(timeline.value(progress: 0.75).scale - 4) < 1e-6)
    #expect(timeline.value(time: 1.5).angle == .degrees(90))
    #expect(timeline.value(time: 9).scale == 3)
    #expect(timeline.value(time: -3) == Look() && timeline.value(time: .nan) == Look())
  }

  @Test func `Keyframes alone are a track of the whole value, and smooth ones have no corners`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(0, duration: 1)
      CubicKeyframe(-10, duration: 1)
    }
    #expect(timeline.value(time: 1) == 10 && timeline.value(time: 2) == 0 && timeline.value(time: 3) == -10)
    for time in [1.0, 2] {
      let before = (timeline.value(time: time) - timeline.value(time: time - 1e-5)) / 1e-5
      let after = (timeline.value(time: time + 1e-5) - timeline.value(time: time)) / 1e-5
      #expect(abs(before - after) < 0.01)
    }
  }

  @Test(arguments: [false, true]) func `Keyframes of the whole value may be those of a loop, or of one of two cases`(isHigh: Bool) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(1, duration: 1)
      for place in 2...3 {
        LinearKeyframe(Double(place) * 10, duration: 1)
        MoveKeyframe(Double(place))
      }
      if isHigh {
        LinearKeyframe(100, duration: 1)
        LinearKeyframe(200, duration: 1)
      } else {
        LinearKeyframe(-100, duration: 1)
      }
    }
    #expect(timeline.duration == (isHigh ? 5 : 4))
    #expect(timeline.value(time: 1) == 1 && abs(timeline.value(time: 1.5) - 10.5) < 1e-6)
    #expect(abs(timeline.value(time: 3.5) - (isHigh ? 51.5 : -48.5)) < 1e-6)
    #expect(timeline.value(time: 4) == (isHigh ? 100 : -100) && timeline.value(time: 9) == (isHigh ? 200 : -100))
  }

  @Test func `A single track needs no block, and without any keyframes a value stays`() {
    let single = KeyframeTimeline(initialValue: Look()) { KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 1) } }
    #expect(single.value(time: 1).scale == 2)
    let still = KeyframeTimeline(initialValue: 4.0) { for _ in 0..<0 { LinearKeyframe(9, duration: 1) } }
    #expect(still.duration == 0 && still.value(time: 3) == 4)
  }

  @Test func `A spring keeps the speed of the keyframe before it, and comes to its place`() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.1)
      SpringKeyframe(10, spring: .smooth)
    }
    #expect(timeline.value(time: 0.15) > 10.5, "It goes on beyond its place.")
    #expect(abs(timeline.value(time: timeline.duration) - 10) < 0.01)
  }

  @Test(arguments: [-1, .nan, 0, .infinity])
  func `Keyframes of no length, or of one that is no time, are passed at once, and none takes for ever`(duration: Double) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(4, duration: duration)
      CubicKeyframe(7, duration: duration)
    }
    #expect(timeline.duration.isFinite)
    #expect(timeline.value(time: timeline.duration) == 7)
    let empty = KeyframeTimeline(initialValue: 3.0) { KeyframeTrack(\.self) { if duration == 17 { MoveKeyframe(1) } } }
    #expect(empty.value(time: 1) == 3 && empty.duration == 0)
  }

  @Test func `Springs and curves say where things are`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.bounce - 0.3) < 1e-9 && spring.duration == 0.5)
    #expect(spring.value(target: 100.0, time: 0) == 0)
    #expect(abs(spring.value(target: 100.0, time: spring.settlingDuration) - 100) < 0.5)
    #expect(abs(spring.velocity(target: 0.0, initialVelocity: 40.0, time: 0) - 40) < 0.1)
    let physical = Spring(mass: 1, stiffness: spring.stiffness, damping: spring.damping)
    #expect(abs(physical.response - spring.response) < 1e-9 && abs(physical.dampingRatio - spring.dampingRatio) < 1e-9)
    #expect(UnitCurve.linear.value(at: 0.3).rounded(.toNearestOrEven) == 0 && abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5 && UnitCurve.easeIn.inverse.value(at: UnitCurve.easeIn.value(at: 0.5)) - 0.5 < 1e-6)
    #expect(abs(UnitCurve.linear.velocity(at: 0.5) - 1) < 1e-3)
  }

  @Test func `Pairs are added and scaled part by part`() {
    var pair = AnimatablePair(3.0, AnimatablePair(4.0, EmptyAnimatableData()))
    #expect(pair.magnitudeSquared == 25)
    pair.scale(by: 2)
    #expect(
      pair - AnimatablePair(1, AnimatablePair(1, EmptyAnimatableData())) == AnimatablePair(5, AnimatablePair(7, EmptyAnimatableData())))
    #expect(AnimatablePair<Double, Float>.zero.magnitudeSquared == 0)
    var angle = Angle.degrees(180)
    angle.animatableData /= 2
    #expect(angle == .degrees(90))
  }

  private struct Counter: View, Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text("at \(Int(number))") }
  }

  private struct Counting: View {
    @State private var number = 0.0
    @State private var taps = 0
    var body: some View {
      VStack {
        Counter(number: number)
        Button("Up") {
          withAnimation { number = 100 }
          taps += 1
        }
        KeyframeAnimator(initialValue: 1.0, trigger: taps) {
          Text("scale \(Int($0))")
        } keyframes: { _ in
          LinearKeyframe(5, duration: 1)
          LinearKeyframe(2, duration: 1)
        }
        KeyframeAnimator(initialValue: 7.0) {
          Text("loop \(Int($0))")
        } keyframes: { _ in
          LinearKeyframe(9, duration: 1)
        }
      }
    }
  }

  @Test(arguments: [Depth.model, .plan])
  func `Without frames data has its new value at once, and keyframes with a trigger are at their end`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Counting() }
    #expect(app.text("at 0").isVisible && app.text("scale 1").isVisible && app.text("loop 7").isVisible)
    try await app.button("Up").click()
    #expect(app.text("at 100").isVisible && app.text("scale 2").isVisible && app.text("loop 7").isVisible)
    try await app.close()
  }
}
