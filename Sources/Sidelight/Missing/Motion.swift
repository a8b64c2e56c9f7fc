// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'Transition'; it comes in a later version; GNOME's own transitions are there without it")
public protocol Transition {}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'matchedGeometryEffect'; it comes in a later version; GNOME's own transitions are there without it")
  nonisolated public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, isSource: Bool = true) -> some View { self }
}
