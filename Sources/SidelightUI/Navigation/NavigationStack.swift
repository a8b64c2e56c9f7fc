import SidelightCore

/// Pages over a root: a link shows the next one, Back returns.
///
/// ```swift
/// NavigationStack(path: $path) {
///   List(parks) { park in NavigationLink(park.name, value: park) }
///     .navigationDestination(for: Park.self) { ParkDetails(park: $0) }
/// }
/// ```
///
/// On GNOME it is an `AdwNavigationView`. Source: SwiftUI's `NavigationStack`.
public struct NavigationStack<Data, Root> {
  let path: PathSource?
  let root: Root
}

/// A binding to a path of any form.
struct PathSource {
  let read: () -> [AnyHashable]
  let write: ([AnyHashable]) -> Void
}

extension NavigationStack: View where Root: View {
  /// Drawn by the graph.
  public typealias Body = Never
}

extension NavigationStack where Data == NavigationPath, Root: View {
  /// Makes a stack that keeps its path itself.
  nonisolated public init(@ViewBuilder root: () -> Root) {
    path = nil
    self.root = root()
  }

  /// Makes a stack whose path may hold values of several types.
  nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.path = PathSource(read: { path.wrappedValue.values }, write: { path.wrappedValue = NavigationPath(values: $0) })
    self.root = root()
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable, Root: View {
  /// Makes a stack whose path holds values of one type.
  nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.path = PathSource(
      read: { path.wrappedValue.map { AnyHashable($0) } },
      write: { values in path.wrappedValue = Data(values.compactMap { $0.base as? Data.Element }) })
    self.root = root()
  }
}

extension NavigationStack: PrimitiveView where Root: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { StackNode(self, context) }
}

/// Takes the value of a link that was followed.
@MainActor protocol Navigator: AnyObject {
  func follow(_ value: AnyHashable)
}

enum NavigatorKey: EnvironmentKey {
  static var defaultValue: NavigatorBox { NavigatorBox(nil) }
}

/// A navigator in the environment, which does not keep it alive.
struct NavigatorBox: Equatable {
  weak var navigator: (any Navigator)?
  init(_ navigator: (any Navigator)?) { self.navigator = navigator }
  /// Goes to the page of a value; a link without a navigator around it leads nowhere, which is reported.
  @MainActor func follow(_ value: AnyHashable) {
    if let navigator { return navigator.follow(value) }
    Problem.report(
      "a NavigationLink with a value of the type \(Swift.type(of: value.base)) leads nowhere: no NavigationStack and no "
        + "NavigationSplitView is around it. Put one around the view that contains the link.")
  }

  static func == (left: NavigatorBox, right: NavigatorBox) -> Bool { left.navigator === right.navigator }
}

/// The node of a stack: it keeps one page for the root and one for each value of the path.
final class StackNode<Data, Root: View>: ElementNode<NavigationStack<Data, Root>>, DependentNode, Navigator, ColumnStack {
  private var ownPath: [AnyHashable] = []
  private var root: PageNode?
  private var pages: [(value: AnyHashable, page: PageNode, destination: Destination?)] = []

  init(_ view: NavigationStack<Data, Root>, _ context: NodeContext) {
    super.init(view, context, .navigation(NavigationElement()))
    let root = makePage()
    self.root = root
    root.show(view.root)
    scope.value(ColumnKey.self)?.stack = self
    evaluate()
  }

  private func makePage() -> PageNode {
    let page = PageNode(slotContext, overrides: { [weak self] in $0[NavigatorKey.self] = NavigatorBox(self) })
    page.saidChanged = { [weak self] in self?.pageChanged() }
    return page
  }

  override var children: [ViewNode] { (root.map { [$0] } ?? []) + pages.map(\.page) }

  private var path: [AnyHashable] {
    get { view.path.map { $0.read() } ?? ownPath }
    set {
      if let path = view.path { path.write(newValue) } else { ownPath = newValue }
      invalidate()
    }
  }

  /// Goes back to what is below a page.
  private func leave(_ page: PageNode?) {
    guard let index = pages.firstIndex(where: { $0.page === page }), index < path.count else { return }
    path = Array(path.prefix(index))
  }

  func follow(_ value: AnyHashable) { go(to: path + [value]) }

  func present(_ value: AnyHashable) { go(to: [value]) }

  private func go(to new: [AnyHashable]) {
    path = new
    guard path.count != new.count, let value = new.last else { return }
    Problem.report(
      "a link with a value of the type \(Swift.type(of: value.base)) leads to a NavigationStack whose path doesn't take it. "
        + "Use a NavigationPath, or a path of that type.")
  }

  override func viewChanged(from old: NavigationStack<Data, Root>) {
    root?.show(view.root)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let values = graph.track(self) { path }
    var same = 0
    while same < min(values.count, pages.count), pages[same].value == values[same] { same += 1 }
    let gone = pages[same...]
    pages.removeSubrange(same...)
    for value in values[same...] {
      let page = makePage()
      page.leave = { [weak self, weak page] in self?.leave(page) }
      page.inner.set(DismissKey.self, to: DismissAction(page))
      pages.append((value, page, show(value, in: page)))
    }
    for (index, entry) in pages.enumerated() {
      entry.page.isCovered = index + 1 < pages.count
      entry.page.takesOuterItems = !entry.page.isCovered
    }
    root?.isCovered = !pages.isEmpty
    root?.takesOuterItems = pages.isEmpty
    host.setSlot(.pages, children)
    for entry in gone { entry.page.destroy() }
    settlePreferences()
  }

  private func destination(for value: AnyHashable) -> Destination? {
    let own = children.compactMap { ($0 as? PageNode)?.said.destinations }.joined()
    let outer = scope.value(ColumnKey.self)?.destinations ?? []
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return (Array(own) + outer).map(\.destination).first { $0.type == type }
  }

  /// Gives a page the destination of a value and says which one that is, if there is one.
  private func show(_ value: AnyHashable, in page: PageNode) -> Destination? {
    guard let destination = destination(for: value) else {
      Problem.report(
        "no navigationDestination(for: \(Swift.type(of: value.base)).self) is inside the stack that a link with such a value leads to. "
          + "Add the modifier to a view inside the NavigationStack.")
      page.show(AnyView(MissingDestination(value: value)))
      return nil
    }
    page.show {
      let view: any View = destination.page(for: value) ?? MissingDestination(value: value)
      return AnyView(view)
    }
    return destination
  }

  /// A page says something else: the title of the whole stack, or a destination that was missing or that took another's place.
  private func pageChanged() {
    for index in pages.indices {
      guard let destination = destination(for: pages[index].value), destination !== pages[index].destination else { continue }
      pages[index].destination = show(pages[index].value, in: pages[index].page)
    }
    settlePreferences()
  }

  override func mergedPreferences() -> Preferences? {
    guard let top = pages.last?.page ?? root else { return nil }
    var merged = Preferences()
    merged.title = top.said.title
    merged.hasOwnHeader = true
    merged.columnWidth = root?.said.columnWidth
    merged.removesSidebarToggle = top.said.removesSidebarToggle
    merged.destinations = root?.said.destinations ?? []
    merged.presentation = top.said.presentation
    return merged
  }

  override func handle(_ event: Event) {
    // The path may have become shorter since these pages were made.
    guard case .popped(_, let count) = event, count >= 1, count - 1 < pages.count, count - 1 < path.count else { return }
    path = Array(path.prefix(count - 1))
  }
}

/// What stands in the place of a destination that nobody declared.
struct MissingDestination: View {
  let value: AnyHashable

  var body: some View {
    ContentUnavailableView(
      "Nothing to Show", systemImage: "exclamationmark.triangle",
      description: Text("There is no page for a value of the type \(String(describing: type(of: value.base)))."))
  }
}
