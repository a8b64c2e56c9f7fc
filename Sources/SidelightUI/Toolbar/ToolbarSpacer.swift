/// How much room a spacer takes.
///
/// Source: SwiftUI's `SpacerSizing`.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// All that is left.
  public static let flexible = Self(name: "flexible")
  /// As much as separates groups: 12 pixels.
  public static let fixed = Self(name: "fixed")
}

/// Room between the items of a toolbar.
///
/// A flexible one pushes the items of a bottom bar apart; a header bar is pushed apart by its title already, so that there it takes nothing.
/// Source: SwiftUI's `ToolbarSpacer`.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Makes a spacer among the items of a place.
  ///
  /// - Parameters:
  ///   - sizing: how much room it takes.
  ///   - placement: where it stands; it separates items of the same place.
  nonisolated public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: ToolbarContent {
  /// Sidelight shows toolbar items itself: this one has no body, and asking for it stops the program.
  public typealias Body = Never
}

extension ToolbarSpacer: PrimitiveToolbarContent {
  package var view: any View {
    sizing == .fixed
      ? ToolbarItemView(placement: placement, content: Color.clear.frame(width: 12, height: 1))
      : ToolbarItemView(placement: placement, content: Spacer())
  }
}
