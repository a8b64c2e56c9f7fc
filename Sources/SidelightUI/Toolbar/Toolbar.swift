import SidelightCore

/// Items of a toolbar.
///
/// Source: SwiftUI's `ToolbarContent`.
@MainActor @preconcurrency public protocol ToolbarContent {
  /// The type of ``body``.
  associatedtype Body: ToolbarContent
  /// The items.
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Items that the library itself draws have no body of their own.
  public var body: Never { preconditionFailure("\(Self.self) is drawn by Sidelight and has no body") }
}

/// Toolbar content that the library lowers: as views.
@MainActor package protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var view: any View { get }
}

extension ToolbarContent {
  var asView: any View {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.view }
    return ToolbarBody(content: self)
  }

  var asAnyView: AnyView {
    func wrap(_ view: some View) -> AnyView { AnyView(view) }
    return wrap(asView)
  }
}

/// The body of toolbar content that an app declares.
struct ToolbarBody<Content: ToolbarContent>: View {
  let content: Content
  var body: AnyView { content.body.asAnyView }
}

extension ToolbarBody: DescribedView {
  nonisolated static var description: Any.Type { Content.self }
}

/// One view of a toolbar, with its place.
///
/// On GNOME it stands in the header bar of its page. Source: SwiftUI's `ToolbarItem`.
public struct ToolbarItem<ID, Content: View> {
  /// The name by which a toolbar that the user arranges knows the item; empty for one without.
  public let id: ID
  let placement: ToolbarItemPlacement
  let content: Content
  /// Whether it is out of a toolbar that the user arranges until the user puts it there.
  var isHiddenAtFirst = false
}

extension ToolbarItem where ID == () {
  /// Makes an item from the views that the builder returns.
  ///
  /// - Parameters:
  ///   - placement: where it stands; ``ToolbarItemPlacement/automatic`` for the end of the header bar.
  ///   - content: what it shows, mostly a button, a switch or a menu.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    id = ()
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem where ID == String {
  /// Makes an item with a name of its own, by which a toolbar that the user arranges knows it: see ``View/toolbar(id:content:)``.
  ///
  /// - Parameters:
  ///   - id: the name, which no other item of the toolbar has.
  ///   - placement: where it stands.
  ///   - content: what it shows, mostly a button, a switch or a menu.
  nonisolated public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.id = id
    self.placement = placement
    self.content = content()
  }

  /// Makes an item with a name of its own that need not be in the toolbar until the user puts it there.
  @available(*, deprecated, message: "Use defaultCustomization(_:options:) of the item.")
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool, @ViewBuilder content: () -> Content
  ) {
    self.id = id
    self.placement = placement
    self.content = content()
    isHiddenAtFirst = !showsByDefault
  }
}

extension ToolbarItem: Identifiable where ID: Hashable {}

extension ToolbarItem: ToolbarContent {
  /// Sidelight shows toolbar items itself: this one has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
  package var view: any View {
    let item = ToolbarItemView(id: id as? String, placement: placement, content: content)
    guard isHiddenAtFirst else { return item }
    return item.transformEnvironment(\.toolbarItemRule) { $0.isShownAtFirst = false }
  }
}

/// Several views of a toolbar in one place, in their order.
///
/// Source: SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes a group from the views that the builder returns.
  ///
  /// - Parameters:
  ///   - placement: where they stand; ``ToolbarItemPlacement/automatic`` for the end of the header bar.
  ///   - content: what they are, in their order.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// Sidelight shows toolbar items itself: this one has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  package var view: any View { ToolbarItemView(placement: placement, content: content) }
}

/// Several items, as a toolbar builder makes them.
public struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
  /// Sidelight shows toolbar items itself: this one has no body, and asking for it stops the program.
  public typealias Body = Never
  let parts: TupleParts
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  package var view: any View { TupleView((), parts) }
}

/// Builds toolbar content from the statements of a closure.
///
/// Source: SwiftUI's `ToolbarContentBuilder`.
@MainActor @resultBuilder public enum ToolbarContentBuilder {
  /// The compiler calls it for a statement that is toolbar content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The compiler calls it for a statement that is a view: an item in the automatic place.
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItem<(), Content> { ToolbarItem { content } }

  /// The compiler calls it for an empty block.
  public static func buildBlock() -> TupleToolbarContent<> { TupleToolbarContent(parts: TupleParts(views: [])) }

  /// The compiler calls it for a block of one.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The compiler calls it for a block of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> TupleToolbarContent<repeat each Content> {
    var views: [any View] = []
    repeat views.append((each content).asView)
    return TupleToolbarContent(parts: TupleParts(views: views))
  }

  /// The compiler calls it for an `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The compiler calls it for the first branch of a choice.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The compiler calls it for the second branch of a choice.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// The compiler calls it for a block behind `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> TupleToolbarContent<Content> {
    TupleToolbarContent(parts: TupleParts(views: [content.asView]))
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  package var view: any View { map(\.asAnyView) }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}

extension _ConditionalContent: PrimitiveToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
  package var view: any View {
    switch storage {
    case .first(let content): _ConditionalContent<AnyView, AnyView>(storage: .first(content.asAnyView))
    case .second(let content): _ConditionalContent<AnyView, AnyView>(storage: .second(content.asAnyView))
    }
  }
}

extension View {
  /// Adds views and items to the toolbar of the page that this view stands in.
  ///
  /// A view that is no ``ToolbarItem`` stands in the automatic place; text takes one line. SwiftUI declares one modifier for views and one
  /// for items; one that takes both lets the compiler find and name a mistake in a large body.
  ///
  /// - Parameter content: the items and views, in the order in which they stand in each place.
  @MainActor public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: content().asAnyView.lineLimit(1))
  }
}
