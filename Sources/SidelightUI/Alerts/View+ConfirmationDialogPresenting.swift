import SidelightCore
import SidelightGraph

extension View {
  /// Shows a confirmation dialog about a value while a binding is true; its title is a literal.
  ///
  /// It is shown while the binding is true and there is a value. The value is taken when it opens: another one that can be told from it
  /// (by `Equatable`) changes nothing until it opens again.
  ///
  /// See ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(LocalizedStringKey,_,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the dialog asks or says, in a few words.
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - titleVisibility: whether the title is seen; by itself it is.
  ///   - data: what it is about; nothing is shown while it is nil. It is taken when the dialog opens.
  ///   - actions: its buttons for what it is about.
  ///
  /// Source: SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Shows a confirmation dialog about a value while a binding is true; its title is a string. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }

  /// Shows a confirmation dialog about a value while a binding is true; its title is a text. See the one with a `LocalizedStringKey`.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    AlertView(
      self, .confirmation, title, isPresented: isPresented, showsTitle: titleVisibility != .hidden, about: data, actions: actions,
      message: { _ in EmptyView() })
  }

  /// Shows a confirmation dialog with a message about a value while a binding is true; its title is a literal.
  ///
  /// See ``View/confirmationDialog(_:isPresented:titleVisibility:actions:)-(LocalizedStringKey,_,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - titleKey: what the dialog asks or says, in a few words.
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - titleVisibility: whether the title is seen; by itself it is.
  ///   - data: what it is about; nothing is shown while it is nil. It is taken when the dialog opens.
  ///   - actions: its buttons for what it is about.
  ///   - message: the text below the title.
  ///
  /// Source: SwiftUI's `confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message about a value while a binding is true; its title is a string. See the one with a
  /// `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions, message: message)
  }

  /// Shows a confirmation dialog with a message about a value while a binding is true; its title is a text. See the one with a
  /// `LocalizedStringKey`.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    AlertView(
      self, .confirmation, title, isPresented: isPresented, showsTitle: titleVisibility != .hidden, about: data, actions: actions,
      message: message)
  }
}
