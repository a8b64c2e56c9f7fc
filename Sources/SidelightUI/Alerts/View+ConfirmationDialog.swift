import SidelightCore
import SidelightGraph

extension View {
  /// Shows a confirmation dialog while a binding is true; its title is a literal.
  ///
  /// ```swift
  /// Button("Empty Wastebasket") { isAsking = true }
  ///   .confirmationDialog("Delete all letters in it?", isPresented: $isAsking) {
  ///     Button("Empty Wastebasket", role: .destructive) { empty() }
  ///   }
  /// ```
  ///
  /// A button does what it does, and then the dialog is over: the binding is set to false. It has a button that says Cancel unless one of
  /// the app's has the role `cancel`; Escape chooses that one. Return chooses the button with the shortcut
  /// ``KeyboardShortcut/defaultAction``, or else the first one without a role, or else the one that cancels.
  ///
  /// On GNOME it is an `AdwAlertDialog`, as alerts are; see ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` for what both
  /// have in common. Apple's
  /// phones draw it as a list of buttons at the bottom; here narrow windows show the buttons one below the other.
  ///
  /// - Parameters:
  ///   - titleKey: what the dialog asks or says, in a few words.
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - titleVisibility: whether the title is seen; by itself it is.
  ///   - actions: its buttons.
  ///
  /// Source: SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:)`.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }

  /// Shows a confirmation dialog while a binding is true; its title is a string. See
  /// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(LocalizedStringKey,_,_,_)`` for how it looks and ends.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }

  /// Shows a confirmation dialog while a binding is true; its title is a text. See
  /// ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(LocalizedStringKey,_,_,_)`` for how it looks and ends.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View {
    AlertView(
      self, .confirmation, title, isPresented: isPresented, showsTitle: titleVisibility != .hidden, about: true,
      actions: { _ in actions() }, message: { _ in EmptyView() })
  }

  /// Shows a confirmation dialog with a message while a binding is true; its title is a literal.
  ///
  /// The message is plain text: what the app says of fonts and colours in it is left out.
  ///
  /// See ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(LocalizedStringKey,_,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the dialog asks or says, in a few words.
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - titleVisibility: whether the title is seen; by itself it is.
  ///   - actions: its buttons.
  ///   - message: the text below the title.
  ///
  /// Source: SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message while a binding is true; its title is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message while a binding is true; its title is a text. See the one with a `LocalizedStringKey`.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    AlertView(
      self, .confirmation, title, isPresented: isPresented, showsTitle: titleVisibility != .hidden, about: true,
      actions: { _ in actions() }, message: { _ in message() })
  }
}
