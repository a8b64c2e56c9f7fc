import SidelightCore
import SidelightGraph

extension View {
  /// Shows an alert while a binding is true; its title is a literal.
  ///
  /// ```swift
  /// Button("Sign In") { didFail = !signIn(name, password) }
  ///   .alert("The sign-in failed", isPresented: $didFail) {
  ///     TextField("Name", text: $name)
  ///     Button("Try Again") { retry() }
  ///     Button("Cancel", role: .cancel) {}
  ///   }
  /// ```
  ///
  /// A button does what it does, and then the alert is over: the binding is set to false. Where the binding stays true, the alert stays.
  /// Without buttons there is one that says OK. Escape chooses the button with the role `cancel` or the shortcut
  /// ``KeyboardShortcut/cancelAction``, or else a single one that destroys nothing; where there is neither, the user has to decide. Return
  /// chooses the button with the shortcut ``KeyboardShortcut/defaultAction``, or else the first one without a role, or else the one that
  /// cancels. Text fields, secure ones too, stand above the buttons; Return in them chooses the default button as well. Other views are left
  /// out, which is reported.
  ///
  /// The alert belongs to this view: it closes when the view goes. One alert is shown at a time; another one over the same window or sheet
  /// waits until it is gone. A view that is off does not turn its alert off. The focus goes back to where it was.
  ///
  /// On GNOME it is an `AdwAlertDialog`: what cancels stands first and the first button of `actions` last, where it is the suggested action
  /// unless it destroys something; narrow windows show them one below the other, in the order of `actions`.
  ///
  /// - Parameters:
  ///   - titleKey: what the alert asks or says, in a few words.
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - actions: its buttons and text fields.
  ///
  /// Source: SwiftUI's `alert(_:isPresented:actions:)`.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions) }

  /// Shows an alert while a binding is true; its title is a string. See ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` for
  /// how it looks and ends.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions) }

  /// Shows an alert while a binding is true; its title is a text. See ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` for
  /// how it looks and ends.
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    AlertView(
      self, .alert, title, isPresented: isPresented, about: true, actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows an alert with a message while a binding is true; its title is a literal.
  ///
  /// The message is plain text: what the app says of fonts and colours in it is left out.
  ///
  /// See ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the alert asks or says, in a few words.
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - actions: its buttons and text fields.
  ///   - message: the text below the title.
  ///
  /// Source: SwiftUI's `alert(_:isPresented:actions:message:)`.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }

  /// Shows an alert with a message while a binding is true; its title is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }

  /// Shows an alert with a message while a binding is true; its title is a text. See the one with a `LocalizedStringKey`.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    AlertView(self, .alert, title, isPresented: isPresented, about: true, actions: { _ in actions() }, message: { _ in message() })
  }
}
