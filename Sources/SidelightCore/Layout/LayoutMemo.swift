/// What a node has answered, by what it was offered.
///
/// Along each axis it knows zero, nothing, infinity and the last three other lengths; an answer belongs to a pair of these. A window that is
/// being resized offers new lengths all the time, so that the old ones are forgotten.
struct LayoutMemo {
  struct Answer {
    fileprivate let key: UInt8
    let size: Size
    /// Nil as long as nobody has asked for them.
    var guides: Guides?
  }

  private var widths = RecentLengths()
  private var heights = RecentLengths()
  private var answers: [Answer] = []

  var isEmpty: Bool { answers.isEmpty }

  subscript(proposal: Proposal) -> Answer? { index(of: proposal).map { answers[$0] } }

  mutating func remember(_ size: Size, for proposal: Proposal) {
    let (width, height) = (widths.remember(proposal.width), heights.remember(proposal.height))
    if width.isNew || height.isNew {
      answers.removeAll {
        width.isNew && $0.key / RecentLengths.count == width.place || height.isNew && $0.key % RecentLengths.count == height.place
      }
    }
    answers.append(Answer(key: Self.key(width.place, height.place), size: size))
  }

  mutating func remember(_ guides: Guides, for proposal: Proposal) {
    if let index = index(of: proposal) { answers[index].guides = guides }
  }

  mutating func forget() { if !isEmpty { self = LayoutMemo() } }

  private func index(of proposal: Proposal) -> Int? {
    guard let width = widths.place(of: proposal.width), let height = heights.place(of: proposal.height) else { return nil }
    let key = Self.key(width, height)
    return answers.firstIndex { $0.key == key }
  }

  private static func key(_ width: UInt8, _ height: UInt8) -> UInt8 { width * RecentLengths.count + height }
}

/// The lengths along one axis that a memo tells apart.
private struct RecentLengths {
  /// How many places there are: zero, nothing, infinity, and three for other lengths.
  static let count: UInt8 = 6

  private var lengths = (Double.nan, Double.nan, Double.nan)
  /// The place that the next new length takes.
  private var next: UInt8 = 3

  func place(of length: Double?) -> UInt8? {
    guard let length else { return 1 }
    if length == 0 { return 0 }
    if length == .infinity { return 2 }
    if length == lengths.0 { return 3 }
    if length == lengths.1 { return 4 }
    return length == lengths.2 ? 5 : nil
  }

  /// The place of a length, and whether it has just taken that of another one.
  mutating func remember(_ length: Double?) -> (place: UInt8, isNew: Bool) {
    if let known = place(of: length) { return (known, false) }
    let taken = next
    switch taken {
    case 3: lengths.0 = length ?? 0
    case 4: lengths.1 = length ?? 0
    default: lengths.2 = length ?? 0
    }
    next = taken == 5 ? 3 : taken + 1
    return (taken, true)
  }
}
