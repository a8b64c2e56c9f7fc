/// How far views that are aligned by a guide reach before and behind it.
struct Extent {
  private var before = -Double.infinity
  private var behind = -Double.infinity
  private var isEndless = false

  /// Adds a view of a length whose guide is at a place in it.
  mutating func add(_ length: Double, guide: Double) {
    guard length < .infinity else {
      isEndless = true
      return
    }
    before = max(before, guide)
    behind = max(behind, length - guide)
  }

  /// The length of all together.
  var length: Double {
    if isEndless { return .infinity }
    return before == -.infinity ? 0 : max(0, before + behind)
  }

  /// Where the guide is in all together.
  var line: Double { before == -.infinity ? 0 : before }

  /// Where the guide is in a room that may be longer than all together, whose own guide is at a place: there, if nothing then hangs out.
  func line(in room: Double, _ own: Double) -> Double { max(line, min(own, room - max(behind, 0))) }
}
