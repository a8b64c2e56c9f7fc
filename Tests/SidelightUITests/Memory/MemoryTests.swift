import Observation
import SidelightCore
@testable import SidelightGraph
import Testing

/// What is known of values from how they lie in memory, and what is left of that where they lie there in another way.
@MainActor struct MemoryTests {
  private final class Plain {
    var value = 0
  }
  @Observable @MainActor final class Watched {
    var value = 0
  }
  private enum Choice { case none, one(Int, String) }
  private struct Mixed {
    var flag: Bool
    var number: Int
    var object: Plain
    var pair: (UInt8, String)
    var choice: Int?
    var function: (() -> Void)?
  }
  private struct Padded {
    var small: UInt8
    var large: Int
  }

  @Test func `Values lie in memory as is assumed`() {
    #expect(Memory.isTrusted)
  }

  @Test func `The fields of structures and tuples are found, and no others`() {
    let fields = Memory.fields(of: Mixed.self)
    #expect(fields.isComplete)
    // A function has no offset that a key path would tell.
    let paths: [PartialKeyPath<Mixed>] = [\.flag, \.number, \.object, \.pair, \.choice]
    #expect(fields.all.dropLast().map { $0.offset } == paths.compactMap { MemoryLayout<Mixed>.offset(of: $0) })
    #expect(fields.all.map(\.isWalkable) == [true, true, false, true, false, false])
    for type in [Choice.self, Plain.self, Int?.self, (() -> Void).self, (any Equatable).self, Any.self, Int.Type.self] as [Any.Type] {
      #expect(!Memory.isWalkable(type))
    }
    for type in [Int.self, [Plain].self, (Int, Plain).self, Mixed.self] as [Any.Type] { #expect(Memory.isWalkable(type)) }
  }

  private func adding(_ number: Int) -> Maker<Int, Int> { Maker { $0 + number } }
  private func adding(_ plain: Plain) -> Maker<Int, Int> { Maker { $0 + plain.value } }
  private func adding(_ watched: Watched) -> Maker<Int, Int> { Maker { number in MainActor.assumeIsolated { number + watched.value } } }
  private func doubling() -> Maker<Int, Int> { Maker { $0 * 2 } }
  private func tripling() -> Maker<Int, Int> { Maker { $0 * 3 } }

  @Test func `Functions are the same that captured nothing, or one observable object`() {
    let (plain, watched) = (Plain(), Watched())
    #expect(Memory.areSame(doubling(), doubling()))
    #expect(!Memory.areSame(doubling(), tripling()))
    #expect(Memory.areSame(adding(watched), adding(watched)))
    #expect(!Memory.areSame(adding(watched), adding(Watched())))
    #expect(!Memory.areSame(adding(plain), adding(plain)))
    #expect(!Memory.areSame(adding(1), adding(1)))
    let one = adding(1)
    // It is the same, but what it captured might be a variable.
    #expect(!Memory.areSame(one, one))
    Memory.withTrust(false) {
      #expect(!Memory.areSame(doubling(), doubling()))
      #expect(!Memory.areSame(adding(watched), adding(watched)))
    }
    #expect(Memory.isTrusted)
  }

  @Test func `Collections are the same that share their elements`() {
    let array = Array(0..<100)
    var other = array
    #expect(haveSameStorage(array, other))
    #expect(haveSameStorage(array[3..<9], other[3..<9]))
    #expect(!haveSameStorage(array[3..<9], other[3..<8]))
    #expect(!haveSameStorage(array[3..<9], other[4..<10]))
    #expect(haveSameStorage(0..<5, 0..<5))
    #expect(!haveSameStorage(0...5, 0...4))
    other[3] = 3
    #expect(!haveSameStorage(array, other))
    #expect(!haveSameStorage(array, Array(array.prefix(99))))
    #expect(!haveSameStorage(array.lazy.map { $0 }, array.lazy.map { $0 }))
    // Nothing of this looks at memory.
    other = array
    Memory.withTrust(false) { #expect(haveSameStorage(array, other)) }
  }

  @Test func `Fields say whether a view's values are equal`() {
    let plain = Plain()
    func mixed(_ number: Int, _ text: String, _ choice: Int?, _ plain: Plain) -> Mixed {
      Mixed(flag: true, number: number, object: plain, pair: (1, text), choice: choice)
    }
    struct Shown {
      var number: Int
      var object: Plain
      var pair: (UInt8, String)
      var choice: Int?
    }
    func shown(_ number: Int, _ text: String, _ choice: Int?, _ plain: Plain) -> Shown {
      Shown(number: number, object: plain, pair: (1, text), choice: choice)
    }
    let fields = ViewFields.of(Shown.self)
    let text = "a text that is long enough for the heap"
    let value = shown(1, text, nil, plain)
    #expect(fields.areEqual(value, shown(1, text + "", nil, plain)))
    #expect(!fields.areEqual(value, shown(2, text, nil, plain)))
    #expect(!fields.areEqual(value, shown(1, text + ".", nil, plain)))
    #expect(!fields.areEqual(value, shown(1, text, 0, plain)))
    #expect(!fields.areEqual(value, shown(1, text, nil, Plain())))
    // A function is never known to be another one.
    #expect(!ViewFields.of(Mixed.self).areEqual(mixed(1, text, nil, plain), mixed(1, text, nil, plain)))
    #expect(ViewFields.of(Padded.self).areEqual(Padded(small: 1, large: 2), Padded(small: 1, large: 2)))
    #expect(!ViewFields.of(Padded.self).areEqual(Padded(small: 1, large: 2), Padded(small: 2, large: 2)))
    #expect(ViewFields.of(Int.self).areEqual(3, 3))
    Memory.withTrust(false) {
      #expect(!fields.areEqual(value, value))
      #expect(!ViewFields.of(Int.self).areEqual(3, 3))
    }
  }

  @Test func `Values are told from what may change without a word`() {
    #expect(ViewFields.isValue([(Int, String?)].self))
    #expect(ViewFields.isValue(Watched.self))
    #expect(!ViewFields.isValue(Plain.self))
    #expect(!ViewFields.isValue((any Sendable).self))
    #expect(!ViewFields.isValue((() -> Void).self))
    Memory.withTrust(false) { #expect(!ViewFields.isValue(Int.self)) }
    #expect(ViewFields.isValue(Int.self))
  }

  @Test func `Elements with other bytes are found`() {
    let old = (0..<1000).map { $0 }
    var new = old
    new[7] = -1
    #expect(Memory.differing(old, new, in: [(3, 3), (7, 7), (8, 8), (8, 9)]) == [7, 9])
    #expect(Memory.differing(old, old, in: [(3, 3)]) == nil)
    Memory.withTrust(false) { #expect(Memory.differing(old, new, in: [(3, 3)]) == nil) }
  }
}
