// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

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

extension View {
  @available(*, unavailable, message: "Sidelight has no 'contentTransition'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'matchedGeometryEffect'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, isSource: Bool = true) -> some View { self }
}
