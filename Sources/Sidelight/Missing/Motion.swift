// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'Transaction'; it comes in a later version; GNOME's own transitions are there without it")
nonisolated public struct Transaction {
  public init() {}
  public init(animation: Animation?) {}
  public var animation: Animation? { absent() }
  public var disablesAnimations: Bool { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'withTransaction'; call the body itself")
nonisolated public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result { try body() }

@available(*, unavailable, message: "Sidelight has no 'AnyTransition'; it comes in a later version; GNOME's own transitions are there without it")
nonisolated public struct AnyTransition {
  public static var opacity: AnyTransition { absent() }
  public static var identity: AnyTransition { absent() }
  public static var scale: AnyTransition { absent() }
  public static var slide: AnyTransition { absent() }
  public static func move(edge: Edge) -> AnyTransition { absent() }
  public static func push(from edge: Edge) -> AnyTransition { absent() }
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { absent() }
  public static func offset(x: Double = 0, y: Double = 0) -> AnyTransition { absent() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { absent() }
  public func combined(with other: AnyTransition) -> AnyTransition { absent() }
  public func animation(_ animation: Animation?) -> AnyTransition { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'Transition'; it comes in a later version; GNOME's own transitions are there without it")
public protocol Transition {}

@available(*, unavailable, message: "Sidelight has no 'ContentTransition'; it comes in a later version; GNOME's own transitions are there without it")
nonisolated public struct ContentTransition {
  public static var identity: ContentTransition { absent() }
  public static var opacity: ContentTransition { absent() }
  public static var interpolate: ContentTransition { absent() }
  public static func numericText(countsDown: Bool = false) -> ContentTransition { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'Animatable'; it comes in a later version; GNOME's own transitions are there without it")
public protocol Animatable {}

@available(*, unavailable, message: "Sidelight has no 'TimelineView'; it comes in a later version; GNOME's own transitions are there without it")
nonisolated public struct TimelineView: View {
  public typealias Body = Never
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'transaction'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'transition'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'contentTransition'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'matchedGeometryEffect'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, isSource: Bool = true) -> some View { self }
}
