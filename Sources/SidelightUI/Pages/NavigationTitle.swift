package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that binds the title of its page.
struct BoundTitleView<Content: View> {
  let content: Content
  let title: Binding<String>
}

extension BoundTitleView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { BoundTitleNode(self, context) }
}

final class BoundTitleNode<Content: View>: WrapperNode<BoundTitleView<Content>, Content>, DependentNode, TitleWriter {
  private var title = ""
  /// Another number is the title of something else.
  private var subject = 0

  override init(_ view: BoundTitleView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    title = graph.track(self) { view.title.wrappedValue }
    settlePreferences()
  }

  override func mergedPreferences() -> Preferences? {
    var merged = super.mergedPreferences() ?? Preferences()
    merged.title = title
    merged.titleActions.writer = self
    merged.titleActions.subject = subject
    return merged
  }

  /// The binding may refuse.
  func write(_ title: String) {
    view.title.wrappedValue = title
    invalidate()
  }

  override func viewChanged(from old: BoundTitleView<Content>) {
    // A binding that doesn't know where it leads, as one of closures, is not even the same as itself.
    if old.title.reachesSame(as: old.title), !old.title.reachesSame(as: view.title) { subject += 1 }
    child?.update(view.content)
    evaluate()
  }
}

/// A view with the menu that the title of its page opens.
struct TitleMenuView<Content: View, Entries: View> {
  let content: Content
  let entries: Entries
}

extension TitleMenuView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { TitleMenuNode(self, context) }
}

final class TitleMenuNode<Content: View, Entries: View>: WrapperNode<TitleMenuView<Content, Entries>, Content> {
  private let source = PageSource()

  override init(_ view: TitleMenuView<Content, Entries>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    feed()
    settlePreferences()
  }

  private func feed() {
    let entries = TitleMenuEntries(entries: view.entries, around: scope)
    source.change { entries }
  }

  override func mergedPreferences() -> Preferences? {
    var merged = super.mergedPreferences() ?? Preferences()
    merged.titleActions.menu = source
    return merged
  }

  override func viewChanged(from old: TitleMenuView<Content, Entries>) {
    child?.update(view.content)
    feed()
  }
}

/// The menu that the title of a page opens, as an item of its toolbar.
///
/// For what it is see ``View/toolbarTitleMenu(content:)``. SwiftUI's form without content, which shows the commands of the app, is left out.
/// Source: SwiftUI's `ToolbarTitleMenu`.
public struct ToolbarTitleMenu<Content> {
  let content: Content

  /// Makes a menu with the views that the builder returns.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent where Content: View {
  /// Sidelight shows toolbar items itself: this one has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension ToolbarTitleMenu: PrimitiveToolbarContent where Content: View {
  package var view: any View { TitleMenuView(content: EmptyView(), entries: content) }
}

extension View {
  /// Sets the title of the page that this view stands in, and lets the user change it.
  ///
  /// ```swift
  /// Editor(document).navigationTitle($document.name)
  /// ```
  ///
  /// A click on the title makes a text field of it, or in compact width opens a sheet with one: Enter writes the binding, Escape leaves it
  /// as it was, and so does an empty text. With a
  /// ``View/toolbarTitleMenu(content:)`` the click opens that menu, in which a ``RenameButton`` does the same. An item in the
  /// `principal` place takes the place of the title, which can't be changed there. Source: SwiftUI's `navigationTitle(_:)`.
  ///
  /// - Parameter title: the title; written when the user has changed it.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View { BoundTitleView(content: self, title: title) }

  /// Sets the menu that the title of the page opens: what can be done with what the page shows.
  ///
  /// ```swift
  /// Editor(document).navigationTitle($document.name).toolbarTitleMenu {
  ///   Button("Duplicate") { duplicate() }
  ///   RenameButton()
  /// }
  /// ```
  ///
  /// On GNOME the title is the button of the menu. Source: SwiftUI's `toolbarTitleMenu(content:)`.
  ///
  /// - Parameter content: the entries: buttons, toggles, pickers, menus and sections.
  nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    TitleMenuView(content: self, entries: content())
  }

  /// Sets what the title of the page that this view stands in stands for.
  ///
  /// The umbrella module's `navigationDocument(_:)` is this with a type of the app's.
  nonisolated package func navigationDocumentPayload(_ payload: DropPayload?) -> some View {
    preference { if let payload { $0.titleActions.document = payload } }
  }

  /// Hides the button that leads back from the page that this view stands in.
  ///
  /// The keys, the mouse's button and the swipe that lead back do nothing there, either: give the page another way out, such as a button
  /// that calls ``EnvironmentValues/dismiss``. It counts in a stack, and in a split view that is one stack.
  /// Source: SwiftUI's `navigationBarBackButtonHidden(_:)`.
  ///
  /// - Parameter hidesBackButton: whether there is no such button.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    preference { $0.hidesBack = hidesBackButton }
  }
}

extension View {
  /// Sets the title of the page that this view stands in: in the header bar, and in the window's title.
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the page that this view stands in: in the header bar, and in the window's title.
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    let title = String(title)
    return preference { $0.fixTitle(title) }
  }

  /// Sets the title of the page that this view stands in: the words of the text, in the font and colour of titles.
  nonisolated public func navigationTitle(_ title: Text) -> some View { saying(title) { $0.fixTitle($1) } }

  /// Sets the line below the title of the page that this view stands in.
  nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the line below the title of the page that this view stands in.
  ///
  /// Source: SwiftUI's `navigationSubtitle(_:)`.
  nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View { saying(subtitle) { $0.subtitle = $1 } }

  /// Sets the line below the title of the page that this view stands in.
  @_disfavoredOverload nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    let subtitle = String(subtitle)
    return preference { $0.subtitle = subtitle }
  }
}
