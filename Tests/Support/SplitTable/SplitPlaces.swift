/// Where everything stands that a picture shows, in px from the leading edge.
package struct SplitPlaces: Equatable, Sendable, CustomStringConvertible {
  package private(set) var places: [String: Range<Int>] = [:]

  package init() {}

  package subscript(name: String) -> Range<Int>? {
    get { places[name] }
    set { places[name] = newValue }
  }

  package var description: String {
    places.sorted { ($0.value.lowerBound, $0.key) < ($1.value.lowerBound, $1.key) }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
  }

  /// Overlays stand side by side from the leading edge, columns below them from the same edge on, the inspector at the other end; of a
  /// stack there is the top, as wide as everything. A sheet stands where it likes.
  package init(in picture: String, width: Double) {
    let width = Int(width)
    var columns = 0
    var overlays = 0
    for (opening, name, number) in picture.parts {
      guard opening != "(" else {
        places[name] = 0..<width
        continue
      }
      guard let number else { continue }
      if name == "inspector" {
        places[name] = width - number..<width
      } else if opening == "{" {
        places[name] = overlays..<overlays + number
        overlays += number
      } else {
        places[name] = columns..<columns + number
        columns += number
      }
    }
  }
}

extension String {
  /// The names with a width or in parentheses, each with the sign before it.
  fileprivate var parts: [(opening: Character, name: String, number: Int?)] {
    var parts: [(opening: Character, name: String, number: Int?)] = []
    var rest = self[...]
    var opening: Character = " "
    while let first = rest.first {
      guard first.isLetter else {
        opening = first
        rest.removeFirst()
        continue
      }
      let name = rest.prefix(while: \.isLetter)
      rest = rest.dropFirst(name.count)
      let number = rest.first == " " ? Int(rest.dropFirst().prefix(while: \.isNumber)) : nil
      if number != nil { rest = rest.dropFirst().drop(while: \.isNumber) }
      parts.append((opening, String(name), number))
    }
    return parts
  }
}
