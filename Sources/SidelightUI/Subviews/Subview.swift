import SidelightCore

/// One of the views that another view is made of: a row that it would have in a list.
///
/// It stands for that view, whose state lives as long as the subview is shown, and which keeps the environment of the place that it was
/// written in. Source: SwiftUI's `Subview`.
public struct Subview: Identifiable {
  /// Tells the subviews of one view from one another, for as long as they are in it.
  public struct ID: Hashable {
    let source: Int
    let key: AnyHashable
  }
  /// Which of the views it is.
  public let id: ID
  let link: SubviewLink
  let place: Row
}

/// The views that another view, or a part of it, is made of. As a view it is all of them, one after the other.
///
/// No subview is made before it is shown. Source: SwiftUI's `SubviewsCollection`.
public struct SubviewsCollection: RandomAccessCollection {
  private let link: SubviewLink
  private let parts: [(place: Row, count: Int)]
  private let starts: [Int]

  init(_ link: SubviewLink, _ parts: [(place: Row, count: Int)]) {
    self.link = link
    self.parts = parts
    var sum = 0
    starts = parts.map { part in
      defer { sum += part.count }
      return sum
    }
    endIndex = sum
  }

  /// All views of some sections.
  init(_ link: SubviewLink, _ sections: [SectionDescription]) {
    self.init(
      link,
      sections.flatMap { section -> [(place: Row, count: Int)] in
        let header: [(place: Row, count: Int)] = section.hasHeader ? [(.header(section.id), 1)] : []
        let footer: [(place: Row, count: Int)] = section.hasFooter ? [(.footer(section.id), 1)] : []
        return header + section.segments.map { (.row(section.id, $0.id, offset: 0), $0.count) } + footer
      })
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of subviews, which no subview has as its position.
  public let endIndex: Int

  /// The subview at a position from 0, in the order in which they are written. Complexity: O(sources of views).
  public subscript(position: Int) -> Subview {
    precondition(position >= 0 && position < endIndex, "The collection has no subview at this position.")
    var index = 0
    while starts[index] + parts[index].count <= position { index += 1 }
    let place = parts[index].place.offset(by: position - starts[index])
    return Subview(id: link.id(of: place), link: link, place: place)
  }
}

extension SubviewsCollection: View {
  /// All of the subviews, one after the other.
  public var body: some View { ForEach(self) { $0 } }
}

extension Row {
  /// The row that stands some rows further on in the same segment.
  fileprivate func offset(by distance: Int) -> Row {
    if case .row(let section, let segment, let offset) = self { .row(section, segment, offset: offset + distance) } else { self }
  }
}
