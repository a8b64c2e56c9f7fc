import SidelightCore
import SidelightGraph

extension View {
  /// Shows an alert about a value while a binding holds one; its title is a literal.
  ///
  /// The value is taken when it opens: another one that can be told from it (by `Equatable`) changes nothing until it opens again.
  ///
  /// See ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the alert asks or says, in a few words.
  ///   - data: what it is about; nothing is shown while it is nil, which it becomes with the choice of a button.
  ///   - actions: its buttons and text fields for what it is about.
  ///
  /// Source: SwiftUI's `alert(_:item:actions:)`.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(titleKey), item: data, actions: actions) }

  /// Shows an alert about a value while a binding holds one; its title is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View { alert(Text(title), item: data, actions: actions) }

  /// Shows an alert about a value while a binding holds one; its title is a text. See the one with a `LocalizedStringKey`.
  nonisolated public func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    AlertView(
      self, .alert, title, isPresented: data.holdsSomething(), about: data.wrappedValue, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows an alert with a message about a value while a binding holds one; its title is a literal.
  ///
  /// See ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the alert asks or says, in a few words.
  ///   - data: what it is about; nothing is shown while it is nil, which it becomes with the choice of a button.
  ///   - actions: its buttons and text fields for what it is about.
  ///   - message: the text below the title.
  ///
  /// Source: SwiftUI's `alert(_:item:actions:message:)`.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(titleKey), item: data, actions: actions, message: message) }

  /// Shows an alert with a message about a value while a binding holds one; its title is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { alert(Text(title), item: data, actions: actions, message: message) }

  /// Shows an alert with a message about a value while a binding holds one; its title is a text. See the one with a `LocalizedStringKey`.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    AlertView(self, .alert, title, isPresented: data.holdsSomething(), about: data.wrappedValue, actions: actions, message: message)
  }
}

extension Binding {
  /// Whether it holds something; writing false takes that away.
  package nonisolated func holdsSomething<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
    Binding<Bool>(get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
