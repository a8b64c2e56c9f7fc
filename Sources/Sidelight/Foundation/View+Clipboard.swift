#if Foundation
import SidelightCore
public import SidelightUI

extension View {
  /// Copies values when the user presses Ctrl+C with the focus in the view.
  ///
  /// ```swift
  /// List(files, selection: $chosen) { Text($0.name) }
  ///   .copyable(files.filter { chosen.contains($0.id) }.map(\.url))
  /// ```
  ///
  /// Several texts become one, each on a line of its own. A text field copies what is selected in it. Source: SwiftUI's `copyable(_:)`.
  /// - Parameter payload: what is copied; nothing happens where it is empty.
  nonisolated public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
    editCommand(.copy { DropPayload(payload().map { TransferType<T>.payload(of: $0) }) })
  }

  /// Copies values and takes them away when the user presses Ctrl+X with the focus in the view.
  ///
  /// Source: SwiftUI's `cuttable(for:action:)`.
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: takes the values away, and returns them.
  nonisolated public func cuttable<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping () -> [T]) -> some View {
    editCommand(.cut { DropPayload(action().map { TransferType<T>.payload(of: $0) }) })
  }

  /// Takes what is in the clipboard when the user presses Ctrl+V with the focus in the view: files as `URL`, or text as `String`.
  ///
  /// Source: SwiftUI's `pasteDestination(for:action:validator:)`.
  /// - Parameters:
  ///   - payloadType: the type of the values.
  ///   - action: gets the values.
  ///   - validator: chooses among the values; where it leaves none, the action is not called.
  nonisolated public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void, validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    editCommand(
      .paste(DropKinds(T.self)) { payload in
        _ = payload.give(T.self) { values in
          let values = validator(values)
          if !values.isEmpty { action(values) }
          return !values.isEmpty
        }
      })
  }

  /// Copies things when the user presses Ctrl+C with the focus in the view.
  ///
  /// Source: SwiftUI's `onCopyCommand(perform:)`.
  /// - Parameter payloadAction: what is copied; nil for nothing.
  nonisolated public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    editCommand(payloadAction.map { action in .copy { DropPayload(action().map(\.payload)) } })
  }

  /// Copies things and takes them away when the user presses Ctrl+X with the focus in the view.
  ///
  /// Source: SwiftUI's `onCutCommand(perform:)`.
  /// - Parameter payloadAction: takes the things away, and returns them; nil for nothing.
  nonisolated public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
    editCommand(payloadAction.map { action in .cut { DropPayload(action().map(\.payload)) } })
  }

  /// Takes what is in the clipboard when the user presses Ctrl+V with the focus in the view.
  ///
  /// Source: SwiftUI's `onPasteCommand(of:perform:)`.
  /// - Parameters:
  ///   - supportedContentTypes: what is taken: things that can be read as one of these types.
  ///   - payloadAction: gets the things that are of these types.
  nonisolated public func onPasteCommand(
    of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
  ) -> some View {
    onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
  }

  /// Takes what is in the clipboard when the user presses Ctrl+V with the focus in the view, as long as it is valid.
  ///
  /// Source: SwiftUI's `onPasteCommand(of:validator:perform:)`.
  /// - Parameters:
  ///   - supportedContentTypes: what is taken: things that can be read as one of these types.
  ///   - validator: makes something of the things; nil where there is no use for them.
  ///   - payloadAction: gets what the validator made.
  nonisolated public func onPasteCommand<Payload>(
    of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
    perform payloadAction: @escaping (Payload) -> Void
  ) -> some View {
    editCommand(
      .paste(DropKinds(supportedContentTypes)) { payload in
        let providers = payload.providers(for: supportedContentTypes)
        if !providers.isEmpty, let made = validator(providers) { payloadAction(made) }
      })
  }
}
#endif
