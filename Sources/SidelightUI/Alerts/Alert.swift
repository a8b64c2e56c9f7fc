import SidelightCore
import SidelightGraph

/// What an alert says and which buttons it has, as one value: the older way to show one.
///
/// ```swift
/// Button("Close the Shop") { isAsking = true }
///   .alert(isPresented: $isAsking) {
///     Alert(
///       title: Text("Close the shop?"), primaryButton: .destructive(Text("Close")) { close() }, secondaryButton: .cancel())
///   }
/// ```
///
/// It looks and ends as ``View/alert(_:isPresented:actions:)-(LocalizedStringKey,_,_)`` says. Source: SwiftUI's `Alert`.
@available(*, deprecated, message: "Use alert(_:isPresented:actions:message:) or its other forms.")
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: AlertButtons

  /// Makes an alert with one button.
  ///
  /// - Parameters:
  ///   - title: what it says, in a few words.
  ///   - message: the text below the title; nil for none.
  ///   - dismissButton: what ends it; nil for a button that says OK.
  nonisolated public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil) {
    self.title = title
    self.message = message
    buttons = AlertButtons(first: dismissButton?.content, second: nil)
  }

  /// Makes an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: what it asks, in a few words.
  ///   - message: the text below the title; nil for none.
  ///   - primaryButton: the first button, which stands last in a row.
  ///   - secondaryButton: the other one.
  nonisolated public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button) {
    self.title = title
    self.message = message
    buttons = AlertButtons(first: primaryButton.content, second: secondaryButton.content)
  }

  /// A button of an ``Alert``.
  ///
  /// Source: SwiftUI's `Alert.Button`.
  public struct Button {
    let content: SidelightUI.Button<Text>

    private nonisolated init(_ label: Text, _ role: ButtonRole?, _ action: (@MainActor () -> Void)?) {
      content = SidelightUI.Button(role: role, action: { action?() }, label: label)
    }

    /// Makes a button that nothing special is said of.
    ///
    /// - Parameters:
    ///   - label: what it says.
    ///   - action: what choosing it does besides ending the alert.
    @preconcurrency nonisolated public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, nil, action)
    }

    /// Makes a button that leaves without doing anything, and is the one for Escape.
    ///
    /// - Parameters:
    ///   - label: what it says.
    ///   - action: what choosing it does besides ending the alert.
    @preconcurrency nonisolated public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, .cancel, action)
    }

    /// Makes a button that says Cancel and leaves without doing anything.
    ///
    /// - Parameter action: what choosing it does besides ending the alert.
    @preconcurrency nonisolated public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      cancel(Text(verbatim: "Cancel"), action: action)
    }

    /// Makes a button that deletes or loses something.
    ///
    /// - Parameters:
    ///   - label: what it says.
    ///   - action: what choosing it does besides ending the alert.
    @preconcurrency nonisolated public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
      Alert.Button(label, .destructive, action)
    }
  }
}

/// The buttons of an alert that is one value.
struct AlertButtons {
  let first: Button<Text>?
  let second: Button<Text>?
}

extension AlertButtons: View {
  var body: some View {
    if let first { first }
    if let second { second }
  }
}

extension View {
  /// Shows an alert that is one value while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - content: makes the alert.
  ///
  /// Source: SwiftUI's `alert(isPresented:content:)`.
  @available(*, deprecated, message: "Use alert(_:isPresented:actions:message:).")
  nonisolated public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let alert = content()
    return AlertView(
      self, .alert, alert.title, isPresented: isPresented, about: true, actions: { _ in alert.buttons },
      message: { _ in alert.message })
  }

  /// Shows an alert that is one value and about an item while a binding holds one.
  ///
  /// An item with another id closes the alert and opens a new one; an item with the same id only changes what is shown.
  ///
  /// - Parameters:
  ///   - item: what it is about; nil once a button was chosen.
  ///   - content: makes the alert for an item.
  ///
  /// Source: SwiftUI's `alert(item:content:)`.
  @available(*, deprecated, message: "Use alert(_:item:actions:message:).")
  nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let current = item.wrappedValue
    let alert = current.map(content)
    return AlertView(
      self, .alert, alert?.title ?? Text(verbatim: ""), isPresented: item.holdsSomething(), about: current, isSame: { $0.id == $1.id },
      actions: { _ in alert?.buttons }, message: { _ in alert?.message })
  }
}
