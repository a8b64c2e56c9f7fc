import SidelightBridge
package import SidelightCore

/// Gives every key, letter and click of a list to its ``ListInteraction``, and performs what that answers.
@MainActor package final class ListInput {
  let rows: BoundRows
  /// What keys and clicks mean.
  var interaction = ListInteraction()
  /// The press that is under way.
  var press: ListPress?
  /// The rows that letters lead to.
  private let search: RowTyping
  /// The wrappers of the list's gestures, which their own handlers need.
  var gestures: [EventController] = []
  /// Ends what else the user does with rows: at Escape, where it says whether there was anything, and where something is pressed.
  var escape: () -> Bool = { false }
  var pressed: (Double, Double) -> Void = { _, _ in }
  /// Hears that a key, a letter or a click was the list's.
  var used: () -> Void = {}

  /// Fingers hover over nothing, so that what only the pointer would show is always there for them.
  package var isTouched = false {
    didSet { if isTouched != oldValue { rows.view.setClass("sidelight-touched", isTouched) } }
  }

  init(_ rows: BoundRows) {
    self.rows = rows
    search = RowTyping(rows)
    search.found = { [weak self] in self?.find($0) }
    listenToKeys()
    listenToPointer()
  }

  var facts: ListWidgetFacts? { rows.source.map { ListWidgetFacts(bound: rows, source: $0) } }

  /// Says whether the list had a use for what was pressed.
  @discardableResult func perform(_ steps: [ListStep]?) -> Bool {
    guard let steps else { return false }
    used()
    for step in steps {
      switch step {
      case .focus(let position): rows.view.scroll(to: position, focus: true)
      case .scroll(let position): rows.view.scroll(to: position)
      case .send(let event): rows.send(event)
      case .use(let position): rows.place(at: position).flatMap { rows.controller(of: $0) }?.useControl()
      case .openMenu(let position): return openMenuAtFocus(position)
      }
    }
    return true
  }

  private func openMenuAtFocus(_ position: Int) -> Bool {
    guard let line = rows.focusedLine, let box = line.bounds(in: rows.view) else { return false }
    return openMenu(at: position, box.x + 12, box.y + box.height / 2, isPointed: false)
  }

  /// A part of a row with a use of its own, such as a triangle, was used.
  func use(_ part: RowPart, of row: NodeID) {
    guard let position = rows.places[row]?.item.position, let facts else { return }
    perform(ListInteraction.use(part, ofRow: position, in: facts))
  }

  /// Takes back a selection that may be empty, as Escape does where nobody else has a use for it; false when there is nothing to do.
  func clearSelection() -> Bool { perform(facts.flatMap { ListInteraction.clear(in: $0) }) }

  // MARK: - Letters

  /// A row with the focus takes letters; a control in a row has them to itself.
  func type(_ letter: Character, _ modifiers: KeyController.Modifiers) -> Bool {
    guard rows.hasRowFocus, let position = rows.focusedPosition, let facts, let now = rows.controller?.renderer?.clock(),
      let wanted = interaction.type(letter, .init(modifiers), at: position, time: now, in: facts)
    else { return false }
    search.begin(wanted)
    return true
  }

  private func find(_ position: Int) {
    if let facts { perform(interaction.find(position, in: facts)) }
  }

  /// Gives up the search for a row that was typed: rows have changed, or something else was done with them.
  func stopSearch() { search.stop() }
}

/// What the widgets know of a list.
@MainActor struct ListWidgetFacts: ListFacts {
  let bound: BoundRows
  let source: any ListSource

  var listElement: ListElement { bound.element }
  var rows: any RowFacts { source }
  var hasFocus: Bool { bound.view.containsFocus }
  var isRightToLeft: Bool { bound.view.isRightToLeft }

  func boundRow(_ position: Int) -> RowElement? { bound.boundRow(position) }
  func usesControl(inRow position: Int) -> Bool { bound.place(at: position).flatMap { bound.controller(of: $0) }?.usesControl == true }
  func hasControl(inRow position: Int) -> Bool { bound.place(at: position)?.item.child?.containsFocusable == true }
  func controls(inRow position: Int) -> Int { bound.place(at: position).flatMap { bound.controller(of: $0) }?.controlCount ?? 0 }
  var madeRows: [Int] { bound.places.values.compactMap(\.item.position) }

  var sight: ListSight? { bound.sight }
}

extension BoundRows {
  /// What is laid out in sight; nil before anything is.
  package var sight: ListSight? {
    guard view.height > 0 else { return nil }
    var tops: [Int: Double] = [:]
    for place in places.values {
      if let position = place.item.position, let line = place.item.child?.parent { tops[position] = top(of: line) }
    }
    return ListSight(height: Double(view.height), tops: tops)
  }
}
