import SidelightCore
import SidelightGTK
import SidelightTesting

/// A walk's rows, as the rules of keys and clicks ask about them. The facts are the walk's own, and not the list's; only how high the rows
/// are is read from it.
@MainActor final class WalkFacts: RowFacts, ListFacts {
  let lines: [WalkLine]
  let listElement: ListElement
  private let tokens: [String: Int]

  /// Whether anything is selected, shown or not.
  let hasSelection: Bool

  /// What is laid out, which only the widgets know.
  let sight: ListSight?

  init(
    _ lines: [WalkLine], _ tokens: [String: Int], _ mode: SelectionMode, hasSelection: Bool, isEditing: Bool, sight: ListSight?
  ) {
    var element = ListElement(style: .plain, selectionMode: mode)
    element.isEditing = isEditing
    self.lines = lines
    self.tokens = tokens
    self.hasSelection = hasSelection
    self.sight = sight
    listElement = element
  }

  var rows: any RowFacts { self }
  var rowCount: Int { lines.count }
  func token(at index: Int) -> Int { tokens[lines[index].id] ?? 0 }
  func index(ofToken token: Int) -> Int? { lines.firstIndex { tokens[$0.id] == token } }
  func isSelected(_ index: Int) -> Bool { lines[index].isSelected }
  func isHeading(_ index: Int) -> Bool { lines[index].isHeading }
  func isOpen(_ index: Int) -> Bool? { lines[index].isHeading ? lines[index].isExpanded : nil }
  func maySelect(_ index: Int) -> Bool { lines[index].element != nil }
  func parent(of index: Int) -> Int? {
    guard let depth = lines[index].depth else { return nil }
    return lines[..<index].lastIndex { $0.depth.map { $0 < depth } == true }
  }

  var hasFocus: Bool { true }
  var isRightToLeft: Bool { false }
  func boundRow(_ position: Int) -> RowElement? {
    let line = lines[position]
    return RowElement(
      role: line.isHeading ? .header : .row, isSelectable: line.element != nil, isExpanded: line.isExpanded, depth: line.depth)
  }
  func usesControl(inRow position: Int) -> Bool { false }
  func hasControl(inRow position: Int) -> Bool { false }
  func controls(inRow position: Int) -> Int { 0 }
  var madeRows: [Int] { Array(lines.indices) }
}

/// What the user does by the rules of the core, and what these may never do.
extension ListWalk {
  private var facts: WalkFacts {
    for line in lines where tokens[line.id] == nil { tokens[line.id] = tokens.count + 1 }
    return WalkFacts(lines, tokens, mode, hasSelection: !selected.isEmpty, isEditing: editsRows, sight: list.rows.sight)
  }

  /// Presses a key at the row with the focus, and says where the focus should be.
  @discardableResult func strike(_ key: TestKey, _ modifiers: TestModifiers = [], at position: Int) -> Int {
    let (facts, before) = (facts, selected)
    press(key, modifiers)
    guard let listKey = ListKey(rawValue: key.symbol) else { return position }
    let press = ListKeyPress(listKey, KeyShortcut.Modifiers(rawValue: modifiers.rawValue), at: position)
    let goal = follow(interaction.press(press, in: facts) ?? [], facts.lines) ?? position
    remarks += faults(of: key, modifiers, from: position, to: goal, facts.lines, before)
    return goal
  }

  /// Clicks on a row. A heading that does not fold hands on a focus that comes from outside.
  func hit(_ row: VisibleRow, control: Bool = false, shift: Bool = false) {
    click(row, control: control, shift: shift)
    let (facts, before) = (facts, selected)
    let line = facts.lines[row.position]
    let modifiers = (control ? KeyShortcut.Modifiers.control : []).union(shift ? .shift : [])
    guard let steps = interaction.click(ListClick(row.position, modifiers), in: facts) else { return focus = .free }
    follow(steps, facts.lines)
    if let element = line.element, mode != .none, !control, !editsRows, !selected.contains(element) {
      remarks.append("a click selected other rows")
    }
    if line.element == nil, !shift, selected != before { remarks.append("a click on \(line.id) changed the selection") }
  }

  /// Escape, where nobody else has a use for it.
  func clear() {
    press(.escape)
    follow(ListInteraction.clear(in: facts) ?? [], lines)
  }

  /// Does to the arrays what the list should do to its rows, and says where the focus should be.
  @discardableResult private func follow(_ steps: [ListStep], _ lines: [WalkLine]) -> Int? {
    var goal: Int?
    for step in steps {
      switch step {
      case .focus(let position):
        goal = position
        focus = .on([lines[position].id])
      case .scroll: break
      case .use: remarks.append("a control")
      case .openMenu: remarks.append("a menu")
      case .send(let event): follow(event, lines)
      }
    }
    return goal
  }

  private func follow(_ event: ListEvent, _ lines: [WalkLine]) {
    func elements(_ range: Range<Int>) -> Set<Int> { Set(lines[range].compactMap(\.element)) }
    switch event {
    case .select(let position, let extending):
      if extending, mode == .multiple, let element = lines[position].element {
        selected.insert(element)
      } else {
        choose(lines[position].element)
      }
    case .deselect(let position): if mode != .required, let element = lines[position].element { selected.remove(element) }
    case .toggleSelection(let position): toggle(lines[position].element)
    case .selectRange(let range, let extending): selected = extending ? selected.union(elements(range)) : elements(range)
    case .deselectRange(let range): selected.subtract(elements(range))
    case .selectAll: if mode == .multiple { selected.formUnion(elements(0..<lines.count)) }
    case .deselectAll: if mode != .required { selected = [] }
    case .choose(let position): choose(lines[position].element)
    case .toggleSection(let position): fold(position, nil)
    case .expand(let position, let isExpanded): fold(position, isExpanded)
    default: remarks.append("\(event) is no step of this walk")
    }
  }

  /// What no rule may do, said without asking the rules: pass over a row with an arrow, lead back, stay where there are rows beyond, stop at a
  /// heading without use, select more than the row with the focus or, with Shift, other rows than those between.
  private func faults(
    of key: TestKey, _ modifiers: TestModifiers, from position: Int, to goal: Int, _ lines: [WalkLine], _ before: Set<Int>
  ) -> [String] {
    let what = "\(key.name) from \(position) to \(goal)"
    let line = lines[goal]
    var faults: [String] = []
    if goal != position, line.isHeading, line.isExpanded == nil { faults.append("\(what), a heading") }
    switch key {
    case .down, .up:
      let passed = goal > position ? lines[(position + 1)..<max(goal, position + 1)] : lines[(goal + 1)..<max(position, goal + 1)]
      if passed.contains(where: { !$0.isHeading || $0.isExpanded != nil }) { faults.append("\(what) passes a row") }
    case .home, .end, .pageUp, .pageDown: break
    default: return faults
    }
    let goesDown = [.down, .end, .pageDown].contains(key)
    let isFurther = goesDown ? goal > position : goal < position
    let beyond = goesDown ? lines[(position + 1)...] : lines[..<position]
    if !isFurther, goal != position || selected == before, beyond.contains(where: { !$0.isHeading }) { faults.append("\(what) is no way") }
    if editsRows, mode == .multiple, modifiers.isEmpty {
      if selected != before { faults.append("\(what) selects in edit mode") }
    } else if modifiers.isEmpty {
      let wanted = line.element.map { mode == .none ? [] : [$0] } ?? before
      if selected != wanted { faults.append("\(what) selects \(selected.sorted().prefix(9))") }
    }
    return faults
  }
}
