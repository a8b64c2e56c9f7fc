import SeedSupport
import SidelightCore
import Testing

/// The lengths of lines, most of which nobody has laid out.
struct LazyLengthsTests {
  /// The same in the simplest way.
  private struct Plain {
    var lengths: [Double?]
    var estimate: Double
    var isEstimated = false
    let spacing: Double

    func length(of line: Int) -> Double { lengths[line] ?? estimate }
    func start(of line: Int) -> Double { (0..<line).reduce(0) { $0 + length(of: $1) + spacing } }

    mutating func learn(_ new: [Double], from first: Int) {
      if !isEstimated { estimate = new.reduce(0, +) / Double(new.count) }
      isEstimated = true
      for (offset, length) in new.enumerated() { lengths[first + offset] = length }
    }
  }

  @Test func `What is not known counts as long as the first ones are on average`() {
    var lengths = LazyLengths(count: 100_000, spacing: 6)
    lengths.learn([20, 40, 30], from: 0)
    #expect(lengths.estimate == 30)
    #expect(lengths.start(of: 2) == 72)
    #expect(lengths.start(of: 50_000) == 50_000 * 36)
    #expect(lengths.total == 100_000 * 36 - 6)
    #expect(lengths.line(at: 71) == 1)
    #expect(lengths.line(at: 72) == 2)
    #expect(lengths.line(at: -5) == 0)
    #expect(lengths.line(at: 1e12) == 99_999)
    #expect(lengths.knownCount == 3)
  }

  @Test func `Very many lines count less than they are, so that their places stay whole pixels`() {
    var lengths = LazyLengths(count: 1_000_000, spacing: 2)
    lengths.learn([40, 40], from: 500_000)
    #expect(lengths.estimate == 10)
    #expect(lengths.total == 12_000_000 - 2 + 60)
    #expect(lengths.start(of: 500_001) - lengths.start(of: 500_000) == 42)
  }

  @Test func `The lines in a room are as many as there most likely are`() {
    var lengths = LazyLengths(count: 100, spacing: 0)
    #expect(lengths.lines(around: 0, before: 0, after: 100) == 0..<3)
    lengths.learn(Array(repeating: 10, count: 20), from: 0)
    #expect(lengths.lines(around: 55, before: 20, after: 100) == 3..<16)
    #expect(lengths.lines(around: 0, before: 50, after: 1000) == 0..<100)
    #expect(LazyLengths(count: 0).lines(around: 5, before: 5, after: 5) == 0..<0)
  }

  @Test func `Nothing is as long as nothing`() {
    var lengths = LazyLengths(count: 0, spacing: 6)
    #expect(lengths.total == 0)
    #expect(lengths.line(at: 10) == 0)
    lengths.splice(at: 0, removed: 0, added: 2)
    lengths.learn([10, 10], from: 0)
    #expect(lengths.total == 26)
  }

  @Test(arguments: 0..<20) func `A random life goes as with an array`(seed: Int) {
    var random = SeededRandom(seed: UInt64(seed))
    var lengths = LazyLengths(count: 60, spacing: 3, average: 10)
    var plain = Plain(lengths: Array(repeating: nil, count: 60), estimate: 10, spacing: 3)
    for step in 0..<200 {
      let count = plain.lengths.count
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6 where count > 0:
        let first = Int.random(in: 0..<count, using: &random)
        let new = (0..<Int.random(in: 1...min(8, count - first), using: &random)).map { _ in Double(Int.random(in: 1...50, using: &random))
        }
        lengths.learn(new, from: first)
        plain.learn(new, from: first)
      case 9:
        lengths.forget()
        plain.lengths = Array(repeating: nil, count: count)
        plain.isEstimated = false
      default:
        let position = Int.random(in: 0...count, using: &random)
        let removed = Int.random(in: 0...min(5, count - position), using: &random)
        let added = Int.random(in: 0...5, using: &random)
        lengths.splice(at: position, removed: removed, added: added)
        plain.lengths.replaceSubrange(position..<position + removed, with: [Double?](repeating: nil, count: added))
      }
      let lines = plain.lengths.count
      #expect(lengths.count == lines)
      for line in 0..<lines {
        #expect(abs(lengths.length(of: line) - plain.length(of: line)) < 1e-6, "step \(step)")
        #expect(abs(lengths.start(of: line) - plain.start(of: line)) < 1e-6, "step \(step)")
        #expect(lengths.line(at: plain.start(of: line) + 0.5) == line, "step \(step)")
      }
    }
  }
}
