@_spi(Nodes) import SidelightGraph

/// A view with a page that a stack or the next column shows while a binding says so.
struct PresentedDestinationView<Content: View> {
  let content: Content
  /// What is to be shown now, and what it is about; nil while there is nothing.
  let current: () -> (item: AnyHashable, page: () -> any View)?
  /// Writes the binding so that there is nothing.
  let end: () -> Void
}

extension PresentedDestinationView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { PresentedDestinationNode(self, context) }
}

/// The binding decides; what the user does only writes it.
final class PresentedDestinationNode<Content: View>: WrapperNode<PresentedDestinationView<Content>, Content>, DependentNode {
  private let source = PageSource()
  private var item: AnyHashable?

  override init(_ view: PresentedDestinationView<Content>, _ context: NodeContext) {
    super.init(view, context)
    source.end = { [weak self] in self?.end($0) }
    child = graph.makeNode(view.content, childContext)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let current = graph.track(self) { view.current() }
    if let current { source.change(to: current.page) }
    item = current?.item
    if item != nil { reportIfLost() }
    settlePreferences()
  }

  private func reportIfLost() {
    if context.rowAround != nil || context.rows != nil {
      Problem.report(
        "a navigationDestination(isPresented:) or (item:) stands in a row of a list, where it presents nothing: rows come and go. Put it "
          + "around the list.")
    } else if graph.reading(self, { scope.value(NavigatorKey.self).navigator }) == nil {
      Problem.report(
        "a navigationDestination(isPresented:) or (item:) presents nothing: no NavigationStack and no NavigationSplitView is around it. "
          + "Put one around the view.")
    }
  }

  /// The stack has to know at once what the binding holds now: it may have refused, or the app may have set another item just before.
  private func end(_ item: AnyHashable?) {
    guard isAlive else { return }
    if let current = view.current(), item == nil || current.item == item { view.end() }
    evaluate()
  }

  override func mergedPreferences() -> Preferences? {
    guard let item else { return super.mergedPreferences() }
    var merged = super.mergedPreferences() ?? Preferences()
    merged.presented.append(PresentedPage(source: source, item: item))
    return merged
  }

  override func viewChanged(from old: PresentedDestinationView<Content>) {
    child?.update(view.content)
    evaluate()
  }
}

extension View {
  /// Presents a page while a binding is true.
  ///
  /// ```swift
  /// Button("Show Favourites") { showsFavourites = true }
  ///   .navigationDestination(isPresented: $showsFavourites) { Favourites() }
  /// ```
  ///
  /// In a ``NavigationStack`` the page comes on top of those that are there; going back writes false, and writing false takes the page away
  /// with all that lies above it. In a column of a ``NavigationSplitView`` without a stack it fills the next column. Where the binding
  /// stays true, the page stays. Put it around a list, not into a row. A path to a stack is often the better tool: it can be kept.
  ///
  /// - Parameters:
  ///   - isPresented: whether the page is shown; written when the user goes back.
  ///   - destination: the page.
  ///
  /// Source: SwiftUI's `navigationDestination(isPresented:destination:)`.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    let page = destination()
    return PresentedDestinationView(
      content: self, current: { isPresented.wrappedValue ? (AnyHashable(true), { page }) : nil },
      end: { isPresented.wrappedValue = false })
  }

  /// Presents a page about an item while a binding holds one.
  ///
  /// Another item replaces the page by another one, whose state begins anew, and takes away what lies above it. Going back writes nil. For
  /// the rest see ``View/navigationDestination(isPresented:destination:)``.
  ///
  /// - Parameters:
  ///   - item: what the page is about; set to nil when the user goes back.
  ///   - destination: the page of an item.
  ///
  /// Source: SwiftUI's `navigationDestination(item:destination:)`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    PresentedDestinationView(
      content: self, current: { item.wrappedValue.map { item in (AnyHashable(item), { destination(item) }) } },
      end: { item.wrappedValue = nil })
  }
}
