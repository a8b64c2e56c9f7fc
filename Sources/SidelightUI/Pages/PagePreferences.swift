import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The title of a page, and what the user can do with it.
struct SaidTitle: Equatable {
  var text: String?
  var actions = TitleActions()
}

private enum TitleKey: PagePreferenceKey {
  static var defaultValue: SaidTitle { SaidTitle() }

  /// The first title wins. Only who sets it may rename it.
  static func reduce(value: inout SaidTitle, nextValue: () -> SaidTitle) {
    let next = nextValue()
    if value.text == nil {
      value.text = next.text
      value.actions.takeWriter(of: next.actions)
    }
    value.actions.add(next.actions)
  }

  static func around(_ value: SaidTitle) -> SaidTitle { SaidTitle(text: value.text) }
}

private enum SaidTitleDisplayKey: FirstPreferenceKey { typealias Said = TitleDisplay }
private enum SubtitleKey: FirstPreferenceKey { typealias Said = String }
private enum HidesBackKey: FlagPreferenceKey, OuterPagePreferenceKey {}
private enum PageTransitionKey: FirstPreferenceKey { typealias Said = PageTransition }
private enum HasOwnHeaderKey: FlagPreferenceKey {}
private enum DestinationsKey: ListPreferenceKey, OuterPagePreferenceKey { typealias Item = DestinationEntry }
private enum PresentedKey: ListPreferenceKey, OuterPagePreferenceKey { typealias Item = PresentedPage }

extension Preferences {
  var title: String? {
    get { self[TitleKey.self].text }
    set { self[TitleKey.self].text = newValue }
  }

  var titleActions: TitleActions {
    get { self[TitleKey.self].actions }
    set { self[TitleKey.self].actions = newValue }
  }

  /// A title that the user can't change takes the place of what was said before.
  mutating func fixTitle(_ new: String) {
    var said = self[TitleKey.self]
    said.text = new
    said.actions.writer = nil
    self[TitleKey.self] = said
  }

  var subtitle: String? {
    get { self[SubtitleKey.self] }
    set { self[SubtitleKey.self] = newValue }
  }

  /// How the title is to stand; nil for as it does on the page before.
  var titleDisplay: TitleDisplay? {
    get { self[SaidTitleDisplayKey.self] }
    set { self[SaidTitleDisplayKey.self] = newValue }
  }

  /// The page has no button that leads back.
  var hidesBack: Bool {
    get { self[HidesBackKey.self] }
    set { self[HidesBackKey.self] = newValue }
  }

  /// How the page comes and goes; nil where nothing is said.
  var pageTransition: PageTransition? {
    get { self[PageTransitionKey.self] }
    set { self[PageTransitionKey.self] = newValue }
  }

  /// A container below brings header bars of its own.
  var hasOwnHeader: Bool {
    get { self[HasOwnHeaderKey.self] }
    set { self[HasOwnHeaderKey.self] = newValue }
  }

  var destinations: [DestinationEntry] {
    get { self[DestinationsKey.self] }
    set { self[DestinationsKey.self] = newValue }
  }

  var presented: [PresentedPage] {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
}
