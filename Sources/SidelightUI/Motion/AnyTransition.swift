import SidelightCore
@_spi(Nodes) import SidelightGraph

/// How a view comes and goes, where its coming and going moves.
///
/// ```swift
/// if isOpen { Details().transition(.move(edge: .bottom).combined(with: .opacity)) }
/// ```
///
/// Source: SwiftUI's `AnyTransition`.
public struct AnyTransition: Sendable {
  let element: TransitionElement

  init(_ element: TransitionElement) { self.element = element }

  init(_ insertion: TransitionLook, _ removal: TransitionLook) {
    element = TransitionElement(insertion: insertion, removal: removal)
  }

  private init(_ change: (inout TransitionLook) -> Void) {
    var look = TransitionLook()
    change(&look)
    self.init(look, look)
  }

  private static func moved(to edge: Edge) -> TransitionLook {
    var look = TransitionLook()
    switch edge {
    case .top: look.heights = -1
    case .leading: look.widths = -1
    case .bottom: look.heights = 1
    case .trailing: look.widths = 1
    }
    return look
  }

  /// It is there at once, and gone at once.
  public static let identity = AnyTransition { _ in }
  /// It fades in and out.
  public static let opacity = AnyTransition { $0.opacity = 0 }
  /// It comes in from the edge where text begins, and leaves by the other one.
  public static var slide: AnyTransition { AnyTransition(moved(to: .leading), moved(to: .trailing)) }
  /// It grows out of its middle, and shrinks into it.
  public static var scale: AnyTransition { scale(scale: 0) }

  /// It grows to its size, and shrinks from it.
  ///
  /// - Parameters:
  ///   - scale: how large it is when it is not there, in proportion to its size.
  ///   - anchor: the point that it is scaled about.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition {
    let scale = scale.isFinite ? scale : 1
    return AnyTransition {
      ($0.scaleX, $0.scaleY) = (scale, scale)
      $0.anchor = Point(anchor.x, anchor.y)
    }
  }

  /// It comes in from an edge, as far as it is large, and leaves by it.
  ///
  /// - Parameter edge: the edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(moved(to: edge), moved(to: edge)) }

  /// It comes in from an edge and leaves by the opposite one, and fades meanwhile.
  ///
  /// - Parameter edge: the edge that it comes from.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .leading: .trailing
      case .bottom: .top
      case .trailing: .leading
      }
    return AnyTransition(moved(to: edge), moved(to: opposite)).combined(with: .opacity)
  }

  /// It comes in from somewhere else, and leaves for there.
  ///
  /// - Parameters:
  ///   - x: how far away in the direction of the text, in pixels.
  ///   - y: how far below, in pixels.
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition {
    let (x, y) = (x.isFinite ? x : 0, y.isFinite ? y : 0)
    return AnyTransition { $0.offset = Point(x, y) }
  }

  /// One way of coming, and another one of going.
  ///
  /// - Parameters:
  ///   - insertion: how it comes.
  ///   - removal: how it goes.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(insertion.element.insertion, removal.element.removal)
  }

  /// Both at once.
  ///
  /// - Parameter other: what else happens.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(
      element.insertion.combined(with: other.element.insertion), element.removal.combined(with: other.element.removal))
  }

  /// The same, moving in its own way, whatever is said of the change.
  ///
  /// - Parameter animation: how it moves; nil for as is said of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var (insertion, removal) = (element.insertion, element.removal)
    (insertion.motion, removal.motion) = (animation?.motion, animation?.motion)
    return AnyTransition(insertion, removal)
  }
}

extension View {
  /// Says how this view comes and goes. A view of which that is not said fades in and out.
  ///
  /// It is shown where the change moves that makes the view come or go, as by `withAnimation`, and where the views around it stay. What goes
  /// is a picture of the view, which can't be clicked, has no focus and is not spoken. In pages and sheets views come and go as these have it.
  /// Where the desktop asks for less motion there is none, and ``BlurReplaceTransition`` fades. Source: SwiftUI's `transition(_:)`.
  ///
  /// - Parameter t: how it comes and goes.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    traits(.transition(t.element))
  }
}
