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

enum ToolbarPriorityKey: EnvironmentKey {
  static var defaultValue: Double { 0 }
}

extension EnvironmentValues {
  fileprivate var toolbarPriority: Double {
    get { self[ToolbarPriorityKey.self] }
    set { self[ToolbarPriorityKey.self] = newValue }
  }
}

/// Items with another priority than they would have.
private struct PrioritizedToolbarContent<Content: ToolbarContent> {
  let content: Content
  let priority: Double
}

extension PrioritizedToolbarContent: ToolbarContent {
  typealias Body = Never
}

extension PrioritizedToolbarContent: PrimitiveToolbarContent {
  var view: any View { content.asAnyView.environment(\.toolbarPriority, priority) }
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
    PrioritizedToolbarContent(content: self, priority: priority.value)
  }
}
