import SidelightCore

/// One row of the table.
package struct SplitRow: Sendable, CustomStringConvertible {
  /// The row as it is written.
  package let description: String
  /// The heading above it: what it answers to.
  package let source: String
  private let counts: [SplitColumnCount]
  private let visibilities: [SplitVisibility]
  private let preferred: [SplitColumn?]
  private let styles: [SplitStyle]
  private let inspectors: [SplitCombination.Inspector]
  private let arrivals: [SplitCombination.Arrival]
  private let selected: [SplitCombination.Selected]
  private let widths: Range<Double>
  /// Words with a plain number or one relative to the container's width.
  private let picture: String

  /// Whether the row covers a combination, whatever its width.
  package func coversDeclaration(_ combination: SplitCombination) -> Bool {
    counts.contains(combination.count) && visibilities.contains(combination.visibility) && preferred.contains(combination.preferred)
      && styles.contains(combination.style) && inspectors.contains(combination.inspector) && arrivals.contains(combination.arrival)
      && selected.contains(combination.selected)
  }

  package func covers(width: Double) -> Bool { widths.contains(width) }

  /// What the combination looks like, with the widths in numbers.
  package func picture(width: Double) -> String {
    var text = ""
    var rest = Substring(picture)
    while let place = rest.range(of: "w") {
      let offset = rest[place.upperBound...].prefix { $0 == "-" || $0.isNumber }
      text += rest[..<place.lowerBound] + "\(Int(width) + (Int(offset) ?? 0))"
      rest = rest[offset.endIndex...]
    }
    return text + rest
  }
}

extension Substring {
  /// Where a letter stands that is no part of a word.
  fileprivate func range(of letter: Character) -> Range<Index>? {
    var before: Character = " "
    for index in indices {
      let next = self.index(after: index)
      if self[index] == letter, !before.isLetter, next == endIndex || !self[next].isLetter { return index..<next }
      before = self[index]
    }
    return nil
  }
}

// MARK: - Reading

extension SplitRow {
  /// What is wrong with a line of the table.
  package struct Mistake: Error, CustomStringConvertible {
    package let description: String
  }

  /// The rows of a table in their order.
  package static func read(_ table: String) throws(Mistake) -> [SplitRow] {
    var rows: [SplitRow] = []
    var heading = ""
    var isHeading = false
    for line in table.split(separator: "\n") {
      if line.hasPrefix("#") {
        let text = line.drop { $0 == "#" || $0 == " " }
        heading = isHeading ? heading + " " + text : String(text)
      } else {
        rows.append(try SplitRow(String(line), answering: heading))
      }
      isHeading = line.hasPrefix("#")
    }
    return rows
  }

  private init(_ line: String, answering source: String) throws(Mistake) {
    let fields = line.cells
    guard fields.count == 9 else { throw Mistake(description: "“\(line)” has \(fields.count) fields and not 9.") }
    description = line
    self.source = source
    counts = try Self.values(fields[0], of: SplitCombination.counts)
    visibilities = try Self.values(fields[1], of: SplitVisibility.allCases)
    preferred = try Self.values(fields[2], of: SplitCombination.preferred) { $0.map { "\($0)" } ?? "unbound" }
    styles = try Self.values(fields[3], of: SplitStyle.allCases)
    inspectors = try Self.values(fields[4], of: SplitCombination.Inspector.allCases)
    widths = try Self.range(fields[5])
    arrivals = try Self.values(fields[6], of: SplitCombination.Arrival.allCases)
    selected = try Self.values(fields[7], of: SplitCombination.Selected.allCases)
    picture = fields[8]
  }

  private static func values<Value>(
    _ field: String, of all: [Value], name: (Value) -> String = { "\($0)" }
  ) throws(Mistake) -> [Value] {
    if field == "any" { return all }
    var values: [Value] = []
    for word in field.split(separator: ",") {
      guard let value = all.first(where: { name($0) == word }) else { throw Mistake(description: "“\(word)” is none of the values.") }
      values.append(value)
    }
    return values
  }

  /// `<500`, `500..<560` or `>=560`.
  private static func range(_ field: String) throws(Mistake) -> Range<Double> {
    let numbers = field.split { !$0.isNumber }.compactMap { Double($0) }
    if numbers.count == 2, numbers[0] < numbers[1] { return numbers[0]..<numbers[1] }
    guard numbers.count == 1 else { throw Mistake(description: "“\(field)” is no range of widths.") }
    return field.hasPrefix("<") ? 0..<numbers[0] : numbers[0]..<Double.infinity
  }
}

extension String {
  /// The parts of a line with two spaces or more between them.
  fileprivate var cells: [String] {
    var cells: [String] = []
    for part in split(separator: " ", omittingEmptySubsequences: false) {
      if part.isEmpty {
        if cells.last?.isEmpty == false { cells.append("") }
      } else if let last = cells.last, !last.isEmpty {
        cells[cells.count - 1] = last + " " + part
      } else {
        if cells.last?.isEmpty == true { cells.removeLast() }
        cells.append(String(part))
      }
    }
    return cells
  }
}
