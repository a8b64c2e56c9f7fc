import SidelightGraph

/// Before which others an item stays in a toolbar that gets too narrow.
///
/// Source: SwiftUI's `ToolbarItemVisibilityPriority`.
public struct ToolbarItemVisibilityPriority: Equatable, Sendable {
  fileprivate let value: Double

  private init(value: Double) { self.value = value }

  /// It goes into the menu before the others.
  public static let low = Self(value: -1)
  /// Its place decides, see ``ToolbarItemPlacement``.
  public static let automatic = Self(value: 0)
  /// It stays longer than the others.
  public static let high = Self(value: 1)

  /// A priority higher than another one, and lower than the next of those with names.
  public init(higherThan other: ToolbarItemVisibilityPriority) {
    let next = other.value < 0 ? 0 : other.value < 1 ? 1 : other.value + 1
    value = (other.value + next) / 2
  }
}

/// How an item stands in its toolbar.
struct ToolbarStanding: Equatable {
  /// Before which others it stays in one that gets too narrow.
  var priority = 0.0
  /// Whether it shares no background with its neighbours.
  var isWithoutBackground = false
}

enum ToolbarStandingKey: EnvironmentKey {
  static var defaultValue: ToolbarStanding { ToolbarStanding() }
}

/// Items that stand in another way than they would.
private struct StandingToolbarContent<Content: ToolbarContent> {
  let content: Content
  let change: (inout ToolbarStanding) -> Void
}

extension StandingToolbarContent: ToolbarContent {}

extension StandingToolbarContent: PrimitiveToolbarContent {
  var view: any View { EnvironmentView(content: content.asAnyView) { change(&$0[ToolbarStandingKey.self]) } }
}

extension ToolbarContent {
  /// Sets before which others these items stay in a toolbar that gets too narrow.
  ///
  /// ```swift
  /// ToolbarItem { ShareButton() }.visibilityPriority(.high)
  /// ```
  ///
  /// Source: SwiftUI's `visibilityPriority(_:)`.
  ///
  /// - Parameter priority: how long they stay.
  public func visibilityPriority(_ priority: ToolbarItemVisibilityPriority) -> some ToolbarContent {
    StandingToolbarContent(content: self) { $0.priority = priority.value }
  }

  /// Sets whether these items share a background with their neighbours, where content goes on below a header bar of glass and buttons stand in
  /// capsules. Elsewhere a header bar of GNOME has none behind its buttons.
  ///
  /// Source: SwiftUI's `sharedBackgroundVisibility(_:)`.
  ///
  /// - Parameter visibility: `hidden` for none.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    StandingToolbarContent(content: self) { $0.isWithoutBackground = visibility == .hidden }
  }
}
