package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// An edge on the left or right, by the direction of the text.
///
/// Source: SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  /// The edge at which lines of text begin.
  case leading
  /// The edge at which they end.
  case trailing

  package var core: SwipeEdge {
    switch self {
    case .leading: .leading
    case .trailing: .trailing
    }
  }
}

/// The actions that a modifier gives to an edge of a row. A new one is made with each value of the view.
final class RowActions {
  let edge: SwipeEdge
  let swipe: RowSwipe
  let make: () -> AnyView

  nonisolated init(_ edge: SwipeEdge, _ swipe: RowSwipe, _ make: @escaping () -> AnyView) {
    self.edge = edge
    self.swipe = swipe
    self.make = make
  }
}

/// The actions of a row, those of modifiers that stand nearer to the content first.
struct RowActionList: Equatable {
  var all: [RowActions] = []

  static func == (left: Self, right: Self) -> Bool { left.all.elementsEqual(right.all, by: ===) }

  /// What an edge has; nil where that is nothing.
  func swipe(_ edge: SwipeEdge) -> RowSwipe? { all.first { $0.edge == edge }?.swipe }
}

extension View {
  /// Adds actions to the row that this view is, or to every row in it: they appear at an edge when the row is swiped from there.
  ///
  /// ```swift
  /// Text(message.subject)
  ///   .swipeActions(edge: .leading) { Button("Flag", systemImage: "flag") { message.isFlagged = true } }
  /// ```
  ///
  /// A finger on a touch screen swipes, and two fingers on a touch pad do. GNOME's desktops often have neither, so the actions are in the
  /// row's menu as well. A button is grey, red where its role is destructive, and otherwise as `tint(_:)` says. Only buttons are shown.
  ///
  /// A row with actions at either edge is not deleted by a swipe, as `onDelete` would have it: give it an action for that where it needs
  /// one. The Delete key, its menu and edit mode go on deleting it.
  ///
  /// Source: SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
  /// - Parameters:
  ///   - edge: where they appear; from there on inward in the order of the content.
  ///   - allowsFullSwipe: whether swiping over most of the row performs the first one at once.
  ///   - content: buttons.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    let content = AnyView(content())
    let actions = RowActions(edge.core, RowSwipe(allowsFullSwipe: allowsFullSwipe)) { content }
    return rowTraits { $0.actions.all = [actions] }
  }
}

/// Turns the buttons of swipe actions into values.
@MainActor enum SwipeLowering {
  static func actions(of node: ViewNode) -> [SwipeAction] {
    var hosts: [ElementHost] = []
    node.collect(into: &hosts)
    return hosts.compactMap { host in
      guard let button = host.element.kind.control(ButtonElement.self) else { return nil }
      return SwipeAction(
        node: host.id, title: MenuLowering.title(of: host), symbol: symbol(in: host), isDestructive: button.role == .destructive,
        isEnabled: !host.element.traits.isDisabled, tint: button.tint)
    }
  }

  private static func symbol(in host: ElementHost) -> String? {
    if case .image(let image) = host.element.kind, case .symbol(let name) = image.source { return name }
    return host.filledSlots.lazy.flatMap { host.hosts(in: $0) }.compactMap { symbol(in: $0) }.first
  }
}
