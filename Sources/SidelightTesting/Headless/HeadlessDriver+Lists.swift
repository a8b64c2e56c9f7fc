import SidelightCore

/// Keys and clicks in lists. The ``ListInteraction`` of the list decides what they do.
extension HeadlessDriver {
  struct Place {
    let list: NodeID
    let position: Int
    let row: RowElement
  }

  func place(of row: NodeID) -> Place? {
    guard case .row(let element)? = tree[row]?.element.kind, let list = tree[row]?.parent, let position = consumer.position(of: row) else {
      return nil
    }
    return Place(list: list, position: position, row: element)
  }

  private func facts(of list: NodeID) throws -> HeadlessListFacts {
    guard let source = graph.listSource(list), case .list(let element)? = tree[list]?.element.kind else {
      throw TestFailure("The list is not shown any more.")
    }
    return HeadlessListFacts(driver: self, list: list, listElement: element, source: source)
  }

  /// Asks the interaction of a list. The changed interaction is stored only afterwards, because its questions may make rows.
  private func ask<Answer>(_ list: NodeID, _ body: (inout ListInteraction, HeadlessListFacts) -> Answer) throws -> Answer {
    var interaction = interactions[list] ?? ListInteraction()
    let answer = body(&interaction, try facts(of: list))
    interactions[list] = interaction
    return answer
  }

  /// Handles a key that is pressed in a row of a list. Returns whether the list used it.
  func press(_ key: TestKey, _ modifiers: TestModifiers, inRow row: NodeID, _ origin: ListKeyPress.Origin) throws -> Bool {
    guard let place = place(of: row) else { throw TestFailure("The row is not shown any more.") }
    let modifiers = KeyShortcut.Modifiers(rawValue: modifiers.rawValue)
    if origin == .row, let letter = key.letter,
      let search = try ask(place.list, { $0.type(letter, modifiers, at: place.position, time: clock, in: $1) })
    {
      try go(on: search, in: place.list)
      return true
    }
    guard let key = ListKey(rawValue: key.symbol) else { return false }
    let press = ListKeyPress(key, modifiers, at: place.position, origin: origin)
    guard let steps = try ask(place.list, { $0.press(press, in: $1) }) else { return false }
    try perform(steps, place.list)
    return true
  }

  private func go(on search: RowSearch, in list: NodeID) throws {
    var search = search
    guard let found = try facts(of: list).source.search(&search, budget: .max) else { return }
    try perform(try ask(list) { $0.find(found, in: $1) }, list)
  }

  func click(_ row: NodeID, _ modifiers: TestModifiers, count: Int = 1) throws {
    guard let place = place(of: row) else { throw TestFailure("The row is not shown any more.") }
    let click = ListClick(place.position, KeyShortcut.Modifiers(rawValue: modifiers.rawValue), count: count)
    if let steps = try ask(place.list, { $0.click(click, in: $1) }) { try perform(steps, place.list) }
  }

  func use(_ part: RowPart, of place: Place) throws {
    try perform(ListInteraction.use(part, ofRow: place.position, in: facts(of: place.list)), place.list)
  }

  /// Handles Escape, when nothing around the focus used it.
  func clearSelection() throws {
    guard let row = focus.flatMap({ tree.ancestors(of: $0).first { tree.row($0) != nil } }), let list = place(of: row)?.list,
      let steps = ListInteraction.clear(in: try facts(of: list))
    else { return }
    try perform(steps, list)
  }

  /// Where the focus comes into a list: at a row, or in a form at what stands in one.
  func entrance(of list: NodeID, last: NodeID?, mayScroll: Bool) -> NodeID? {
    guard let facts = try? facts(of: list) else { return nil }
    func row(_ position: Int) -> NodeID? { mayScroll ? boundRow(position, of: list) : madeRow(position, of: list) }
    if facts.listElement.isForm, let stop = ListInteraction.tabStop(after: nil, forward: true, in: facts) {
      let row = row(stop.position)
      guard case .control = stop else { return row }
      return row.flatMap { row in tree.descendants(of: row).first { tree.isStop($0) } } ?? row
    }
    return ListInteraction.entrance(last: last.flatMap { consumer.position(of: $0) }, in: facts).flatMap(row)
  }

  private func perform(_ steps: [ListStep], _ list: NodeID) throws {
    attention.choose()
    for step in steps {
      switch step {
      case .focus(let position):
        focus = boundRow(position, of: list) ?? focus
        consumer.reveal(position, in: list)
      case .scroll(let position): consumer.reveal(position, in: list)
      case .send(let event): graph.send(.list(list, event))
      case .use(let position): useControl(inRow: position, of: list)
      case .openMenu: throw unsupported(.menu)
      }
    }
  }

  /// The control that is alone in a row gets the focus, and does what a click on it does.
  private func useControl(inRow position: Int, of list: NodeID) {
    guard let control = boundRow(position, of: list).flatMap(tree.onlyChild), let element = tree.control(control) else { return }
    focus = control
    if let event = element.click(on: control) { graph.send(event) }
  }

  /// The row at a position. It is made if it does not exist.
  fileprivate func boundRow(_ position: Int, of list: NodeID) -> NodeID? {
    consumer.scroll(list, to: position)
    return madeRow(position, of: list)
  }

  private func madeRow(_ position: Int, of list: NodeID) -> NodeID? {
    consumer.rows(of: list).first { consumer.position(of: $0) == position }
  }

  fileprivate func hasControl(_ row: NodeID) -> Bool {
    tree.descendants(of: row).contains { tree.control($0)?.keys != nil }
  }

  func pauseTyping() { clock += TypeAhead.pause }
}

/// What is known about a list without a display: everything but heights.
@MainActor private struct HeadlessListFacts: ListFacts {
  let driver: HeadlessDriver
  let list: NodeID
  let listElement: ListElement
  let source: any ListSource

  var rows: any RowFacts { source }
  var hasFocus: Bool { driver.focus.map { driver.tree.ancestors(of: $0).contains(list) } ?? false }
  var isRightToLeft: Bool { driver.graph.desktop.isRightToLeft }

  func boundRow(_ position: Int) -> RowElement? {
    guard case .row(let row)? = driver.boundRow(position, of: list).flatMap({ driver.tree[$0] })?.element.kind else { return nil }
    return row
  }

  func usesControl(inRow position: Int) -> Bool {
    guard let row = driver.boundRow(position, of: list), let element = driver.tree.row(row) else { return false }
    return element.usesControl(driver.tree.onlyChild(of: row).flatMap { driver.tree[$0]?.element })
  }

  func hasControl(inRow position: Int) -> Bool { driver.boundRow(position, of: list).map(driver.hasControl) ?? false }

  func controls(inRow position: Int) -> Int {
    driver.boundRow(position, of: list).map { row in driver.tree.descendants(of: row).filter { driver.tree.isStop($0) }.count } ?? 0
  }

  var madeRows: [Int] { driver.consumer.rows(of: list).compactMap { driver.consumer.position(of: $0) } }

  var sight: ListSight? { nil }
}

extension ElementTree {
  /// Whether something is a control that can have the focus, and stands in no other one.
  fileprivate func isStop(_ id: NodeID) -> Bool {
    guard control(id)?.keys != nil else { return false }
    let around = ancestors(of: id)
    return around.allSatisfy { self[$0]?.element.traits.isDisabled != true } && !around.dropFirst().contains { control($0)?.keys != nil }
  }

  /// What is alone in a row.
  fileprivate func onlyChild(of row: NodeID) -> NodeID? {
    guard let children = self[row]?.children, children.count == 1, let body = children[.body], body.count == 1 else { return nil }
    return body[0]
  }
}
