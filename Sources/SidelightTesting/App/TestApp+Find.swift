import SidelightCore
public import SidelightUI

extension TestApp {
  /// Something in the app, by its role and its label.
  ///
  /// - Parameters:
  ///   - role: what it is.
  ///   - label: its accessibility label, or else the text in it; nil if it is the only one with this role.
  public func element(_ role: TestRole, _ label: String?) -> TestElement {
    TestElement(app: self, path: [TestQuery(role: role, label: label)])
  }

  /// What the app gave this name with `accessibilityIdentifier(_:)`.
  public func element(identifier: String) -> TestElement { TestElement(app: self, path: [TestQuery(identifier: identifier)]) }

  /// A column of the app's split view.
  public func column(_ column: NavigationSplitViewColumn) -> TestElement {
    TestElement(app: self, path: [TestQuery(role: .page, identifier: column.identifier)])
  }

  /// The inspector of a split view, or of any other view that has one.
  public var inspector: TestElement { TestElement(app: self, path: [TestQuery(role: .page, identifier: Slot.inspector.rawValue)]) }

  /// The labels of everything visible with a role, from top to bottom.
  public func labels(of role: TestRole) -> [String] {
    driver.sightings().filter { $0.role == role && $0.isVisible }.map(\.label)
  }

  /// Everything that fits the last query of a path, in something that fits the queries before it.
  func matches(_ path: [TestQuery]) -> [Sighting] { indices(path, in: driver.sightings()).map(\.sighting) }

  private func indices(_ path: [TestQuery], in all: [Sighting]) -> [(index: Int, sighting: Sighting)] {
    var found: [(index: Int, sighting: Sighting)] = []
    // For each query of the path, the levels of the things around the current one that have matched so far.
    var open: [(level: Int, depth: Int)] = []
    for (index, sighting) in all.enumerated() {
      while let last = open.last, last.level >= sighting.level { open.removeLast() }
      let reached = open.last?.depth ?? 0
      for depth in stride(from: min(reached, path.count - 1), through: 0, by: -1) where path[depth].matches(sighting) {
        if depth == path.count - 1 { found.append((index, sighting)) } else { open.append((sighting.level, max(depth + 1, reached))) }
        break
      }
    }
    return found
  }

  private func findIndex(_ path: [TestQuery], in all: [Sighting]) throws(TestFailure) -> Int {
    let found = indices(path, in: all)
    if found.count == 1 { return found[0].index }
    guard !found.isEmpty else { throw TestFailure("There is no \(path.picture).", tree: all.picture) }
    let visible = found.filter(\.sighting.isVisible)
    if visible.count == 1 { return visible[0].index }
    throw TestFailure(
      "\(found.count) things fit the \(path.picture). Name what it is in first, such as a column, row or list.", tree: all.picture)
  }

  /// The one thing that fits a path.
  func find(_ path: [TestQuery]) throws(TestFailure) -> Sighting {
    let all = driver.sightings()
    return all[try findIndex(path, in: all)]
  }

  /// What is in the one thing that fits a path.
  func inside(_ path: [TestQuery]) throws(TestFailure) -> ArraySlice<Sighting> {
    let all = driver.sightings()
    let index = try findIndex(path, in: all)
    return all[(index + 1)...].prefix { $0.level > all[index].level }
  }

  /// A drag of an element, or of the nearest one around it that can be dragged: who says what it carries, and what that is.
  func drag(of sighting: Sighting) -> (node: NodeID, payload: DropPayload)? {
    let tree = driver.tree
    guard let first = sighting.node,
      let node = sequence(first: first, next: { tree[$0]?.parent }).firstNonNil({ tree[$0]?.element.traits.drag }),
      let payload = driver.graph.dragged(node)
    else { return nil }
    return (node, payload)
  }

  /// Drops what is dragged, and ends the drag, taken or not.
  func drop(_ drag: (node: NodeID, payload: DropPayload), on path: [TestQuery], isBelow: Bool) async throws {
    defer { driver.graph.send(.heard(drag.node, .dragEnded)) }
    try await perform(.dropIn(drag.payload, isBelow: isBelow), on: path)
  }

  /// Drags a row to above or below another one, or a view that is moved within its container.
  func dragRow(_ path: [TestQuery], beside other: [TestQuery], isBelow: Bool, depth: Int?) async throws {
    let goal = try find(other)
    if let drag = try drag(of: find(path)) {
      if drag.payload.kinds.contains(.reordered) { return try await drop(drag, on: other, isBelow: isBelow) }
      driver.graph.send(.heard(drag.node, .dragEnded))
    }
    guard let row = driver.row(of: goal), let position = driver.position(of: row) else {
      throw TestFailure("The \(other.picture) is no row.")
    }
    try await perform(.dragRow(gap: isBelow ? position + 1 : position, depth: depth), on: path)
  }

  /// How many rows a list has.
  func rowCount(_ path: [TestQuery]) throws(TestFailure) -> Int {
    let sighting = try find(path)
    guard let list = driver.list(of: sighting), let source = driver.graph.listSource(list) else {
      throw TestFailure("The \(path.picture) is no list.")
    }
    return source.rowCount
  }

  /// The sections that the index of a list leads to.
  func sectionIndex(_ path: [TestQuery]) throws(TestFailure) -> (list: NodeID, marks: [SectionMark]) {
    guard let id = driver.list(of: try find(path)), case .list(let list)? = driver.tree[id]?.element.kind else {
      throw TestFailure("The \(path.picture) is no list.")
    }
    return (id, list.index)
  }
}

extension [TestQuery] {
  /// From the inside out.
  var picture: String { reversed().map(\.picture).joined(separator: " in the ") }
}
