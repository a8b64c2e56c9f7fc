import SidelightUI
import Testing

/// What a spring does with something that hangs at it.
@MainActor @Suite("Springs") struct SpringTests {
  private nonisolated static let springs = [
    Spring(duration: 0.5, bounce: 0.3), .smooth, Spring(duration: 0.4, bounce: -0.5), Spring(response: 0.3, dampingRatio: 0.99),
    Spring(response: 0.8, dampingRatio: 0.05),
  ]

  @Test func `Its numbers are those of the documentation`() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.stiffness - 157.9) < 0.05 && abs(spring.damping - 17.6) < 0.05 && spring.mass == 1)
    let other = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(other.duration - 0.63) < 0.005 && abs(other.bounce - 0.5) < 0.005)
  }

  @Test(arguments: springs) func `Moving on in steps comes to where one way leads`(spring: Spring) {
    var (value, velocity) = (0.0, 30.0)
    for _ in 0..<25 { spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.01) }
    #expect(abs(value - spring.value(target: 100, initialVelocity: 30, time: 0.25)) < 1e-6)
    #expect(abs(velocity - spring.velocity(target: 100, initialVelocity: 30, time: 0.25)) < 0.01)
  }

  @Test(arguments: springs) func `It pulls as much as the velocity changes`(spring: Spring) {
    var (value, velocity) = (20.0, -40.0)
    let force = spring.force(target: 100, position: value, velocity: velocity)
    spring.update(value: &value, velocity: &velocity, target: 100, deltaTime: 1e-6)
    #expect(abs((velocity + 40) / 1e-6 - force) < abs(force) * 1e-3)
  }

  @Test func `One without a response is at its target at once`() {
    let spring = Spring(response: 0, dampingRatio: 1)
    var (value, velocity) = (3.0, 5.0)
    spring.update(value: &value, velocity: &velocity, target: 8, deltaTime: 0.01)
    #expect(value == 8 && velocity == 0)
    #expect(spring.settlingDuration(target: 100, epsilon: 0.1) == 0)
  }

  @Test(arguments: springs) func `From the time on at which it rests it stays near`(spring: Spring) {
    for (target, speed) in [(1.0, 0.0), (100, -500), (0, 40)] {
      let time = spring.settlingDuration(target: target, initialVelocity: speed, epsilon: 0.01)
      func distances(from start: Double) -> [Double] {
        (0..<2_000).map { abs(spring.value(target: target, initialVelocity: speed, time: start + Double($0) * 0.005) - target) }
      }
      #expect(distances(from: time).allSatisfy { $0 <= 0.01 + 1e-9 })
      #expect(distances(from: time * 0.6).contains { $0 > 0.01 })
    }
    #expect(spring.settlingDuration(target: 0.001, epsilon: 0.01) == 0)
  }

  @Test(arguments: [0.2, 0.7, 1, 1.5]) func `One can be made by how long it takes`(ratio: Double) {
    let spring = Spring(settlingDuration: 1.2, dampingRatio: ratio)
    #expect(abs(spring.settlingDuration(target: 1.0, epsilon: 0.001) - 1.2) < 1e-6)
    #expect(spring.dampingRatio == ratio)
    #expect(Spring(settlingDuration: 0, dampingRatio: ratio).response == 0)
    #expect(Spring(settlingDuration: .infinity, dampingRatio: ratio).response == 0)
  }

  @Test func `What is animated of a value moves, and the rest stays`() {
    struct Place: Animatable, Equatable {
      var name: String
      var animatableData: Double
    }
    let spring = Spring.smooth
    let (from, to) = (Place(name: "from", animatableData: 20), Place(name: "to", animatableData: 120))
    let still = Place(name: "", animatableData: 0)
    let velocity = spring.velocity(fromValue: from, toValue: to, initialVelocity: still, time: 0.1)
    #expect(velocity == Place(name: "to", animatableData: spring.velocity(target: 100.0, time: 0.1)))
    let force = spring.force(fromValue: from, toValue: to, position: from, velocity: still)
    #expect(force.animatableData == spring.force(target: 120.0, position: 20, velocity: 0))
    let time = spring.settlingDuration(fromValue: from, toValue: to, initialVelocity: still, epsilon: 0.1)
    #expect(time == spring.settlingDuration(target: 100.0, epsilon: 0.1))
  }
}
