import SidelightCore
import SidelightGraph

extension View {
  /// Shows an alert about a value while a binding is true; its title is a literal.
  ///
  /// It is shown while the binding is true and there is a value. The value is taken when it opens: another one that can be told from it
  /// (by `Equatable`) changes nothing until it opens again.
  ///
  /// See ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the alert asks or says, in a few words.
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - data: what it is about; nothing is shown while it is nil. It is taken when the alert opens.
  ///   - actions: its buttons and text fields for what it is about.
  ///
  /// Source: SwiftUI's `alert(_:isPresented:presenting:actions:)`.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions) }

  /// Shows an alert about a value while a binding is true; its title is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions) }

  /// Shows an alert about a value while a binding is true; its title is a text. See the one with a `LocalizedStringKey`.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    AlertView(self, .alert, title, isPresented: isPresented, about: data, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows an alert with a message about a value while a binding is true; its title is a literal.
  ///
  /// See ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the alert asks or says, in a few words.
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - data: what it is about; nothing is shown while it is nil. It is taken when the alert opens.
  ///   - actions: its buttons and text fields for what it is about.
  ///   - message: the text below the title.
  ///
  /// Source: SwiftUI's `alert(_:isPresented:presenting:actions:message:)`.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(titleKey), isPresented: isPresented, presenting: data, actions: actions, message: message) }

  /// Shows an alert with a message about a value while a binding is true; its title is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(title), isPresented: isPresented, presenting: data, actions: actions, message: message) }

  /// Shows an alert with a message about a value while a binding is true; its title is a text. See the one with a `LocalizedStringKey`.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    AlertView(self, .alert, title, isPresented: isPresented, about: data, actions: actions, message: message)
  }
}
