import SeedSupport
import SidelightCore

/// A list that is nothing but arrays of unique rows, for comparison with the row model.
struct NaiveList {
  enum Cell: Hashable {
    case header(Int)
    case row(section: Int, segment: Int, unique: Int)
    case footer(Int)
  }

  struct Segment {
    var id: Int
    var rows: [Int]
  }

  struct Section {
    var id: Int
    var hasHeader: Bool
    var hasFooter: Bool
    var isCollapsible: Bool
    var isExpanded: Bool
    var segments: [Segment]
  }

  var sections: [Section] = []
  private var lastID = 0

  mutating func fresh() -> Int {
    lastID += 1
    return lastID
  }

  mutating func freshRows(_ count: Int) -> [Int] {
    (0..<count).map { _ in fresh() }
  }

  var cells: [Cell] {
    sections.flatMap { section -> [Cell] in
      let rows = section.segments.flatMap { segment in
        segment.rows.map { Cell.row(section: section.id, segment: segment.id, unique: $0) }
      }
      let body = section.isExpanded || !section.isCollapsible ? rows : []
      return (section.hasHeader ? [.header(section.id)] : []) + body + (section.hasFooter ? [.footer(section.id)] : [])
    }
  }

  /// The rows as the model names them.
  var rows: [Row] {
    sections.flatMap { section -> [Row] in
      let id = SectionID(section.id)
      let rows = section.segments.flatMap { segment in
        segment.rows.indices.map { Row.row(id, SegmentID(segment.id), offset: $0) }
      }
      let body = section.isExpanded || !section.isCollapsible ? rows : []
      return (section.hasHeader ? [.header(id)] : []) + body + (section.hasFooter ? [.footer(id)] : [])
    }
  }

  var descriptions: [SectionDescription] {
    sections.map { section in
      SectionDescription(
        SectionID(section.id), segments: section.segments.map { SegmentDescription(SegmentID($0.id), count: $0.rows.count) },
        hasHeader: section.hasHeader, hasFooter: section.hasFooter, isCollapsible: section.isCollapsible, isExpanded: section.isExpanded)
    }
  }

  /// A random segment, by the indices of its section and its own.
  func anySegment(_ random: inout SeededRandom) -> (section: Int, segment: Int)? {
    let all = sections.indices.flatMap { section in sections[section].segments.indices.map { (section, $0) } }
    return all.isEmpty ? nil : all[random.pick(all.count)]
  }

  /// Changes sections and segments by chance, and the ends of segments.
  mutating func restructure(_ random: inout SeededRandom) {
    for _ in 0...random.pick(3) {
      let index = random.pick(sections.count)
      switch random.pick(sections.isEmpty ? 1 : sections.count > 8 ? 3 : 9) {
      case 0 where sections.count <= 8: sections.insert(freshSection(&random), at: random.pick(sections.count + 1))
      case 0, 1: sections.remove(at: index)
      case 2: sections.insert(sections.remove(at: index), at: random.pick(sections.count))
      case 3: sections[index].hasHeader.toggle()
      case 4: sections[index].hasFooter.toggle()
      case 5: sections[index].isExpanded.toggle()
      case 6: sections[index].isCollapsible.toggle()
      case 7: sections[index].segments.insert(freshSegment(&random), at: random.pick(sections[index].segments.count + 1))
      default: moveSegment(&random)
      }
    }
    if random.once(in: 40) { sections.shuffle(using: &random) }
    // Only once, because rows that go and others that come at the same end cannot be told apart by their number.
    if random.once(in: 3) { changeEnd(&random) }
  }

  private mutating func freshSection(_ random: inout SeededRandom) -> Section {
    Section(
      id: fresh(), hasHeader: random.once(in: 2), hasFooter: random.once(in: 3), isCollapsible: random.once(in: 2),
      isExpanded: !random.once(in: 3), segments: (0..<random.pick(4)).map { _ in freshSegment(&random) })
  }

  private mutating func freshSegment(_ random: inout SeededRandom) -> Segment {
    Segment(id: fresh(), rows: freshRows(random.once(in: 3) ? 1 : random.pick(6)))
  }

  /// A segment leaves its place for another one, or for good.
  private mutating func moveSegment(_ random: inout SeededRandom) {
    guard let (section, place) = anySegment(&random) else { return }
    let segment = sections[section].segments.remove(at: place)
    guard !random.once(in: 3) else { return }
    let target = random.once(in: 2) ? section : random.pick(sections.count)
    sections[target].segments.insert(segment, at: random.pick(sections[target].segments.count + 1))
  }

  private mutating func changeEnd(_ random: inout SeededRandom) {
    guard let (section, segment) = anySegment(&random) else { return }
    if random.once(in: 2) {
      sections[section].segments[segment].rows += freshRows(random.pick(3))
    } else {
      let count = sections[section].segments[segment].rows.count
      sections[section].segments[segment].rows.removeLast(min(count, random.pick(3)))
    }
  }
}
