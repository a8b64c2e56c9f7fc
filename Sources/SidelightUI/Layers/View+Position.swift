import SidelightCore
public import SidelightGraph

extension View {
  /// Shows the middle of this view at a point of the room that there is, all of which it takes.
  ///
  /// Source: SwiftUI's `position(x:y:)`.
  ///
  /// - Parameters:
  ///   - x: the distance of its middle from where text begins, in pixels.
  ///   - y: the distance of its middle from the top, in pixels.
  nonisolated public func position(x: Double = 0, y: Double = 0) -> some View {
    layout(.position(x: usableDistance(x, in: "position(x:y:)"), y: usableDistance(y, in: "position(x:y:)")))
  }

  /// Sets above which of the views around it this one is shown.
  ///
  /// Source: SwiftUI's `zIndex(_:)`.
  ///
  /// - Parameter value: the greater it is, the further above; views have 0 by themselves, and among equals the later one lies above.
  nonisolated public func zIndex(_ value: Double) -> some View {
    traits(.zIndex(value))
  }
}
