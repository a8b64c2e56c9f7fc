import Foundation
import Observation
import SidelightBridge
import SidelightGTK
import SidelightUI
import Testing

/// What a list shows that is changed at random: sections that fold, rows that come, go, move and hide, and a selection.
@MainActor @Observable final class ShelfModel {
  struct Shelf: Identifiable {
    var id: Int
    var books: [Int]
    var isExpanded = true
  }

  var shelves: [Shelf]
  var selection: Set<Int> = []
  /// Only books whose number it divides are shown, without their leaving the data.
  var divisor = 1

  init() { shelves = (0..<4).map { shelf in Shelf(id: shelf, books: (0..<[3, 0, 400, 30][shelf]).map { shelf * 1000 + $0 }) } }

  /// The lines of the list as a person reads them: titles of shelves and numbers of books.
  var lines: [String] {
    shelves.flatMap { shelf in
      ["Shelf \(shelf.id)"] + (shelf.isExpanded ? shelf.books.map { isShown($0) ? "\($0)" : "hidden" } : [])
    }
  }

  func isShown(_ book: Int) -> Bool { book.isMultiple(of: divisor) }
}

struct ShelfView: View {
  @Bindable var model: ShelfModel

  init(model: ShelfModel) { _model = Bindable(model) }

  var body: some View {
    List(selection: $model.selection) {
      ForEach($model.shelves) { $shelf in
        Section("Shelf \(shelf.id)", isExpanded: $shelf.isExpanded) {
          ForEach(shelf.books, id: \.self) { Text(model.isShown($0) ? "\($0)" : "hidden") }
        }
      }
    }
    .listStyle(.sidebar)
  }
}

/// Random changes by the program and by the user of a real list, against an array that is changed alike. After each step the two must be equal:
/// what rows say, where they stand, which are selected, and what the binding holds.
@MainActor final class ListWalk {
  private enum Move: CaseIterable {
    case insert, remove, move, swap, shuffle, replace, fold, hide, choose, add, chooseAll, chooseNone, write, reorderShelves, scroll, key
  }

  private let model = ShelfModel()
  private let scene: ViewScene
  private let list: ListController
  private var random: WalkRandom
  private var next = 100_000
  private var trail: [String] = []
  /// What should be selected.
  private var selected: Set<Int> = []

  init(seed: UInt64) async throws {
    random = WalkRandom(seed: seed)
    let model = model
    scene = await ViewScene(width: 320, height: 500) { ShelfView(model: model) }
    list = try #require(scene.renderer.controllers.values.compactMap { $0 as? ListController }.first)
  }

  func run(steps: Int) async throws {
    for step in 0..<steps {
      let move = Move.allCases.randomElement(using: &random) ?? .scroll
      trail = trail.suffix(5) + ["\(step) \(move)"]
      take(move)
      await scene.settle()
      let faults = faults
      guard faults.isEmpty else {
        Issue.record("Seed \(random.seed) after \(trail): \(faults.prefix(4))")
        break
      }
    }
    await scene.close()
  }

  private func pick(_ count: Int) -> Int { Int.random(in: 0..<max(count, 1), using: &random) }

  private func take(_ move: Move) {
    let shelf = pick(model.shelves.count)
    let books = model.shelves[shelf].books
    switch move {
    case .insert:
      for _ in 0..<pick(4) {
        next += 1
        model.shelves[shelf].books.insert(next, at: pick(model.shelves[shelf].books.count + 1))
      }
    case .remove:
      for _ in 0..<min(books.count, pick(5)) {
        let gone = model.shelves[shelf].books.remove(at: pick(model.shelves[shelf].books.count))
        selected.remove(gone)
      }
    case .move where !books.isEmpty:
      let book = model.shelves[shelf].books.remove(at: pick(books.count))
      model.shelves[shelf].books.insert(book, at: pick(books.count))
    case .swap where !books.isEmpty: model.shelves[shelf].books.swapAt(pick(books.count), pick(books.count))
    case .shuffle where pick(4) == 0: model.shelves[shelf].books.shuffle(using: &random)
    case .replace where pick(6) == 0:
      selected.subtract(books)
      model.shelves[shelf].books = (0..<pick(600)).map { next + $0 + 1 }
      next += 600
    case .fold: model.shelves[shelf].isExpanded.toggle()
    case .hide: model.divisor = pick(3) + 1
    case .choose: choose(adding: false)
    case .add: choose(adding: true)
    case .chooseAll where pick(5) == 0:
      list.list.activateAction("list.select-all")
      for shelf in model.shelves where shelf.isExpanded { selected.formUnion(shelf.books) }
    case .chooseNone:
      list.list.activateAction("list.unselect-all")
      selected = []
    case .write:
      selected = Set(model.shelves.flatMap(\.books).filter { _ in pick(9) == 0 })
      model.selection = selected
    case .reorderShelves where pick(3) == 0: model.shelves.shuffle(using: &random)
    case .scroll: list.list.scroll(to: pick(model.lines.count))
    case .key: list.list.scroll(to: pick(model.lines.count), focus: true)
    default: break
    }
  }

  /// What a click does, or one with Ctrl.
  private func choose(adding: Bool) {
    let lines = model.shelves.flatMap { shelf in [nil] + (shelf.isExpanded ? shelf.books.map(Optional.some) : []) }
    let position = pick(lines.count)
    list.list.activateAction("list.select-item", .count(UInt32(position)), .flag(adding), .flag(false))
    guard let book = lines[position] else { return }
    if adding { selected.formSymmetricDifference([book]) } else { selected = [book] }
  }

  /// What differs between the list and what it should be.
  private var faults: [String] {
    let lines = model.lines
    let books = model.shelves.flatMap { shelf in [nil] + (shelf.isExpanded ? shelf.books.map(Optional.some) : []) }
    var faults: [String] = []
    var seen: Set<Int> = []
    if model.selection != selected { faults.append("the binding holds \(model.selection.symmetricDifference(selected)) otherwise") }
    if list.list.rowCount != lines.count { faults.append("\(list.list.rowCount) rows instead of \(lines.count)") }
    for place in list.places.values {
      guard let position = place.item.position, position < lines.count else { continue }
      if !seen.insert(position).inserted { faults.append("two rows stand at \(position)") }
      let text = place.item.child.flatMap(Self.label)?.text
      if text != lines[position] { faults.append("row \(position) says \(text ?? "nothing") instead of \(lines[position])") }
      let isSelected = books[position].map(selected.contains) ?? false
      if place.item.isSelected != isSelected { faults.append("row \(position) is \(isSelected ? "not " : "")selected") }
    }
    if lines.count > 50, seen.count < 20 { faults.append("only \(seen.count) rows are there") }
    return faults
  }

  private static func label(_ widget: Widget) -> LabelWidget? {
    sequence(first: widget, next: \.firstChild).first { $0 is LabelWidget } as? LabelWidget
  }
}

extension RendererTests {
  @MainActor @Suite("Lists changed at random") struct ListWalks {
    /// More seeds and steps are a matter of patience: SIDELIGHT_LIST_WALK=20x5000.
    nonisolated private static let size: [Int] = {
      let wanted = ProcessInfo.processInfo.environment["SIDELIGHT_LIST_WALK"]?.split(separator: "x").compactMap { Int($0) } ?? []
      return wanted.count == 2 ? wanted : [4, 150]
    }()

    @Test("The list is what a plain array says, after every step", arguments: 1...UInt64(size[0]))
    func walk(seed: UInt64) async throws {
      try await ListWalk(seed: seed).run(steps: Self.size[1])
    }
  }
}
