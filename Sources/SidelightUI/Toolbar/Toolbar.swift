import SidelightCore

/// Where a toolbar item stands.
///
/// Source: SwiftUI's `ToolbarItemPlacement`.
public struct ToolbarItemPlacement: Equatable, Sendable {
  let slot: Slot

  /// Where it suits: the end of the header bar.
  public static let automatic = Self(slot: .trailing)
  /// The page's main action: the end of the header bar.
  public static let primaryAction = Self(slot: .trailing)
  /// Moving through the app: the start of the header bar.
  public static let navigation = Self(slot: .leading)
  /// In place of the title.
  public static let principal = Self(slot: .principal)
  /// Leaving without a change: the start of the header bar.
  public static let cancellationAction = Self(slot: .leading)
  /// Confirming: the end of the header bar.
  public static let confirmationAction = Self(slot: .trailing)
  /// A bar below the content.
  public static let bottomBar = Self(slot: .bottom)
  /// How things stand: a bar below the content.
  public static let status = Self(slot: .bottom)
}

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

/// One view of a toolbar, with its place.
///
/// On GNOME it stands in the header bar of its page. Source: SwiftUI's `ToolbarItem`.
public struct ToolbarItem<ID, Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content
}

extension ToolbarItem where ID == () {
  /// Makes an item.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  /// Drawn by the graph.
  public typealias Body = Never
}

extension ToolbarItem: PrimitiveToolbarContent {
  package var view: any View { ToolbarItemView(placement: placement, content: content) }
}

/// Several views of a toolbar in one place.
///
/// Source: SwiftUI's `ToolbarItemGroup`.
public struct ToolbarItemGroup<Content: View> {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Makes a group.
  nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup: ToolbarContent {
  /// Drawn by the graph.
  public typealias Body = Never
}

extension ToolbarItemGroup: PrimitiveToolbarContent {
  package var view: any View { ToolbarItemView(placement: placement, content: content) }
}

/// Several items, as a toolbar builder makes them.
public struct TupleToolbarContent: ToolbarContent {
  /// Drawn by the graph.
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
  /// A statement that is toolbar content.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A statement that is a view: an item in the automatic place.
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItem<(), Content> { ToolbarItem { content } }

  /// An empty block.
  public static func buildBlock() -> TupleToolbarContent { TupleToolbarContent(parts: TupleParts(views: [])) }

  /// A block of one.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// A block of several.
  @_disfavoredOverload
  public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> TupleToolbarContent {
    var views: [any View] = []
    repeat views.append((each content).asView)
    return TupleToolbarContent(parts: TupleParts(views: views))
  }

  /// An `if` without `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  /// The first branch of a choice.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The second branch of a choice.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// A block behind `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> TupleToolbarContent {
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

/// What a toolbar shows by itself and can be asked to leave out.
///
/// Source: SwiftUI's `ToolbarDefaultItemKind`.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  private let name: String

  /// The button of a split view that shows and hides the sidebar.
  public static let sidebarToggle = Self(name: "sidebarToggle")
}

extension View {
  /// Adds views and items to the toolbar of the page that this view stands in.
  ///
  /// A view that is no ``ToolbarItem`` stands in the automatic place. SwiftUI declares one modifier for views and one for
  /// items; one that takes both lets the compiler find and name a mistake in a large body.
  @MainActor public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
    ToolbarView(content: self, items: content().asAnyView)
  }

  /// Leaves out an item that the toolbar shows by itself; nil leaves out nothing.
  nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    preference { if defaultItemKind == .sidebarToggle { $0.removesSidebarToggle = true } }
  }
}
