import SidelightCore
import SidelightGraph

enum DialogIconKey: EnvironmentKey {
  static var defaultValue: Image? { nil }
}

enum DialogSuppressionKey: EnvironmentKey {
  static var defaultValue: DialogSuppression? { nil }
}

/// What keeps a dialog from being shown again.
struct DialogSuppression {
  let isSuppressed: Binding<Bool>
  let label: Text
}

/// The checkbox between the message of a dialog and its buttons.
struct SuppressionToggle: View {
  let suppression: DialogSuppression

  init(_ suppression: DialogSuppression) { self.suppression = suppression }

  var body: some View { Toggle(isOn: suppression.isSuppressed) { suppression.label }.toggleStyle(.checkbox) }
}

extension View {
  /// Sets the symbol that stands above the title of the alerts and confirmation dialogs of this view.
  ///
  /// ```swift
  /// .confirmationDialog("Erase the disk?", isPresented: $isAsking) { Button("Erase", role: .destructive) { erase() } }
  /// .dialogIcon(Image(systemName: "externaldrive"))
  /// ```
  ///
  /// On GNOME it is a large symbolic icon; a picture is left out. Source: SwiftUI's `dialogIcon(_:)`.
  ///
  /// - Parameter icon: the symbol; nil for the usual look.
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { EnvironmentView(content: self) { $0[DialogIconKey.self] = icon } }

  /// Lets the user say that the dialogs of this view are not to be shown again, in a checkbox above their buttons.
  ///
  /// The app reads the binding before it shows a dialog. Source: SwiftUI's `dialogSuppressionToggle(isSuppressed:)`.
  ///
  /// - Parameter isSuppressed: whether the checkbox is set.
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text("Do not ask again"), isSuppressed: isSuppressed)
  }

  /// Lets the user say that the dialogs of this view are not to be shown again, in a checkbox with a label above their buttons.
  ///
  /// Source: SwiftUI's `dialogSuppressionToggle(_:isSuppressed:)`.
  ///
  /// - Parameters:
  ///   - titleKey: what the checkbox says.
  ///   - isSuppressed: whether it is set.
  nonisolated public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
    dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { dialogSuppressionToggle(Text(title), isSuppressed: isSuppressed) }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    EnvironmentView(content: self) { $0[DialogSuppressionKey.self] = DialogSuppression(isSuppressed: isSuppressed, label: label) }
  }
}
