import SeedSupport
import SidelightCore
import Testing

@Suite("Random walk of the row model")
struct RowModelWalkTests {
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
  func `the row model and its tokens agree with a list of arrays`(seed: UInt64) {
    var walk = Walk(seed: seed)
    for step in 0..<24_000 {
      if let complaint = walk.step() {
        Issue.record("Seed \(seed), step \(step): \(complaint)")
        return
      }
    }
    #expect(walk.movedTokens > 100 && walk.deadTokens.count > 100, "The walk should see tokens move and die.")
  }
}

/// The row model beside a naive list, changed alike.
private struct Walk {
  private var random: SeededRandom
  private var naive = NaiveList()
  private var model = RowModel()
  private var cells: [NaiveList.Cell] = []
  private var tokens: [Int: NaiveList.Cell] = [:]
  private(set) var deadTokens: Set<Int> = []
  private(set) var movedTokens = 0

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
  }

  /// Does one thing to both and says what is wrong afterwards.
  mutating func step() -> String? {
    switch random.pick(12) {
    case 0, 1, 2, 3: return follow(splice())
    case 4, 5: return follow(difference())
    case 6, 7: return follow(expand())
    case 8: return follow(restructure())
    case 9: return release()
    default: return takeToken()
    }
  }

  private mutating func splice() -> [Splice] {
    guard let (section, segment) = naive.anySegment(&random) else { return [] }
    let id = naive.sections[section].segments[segment].id
    let count = naive.sections[section].segments[segment].rows.count
    let offset = random.pick(count + 1)
    let removed = min(count - offset, random.pick(3))
    let rows = naive.freshRows(count > 20 ? 0 : random.pick(3))
    naive.sections[section].segments[segment].rows.replaceSubrange(offset..<(offset + removed), with: rows)
    return model.splice(segment: SegmentID(id), at: offset, removed: removed, added: rows.count)
  }

  private mutating func difference() -> [Splice] {
    guard let (section, segment) = naive.anySegment(&random) else { return [] }
    let old = naive.sections[section].segments[segment]
    var rows = old.rows
    if random.once(in: 4) { rows.shuffle(using: &random) }
    for _ in 0..<random.pick(4) {
      let place = random.pick(rows.count + 1)
      if random.once(in: 3), rows.count < 20 {
        rows.insert(contentsOf: naive.freshRows(random.pick(3)), at: place)
      } else if place < rows.count {
        let row = rows.remove(at: place)
        if !random.once(in: 3) { rows.insert(row, at: random.pick(rows.count + 1)) }
      }
    }
    naive.sections[section].segments[segment].rows = rows
    return model.apply(identityDiff(from: old.rows, to: rows), to: SegmentID(old.id))
  }

  private mutating func expand() -> [Splice] {
    guard !naive.sections.isEmpty, !random.once(in: 20) else { return model.setExpanded(SectionID(-1), random.once(in: 2)) }
    let index = random.pick(naive.sections.count)
    naive.sections[index].isExpanded = random.once(in: 2)
    return model.setExpanded(SectionID(naive.sections[index].id), naive.sections[index].isExpanded)
  }

  private mutating func restructure() -> [Splice] {
    if !random.once(in: 6) { naive.restructure(&random) }
    return model.replaceStructure(naive.descriptions)
  }

  private mutating func takeToken() -> String? {
    guard !cells.isEmpty else { return nil }
    let position = random.pick(cells.count)
    let cell = cells[position]
    let token = model.token(at: position)
    guard !deadTokens.contains(token) else { return "Token \(token) was used again." }
    if let known = tokens[token], known != cell { return "Token \(token) is that of \(known), too." }
    if tokens[token] == nil, tokens.values.contains(cell) { return "\(cell) has a second token." }
    tokens[token] = cell
    return checked()
  }

  private mutating func release() -> String? {
    guard let token = random.once(in: 5) ? deadTokens.first : tokens.keys.sorted().dropFirst(random.pick(tokens.count)).first else {
      return nil
    }
    tokens[token] = nil
    model.releaseTokens(except: Set(tokens.keys))
    deadTokens.insert(token)
    return checked()
  }

  /// What is wrong with the splices of a change, and with the state after it.
  private mutating func follow(_ splices: [Splice]) -> String? {
    let old = cells
    cells = naive.cells
    let seen = apply(splices, to: old)
    guard seen.count == cells.count else { return "\(splices.picture) makes \(seen.count) rows of \(old.count) instead of \(cells.count)." }
    guard zip(seen, cells).allSatisfy({ $0 == nil || $0 == $1 }) else { return "\(splices.picture) leaves a row at the wrong place." }
    guard splices.isEmpty == (old == cells) else { return "\(splices.picture) for a change from \(old) to \(cells)." }
    for (before, after) in zip(splices, splices.dropFirst()) where before.position + before.added >= after.position {
      return "\(splices.picture) could be fewer."
    }
    if let covering = Splice.covering(splices) {
      let covered = apply([covering], to: old)
      guard covered.count == cells.count, zip(covered, cells).allSatisfy({ $0 == nil || $0 == $1 }) else {
        return "\(covering) does not cover \(splices.picture)."
      }
    }
    let places = Dictionary(uniqueKeysWithValues: zip(cells, cells.indices))
    for (token, cell) in tokens {
      let expected = places[cell]
      let position = model.index(ofToken: token)
      guard position == expected else {
        return "Token \(token) of \(cell) is at \(position as Int?, default: "nowhere") and not at \(expected as Int?, default: "nowhere")."
      }
      if let expected {
        if seen[expected] == nil { movedTokens += 1 }
      } else {
        tokens[token] = nil
        deadTokens.insert(token)
      }
    }
    return checked()
  }

  private mutating func checked() -> String? {
    if let broken = model.checkInvariants().first { return broken }
    guard model.count == cells.count else { return "The list counts \(model.count) rows instead of \(cells.count)." }
    guard model.trackedCount == tokens.count else { return "\(model.trackedCount) rows are tracked instead of \(tokens.count)." }
    if let token = deadTokens.randomElement(using: &random), model.index(ofToken: token) != nil { return "Token \(token) came back." }
    guard random.once(in: 8) else { return nil }
    for (position, row) in naive.rows.enumerated() {
      guard model.row(at: position) == row else { return "At \(position) is \(model.row(at: position)) instead of \(row)." }
      guard model.index(of: row) == position else { return "\(row) is not found at \(position)." }
    }
    return model.sections == naive.descriptions ? nil : "The descriptions differ."
  }
}
