import SidelightCore

/// A list as a line of text, for what keys and clicks do to it.
///
/// Rows stand in a line: `o` a row, `x` a selected one, `.` one that cannot be selected, `@` a link, `-` a heading without use, `=` one with a
/// control, `v` and `>` headers that fold, open and closed, `V` and `C` rows of an outline, open and closed. A digit is the depth in an
/// outline, `*` says that such a row is selected, and the brackets are around the row with the focus.
@MainActor final class PictureList: RowFacts, ListFacts {
  struct Line: Equatable {
    var sign: Character
    var depth: Int?
    var isSelected: Bool
  }

  var lines: [Line] = []
  var focus: Int?
  var listElement: ListElement
  var isRightToLeft = false
  /// Rows are ten pixels tall, and three of them are in sight.
  var sight: ListSight? = ListSight(height: 35, tops: [0: 0, 1: 10, 2: 20])
  /// What was sent besides what changes the picture.
  var log: [String] = []
  var interaction = ListInteraction()

  init(_ picture: String, _ mode: SelectionMode = .multiple, isEditing: Bool = false, hasPrimaryAction: Bool = false) {
    listElement = ListElement(style: .plain, selectionMode: mode, hasPrimaryAction: hasPrimaryAction)
    listElement.isEditing = isEditing
    for (position, word) in picture.split(separator: " ").enumerated() {
      if word.hasPrefix("[") { focus = position }
      let signs = word.filter { !"[]".contains($0) }
      let sign = signs.first ?? "o"
      lines.append(
        Line(
          sign: sign == "x" ? "o" : sign, depth: signs.compactMap(\.wholeNumberValue).first, isSelected: sign == "x" || signs.hasSuffix("*")
        ))
    }
  }

  var picture: String {
    lines.enumerated().map { position, line in
      let isPlain = line.sign == "o" && line.depth == nil
      let sign = isPlain && line.isSelected ? "x" : String(line.sign)
      let text = sign + (line.depth.map(String.init) ?? "") + (line.isSelected && !isPlain ? "*" : "")
      return position == focus ? "[\(text)]" : text
    }
    .joined(separator: " ")
  }

  /// The list after it was asked, with what it was sent besides.
  func after(_ steps: [ListStep]?) -> String {
    guard let steps else { return "unused" }
    log = []
    for step in steps { perform(step) }
    return ([picture] + log).joined(separator: ", ")
  }

  func press(_ key: ListKey, _ modifiers: KeyShortcut.Modifiers = [], origin: ListKeyPress.Origin = .row) -> String {
    after(interaction.press(ListKeyPress(key, modifiers, at: focus ?? 0, origin: origin), in: self))
  }

  func click(_ position: Int?, _ modifiers: KeyShortcut.Modifiers = [], count: Int = 1, isOnControl: Bool = false) -> String {
    after(interaction.click(ListClick(position, modifiers, count: count, isOnControl: isOnControl), in: self))
  }

  private func perform(_ step: ListStep) {
    switch step {
    case .focus(let position): focus = position
    case .scroll(let position): log.append("see \(position)")
    case .use(let position): log.append("use \(position)")
    case .openMenu(let position): log.append("menu \(position)")
    case .send(let event): if !select(event) { log.append("\(event)") }
    }
  }

  private func select(_ event: ListEvent) -> Bool {
    func set(_ positions: some Sequence<Int>, _ isSelected: Bool, alone: Bool = false) -> Bool {
      if alone { for position in lines.indices { lines[position].isSelected = false } }
      for position in positions where "oVC".contains(lines[position].sign) { lines[position].isSelected = isSelected }
      return true
    }
    switch event {
    case .select(let position, let extending): return set([position], true, alone: !extending || listElement.selectionMode != .multiple)
    case .choose(let position):
      _ = set([position], true, alone: true)
      return false
    case .deselect(let position): return listElement.selectionMode == .required || set([position], false)
    case .toggleSelection(let position): return set([position], !lines[position].isSelected)
    case .selectRange(let range, let extending): return set(range, true, alone: !extending)
    case .deselectRange(let range): return set(range, false)
    case .selectAll: return listElement.selectionMode != .multiple || set(lines.indices, true)
    case .deselectAll: return listElement.selectionMode == .required || set(lines.indices, false)
    case .expand(let position, let isExpanded):
      lines[position].sign = isExpanded ? "V" : "C"
      return true
    case .toggleSection(let position):
      lines[position].sign = lines[position].sign == "v" ? ">" : "v"
      return true
    default: return false
    }
  }

  // MARK: Facts

  var rows: any RowFacts { self }
  var rowCount: Int { lines.count }
  func token(at index: Int) -> Int { 100 + index }
  func index(ofToken token: Int) -> Int? { token - 100 < lines.count ? token - 100 : nil }
  func isSelected(_ index: Int) -> Bool { lines[index].isSelected }
  func isHeading(_ index: Int) -> Bool { "-=v>".contains(lines[index].sign) }
  func isOpen(_ index: Int) -> Bool? { ["v": true, ">": false][lines[index].sign] }
  func maySelect(_ index: Int) -> Bool { "oVC".contains(lines[index].sign) }
  var hasSelection: Bool { lines.contains(where: \.isSelected) }
  func parent(of index: Int) -> Int? {
    guard let depth = lines[index].depth else { return nil }
    return lines[..<index].lastIndex { ($0.depth ?? depth) < depth }
  }
  /// What a test lets be deleted.
  var deletable: Set<Int> = []
  func mayDelete(_ index: Int, _ scope: DeletionScope) -> Bool { deletable.contains(index) }

  var hasFocus: Bool { focus != nil }
  /// What a test lets be moved, and to other levels.
  var movable: Set<Int> = []

  func boundRow(_ position: Int) -> RowElement? {
    if unmade.contains(position) { return nil }
    let line = lines[position]
    var row = RowElement(
      role: isHeading(position) ? .header : .row, isSelectable: "oVC".contains(line.sign), activatesOnClick: line.sign == "@",
      isExpanded: ["v": true, ">": false, "V": true, "C": false][line.sign], depth: line.depth)
    row.editing.canMove = movable.contains(position)
    row.editing.changesLevel = movable.contains(position) && line.depth != nil
    return row
  }
  /// `%` is a switch in a form, and `#` a stepper.
  func usesControl(inRow position: Int) -> Bool { lines[position].sign == "%" }
  func hasControl(inRow position: Int) -> Bool { controls(inRow: position) > 0 }
  /// `"` is a row with two fields.
  func controls(inRow position: Int) -> Int { ["=": 1, "%": 1, "#": 1, "\"": 2][lines[position].sign] ?? 0 }
  /// A test may have rows that are not made.
  var unmade: Set<Int> = []
  var madeRows: [Int] { lines.indices.filter { !unmade.contains($0) } }
}
