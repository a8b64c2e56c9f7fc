#if Foundation
public import Foundation
import SidelightCore
public import SidelightUI

extension View {
  /// Shows an alert about an error while a binding is true; its title is what the error says of itself.
  ///
  /// ```swift
  /// Button("Fetch") { fetch() }
  ///   .alert(isPresented: $didFail, error: error) { Button("Try Again") { fetch() } }
  /// ```
  ///
  /// The title is the error's `errorDescription`, or else what Foundation says of it. Without an error nothing is shown. See
  /// ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` for how it looks and ends.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - error: what went wrong; nothing is shown while it is nil.
  ///   - actions: the alert's buttons and text fields; none for one that says OK.
  ///
  /// Source: SwiftUI's `alert(isPresented:error:actions:)`.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    AlertView(
      self, .alert, Text(verbatim: error.title), isPresented: isPresented, presentsError: true, about: error, actions: { _ in actions() },
      message: { _ in EmptyView() })
  }

  /// Shows an alert with a message about an error while a binding is true; its title is what the error says of itself.
  ///
  /// See ``View/alert(isPresented:error:actions:)`` for the title.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - error: what went wrong; nothing is shown while it is nil.
  ///   - actions: the alert's buttons and text fields for the error.
  ///   - message: the text below the title, such as what to do about the error.
  ///
  /// Source: SwiftUI's `alert(isPresented:error:actions:message:)`.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    AlertView(
      self, .alert, Text(verbatim: error.title), isPresented: isPresented, presentsError: true, about: error, actions: actions,
      message: message)
  }

  /// Shows an alert about an error while a binding holds one; its title is what the error says of itself.
  ///
  /// See ``View/alert(isPresented:error:actions:)`` for the title.
  ///
  /// - Parameters:
  ///   - error: what went wrong; nil once a button was chosen.
  ///   - actions: the alert's buttons and text fields; none for one that says OK.
  ///
  /// Source: SwiftUI's `alert(error:actions:)`.
  nonisolated public func alert<E: LocalizedError, A: View>(error: Binding<E?>, @ViewBuilder actions: () -> A) -> some View {
    alert(isPresented: error.holdsSomething(), error: error.wrappedValue, actions: actions)
  }

  /// Shows an alert with a message about an error while a binding holds one; its title is what the error says of itself.
  ///
  /// See ``View/alert(isPresented:error:actions:)`` for the title.
  ///
  /// - Parameters:
  ///   - error: what went wrong; nil once a button was chosen.
  ///   - actions: the alert's buttons and text fields for the error.
  ///   - message: the text below the title, such as what to do about the error.
  ///
  /// Source: SwiftUI's `alert(error:actions:message:)`.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(isPresented: error.holdsSomething(), error: error.wrappedValue, actions: actions, message: message)
  }
}

extension Optional where Wrapped: LocalizedError {
  /// What the error says of itself.
  fileprivate var title: String { map { $0.errorDescription ?? $0.localizedDescription } ?? "" }
}
#endif
