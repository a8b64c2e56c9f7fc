import SeedSupport
import SidelightCore
import Testing

@Suite("Selection")
struct SelectionTests {
  @Test func `a list without selection refuses everything`() {
    var selection = Selection<Int>.none
    let changed = [
      selection.select(1), selection.toggle(1), selection.selectRange([1]), selection.selectAll([1, 2]), selection.replace(with: [1]),
    ]
    #expect(changed == [false, false, false, false, false])
    #expect(selection.values == [])
  }

  @Test func `a single selection holds the last one selected, extending or not`() {
    var selection = Selection<Int>(single: nil)
    let changed = [selection.select(1), selection.select(1), selection.select(2), selection.select(3, extending: true)]
    #expect(changed == [true, false, true, true])
    #expect(selection.values == [3])
    #expect(selection.single == 3)
  }

  @Test func `a single selection can be emptied`() {
    var selection = Selection(single: 1)
    let changed = [selection.deselect(2), selection.deselect(1), selection.toggle(4), selection.toggle(4)]
    #expect(changed == [false, true, true, true])
    #expect(selection.values == [])
    let then = [selection.select(5), selection.clear(), selection.clear()]
    #expect(then == [true, true, false])
  }

  @Test func `a single selection refuses two values`() {
    var selection = Selection(single: 1)
    let changed = [
      selection.selectRange([2, 3]), selection.selectRange([2, 3], extending: true), selection.selectAll([2]),
      selection.replace(with: [2, 3]),
    ]
    #expect(changed == [false, false, false, false])
    #expect(selection.values == [1])
    let then = selection.selectRange([2])
    #expect(then)
    #expect(selection.values == [2])
  }

  @Test func `a required selection is replaced and never emptied`() {
    var selection = Selection(required: 1)
    let changed = [
      selection.deselect(1), selection.toggle(1), selection.clear(), selection.deselectRange([1]),
      selection.removeAll([1]), selection.replace(with: []),
    ]
    #expect(changed == [false, false, false, false, false, false])
    #expect(selection.values == [1])
    let then = selection.toggle(2)
    #expect(then)
    #expect(selection.single == 2)
  }

  @Test func `a multiple selection grows only by extending`() {
    var selection = Selection(multiple: [1, 2])
    let changed = [selection.select(3, extending: true), selection.select(3, extending: true)]
    #expect(changed == [true, false])
    #expect(selection.values == [1, 2, 3])
    #expect(selection.single == nil)
    let then = selection.select(3)
    #expect(then)
    #expect(selection.values == [3])
    let last = selection.select(3)
    #expect(!last)
  }

  @Test func `a range replaces a multiple selection or extends it`() {
    var selection = Selection(multiple: [9])
    let changed = selection.selectRange(1...3)
    #expect(changed)
    #expect(selection.values == [1, 2, 3])
    let then = [
      selection.selectRange(1...3), selection.selectRange([3, 4], extending: true), selection.selectRange([3, 4], extending: true),
      selection.deselectRange([1, 4, 7]), selection.deselectRange([1, 4, 7]),
    ]
    #expect(then == [false, true, false, true, false])
    #expect(selection.values == [2, 3])
  }

  @Test func `selecting all keeps what is selected out of sight`() {
    var selection = Selection(multiple: ["hidden"])
    let changed = [selection.selectAll(["a", "b"]), selection.selectAll(["a", "b"])]
    #expect(changed == [true, false])
    #expect(selection.values == ["hidden", "a", "b"])
  }

  @Test func `values of removed elements leave the selection`() {
    var selection = Selection(multiple: [1, 2, 3])
    let changed = [selection.removeAll([2, 3, 4]), selection.removeAll([2, 3, 4])]
    #expect(changed == [true, false])
    #expect(selection.values == [1])
    var single = Selection(single: 1)
    let then = single.removeAll([1])
    #expect(then)
    #expect(single.values == [])
  }

  @Test func `a value needs to be hashable and nothing else`() {
    final class Item: Hashable {
      static func == (left: Item, right: Item) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let item = Item()
    var selection = Selection(single: Item())
    let changed = selection.select(item)
    #expect(changed)
    #expect(selection.isSelected(item))
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64], [SelectionMode.none, .single, .required, .multiple])
  func `a random walk agrees with a plain set`(seed: UInt64, mode: SelectionMode) {
    var random = SeededRandom(seed: seed)
    var selection: Selection<Int> =
      switch mode {
      case .none: .none
      case .single: Selection(single: nil)
      case .required: Selection(required: 0)
      case .multiple: Selection(multiple: [])
      }
    for step in 0..<2_500 {
      let before = selection.values
      let value = random.pick(8)
      let range = value..<(value + random.pick(4))
      let extending = random.once(in: 2)
      let wanted: Set<Int>
      let changed: Bool
      switch random.pick(8) {
      case 0:
        (wanted, changed) = (
          extending && mode == .multiple ? before.union([value]) : [value], selection.select(value, extending: extending)
        )
      case 1: (wanted, changed) = (before.subtracting([value]), selection.deselect(value))
      case 2:
        let added = mode == .multiple ? before.union([value]) : [value]
        (wanted, changed) = (before.contains(value) ? before.subtracting([value]) : added, selection.toggle(value))
      case 3:
        let added = mode == .multiple && extending ? before.union(range) : Set(range)
        (wanted, changed) = (added, selection.selectRange(range, extending: extending))
      case 4: (wanted, changed) = (mode == .multiple ? before.union(range) : before, selection.selectAll(range))
      case 5: (wanted, changed) = ([], selection.clear())
      case 6:
        let kept = before.subtracting(range)
        (wanted, changed) = (mode == .required ? before : kept, selection.deselectRange(range))
      default:
        let kept = before.filter { !range.contains($0) }
        (wanted, changed) = (mode == .required ? before : kept, selection.removeAll(range))
      }
      let isAllowed =
        switch mode {
        case .none: wanted.isEmpty
        case .single: wanted.count <= 1
        case .required: wanted.count == 1
        case .multiple: true
        }
      let after = isAllowed ? wanted : before
      guard selection.values == after, changed == (after != before), selection.checkInvariants().isEmpty else {
        Issue.record("Seed \(seed), step \(step): \(before) became \(selection.values) instead of \(after), changed: \(changed).")
        return
      }
    }
  }
}
