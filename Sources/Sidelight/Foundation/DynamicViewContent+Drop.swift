#if Foundation
import Foundation
import SidelightCore
public import SidelightUI

/// What was dropped, as the library knows it.
public struct TransferredPayload: Sendable {
  let payload: DropPayload
}

extension DynamicViewContent {
  /// Sets what happens when something from outside of the list is dropped between its rows: files as `URL`, text as `String`, or values
  /// of a type of the app.
  ///
  /// ```swift
  /// ForEach(bookmarks) { Text($0.name) }
  ///   .dropDestination(for: URL.self) { urls, offset in bookmarks.insert(contentsOf: urls.map(Bookmark.init), at: offset) }
  /// ```
  ///
  /// Rows that the user moves within the list are no such thing: see `onMove(perform:)`. Source: SwiftUI's
  /// `dropDestination(for:action:)`.
  /// - Parameters:
  ///   - payloadType: the type of what is dropped.
  ///   - action: gets what was dropped, and the offset in the collection of the element that it goes in front of.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    onInsertPayload(DropKinds(T.self)) { payload, offset in
      payload.give(T.self) { values in
        action(values, offset)
        return true
      }
    }
  }
}
#endif
