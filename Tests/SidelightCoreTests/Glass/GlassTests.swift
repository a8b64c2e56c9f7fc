import SidelightCore
import Testing

@Suite("Glass")
struct GlassTests {
  @Test func `A renderer is slow when the median of sixty frames is above eight milliseconds, and says it once`() {
    var pace = GlassPace()
    let first = (0..<59).map { _ in pace.add(20) }
    #expect(first.allSatisfy { !$0 } && !pace.isSlow)
    let last = pace.add(20)
    #expect(last && pace.isSlow)
    let more = (0..<100).map { _ in pace.add(20) }
    #expect(more.allSatisfy { !$0 } && pace.isSlow)
  }

  @Test func `Single slow frames, and frames that take all they may, are no reason`() {
    var pace = GlassPace()
    for frame in 0..<1000 { _ = pace.add(frame % 3 == 0 ? 500 : 8) }
    #expect(!pace.isSlow)
    for odd in [Double.nan, -1, -Double.infinity] { _ = pace.add(odd) }
    #expect(!pace.isSlow)
    // From here on most of the last sixty are slow.
    let answers = (0..<60).map { _ in pace.add(9) }
    #expect(answers.count(where: { $0 }) == 1 && pace.isSlow)
  }

  @Test func `Nothing shines through where the desktop says so, and a pin decides about the pace alone`() {
    var conditions = GlassConditions()
    #expect(conditions.areClear)
    conditions.isSlow = true
    #expect(!conditions.areClear)
    conditions.pin = .always
    #expect(conditions.areClear)
    conditions.isHighContrast = true
    #expect(!conditions.areClear)
    conditions = GlassConditions()
    conditions.isTransparencyReduced = true
    conditions.pin = .always
    #expect(!conditions.areClear)
    conditions = GlassConditions()
    conditions.pin = .never
    #expect(!conditions.areClear)
  }

  // MARK: Layout below glass

  private struct Facts: LeafFacts {
    func size(of leaf: NodeID, _ proposal: Proposal) -> Size { Size(proposal.width ?? 50, proposal.height ?? 20) }
  }

  private static let (root, inner) = (NodeID(1), NodeID(2))

  private func place(
    _ leaf: Leaf, modifiers: [any Arrangement] = [], isRightToLeft: Bool = false, glass: Insets
  ) -> (place: Place?, insets: Insets?) {
    let tree = LayoutTree()
    tree.insert(Self.root, LayoutNode(.leaf(leaf), modifiers: modifiers), into: nil, at: 0)
    tree.place(in: Size(900, 500), isRightToLeft: isRightToLeft, glass: glass, Facts())
    return (tree.places[Self.root]?.content, tree.places.insets[Self.root])
  }

  private func picture(_ answer: (place: Place?, insets: Insets?)) -> String {
    guard let place = answer.place else { return "nowhere" }
    let insets = answer.insets ?? Insets()
    return "\(Int(place.x)) to \(Int(place.x + place.size.width)), covered \(Int(insets.leading)) and \(Int(insets.trailing))"
  }

  private let glass = Insets(leading: 240, trailing: 100)

  @Test func `A view keeps clear of glass at both ends`() {
    #expect(picture(place(Leaf(), glass: glass)) == "240 to 800, covered 240 and 100")
    #expect(picture(place(Leaf(), isRightToLeft: true, glass: glass)) == "100 to 660, covered 240 and 100")
  }

  @Test func `What ignores the safe area goes on below it`() {
    let ignoring: [any Arrangement] = [IgnoringArrangement(.all)]
    #expect(picture(place(Leaf(), modifiers: ignoring, glass: glass)) == "0 to 900, covered 0 and 0")
    let leading: [any Arrangement] = [IgnoringArrangement(.leading)]
    #expect(picture(place(Leaf(), modifiers: leading, isRightToLeft: true, glass: glass)) == "100 to 900, covered 0 and 100")
  }

  @Test func `What scrolls goes on below it and knows how far it is covered; rows keep clear`() {
    #expect(picture(place(Leaf(fillsRoom: true), glass: glass)) == "0 to 900, covered 240 and 100")
    #expect(picture(place(Leaf(fillsRoom: true, staysClearOfGlass: true), glass: glass)) == "240 to 800, covered 0 and 0")
  }

  @Test func `Glass that comes, changes and goes moves what keeps clear of it`() {
    let tree = LayoutTree()
    tree.insert(Self.root, LayoutNode(.leaf(Leaf())), into: nil, at: 0)
    for width in [0.0, 240, 120, 0] {
      tree.place(in: Size(900, 500), glass: Insets(leading: width), Facts())
      #expect(tree.places[Self.root]?.content.x == width)
    }
    // More glass than room leaves nothing, and breaks nothing.
    tree.place(in: Size(100, 500), glass: Insets(leading: 240), Facts())
    #expect(tree.places[Self.root]?.content.size.width == 0)
  }
}
