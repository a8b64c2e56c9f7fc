import SidelightCore
@_spi(Nodes) import SidelightGraph

/// An inspector, as it is passed to the split view that shows it.
struct InspectorEntry: Equatable {
  let part: InspectorPart
  let isPresented: Bool
  let width: ColumnWidth?
  let presentation: PresentationPreference

  static func == (left: InspectorEntry, right: InspectorEntry) -> Bool {
    left.part === right.part && left.isPresented == right.isPresented && left.width == right.width
      && left.presentation == right.presentation
  }
}

/// The inspector of one view: a page of its own, which the element of a split view holds, and a binding.
@MainActor final class InspectorPart: InspectorOffer {
  let page: PageNode
  /// The element that shows the page now.
  weak var host: ElementHost?
  /// The split view inside that shows the inspector and hears when the entry changed. Around other views there is none, until they make
  /// one.
  private(set) weak var taker: (any InspectorTaker)?
  /// Whether the page has no header bar, because the one beside it has none of its own.
  var isPart = false {
    didSet { if isPart != oldValue { stand(isShown: !page.place.isCovered, sizeClass: page.place.sizeClass) } }
  }
  /// Whether the user wanted it when there was room for it last.
  private var chosen: Bool?
  /// Hears that there is another taker than before.
  var takerChanged: (() -> Void)?
  /// What the binding holds now, which an entry on its way up may not say yet.
  let read: () -> Bool?
  /// Writes the binding.
  let write: (Bool) -> Void
  /// What is declared. An entry holds its part, so that a part can't hold its entry.
  private var declared: (isPresented: Bool, width: ColumnWidth?, presentation: PresentationPreference)?
  var entry: InspectorEntry? {
    declared.map { InspectorEntry(part: self, isPresented: $0.isPresented, width: $0.width, presentation: $0.presentation) }
  }

  /// - Parameter context: that of the node that declares the inspector, with the node as the parent.
  init(_ context: NodeContext, read: @escaping () -> Bool?, write: @escaping (Bool) -> Void) {
    self.read = read
    self.write = write
    var inner = context
    inner.enterElement()
    page = PageNode(
      inner, role: Slot.inspector.rawValue, place: .inspector(isPart: false, isShown: true, sizeClass: nil),
      overrides: {
        $0.standApart()
        $0[PlanReaderKey.self] = nil
      })
  }

  /// Brings the page to its place.
  func stand(isShown: Bool, sizeClass: SizeClass?) {
    page.place = .inspector(isPart: isPart, isShown: isShown, sizeClass: sizeClass)
  }

  /// One that it takes the place of ends only after that.
  func offer(to split: any InspectorTaker) {
    let last = taker
    taker = split
    last?.inspectorChanged()
    takerChanged?()
  }

  /// Shows it where it was shown when the app ran last.
  func restore(_ isPresented: Binding<Bool>, for node: ViewNode) {
    guard isPresented.isState else { return }
    let earlier = node.restored("inspector") { [weak self] in self?.lasting }?.truth
    guard let earlier, isPresented.mayRestore(whereEmpty: { _ in false }) else { return }
    chosen = earlier
    isPresented.restore(earlier)
  }

  private var lasting: LastingValue? {
    if case .split(let split)? = host?.element.kind { noteChoice(in: split.plan) }
    return chosen.map(LastingValue.truth)
  }

  /// Takes in whether the user wants it: one that lies over what is beside it for a while is no choice, nor that it does so no more.
  func noteChoice(in plan: SplitPlan) {
    switch plan.inspector {
    case .column: chosen = true
    case .hidden: chosen = false
    case .absent, .overlay, .sheet: break
    }
  }

  func withdraw(from split: any InspectorTaker) {
    guard taker === split else { return }
    taker = nil
    takerChanged?()
  }

  func entry(for split: any InspectorTaker) -> InspectorEntry? { taker === split ? entry : nil }

  /// Takes what is declared now and says whether that is another entry.
  @discardableResult func settle(isPresented: Bool) -> Bool {
    let new = (isPresented: isPresented, width: page.said.inspectorWidth, presentation: page.said.presentation)
    if let declared, declared == new { return false }
    declared = new
    return true
  }
}

/// The node of a view whose inspector a split view around it or directly inside it shows.
final class InspectorNode<Content: View, Inspector: View>: TypedNode<InspectorView<Content, Inspector>>, DependentNode {
  private var content: TypedNode<Content>?
  private var part: InspectorPart?
  private let isOffered: Bool

  override init(_ view: InspectorView<Content, Inspector>, _ context: NodeContext) {
    isOffered = SplitShape.leadsToSplit(Content.self)
    super.init(view, context)
    let part = InspectorPart(
      childContext, read: { [weak self] in self?.view.isPresented.wrappedValue },
      write: { [weak self] in self?.view.isPresented.wrappedValue = $0 })
    self.part = part
    part.restore(view.isPresented, for: self)
    part.page.saidChanged = { [weak self] in self?.evaluate() }
    part.page.show(view.inspector)
    settlePart()
    var around = childContext
    if isOffered { around.inspector = part }
    content = graph.makeNode(view.content, around)
    settlePreferences()
  }

  override var children: [ViewNode] { [content, part?.page].compactMap { $0 as ViewNode? } }

  override var contributors: [ViewNode] { [content].compactMap { $0 } }

  override func enclosingHost(of child: ViewNode) -> ElementHost? {
    child === part?.page ? part?.host : super.enclosingHost(of: child)
  }

  override func mergedPreferences() -> Preferences? {
    var merged = content?.preferences
    if let beyond = part?.page.preferences?.beyondPage, !beyond.isEmpty {
      if merged == nil { merged = beyond } else { merged?.add(beyond) }
    }
    guard !isOffered else { return merged }
    var said = merged ?? Preferences()
    said.inspector = said.inspector ?? part?.entry
    return said
  }

  private func settlePart() {
    let isPresented = graph.track(self) { view.isPresented.wrappedValue }
    guard part?.settle(isPresented: isPresented) == true else { return }
    part?.taker?.inspectorChanged()
    settlePreferences()
  }

  override func evaluate() {
    isDirty = false
    settlePart()
  }

  override func viewChanged(from old: InspectorView<Content, Inspector>) {
    content?.update(view.content)
    part?.page.show(view.inspector)
    settlePart()
  }
}

/// The node of a view that is a split view of one column because it has an inspector.
///
/// Its content may be a split view at times: behind a condition, in an `AnyView`, alone in a stack. That one then shows the inspector, and
/// this one is no more than a frame around it.
final class InspectorSplitNode<Content: View, Inspector: View>: AnySplitNode<InspectorView<Content, Inspector>> {
  private var detail: PageNode?
  private var part: InspectorPart?

  init(_ view: InspectorView<Content, Inspector>, _ context: NodeContext) {
    super.init(view, context, .one)
    let detail = PageNode(
      slotContext, place: .besideInspector(sizeClass: nil), overrides: { $0[PlanReaderKey.self] = nil })
    self.detail = detail
    detail.saidChanged = { [weak self] in self?.contentChanged() }
    let part = InspectorPart(
      slotContext, read: { [weak self] in self?.view.isPresented.wrappedValue },
      write: { [weak self] in self?.view.isPresented.wrappedValue = $0 })
    self.part = part
    part.restore(view.isPresented, for: self)
    part.page.saidChanged = { [weak self] in self?.partChanged() }
    part.takerChanged = { [weak self] in self?.takerChanged() }
    part.page.show(view.inspector)
    settlePart()
    detail.partContext = { [weak part] in $0.inspector = part }
    detail.show(view.content)
    host.setSlot(.detail, [detail])
    contentChanged()
    begin()
  }

  override var children: [ViewNode] { [detail, part?.page].compactMap { $0 as ViewNode? } }

  private func partChanged() {
    invalidate()
    settlePart()
  }

  private func settlePart() {
    let isPresented = graph.track(self) { view.isPresented.wrappedValue }
    if part?.settle(isPresented: isPresented) == true { part?.taker?.inspectorChanged() }
  }

  /// The split view inside tells of its plan in place of this one.
  private func takerChanged() {
    detail?.inner.set(PlanReaderKey.self, to: isFrame ? scope.value(PlanReaderKey.self) : nil)
    invalidate()
  }

  override func enclosingHost(of child: ViewNode) -> ElementHost? {
    child === part?.page ? part?.host ?? host : super.enclosingHost(of: child)
  }

  override var isFrame: Bool { part?.taker != nil }

  /// Where the content brings its own header bars, the inspector has one too, and the window's buttons with it.
  private func contentChanged() {
    part?.isPart = detail?.said.hasOwnHeader != true
    settlePreferences()
  }

  override func declared() -> SplitConfiguration {
    settlePart()
    return SplitConfiguration(columnCount: .one)
  }

  override var inspector: InspectorEntry? { isFrame ? nil : part?.entry }

  override func planChanged() {
    var place = PagePlace.besideInspector(sizeClass: model.sizeClass(of: .detail))
    if !isFrame, material != .plain { place.runsBeneath = .own(true) }
    detail?.place = place
  }

  override func viewChanged(from old: InspectorView<Content, Inspector>) {
    detail?.show(view.content)
    part?.page.show(view.inspector)
    evaluate()
  }
}
