#if Foundation
import SidelightCore
public import SidelightUI

extension DynamicViewContent {
  /// Sets what happens when something from outside of the list is dropped between its rows.
  ///
  /// ```swift
  /// ForEach(notes) { Text($0.title) }
  ///   .onInsert(of: [.plainText]) { offset, providers in
  ///     for provider in providers {
  ///       provider.loadObject(ofClass: String.self) { text, _ in
  ///         Task { @MainActor in if let text { notes.insert(Note(text), at: offset) } }
  ///       }
  ///     }
  ///   }
  /// ```
  ///
  /// Of files it is known only when they are dropped what they contain. ``dropDestination(for:action:)`` gives the values themselves. Source:
  /// SwiftUI's `onInsert(of:perform:)`.
  /// - Parameters:
  ///   - supportedContentTypes: what is taken: things that can be read as one of these types.
  ///   - action: gets the offset in the collection of the element that they go in front of, and the things that are of these types.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsertPayload(DropKinds(supportedContentTypes)) { payload, offset in
      let providers = payload.providers(for: supportedContentTypes)
      guard !providers.isEmpty else { return false }
      action(offset, providers)
      return true
    }
  }

  /// Sets what happens when something from outside of the list is dropped between its rows, by the identifiers of the types. See the one
  /// with a `[UTType]`.
  ///
  /// - Parameters:
  ///   - acceptedTypeIdentifiers: what is taken: the identifiers of types, such as `public.plain-text`.
  ///   - action: as in the form that is documented in full.
  @available(*, deprecated, message: "Give values of UTType.")
  nonisolated public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.compactMap { UTType($0) }, perform: action)
  }
}

extension DropKinds {
  /// What may be of one of some types.
  init(_ types: [UTType]) {
    self = []
    for type in types {
      if UTType.utf8PlainText.conforms(to: type) { insert(.text) }
      // Files have an address, and content of any type.
      if type != .utf8PlainText { insert(.files) }
    }
  }
}
#endif
