import SidelightCore

/// The selection that a program holds for a list, in each of the ways in which it can.
@MainActor protocol WalkChoice: AnyObject {
  var several: Set<Int> { get set }
  var one: Int? { get set }
  var needed: Int { get set }
}

/// What a walk remembers of the rows, for when the one goes that has to be selected.
struct WalkStanding {
  var lines: [WalkLine] = []
  var elements: Set<Int> = []
  /// Where the selected row stood, or would stand if its section were open.
  var place: Int?
  /// The element that a search hides and the place that it had, from when it went out of sight.
  var hidden: (element: Int, place: Int)?

  /// Where what takes the place is among other rows: what came there, or else the next row that stayed.
  func heirPlace(of place: Int, among rows: [WalkLine]) -> Int {
    let known = Set(lines.map(\.id))
    let places = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($0.element.id, $0.offset) })
    let last = lines[..<place].lastIndex { places[$0.id] != nil }
    let start = last.flatMap { places[lines[$0].id] }.map { $0 + 1 } ?? 0
    let arrivals = rows[start...].prefix { !known.contains($0.id) }.count
    return start + min(place - (last ?? -1) - 1, arrivals)
  }
}

/// A row that has to be selected and whose element leaves the data is followed by the one that takes its place, else by the one before. With
/// no row left its value stays. What a search hides has not left until the search is over.
extension ListWalk {
  /// Remembers the rows as they should be now.
  func stand() {
    guard mode == .required, let element = selected.first else { return }
    let lines = lines
    let place = lines.firstIndex { $0.element == element } ?? hiddenPlace(of: element)
    standing = WalkStanding(
      lines: lines, elements: elements, place: place, hidden: standing.hidden.flatMap { $0.element == element ? $0 : nil })
  }

  /// Selects what should be selected after the data changed.
  func followSelection() {
    defer { stand() }
    guard mode == .required, hasNewData, let element = selected.first else { return }
    let rows = lines
    if isFiltered {
      if rows.contains(where: { $0.element == element }) {
        // It was out of sight for another reason, as in a section that was folded.
        standing.hidden = nil
      } else if standing.hidden?.element != element, let place = standing.place {
        standing.hidden = (element, place)
      }
      return
    }
    defer { standing.hidden = nil }
    let hidden = standing.hidden.flatMap { $0.element == element ? $0.place : nil }
    guard hidden != nil || standing.elements.contains(element), !elements.contains(element) else { return }
    let place = hidden.map { min($0, rows.count) } ?? standing.place.map { standing.heirPlace(of: $0, among: rows) } ?? 0
    if let heir = rows[place...].first(where: { $0.element != nil }) ?? rows[..<place].last(where: { $0.element != nil }) {
      choose(heir.element)
    }
  }
}

/// What is selected, and what should be.
extension ListWalk {
  /// What the binding holds.
  var held: Set<Int> {
    switch mode {
    case .none: []
    case .single: choice.one.map { [$0] } ?? []
    case .required: [choice.needed]
    case .multiple: choice.several
    }
  }

  /// The program selects some of all elements.
  func write(among all: [Int]) {
    switch mode {
    case .none: break
    case .single: choice.one = happens(oneIn: 4) ? nil : all.randomElement(using: &random)
    case .required: choice.needed = all.randomElement(using: &random) ?? 0
    case .multiple: choice.several = Set(all.filter { _ in pick(9) == 0 })
    }
    selected = held
  }

  /// What selecting a row alone leaves selected; nil for one that cannot be.
  func choose(_ id: Int?) {
    if let id, mode != .none { selected = [id] }
  }

  /// What Ctrl and a click do.
  func toggle(_ id: Int?) {
    guard let id else { return }
    switch mode {
    case .none: break
    case .single: selected = selected == [id] ? [] : [id]
    case .required: selected = [id]
    case .multiple: selected.formSymmetricDifference([id])
    }
  }
}
