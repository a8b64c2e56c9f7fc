extension View {
  /// Sets what the file dialogs of the views inside say.
  ///
  /// On GNOME it is the dialog's title, where the desktop otherwise says what is chosen. Source: SwiftUI's `fileDialogMessage(_:)`.
  ///
  /// - Parameter message: what the dialog says; nil for what the desktop says.
  nonisolated public func fileDialogMessage(_ message: Text?) -> some View { fileDialogLook { $0.message = message?.content } }

  /// Sets what the file dialogs of the views inside say, as ``fileDialogMessage(_:)-(Text?)`` does.
  ///
  /// - Parameter messageKey: what the dialog says.
  nonisolated public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogLook { $0.message = messageKey.resolved }
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    let message = String(message)
    return fileDialogLook { $0.message = message }
  }

  /// Sets what the button says that ends the file dialogs of the views inside.
  ///
  /// Source: SwiftUI's `fileDialogConfirmationLabel(_:)`.
  ///
  /// - Parameter label: what the button says; nil for the desktop's word.
  nonisolated public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    fileDialogLook { $0.confirmation = label?.content }
  }

  /// Sets what the button says that ends the file dialogs of the views inside.
  ///
  /// - Parameter labelKey: what the button says.
  nonisolated public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogLook { $0.confirmation = labelKey.resolved }
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    let label = String(label)
    return fileDialogLook { $0.confirmation = label }
  }
}
