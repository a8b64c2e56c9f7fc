import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A look that the user gives a part of a text.
package enum LetterLook: CaseIterable, Sendable {
  case bold, italic, underline, strikethrough
}

/// What is done with a text whose parts have looks.
package struct EditedLooks {
  /// Whether all of a part has a look.
  let has: (LetterLook, Range<Int>) -> Bool
  /// Gives a look to all of a part, or takes it away.
  let toggle: (LetterLook, Range<Int>) -> Void
  /// Writes the letters of a part in another way, each of which says what it becomes.
  let rewrite: (Range<Int>, ([Character]) -> [String]) -> Void

  nonisolated package init(
    has: @escaping (LetterLook, Range<Int>) -> Bool, toggle: @escaping (LetterLook, Range<Int>) -> Void,
    rewrite: @escaping (Range<Int>, ([Character]) -> [String]) -> Void
  ) {
    self.has = has
    self.toggle = toggle
    self.rewrite = rewrite
  }
}

/// What of a text the user has selected, for commands.
@MainActor final class SelectedPart {
  var range: Range<Int>?

  /// Notes what is selected, and tells the app where it asks.
  func following(_ selection: EditedSelection?) -> EditedSelection {
    EditedSelection(
      wanted: { selection?.wanted() },
      take: { [self] in
        range = $0
        selection?.take($0)
      })
  }
}

/// A text with the focus, for the commands that change it.
struct EditedPart {
  let edited: EditedText
  let selected: SelectedPart

  /// What is selected; nil for nothing.
  @MainActor var selection: Range<Int>? {
    let range = edited.selection?.wanted() ?? selected.range
    guard let range, !range.isEmpty, range.upperBound <= edited.text().unicodeScalars.count else { return nil }
    return range
  }

  /// What is selected, or where the cursor is.
  @MainActor var place: Range<Int> {
    if let known = selection ?? edited.selection?.wanted() ?? selected.range { return known }
    let end = edited.text().unicodeScalars.count
    return end..<end
  }

  /// Writes what is selected in another way, and leaves it selected.
  @MainActor func rewrite(_ letters: ([Character]) -> [String]) {
    guard let range = selection else { return }
    let scalars = edited.text().unicodeScalars
    if let looks = edited.looks {
      looks.rewrite(range, letters)
    } else {
      let start = scalars.index(scalars.startIndex, offsetBy: range.lowerBound)
      let end = scalars.index(start, offsetBy: range.count)
      edited.take(String(scalars[..<start]) + letters(Array(String(scalars[start..<end]))).joined() + String(scalars[end...]))
    }
    let end = range.upperBound + edited.text().unicodeScalars.count - scalars.count
    guard end >= range.lowerBound else { return }
    selected.range = range.lowerBound..<end
    edited.selection?.take(range.lowerBound..<end)
  }
}

private enum EditedPartKey: FocusedValueKey {
  typealias Value = EditedPart
}

extension FocusedValues {
  /// The text that is edited.
  var editedPart: EditedPart? {
    get { self[EditedPartKey.self] }
    set { self[EditedPartKey.self] = newValue }
  }
}

/// A view in which a text is edited.
protocol OfferedText: View {
  var edited: EditedText { get set }
}

/// Offers the text of a field or an editor to commands while it has the focus.
final class OfferedTextNode<V: OfferedText>: WrapperNode<V, FocusedView<V>> {
  private let selected = SelectedPart()
  private var offer: FocusedOffer?

  /// The node of a view in which a text is edited, where commands ask for it and it is not one of these already.
  static func make(_ view: V, _ context: NodeContext) -> TypedNode<V>? {
    guard !view.edited.isOffered, context.scope.value(TextCommandsKey.self) else { return nil }
    return OfferedTextNode(view, context)
  }

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    offer = graph[FocusedOffers.self].add(depth: depth, isForScene: false, offered)
    child = graph.makeNode(focused, childContext)
    settlePreferences()
  }

  private var offered: (inout FocusedValues) -> Void {
    let part = EditedPart(edited: view.edited, selected: selected)
    return { $0.editedPart = part }
  }

  private var focused: FocusedView<V> {
    var view = view
    view.edited.selection = selected.following(view.edited.selection)
    view.edited.isOffered = true
    return FocusedView(content: view, links: offer.map { [FocusLink(place: $0, value: true)] } ?? [])
  }

  override func viewChanged(from old: V) {
    offer?.set(offered, inFlush: graph.counters.flushes)
    child?.update(focused)
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    if let offer { graph[FocusedOffers.self].remove(offer) }
    offer = nil
  }
}
