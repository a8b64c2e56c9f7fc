#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

/// A type whose values can be dropped on a list: `String` and `URL`.
///
/// In Apple's CoreTransferable a type says how it is represented as data, and any type can be dropped. Here there are no such
/// representations: other types conform to nothing. Source: CoreTransferable's `Transferable`.
public protocol Transferable: Sendable {
  /// For the library alone: the values in what was dropped.
  static func _values(in payload: TransferredPayload) -> [Self]
  /// For the library alone: what is dragged away as a value.
  static func _payload(of value: Self) -> TransferredPayload
}

/// What was dropped, as the library knows it.
public struct TransferredPayload: Sendable {
  let payload: DropPayload
}

extension URL: Transferable {
  /// For the library alone: the addresses in what was dropped.
  public static func _values(in payload: TransferredPayload) -> [URL] {
    if case .files(let uris) = payload.payload { uris.compactMap { URL(string: $0) } } else { [] }
  }

  /// For the library alone: an address, as it is dragged away.
  public static func _payload(of value: URL) -> TransferredPayload { TransferredPayload(payload: .files([value.absoluteString])) }
}

extension String: Transferable {
  /// For the library alone: the texts in what was dropped.
  public static func _values(in payload: TransferredPayload) -> [String] {
    if case .text(let text) = payload.payload { [text] } else { [] }
  }

  /// For the library alone: a text, as it is dragged away.
  public static func _payload(of value: String) -> TransferredPayload { TransferredPayload(payload: .text(value)) }
}

extension DynamicViewContent {
  /// Sets what happens when something from outside of the list is dropped between its rows: files as `URL`, or text as `String`.
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
      let values = payload.values(T.self)
      guard !values.isEmpty else { return false }
      action(values, offset)
      return true
    }
  }
}
#endif
