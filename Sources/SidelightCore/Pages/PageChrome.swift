/// How a page stands: its header bar, what is in its bars, and what it hands on to the pages inside.
///
/// This is the one place where it is decided. The content says its ``PageFacts``, the container its ``PagePlace``, and everything around
/// comes as ``PageSurroundings``.
package struct PageChrome: Equatable, Sendable {
  /// The page's element; the menu of its toolbar is not known here.
  package let page: PageElement
  /// Where the title stands as an item of the toolbar; nil where it is a plain one, or none.
  package let titleItem: TitleItem?
  /// The items in each bar, in the order in which they were declared.
  package let items: [Slot: [ItemSource]]
  /// The items of a header bar that the user arranges; none where it is not seen.
  package let arranged: [ItemSource]
  /// Whether the page has no room for the tabs of a tab view around.
  package let refusesTabs: Bool
  /// What the pages inside get; their items are in ``handedOn``.
  package let inside: PageSurroundings
  /// The items that pages inside show in place of this one.
  package let handedOn: [ItemSource]

  /// A title as an item of the toolbar.
  package struct TitleItem: Equatable, Sendable {
    package let text: String
    /// Whether it stands at the start of the header bar, and not in its middle.
    package let isAtStart: Bool
  }

  /// Where an item comes from.
  package enum ItemSource: Hashable, Sendable {
    /// What the page's content declares, by its index.
    case own(Int)
    /// What is declared around, by its index.
    case outer(Int)
    /// The title.
    case title
  }
}

extension PageChrome {
  /// Decides how a page stands.
  ///
  /// - Parameters:
  ///   - facts: what its content says.
  ///   - place: what its container says.
  ///   - around: what is around the container.
  ///   - role: what it is, for assistive technology.
  package init(_ facts: PageFacts, _ place: PagePlace, around: PageSurroundings, role: String = "") {
    self.init(PageDecision(facts, place, around), role)
  }

  private init(_ decision: PageDecision, _ role: String) {
    page = decision.page(role)
    titleItem = decision.titleItem
    items = decision.items
    arranged = decision.arranged
    refusesTabs = decision.facts.refusesTabs || !decision.facts.hasOwnHeader && decision.headerRefusesTabs
    inside = decision.inside
    handedOn = decision.handedOn
  }
}
