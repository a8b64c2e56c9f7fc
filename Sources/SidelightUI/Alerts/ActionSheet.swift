import SidelightCore
import SidelightGraph

/// A choice between several actions, as one value: the older way to show a confirmation dialog.
///
/// ```swift
/// Button("Sort") { isAsking = true }
///   .actionSheet(isPresented: $isAsking) {
///     ActionSheet(title: Text("Sort By"), buttons: [.default(Text("Name")) { sort(by: .name) }, .cancel()])
///   }
/// ```
///
/// It looks and ends as a confirmation dialog does. Source: SwiftUI's `ActionSheet`.
@available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [SidelightUI.Button<Text>]

  /// A button of an action sheet.
  public typealias Button = Alert.Button

  /// Makes an action sheet.
  ///
  /// - Parameters:
  ///   - title: what it asks, in a few words.
  ///   - message: the text below the title; nil for none.
  ///   - buttons: the actions. Without one to cancel it has one that says Cancel.
  nonisolated public init(title: Text, message: Text? = nil, buttons: [ActionSheet.Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons.map(\.content)
  }
}

extension View {
  /// Shows an action sheet while a binding is true.
  ///
  /// Source: SwiftUI's `actionSheet(isPresented:content:)`.
  ///
  /// - Parameters:
  ///   - isPresented: whether it is shown; false once a button was chosen.
  ///   - content: makes the action sheet.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:actions:message:).")
  nonisolated public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let sheet = content()
    return AlertView(
      self, .confirmation, sheet.title, isPresented: isPresented, about: true,
      actions: { _ in ActionSheetButtons(buttons: sheet.buttons) }, message: { _ in sheet.message })
  }

  /// Shows an action sheet while a binding holds an item.
  ///
  /// An item with another id closes it and opens a new one; an item with the same id only changes what is shown.
  ///
  /// Source: SwiftUI's `actionSheet(item:content:)`.
  ///
  /// - Parameters:
  ///   - item: what it is about; nil once a button was chosen.
  ///   - content: makes the action sheet.
  @available(*, deprecated, message: "Use confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:).")
  nonisolated public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> ActionSheet) -> some View {
    let current = item.wrappedValue
    let sheet = current.map(content)
    return AlertView(
      self, .confirmation, sheet?.title ?? Text(verbatim: ""), isPresented: item.holdsSomething(), about: current,
      isSame: { $0.id == $1.id },
      actions: { _ in ActionSheetButtons(buttons: sheet?.buttons ?? []) }, message: { _ in sheet?.message })
  }
}

/// The buttons of an action sheet, one below the other: the first, and those behind it.
private struct ActionSheetButtons {
  let buttons: [Button<Text>]
}

extension ActionSheetButtons: View {
  var body: some View {
    if let first = buttons.first {
      first
      AnyView(ActionSheetButtons(buttons: Array(buttons.dropFirst())))
    }
  }
}
