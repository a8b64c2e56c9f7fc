/// What a modifier changes of the traits of every element in it: a value, so that a modifier which says the same again is known to.
package enum TraitChange: Equatable, Sendable {
  /// From 0 to 1; it is multiplied with what there is.
  case opacity(Double)
  case identifier(String)
  case help(String)
  case label(String)
  case value(String)
  case hint(String)
  case detail(SpokenDetail)
  /// Nothing is said about something any more.
  case noDetail(about: String)
  /// It can't be seen or operated, and keeps its place.
  case hidden
  case disabled(Bool)
  case tint(ColorStyle)
  case spokenHidden(Bool)
  case grouping(SpokenGrouping?)
  case adding(SpokenRoles)
  case removing(SpokenRoles)
  case columnOrder(SpokenOrder)
  /// The depth of a heading; nil for none.
  case heading(Int?)
  case layoutPriority(Double)
  case zIndex(Double)
  case sortPriority(Double)
  case letsClicksThrough
  case focusSection
  case hitArea(HitArea)
  /// What the pointer looks like over it, as the desktop calls that.
  case pointer(String)
  case shortcut(KeyShortcut)
  case transition(TransitionElement)
  /// Others with the same number have their place in common.
  case matched(Int)
  /// A page of a stack with the same number comes out of it.
  case transitionSource(Int)
  /// Nil for at once.
  case contentChange(ContentChange?)
  case cellColumns(Int)
  case cellAnchor(Point)
  case cellUnsized(horizontally: Bool, vertically: Bool)
  case columnAlignment(GuideKey)
}

extension TraitChange {
  /// Changes the traits. What stands further inside has changed them before.
  package func apply(to traits: inout Element.Traits) {
    switch self {
    case .opacity(let opacity): traits.opacity *= min(1, max(0, opacity))
    case .identifier(let name): traits.accessibilityIdentifier = name
    case .help(let text): traits.help = text
    case .hidden: (traits.opacity, traits.isDisabled) = (0, true)
    case .disabled(let isDisabled): traits.isDisabled = traits.isDisabled || isDisabled
    case .tint(let style): traits.tint = traits.tint ?? style
    case .shortcut(let keys): traits.shortcut = traits.shortcut ?? keys
    case .layoutPriority(let priority): traits.rare.layoutPriority = priority.isNaN ? 0 : priority
    case .zIndex(let index): traits.rare.zIndex = index.isNaN ? 0 : min(max(index, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
    case .sortPriority(let priority): traits.rare.sortPriority = priority.isNaN ? 0 : priority
    case .focusSection: traits.rare.isFocusSection = true
    case .letsClicksThrough: traits.rare.letsClicksThrough = true
    case .hitArea(let area): traits.rare.hitArea = traits.rare.hitArea ?? area
    case .transition(let transition): traits.rare.transition = traits.rare.transition ?? transition
    case .pointer(let name): traits.rare.pointer = traits.rare.pointer ?? name
    case .matched(let number): traits.rare.matched = traits.rare.matched ?? number
    case .transitionSource(let number): traits.rare.transitionSource = traits.rare.transitionSource ?? number
    case .contentChange(let change): traits.rare.contentChange = traits.rare.contentChange ?? change
    case .cellColumns, .cellAnchor, .cellUnsized, .columnAlignment:
      var cell = traits.rare.gridCell ?? GridCell()
      apply(to: &cell)
      traits.rare.gridCell = cell
    case .label, .value, .hint, .detail, .noDetail, .spokenHidden, .grouping, .adding, .removing, .columnOrder, .heading: speak(&traits)
    }
  }

  private func speak(_ traits: inout Element.Traits) {
    switch self {
    case .label(let label): traits.accessibilityLabel = label
    case .value(let value): traits.spoken.value = value
    case .hint(let hint): traits.spoken.hint = hint
    case .noDetail(let id): traits.spoken.details.removeAll { $0.id == id }
    case .detail(let detail):
      traits.spoken.details.removeAll { $0.id == detail.id }
      let place = detail.isImportant ? traits.spoken.details.firstIndex { !$0.isImportant } : nil
      traits.spoken.details.insert(detail, at: place ?? traits.spoken.details.count)
    case .spokenHidden(let isHidden): traits.spoken.isHidden = isHidden
    case .grouping(let grouping): traits.spoken.grouping = grouping
    case .adding(let roles): traits.spoken.roles.formUnion(roles)
    case .removing(let roles): traits.spoken.roles.subtract(roles)
    case .columnOrder(let order): traits.spoken.columnOrder = order
    case .heading(let level):
      traits.spoken.headingLevel = level
      if level != nil { traits.spoken.roles.insert(.heading) }
    default: break
    }
  }

  private func apply(to cell: inout GridCell) {
    switch self {
    case .cellColumns(let count): cell.columns = min(max(1, count), 1000)
    case .cellAnchor(let anchor): cell.anchor = Point(anchor.x.isFinite ? anchor.x : 0.5, anchor.y.isFinite ? anchor.y : 0.5)
    case .cellUnsized(let horizontally, let vertically):
      (cell.isUnsizedHorizontally, cell.isUnsizedVertically) = (horizontally, vertically)
    case .columnAlignment(let guide): cell.columnAlignment = guide
    default: break
    }
  }
}
