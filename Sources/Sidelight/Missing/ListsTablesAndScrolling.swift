// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'ScrollAnchorRole'; defaultScrollAnchor(_:) is there for all of them")
nonisolated public struct ScrollAnchorRole {
  public static var initialOffset: ScrollAnchorRole { absent() }
  public static var sizeChanges: ScrollAnchorRole { absent() }
  public static var alignment: ScrollAnchorRole { absent() }
}

extension HorizontalAlignment {
  @available(*, unavailable, message: "Sidelight has no 'listRowSeparatorLeading'; separators of GNOME's lists go from edge to edge; leave it out")
  nonisolated public static var listRowSeparatorLeading: HorizontalAlignment { absent() }
  @available(*, unavailable, message: "Sidelight has no 'listRowSeparatorTrailing'; separators of GNOME's lists go from edge to edge; leave it out")
  nonisolated public static var listRowSeparatorTrailing: HorizontalAlignment { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'scrollIndicatorsFlash'; bars of GNOME show themselves when something scrolls; leave it out")
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'scrollIndicatorsFlash'; bars of GNOME show themselves when something scrolls; leave it out")
  nonisolated public func scrollIndicatorsFlash<V: Equatable>(trigger value: V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'defaultScrollAnchor(_:for:)'; defaultScrollAnchor(_:) is there for all of them")
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'onScrollTargetVisibilityChange'; give the views onScrollVisibilityChange(threshold:_:)")
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void) -> some View { self }
}
