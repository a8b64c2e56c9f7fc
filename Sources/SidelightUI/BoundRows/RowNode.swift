import SidelightCore
@_spi(Nodes) import SidelightGraph

/// One row that is in use: its element, and the nodes of its content. It may pass from one row of data to another.
final class RowNode: RowContentNode, RowAround, SightedRow {
  let host: ElementHost
  let role: RowElement.Role
  /// The provider or section that it is a row of, which may have ended; nil once the row itself has.
  private(set) var source: ViewNode?
  /// What it shows: an element of the source, or its header or footer.
  private(set) var identity: RowIdentity
  /// Where the list keeps it.
  var seat: RowSeat?
  /// Stays with the row while it is bound.
  var token = -1
  /// It has a token.
  var isPlaced: Bool { token >= 0 }
  /// Its content has state that was written: the node stays with its element, and is never given to another.
  var hasWrittenState = false { didSet { if hasWrittenState, !oldValue { list?.stateWasWritten(in: self) } } }
  /// Its element left the data: nothing is kept for it.
  var isGone = false
  /// No place shows it at the moment; its node waits to be reused.
  var isUnbound = false
  /// Nil while its content has said nothing of it.
  private var claim: RowClaim?
  /// The menu that a modifier in the row gives it.
  weak var menu: (any MenuSource)?
  /// What is said of it forbids the user to select it.
  private(set) var isSelectionDisabled = false
  /// Selecting it gives the list's selection a value.
  var isSelectable = false { didSet { if isSelectable != oldValue { lower() } } }
  /// What the list's selection knows of it.
  var standing = RowStanding()
  private(set) weak var list: (any RowOwner)?
  private var background: ShownBackground?
  /// Where it stands in an outline; nil for a row of a plain list.
  var outline: OutlinePosition? { didSet { if outline != oldValue { lower() } } }

  /// - Parameter isSelectable: whether selecting it most likely stands for something: who makes it looks that up once it is filled.
  init(_ context: NodeContext, in list: any RowOwner, source: ViewNode, role: RowElement.Role, isSelectable: Bool = false) {
    self.role = role
    self.isSelectable = isSelectable
    self.source = source
    identity = RowIdentity(ObjectIdentifier(source), 0)
    self.list = list
    outline = context.level > 0 ? OutlinePosition(depth: context.level) : nil
    var own = context
    own.decoration = nil
    host = ElementHost(.row(RowElement(role: role, isSelectable: false)), own)
    super.init(context)
    lower()
  }

  override var children: [ViewNode] { [content, background?.node].compactMap { $0 } }

  override var contentContext: NodeContext {
    var inner = childContext
    inner.rows = nil
    inner.row = self
    inner.level = 0
    inner.disclosure = nil
    return inner
  }

  func setTag(_ new: AnyHashable?, by owner: ViewNode) {
    guard new != nil || claim != nil else { return }
    if takenClaim().take(new, from: owner) { list?.tagChanged(of: self) }
  }

  private func takenClaim() -> RowClaim {
    if let claim { return claim }
    let new = RowClaim()
    claim = new
    return new
  }

  /// The link that the content is.
  var link: (any RowLink)? {
    get { claim?.link }
    set {
      guard newValue != nil || claim != nil else { return }
      takenClaim().link = newValue
      list?.tagChanged(of: self)
      lower()
    }
  }

  /// A link is a part of the content.
  func add(_ part: any RowPart) {
    takenClaim().add(part)
    partChanged()
  }

  func remove(_ part: any RowPart) {
    claim?.remove(part)
    partChanged()
  }

  /// A link that is a part of the content leads elsewhere.
  func partChanged() { if isAlive { list?.tagChanged(of: self) } }

  /// Selects what a link in the row leads to; false where the list selects nothing of the kind.
  func choose(_ value: AnyHashable) -> Bool { !isSelectionDisabled && list?.chooseValue(value) == true }

  override func contentIsNew() {
    guard let content else { return }
    host.setSlot(.body, [content])
    if content.preferences != nil { lower() }
  }

  override func stand(at position: OutlinePosition) { outline = position }

  /// Whether rows of one provider may show elements of another one: both make rows of the same kind, with the same around them.
  static func mayPass(from source: ViewNode, to other: ViewNode) -> Bool {
    guard type(of: source) == type(of: other), let own = source as? any RowProvider, own.passesRows, let new = other as? any RowProvider,
      new.passesRows
    else { return false }
    return source.context.hasSameAround(as: other.context)
  }

  override var pathStep: PathStep { graph[Restoration.self].step(of: key) }
  override var passesOn: Bool { true }

  var key: AnyHashable { identity.key }

  /// The row shows this from now on, which may be another source's.
  func become(_ new: RowIdentity, of source: ViewNode) {
    self.source = source
    identity = new
  }

  /// Whether nothing in the row is evaluated: no place shows it, or its element may have left the data that its views look it up in.
  override var isAsleep: Bool { isUnbound || source?.isAlive != true }

  /// The row has its content for another time; what else changed in it meanwhile is taken up.
  func wake() {
    if isDirty {
      isDirty = false
      lower()
    }
    wakeSleepers()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    source = nil
  }

  override var name: String { "a row of a list" }

  /// What the row's closure read has changed, or what the row itself shows.
  override func evaluate() {
    isDirty = false
    list?.refill(self)
    lower()
  }

  /// What modifiers outside of the row say of it, and nearer to its content those inside.
  func readTraits() -> RowTraits {
    var traits = graph.reading(self) { scope.value(RowTraitsKey.self) }
    if role == .row, let own = content?.preferences?.row { traits.override(with: own) }
    return traits
  }

  /// State below it is kept for an element of a list.
  override func notesWrittenState() -> Bool {
    hasWrittenState = true
    return true
  }

  override func notesPresentation(_ begins: Bool) {
    // What is presented is about this element, and no other one.
    if begins { _ = notesWrittenState() }
    list?.presentationChanged(in: self, begins)
  }

  private func lower() {
    let traits = readTraits()
    isSelectionDisabled = traits.isSelectionDisabled
    var element = RowElement(
      role: role, isSelectable: isSelectable && !isSelectionDisabled, activatesOnClick: link?.activatesOnClick ?? false,
      hasChevron: hasChevron,
      insets: role == .row ? insets(traits) : nil, depth: outline?.depth)
    element.isExpanded = outline?.isExpanded
    element.isDisabled = traits.isDisabled
    element.editing = readEditing(traits)
    if role == .header { lowerExpansion(into: &element) }
    let dress = traits.dressIfAny
    element.look = look(dress)
    if role == .row { showBackground(dress?.background) }
    host.set(.row(element), isDisabled: element.isDisabled)
  }

  /// Whether it shows that there is more behind it.
  private var hasChevron: Bool {
    switch link?.indicator {
    case .visible: true
    case .automatic: graph.reading(self) { scope.value(UsedListStyleKey.self) == .insetGrouped || scope.value(CollapsedKey.self) }
    case .hidden, nil: false
    }
  }

  /// The distances of the content from the edges; nil for those of the style.
  private func insets(_ traits: RowTraits) -> Insets? {
    guard !traits.insets.isEmpty else { return nil }
    return traits.insets.filled(with: graph.reading(self) { scope.value(UsedListStyleKey.self) }.rowInsets)
  }

  private func showBackground(_ new: RowBackground?) {
    guard new !== background?.value else { return }
    if let new, let updated = background?.updated(to: new) {
      background = updated
      return
    }
    background?.node.destroy()
    background = new.map { new in
      var inner = contentContext
      inner.row = nil
      return ShownBackground(new, graph.makeErasedNode(new.view, inner))
    }
    host.setSlot(.background, background.map { [$0.node] } ?? [])
  }

  private func lowerExpansion(into element: inout RowElement) {
    guard let section = source as? any SectionRows, let isExpanded = section.isExpanded else { return }
    element.isSectionOpen = isExpanded
    guard section.isFoldedByUser, graph.reading(self, { scope.value(UsedListStyleKey.self) }).letsUserFold else { return }
    element.isExpanded = isExpanded
  }

  /// What the user may do to the row, as it was lowered last.
  var editing: RowEditing {
    if case .row(let row) = host.element.kind { row.editing } else { RowEditing() }
  }

  private func readEditing(_ traits: RowTraits) -> RowEditing {
    guard role == .row, let provider = source as? any RowProvider else { return RowEditing() }
    // All rows of a source show elements of one dynamic view.
    var editing = RowEditing(provider.element(at: 0)?.owner.elementEdits, traits)
    (editing.isOn, editing.showsSelection) = graph.reading(self) {
      let isOn = scope.value(ListEditsKey.self)
      return (isOn, isOn && isSelectable && !traits.isSelectionDisabled && scope.value(ListSelectsKey.self))
    }
    editing.drops = traits.drops.kinds
    editing.isSpringLoaded = traits.isSpringLoaded
    editing.leadingSwipe = traits.actions.swipe(.leading)
    let deletes = editing.canDelete && traits.actions.all.isEmpty
    editing.trailingSwipe = traits.actions.swipe(.trailing) ?? (deletes ? RowSwipe(allowsFullSwipe: true) : nil)
    return editing
  }

  /// Where the row stands may have changed what it is.
  func refresh() { lower() }

  /// Where code scrolls to for it.
  var scrollPlace: (area: NodeID, target: ScrollTarget.Place)? { isUnbound ? nil : list?.scrollPlace(ofToken: token) }

  override var ownTag: AnyHashable? { claim?.value }

  override var mayHaveTag: Bool { claim?.mayHaveValue ?? false }

  override func collect(into hosts: inout [ElementHost]) { hosts.append(host) }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { host }

  /// Rows keep to themselves what their content says: no title or toolbar of a row reaches the page. What it says of the row ends here.
  override func childPreferencesChanged() { lower() }
}

extension NodeContext {
  /// The row whose content this is, down to the first element.
  var row: RowNode? {
    get { rowAround as? RowNode }
    set { rowAround = newValue }
  }
}

/// What the content of a row says that selecting it stands for. Most say nothing, so that it has its own place in memory.
private final class RowClaim {
  /// What the content gives itself.
  private var tag: AnyHashable?
  private weak var tagOwner: ViewNode?
  /// The link that the content is.
  weak var link: (any RowLink)?
  /// Links that are parts of the content, in the order in which they came.
  private var parts: [WeakPart] = []

  private struct WeakPart {
    weak var part: (any RowPart)?
  }

  func add(_ part: any RowPart) { parts.append(WeakPart(part: part)) }

  func remove(_ part: any RowPart) { parts.removeAll { $0.part == nil || $0.part === part } }

  /// - Returns: whether the tag is another one than before.
  func take(_ new: AnyHashable?, from owner: ViewNode) -> Bool {
    guard new != nil || tagOwner === owner else { return false }
    tagOwner = owner
    let isOther = new != tag
    tag = new
    return isOther
  }

  @MainActor var value: AnyHashable? { tag ?? link?.value ?? parts.compactMap { $0.part?.value }.first }

  var mayHaveValue: Bool { tagOwner != nil || link != nil || !parts.isEmpty }
}

/// The view behind the content of a row, as it was said and as it is shown.
@MainActor private struct ShownBackground {
  let value: RowBackground
  let node: ViewNode

  init(_ value: RowBackground, _ node: ViewNode) {
    self.value = value
    self.node = node
  }

  /// Gives the node a newer view; nil where that is of another type.
  func updated(to new: RowBackground) -> ShownBackground? { node.updateErased(new.view) ? ShownBackground(new, node) : nil }
}

/// The list of a row.
@MainActor protocol RowOwner: AnyObject {
  /// Gives a row that is bound its content again.
  func refill(_ row: RowNode)
  /// A row has to be kept for its element from now on.
  func stateWasWritten(in row: RowNode)
  /// Something is shown over the window from within a row from now on, or has gone.
  func presentationChanged(in row: RowNode, _ begins: Bool)
  /// What a row says of its selection value changed.
  func tagChanged(of row: RowNode)
  /// The user chose a value, as a click on a row for which it stands does; false where the list selects nothing of the kind.
  func chooseValue(_ value: AnyHashable) -> Bool
  /// Where code scrolls to for a row that is bound, or for the first one of a source.
  func scrollPlace(ofToken token: Int) -> (area: NodeID, target: ScrollTarget.Place)?
  /// What the look of rows has from where they stand.
  var edges: ListEdges { get }
}
