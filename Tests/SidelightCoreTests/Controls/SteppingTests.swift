import SidelightCore
import Testing

/// What a step makes of a value, at the ends of its type and of its bounds.
struct SteppingTests {
  private func after<V: Strideable>(_ value: V, _ step: V.Stride, _ isUp: Bool, _ bounds: ClosedRange<V>? = nil) -> V? {
    Stepping.value(after: value, by: step, up: isUp, in: bounds)
  }

  /// What a type without ends has: the sum, brought into the bounds.
  private func wide<V: FixedWidthInteger>(_ value: V, _ step: Int, _ isUp: Bool, _ bounds: ClosedRange<V>) -> V? where V.Stride == Int {
    let (low, high) = (Int(bounds.lowerBound), Int(bounds.upperBound))
    let rises = isUp == (step >= 0)
    if rises ? Int(value) >= high : Int(value) <= low { return nil }
    let sum = min(max(isUp ? Int(value) + step : Int(value) - step, low), high)
    return sum == Int(value) ? nil : V(sum)
  }

  private func sweep<V: FixedWidthInteger & Sendable>(_ type: V.Type, _ bounds: [ClosedRange<V>]) where V.Stride == Int {
    for bounds in bounds {
      for value in V.min...V.max {
        for step in [-300, -256, -128, -10, -1, 0, 1, 3, 10, 127, 128, 255, 256, 300] {
          for isUp in [true, false] {
            let expected = wide(value, step, isUp, bounds)
            guard after(value, step, isUp, bounds) != expected else { continue }
            Issue.record("\(value) by \(step), up: \(isUp), in \(bounds): \(String(describing: expected)) is right")
          }
        }
      }
    }
  }

  @Test func `A step of every whole number of eight bits ends at the bound`() {
    sweep(UInt8.self, [0...255, 10...20, 7...7, 0...0, 255...255])
    sweep(Int8.self, [-128...127, -20 ... -10, 0...0, -128 ... -128, 127...127])
  }

  @Test func `Whole numbers step to the ends of their types and not further`() {
    func ends<V: FixedWidthInteger>(_ type: V.Type) {
      let choices: [ClosedRange<V>?] = [nil, V.min...V.max]
      for bounds in choices {
        #expect(after(V.max - 1, 10, true, bounds) == .max && after(V.max, 1, true, bounds) == nil)
        #expect(after(V.min + 1, 10, false, bounds) == .min && after(V.min, 1, false, bounds) == nil)
        #expect(after(V.max, 1, false, bounds) == .max - 1 && after(V.min, 1, true, bounds) == .min + 1)
        #expect(after(V.max, .min, true, bounds) != nil && after(V.min, .min, false, bounds) != nil)
        #expect(after(V.min, .min, true, bounds) == nil && after(V.max, .min, false, bounds) == nil)
      }
    }
    ends(Int.self)
    ends(Int8.self)
    ends(Int16.self)
    ends(Int32.self)
    ends(Int64.self)
    ends(UInt.self)
    ends(UInt8.self)
    ends(UInt16.self)
    ends(UInt32.self)
    ends(UInt64.self)
    #expect(after(UInt64.max - 3, .max, true, 0...(.max)) == .max)
    #expect(after(Int.min, .max, true, .min ... .max) == -1)
  }

  @Test func `Numbers with a point step to their bounds, and not at all where nothing changes`() {
    #expect(after(0.9, 0.1, true, 0...1) == 1 && after(1.0, 0.1, true, 0...1) == nil)
    #expect(after(0.95, 0.1, true, 0...1) == 1 && after(0.05, 0.1, false, 0...1) == 0)
    #expect(after(5.0, -1, true, 0...10) == 4 && after(10.0, -1, false, 0...10) == nil && after(10.0, -1, true, 0...10) == 9)
    #expect(after(1e300, 1, true) == nil && after(Double.infinity, 1, false) == nil && after(2.0, 0, true) == nil)
    #expect(after(Double.nan, 1, true, 3...7) == 3 && after(5.0, .nan, true, 3...7) == 3)
    #expect(after(5.0, .infinity, true, 3...7) == 7 && after(5.0, .infinity, false, 3...7) == 3)
    #expect(after(Double.greatestFiniteMagnitude, .greatestFiniteMagnitude, true) == .infinity)
  }

  /// A type that ends where nobody else knows.
  private struct Level: Strideable {
    var number: UInt8
    func distance(to other: Level) -> Int { Int(other.number) - Int(number) }
    func advanced(by way: Int) -> Level { Level(number: UInt8(Int(number) + way)) }
  }

  @Test func `A type of the app is asked for no value behind a bound`() {
    let all = Level(number: 0)...Level(number: 255)
    #expect(after(Level(number: 250), 10, true, all)?.number == 255)
    #expect(after(Level(number: 5), 10, false, all)?.number == 0)
    #expect(after(Level(number: 5), .min, true, all)?.number == 0)
    #expect(after(Level(number: 5), .min, false, all)?.number == 255)
    #expect(after(Level(number: 5), 10, true, all)?.number == 15)
  }

  @Test func `A value outside of the bounds steps into them`() {
    #expect(after(300, 10, false, 0...255) == 255 && after(300, 10, true, 0...255) == nil)
    #expect(after(-300, 10, true, 0...255) == 0 && after(-300, 10, false, 0...255) == nil)
  }
}

/// What numbers a slider offers.
struct SliderElementTests {
  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 0.1, 1, 3, 1e300, .infinity, -1, 0, .nan])
  func `Whatever the step, a choice lies within the bounds`(step: Double) {
    for (low, high) in [(0.0, 1.0), (-1e300, 1e300), (0, Double.leastNonzeroMagnitude), (4, 4), (-0.3, 0.7)] {
      let slider = SliderElement(value: 0, lower: low, upper: high, step: step)
      for number in [-.infinity, low, (low + high) / 2, high, .infinity, .nan] {
        let chosen = slider.nearest(to: number)
        #expect(chosen >= low && chosen <= high, "\(number) in \(low)...\(high)")
      }
    }
  }
}
