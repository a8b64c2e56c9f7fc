#if Foundation
public import SidelightUI

extension TabContent {
  /// Lets the user drag the tab out of the sidebar: as a file, or as text, which other views and other programs take. A tab in a bar is not
  /// dragged. Source: SwiftUI's `draggable(_:)`.
  /// - Parameter payload: what is dragged, asked for when a drag begins.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
    draggablePayload { TransferType<T>.payload(of: payload()) }
  }
}
#endif
