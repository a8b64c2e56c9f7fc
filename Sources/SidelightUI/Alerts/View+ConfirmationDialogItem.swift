import SidelightCore
import SidelightGraph

extension View {
  /// Shows a confirmation dialog about a value while a binding holds one; its title is a literal.
  ///
  /// The value is taken when it opens: another one that can be told from it (by `Equatable`) changes nothing until it opens again.
  ///
  /// See ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(LocalizedStringKey,_,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the dialog asks or says, in a few words.
  ///   - data: what it is about; nothing is shown while it is nil, which it becomes with the choice of a button.
  ///   - titleVisibility: whether the title is seen; by itself it is.
  ///   - actions: its buttons for what it is about.
  ///
  /// Source: SwiftUI's `confirmationDialog(_:item:titleVisibility:actions:)`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View { confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions) }

  /// Shows a confirmation dialog about a value while a binding holds one; its title is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View { confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions) }

  /// Shows a confirmation dialog about a value while a binding holds one; its title is a text. See the one with a `LocalizedStringKey`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    AlertView(
      self, .confirmation, title, isPresented: data.holdsSomething(), showsTitle: titleVisibility != .hidden,
      about: data.wrappedValue, actions: actions, message: { _ in EmptyView() })
  }

  /// Shows a confirmation dialog with a message about a value while a binding holds one; its title is a literal.
  ///
  /// See ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(LocalizedStringKey,_,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the dialog asks or says, in a few words.
  ///   - data: what it is about; nothing is shown while it is nil, which it becomes with the choice of a button.
  ///   - titleVisibility: whether the title is seen; by itself it is.
  ///   - actions: its buttons for what it is about.
  ///   - message: the text below the title.
  ///
  /// Source: SwiftUI's `confirmationDialog(_:item:titleVisibility:actions:message:)`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { confirmationDialog(Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions, message: message) }

  /// Shows a confirmation dialog with a message about a value while a binding holds one; its title is a string. See the one with a
  /// `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { confirmationDialog(Text(title), item: data, titleVisibility: titleVisibility, actions: actions, message: message) }

  /// Shows a confirmation dialog with a message about a value while a binding holds one; its title is a text. See the one with a
  /// `LocalizedStringKey`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    AlertView(
      self, .confirmation, title, isPresented: data.holdsSomething(), showsTitle: titleVisibility != .hidden,
      about: data.wrappedValue, actions: actions, message: message)
  }
}
