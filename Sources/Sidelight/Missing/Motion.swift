// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'Animation'; it comes in a later version; GNOME's own transitions are there without it")
nonisolated public struct Animation: Equatable, Sendable {
  public static var `default`: Animation { absent() }
  public static var linear: Animation { absent() }
  public static var easeIn: Animation { absent() }
  public static var easeOut: Animation { absent() }
  public static var easeInOut: Animation { absent() }
  public static var spring: Animation { absent() }
  public static var bouncy: Animation { absent() }
  public static var smooth: Animation { absent() }
  public static var snappy: Animation { absent() }
  public static var interactiveSpring: Animation { absent() }
  public static func linear(duration: Double) -> Animation { absent() }
  public static func easeIn(duration: Double) -> Animation { absent() }
  public static func easeOut(duration: Double) -> Animation { absent() }
  public static func easeInOut(duration: Double) -> Animation { absent() }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { absent() }
  public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0) -> Animation { absent() }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { absent() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { absent() }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation { absent() }
  public func delay(_ delay: Double) -> Animation { absent() }
  public func speed(_ speed: Double) -> Animation { absent() }
  public func repeatForever(autoreverses: Bool = true) -> Animation { absent() }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'withAnimation'; call the body itself")
nonisolated public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result { try body() }

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
  @available(*, unavailable, message: "Sidelight has no 'animation'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'animation'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func animation(_ animation: Animation?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'transaction'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'transition'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func transition(_ t: AnyTransition) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'contentTransition'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
}
