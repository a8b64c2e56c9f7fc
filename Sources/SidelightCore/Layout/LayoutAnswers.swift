/// What the modifiers of a chain have answered each other while it is measured or placed.
///
/// A frame asks what is in it along both axes. In frames in one another, each of which asked anew, the innermost one was asked 2^n times.
struct LayoutAnswers {
  struct Question: Hashable {
    /// How many of the innermost modifiers are asked.
    let count: Int
    let horizontal: Bool
    let available: Double?
    let open: OpenAxes
  }

  /// What remains of the content's greed outside of so many of the innermost modifiers.
  private let greeds: [Greed]
  private var known: [Question: LayoutChain.Length] = [:]
  /// So few modifiers ask less often than remembering takes time.
  private let remembers: Bool

  init(_ chain: LayoutChain) {
    var greeds = [chain.contentGreed]
    for modifier in chain.modifiers { greeds.append(greeds[greeds.count - 1].outside(of: modifier)) }
    self.greeds = greeds
    remembers = chain.modifiers.count > 2
  }

  /// Whether so many of the innermost modifiers take all the space that they are offered.
  func takesAll(_ count: Int, horizontal: Bool) -> Bool { horizontal ? greeds[count].horizontal : greeds[count].vertical }

  subscript(question: Question) -> LayoutChain.Length? {
    get { remembers ? known[question] : nil }
    set { if remembers { known[question] = newValue } }
  }
}
