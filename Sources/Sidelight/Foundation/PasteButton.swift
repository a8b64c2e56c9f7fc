#if Foundation
import SidelightCore
public import SidelightUI

/// A button that takes what is in the clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in notes += texts.map(Note.init) }
/// ```
///
/// It is off while the clipboard has nothing that it takes. On GNOME it is what ``Button`` is, with the desktop's symbol for pasting and the word for
/// it. Source: SwiftUI's `PasteButton`.
public struct PasteButton {
  private let kinds: DropKinds
  private let action: (DropPayload) -> Void

  /// Makes a button that takes values of a type.
  ///
  /// - Parameters:
  ///   - payloadType: the type: `String`, `URL`, or one of the app's own.
  ///   - onPaste: gets what was in the clipboard; at least one value.
  nonisolated public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
    kinds = DropKinds(T.self)
    action = { payload in
      _ = payload.give(T.self) { values in
        onPaste(values)
        return true
      }
    }
  }

  /// Makes a button that takes things of some types.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: the types.
  ///   - payloadAction: gets the things that are of these types; at least one.
  nonisolated public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
    kinds = DropKinds(supportedContentTypes)
    action = { payload in
      let providers = payload.providers(for: supportedContentTypes)
      if !providers.isEmpty { payloadAction(providers) }
    }
  }
}

@MainActor extension PasteButton: View {
  /// The content of the view.
  public var body: some View { PasteView(kinds, label: Label("Paste", systemImage: "doc.on.clipboard")) { action($0) } }
}
#endif
