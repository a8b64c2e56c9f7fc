import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Whether bars show how something is scrolled.
///
/// Source: SwiftUI's `ScrollIndicatorVisibility`.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  fileprivate let isHidden: Bool

  /// As it suits the platform: on GNOME, while one scrolls.
  public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
  /// As on GNOME every bar that is visible: while one scrolls.
  public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: false) }
  /// No bars.
  public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
  /// No bars.
  public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(isHidden: true) }
}

enum ScrollMannerKey: EnvironmentKey {
  static var defaultValue: ScrollManner { ScrollManner() }
}

private enum ScrollChange: Equatable, EnvironmentChange {
  case still(Bool)
  case bars(isHidden: Bool, Axis.Set)
  case anchor(ScrollAnchor?)
  case clip(isOff: Bool)

  func isSame(as other: ScrollChange) -> Bool { self == other }

  func apply(to values: inout EnvironmentValues) {
    switch self {
    // A modifier further out has decided.
    case .still(let isStill): if isStill { values[ScrollMannerKey.self].isStill = true }
    case .clip(let isOff): values[ScrollMannerKey.self].isUnclipped = isOff
    case .anchor(let anchor): values[ScrollMannerKey.self].anchor = anchor
    case .bars(let isHidden, let axes):
      if axes.contains(.horizontal) { values[ScrollMannerKey.self].hidesHorizontalBar = isHidden }
      if axes.contains(.vertical) { values[ScrollMannerKey.self].hidesVerticalBar = isHidden }
    }
  }
}

extension EnvironmentValues {
  /// Whether lists and scroll views here can be scrolled.
  ///
  /// Source: SwiftUI's `EnvironmentValues.isScrollEnabled`.
  public var isScrollEnabled: Bool {
    get { !self[ScrollMannerKey.self].isStill }
    set { self[ScrollMannerKey.self].isStill = !newValue }
  }
}

extension View {
  /// Sets which part of the content the scroll views in this view show at first.
  ///
  /// ```swift
  /// ScrollView { Conversation(messages) }.defaultScrollAnchor(.bottom)
  /// ```
  ///
  /// As long as the user has not scrolled away from there, that part stays in view while the content grows. Lists begin at their top. Source:
  /// SwiftUI's `defaultScrollAnchor(_:)`.
  ///
  /// - Parameter anchor: the point of the content, and of the visible area; nil for the start.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    EnvironmentView(content: self, change: ScrollChange.anchor(anchor.map { ScrollAnchor(x: $0.x, y: $0.y) }))
  }

  /// Sets whether what the scroll views in this view scroll is also seen outside of them, as its shadows may have to be. Lists clip their rows.
  ///
  /// Source: SwiftUI's `scrollClipDisabled(_:)`.
  ///
  /// - Parameter disabled: false has it cut off at the edges, which is usual.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    EnvironmentView(content: self, change: ScrollChange.clip(isOff: disabled))
  }

  /// Keeps the user from scrolling the lists and scroll views in this view. What has the focus, and what a ``ScrollViewReader`` scrolls to,
  /// comes into view all the same.
  ///
  /// Source: SwiftUI's `scrollDisabled(_:)`.
  ///
  /// - Parameter disabled: false changes nothing, also where scrolling is disabled further out.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: ScrollChange.still(disabled))
  }

  /// Sets whether bars show how the lists and scroll views in this view are scrolled.
  ///
  /// Source: SwiftUI's `scrollIndicators(_:axes:)`.
  ///
  /// - Parameters:
  ///   - visibility: whether they are shown.
  ///   - axes: for which directions that is said.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    EnvironmentView(content: self, change: ScrollChange.bars(isHidden: visibility.isHidden, axes))
  }
}
