import SidelightCore
@_spi(Nodes) public import SidelightGraph

/// Where a view is between coming and going.
///
/// Source: SwiftUI's `TransitionPhase`.
public enum TransitionPhase: Hashable, Sendable {
  /// It is about to come.
  case willAppear
  /// It is there.
  case identity
  /// It has gone.
  case didDisappear

  /// Whether it is there.
  public var isIdentity: Bool { self == .identity }

  /// -1 for what is about to come, 0 for what is there, and 1 for what has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What is known of a transition.
///
/// Source: SwiftUI's `TransitionProperties`.
public struct TransitionProperties: Sendable {
  /// Whether something moves in it. Where the desktop asks for less motion no transition is shown, whatever this says.
  public var hasMotion: Bool

  /// Makes it.
  ///
  /// - Parameter hasMotion: whether something moves in it.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view comes and goes: what it looks like before and after.
///
/// ```swift
/// struct Twist: Transition {
///   func body(content: Content, phase: TransitionPhase) -> some View {
///     content
///       .rotationEffect(.degrees(phase.isIdentity ? 0 : 90))
///       .opacity(phase.isIdentity ? 1 : 0)
///   }
/// }
/// ```
///
/// What counts is `opacity`, `offset`, `scaleEffect`, `rotationEffect` and `blur` in its body; all else is reported and not shown. Source:
/// SwiftUI's `Transition`.
@MainActor @preconcurrency public protocol Transition {
  /// The type of view that ``body(content:phase:)`` returns.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>

  /// What the view looks like in a phase.
  ///
  /// - Parameters:
  ///   - content: the view, to be placed once.
  ///   - phase: the phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What is known of it.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// What the transition says of the view.
  var element: TransitionElement {
    if let own = self as? any ElementTransition { return own.ownElement }
    return TransitionElement(
      insertion: TransitionLooks.look(of: body(content: Content(TransitionMarker()), phase: .willAppear), in: Self.self),
      removal: TransitionLooks.look(of: body(content: Content(TransitionMarker()), phase: .didDisappear), in: Self.self))
  }

  /// Both at once.
  ///
  /// - Parameter other: what else happens.
  public func combined(with other: some Transition) -> some Transition {
    MadeTransition(AnyTransition(self).combined(with: AnyTransition(other)))
  }

  /// The same, moving in its own way, whatever is said of the change.
  ///
  /// - Parameter animation: how it moves; nil for as is said of the change.
  public func animation(_ animation: Animation?) -> some Transition { MadeTransition(AnyTransition(self).animation(animation)) }
}

/// A transition that the library knows.
@MainActor protocol ElementTransition: Transition {
  var made: AnyTransition { get }
}

extension ElementTransition {
  var ownElement: TransitionElement { made.element }
}

/// A transition that was made of others.
struct MadeTransition: ElementTransition {
  let made: AnyTransition
  init(_ made: AnyTransition) { self.made = made }
  func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It fades in and out.
///
/// Source: SwiftUI's `OpacityTransition`.
public struct OpacityTransition: ElementTransition {
  /// Makes it.
  public init() {}
  var made: AnyTransition { .opacity }
  /// The view, seen in its place alone.
  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// It is there at once, and gone at once.
///
/// Source: SwiftUI's `IdentityTransition`.
public struct IdentityTransition: ElementTransition {
  /// Makes it.
  public init() {}
  var made: AnyTransition { .identity }
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It grows to its size, and shrinks from it.
///
/// Source: SwiftUI's `ScaleTransition`.
public struct ScaleTransition: ElementTransition {
  /// How large it is when it is not there, in proportion to its size.
  public var scale: Double
  /// The point that it is scaled about.
  public var anchor: UnitPoint

  /// Makes it.
  ///
  /// - Parameters:
  ///   - scale: how large it is when it is not there.
  ///   - anchor: the point that it is scaled about.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  var made: AnyTransition { .scale(scale: scale, anchor: anchor) }
  /// The view in its size.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// It comes in from the edge where text begins, and leaves by the other one.
///
/// Source: SwiftUI's `SlideTransition`.
public struct SlideTransition: ElementTransition {
  /// Makes it.
  public init() {}
  var made: AnyTransition { .slide }
  /// The view itself: how far it is moved follows from its width.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It comes in from an edge, and leaves by it.
///
/// Source: SwiftUI's `MoveTransition`.
public struct MoveTransition: ElementTransition {
  /// The edge.
  public var edge: Edge

  /// Makes it.
  ///
  /// - Parameter edge: the edge.
  public init(edge: Edge) { self.edge = edge }
  var made: AnyTransition { .move(edge: edge) }
  /// The view itself: how far it is moved follows from its size.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// It comes in from an edge and leaves by the opposite one, and fades meanwhile.
///
/// Source: SwiftUI's `PushTransition`.
public struct PushTransition: ElementTransition {
  /// The edge that it comes from.
  public var edge: Edge

  /// Makes it.
  ///
  /// - Parameter edge: the edge that it comes from.
  public init(edge: Edge) { self.edge = edge }
  var made: AnyTransition { .push(from: edge) }
  /// The view itself: how far it is moved follows from its size.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// One way of coming, and another one of going.
///
/// Source: SwiftUI's `AsymmetricTransition`.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: ElementTransition {
  /// How it comes.
  public var insertion: Insertion
  /// How it goes.
  public var removal: Removal

  /// Makes it.
  ///
  /// - Parameters:
  ///   - insertion: how it comes.
  ///   - removal: how it goes.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  var made: AnyTransition { .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal)) }
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == OpacityTransition {
  /// It fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == IdentityTransition {
  /// It is there at once, and gone at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == SlideTransition {
  /// It comes in from the edge where text begins, and leaves by the other one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == ScaleTransition {
  /// It grows out of its middle, and shrinks into it.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// It grows to its size, and shrinks from it.
  ///
  /// - Parameters:
  ///   - scale: how large it is when it is not there.
  ///   - anchor: the point that it is scaled about.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == MoveTransition {
  /// It comes in from an edge, and leaves by it.
  ///
  /// - Parameter edge: the edge.
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// It comes in from an edge and leaves by the opposite one, and fades meanwhile.
  ///
  /// - Parameter edge: the edge that it comes from.
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}

extension AnyTransition {
  /// Makes one of a transition of any type.
  ///
  /// - Parameter transition: the transition.
  @MainActor @preconcurrency public init(_ transition: some Transition) { self.init(transition.element) }

  /// It has one modifier when it is not there, and another one when it is.
  ///
  /// What counts is `opacity`, `offset`, `scaleEffect`, `rotationEffect` and `blur` in the first one, beside which the second one is taken for one
  /// that changes nothing.
  ///
  /// - Parameters:
  ///   - active: what it has before it has come, and after it has gone.
  ///   - identity: what it has while it is there.
  ///
  /// Source: SwiftUI's `modifier(active:identity:)`.
  @MainActor @preconcurrency public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let look = TransitionLooks.look(of: TransitionMarker().modifier(active), in: E.self)
    return AnyTransition(TransitionElement(insertion: look, removal: look))
  }
}

extension View {
  /// Says how this view comes and goes, as ``transition(_:)-(AnyTransition)`` does.
  ///
  /// - Parameter transition: how it comes and goes.
  ///
  /// Source: SwiftUI's `transition(_:)`.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    TransitionedView(content: self, transition: transition)
  }
}

/// A view with a transition of the app's own, which is looked at when that is another one.
private struct TransitionedView<Content: View, T: Transition> {
  let content: Content
  let transition: T

  nonisolated init(content: Content, transition: T) {
    self.content = content
    self.transition = transition
  }
}

@MainActor extension TransitionedView: View {
  var body: some View { content.traits(.transition(transition.element)) }
}

// MARK: - What a transition's views look like

/// Stands for the view that comes or goes.
struct TransitionMarker: View {
  static let identifier = "\u{F8FF}transition"
  var body: some View { Color.clear.accessibilityIdentifier(Self.identifier) }
}

/// Finds out what views look like that a transition makes.
@MainActor enum TransitionLooks {
  /// Keeps the elements of views.
  private final class Sink: PatchConsumer {
    var tree = ElementTree()
    func requestFlush() {}
    func apply(_ batch: PatchBatch) { tree.apply(batch) }
  }

  /// The look that views around a marker give it.
  static func look(of view: some View, in type: Any.Type) -> TransitionLook {
    let (graph, sink) = (ViewGraph(isAlone: true), Sink())
    graph.consumer = sink
    graph.start(HStack { view })
    graph.flush()
    defer { graph.stop() }
    var look = TransitionLook()
    var unseen: Set<String> = []
    var next = sink.tree.nodes.values.first { $0.element.traits.accessibilityIdentifier == TransitionMarker.identifier }
    while let node = next {
      look.opacity *= node.element.traits.opacity
      if case .layers(let layers) = node.element.kind, let effect = layers.effect {
        if let part = TransitionLook(effect) { look = look.combined(with: part) } else { unseen.insert(effect.name) }
      }
      if !node.element.layout.isEmpty { unseen.insert("frame or padding") }
      next = node.parent.flatMap { sink.tree[$0] }
    }
    if !unseen.isEmpty {
      Problem.report(
        "the transition \(type) changes what is not shown of transitions: \(unseen.sorted().joined(separator: ", ")). Opacity, offset, scaleEffect, "
          + "rotationEffect and blur are.")
    }
    return look
  }
}

extension TransitionLook {
  /// What an effect alone looks like; nil where no transition can show it.
  fileprivate init?(_ effect: LayerEffect) {
    self.init()
    switch effect {
    case .moved(let x, let y): offset = Point(x, y)
    case .turned(let degrees, let point): (rotation, anchor) = (degrees, Point(point.x, point.y))
    case .scaled(let x, let y, let point): (scaleX, scaleY, anchor) = (x, y, Point(point.x, point.y))
    case .filtered(.blurred(let radius)): blur = radius.isFinite ? max(0, radius) : 0
    default: return nil
    }
  }
}

extension LayerEffect {
  /// What reports call it.
  fileprivate var name: String {
    switch self {
    case .clipped: "clipShape"
    case .filtered: "a filter such as brightness"
    case .masked: "mask"
    default: "an effect"
    }
  }
}
