#if Foundation
public import SidelightUI

extension View {
  /// Lets the user drag the view away: as a file, or as text, which other views and other programs take.
  ///
  /// ```swift
  /// Label(file.name, systemImage: "doc").draggable(file.url)
  /// ```
  ///
  /// A row of a list is dragged where its content is. It is dragged alone, whatever else is selected. Source: SwiftUI's `draggable(_:)`.
  /// - Parameter payload: what is dragged, asked for when a drag begins.
  nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    draggablePayload { TransferType<T>.payload(of: payload()) }
  }

  /// Lets the user drag the view away, as ``draggable(_:)`` does: the form with an item provider.
  ///
  /// Source: SwiftUI's `onDrag(_:)`.
  /// - Parameter data: what is dragged, asked for when a drag begins.
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { draggablePayload { data().payload } }
}
#endif
