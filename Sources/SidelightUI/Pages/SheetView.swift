import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view that shows a sheet or a popover over its window while a binding says so.
struct SheetView<Content: View, Sheet: View> {
  let content: Content
  /// What is to be shown now, and what it is about: another id is another sheet. Nil while there is none.
  let current: () -> (id: AnyHashable, sheet: Sheet)?
  /// Writes the binding so that there is none.
  let end: () -> Void
  let onDismiss: (() -> Void)?
  /// Where a popover points and opens; nil for a sheet.
  var popover: PopoverAnchor?
}

extension SheetView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { PresentingNode(self, context) }
}

/// The node of a view that shows a sheet or a popover. The binding decides; what the user does only writes it.
final class PresentingNode<Content: View, Sheet: View>: TypedNode<SheetView<Content, Sheet>>, DependentNode {
  private var content: TypedNode<Content>?
  private var presented: (id: AnyHashable, sheet: SheetNode)? {
    didSet { if (oldValue == nil) != (presented == nil) { tellPresentation(presented != nil) } }
  }

  override init(_ view: SheetView<Content, Sheet>, _ context: NodeContext) {
    super.init(view, context)
    content = graph.makeNode(view.content, childContext)
    evaluate()
    settlePreferences()
  }

  override var children: [ViewNode] { [content, presented?.sheet].compactMap { $0 } }

  override var contributors: [ViewNode] { [content].compactMap { $0 } }

  override func enclosingHost(of child: ViewNode) -> ElementHost? {
    child === presented?.sheet ? scope.value(PresenterKey.self).presenter?.host : super.enclosingHost(of: child)
  }

  override func mergedPreferences() -> Preferences? { content?.preferences }

  override func evaluate() {
    isDirty = false
    let wanted = graph.track(self) { view.current() }
    if let old = presented, old.id != wanted?.id {
      presented = nil
      old.sheet.destroy()
      // A new state of the views may already be under way, so that this waits for it.
      if let action = view.onDismiss { graph.after { action() } }
    }
    guard let wanted else { return }
    if presented == nil {
      guard let presenter = graph.reading(self, { scope.value(PresenterKey.self).presenter }) else { return }
      presented = (wanted.id, SheetNode(childContext, over: presenter, pointingAt: target) { [weak self] in self?.end() })
    }
    presented?.sheet.show(wanted.sheet, pointingAt: target)
  }

  /// What a popover points at: the first element of the view. Its own texts are its name where it has no other.
  private var target: PopoverTarget? {
    guard var anchor = view.popover else { return nil }
    var hosts: [ElementHost] = []
    content?.collect(into: &hosts)
    anchor.node = hosts.first?.id
    return PopoverTarget(anchor: anchor, name: hosts.first?.texts.joined(separator: " ") ?? "")
  }

  override func rootsChanged() {
    super.rootsChanged()
    presented?.sheet.point(at: target)
  }

  private func end() {
    view.end()
    invalidate()
  }

  override func viewChanged(from old: SheetView<Content, Sheet>) {
    content?.update(view.content)
    evaluate()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    presented = nil
  }
}

extension View {
  /// Shows a sheet over the window while a binding is true: something to finish or to leave before the user goes on.
  ///
  /// ```swift
  /// Button("Add Folder") { isAdding = true }
  ///   .sheet(isPresented: $isAdding) { AddFolder() }
  /// ```
  ///
  /// The content has a header bar of its own with its title and toolbar items, and keeps its state for as long as it is presented.
  /// Escape, the close button and ``EnvironmentValues/dismiss`` close the sheet and write the binding; where the binding stays true,
  /// the sheet stays. It also closes when this view goes, without `onDismiss`; a row of a list may be scrolled away meanwhile. Sheets may show
  /// sheets.
  ///
  /// The environment of this view flows into the sheet, with three exceptions: ``EnvironmentValues/horizontalSizeClass`` is the sheet's
  /// own, ``EnvironmentValues/dismiss`` closes it, and a view that is off does not turn its sheet off. Apple's documentation says nothing
  /// of the last one; a view is often off for just as long as its sheet is open.
  ///
  /// On GNOME it is an `AdwDialog`: it floats over a large window and comes from the bottom of a narrow one. It takes the size of its
  /// content, and where that takes all it is offered, 480 × 540 px or more.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown; written when the user closes it.
  ///   - onDismiss: runs once each time the sheet has been taken away; its last movement may still be under way.
  ///   - content: what it shows; made only while it is shown.
  ///
  /// Source: SwiftUI's `sheet(isPresented:onDismiss:content:)`.
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    SheetView(
      content: self, current: { isPresented.wrappedValue ? (AnyHashable(true), content()) : nil },
      end: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
  }

  /// Shows a sheet about an item while a binding holds one.
  ///
  /// An item with another id closes the sheet, runs `onDismiss` and opens a new one, whose state begins anew; an item with the same id
  /// only changes what is shown. For the rest see ``View/sheet(isPresented:onDismiss:content:)``.
  ///
  /// - Parameters:
  ///   - item: what the sheet is about; set to nil when the user closes it.
  ///   - onDismiss: runs once each time the sheet has been taken away.
  ///   - content: what it shows of the item.
  ///
  /// Source: SwiftUI's `sheet(item:onDismiss:content:)`.
  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    SheetView(
      content: self, current: { item.wrappedValue.map { (AnyHashable($0.id), content($0)) } },
      end: { item.wrappedValue = nil }, onDismiss: onDismiss)
  }

  /// Shows a sheet that takes all of the window while a binding is true.
  ///
  /// The user closes it as any sheet, unless ``interactiveDismissDisabled(_:)`` keeps them from that. Source: SwiftUI's
  /// `fullScreenCover(isPresented:onDismiss:content:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown.
  ///   - onDismiss: run when it has closed.
  ///   - content: what it shows; made only while it is shown.
  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss) { CoveringView(content: content()) }
  }

  /// Shows a sheet about an item that takes all of the window, while a binding holds one.
  ///
  /// Source: SwiftUI's `fullScreenCover(item:onDismiss:content:)`.
  ///
  /// - Parameters:
  ///   - item: the item; nil for no sheet.
  ///   - onDismiss: run when it has closed.
  ///   - content: what it shows of the item.
  nonisolated public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss) { CoveringView(content: content($0)) }
  }
}

/// What a sheet shows that takes all of the window.
private struct CoveringView<Content: View> {
  let content: Content
}

@MainActor extension CoveringView: View {
  var body: some View {
    content.frame(maxWidth: .infinity, maxHeight: .infinity).preference { $0.presentation.fillsWindow = true }
  }
}
