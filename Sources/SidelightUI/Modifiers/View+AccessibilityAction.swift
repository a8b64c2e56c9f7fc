import SidelightCore
public import SidelightGraph

/// What an action of assistive technology is for.
///
/// Source: SwiftUI's `AccessibilityActionKind`.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String

  /// What using the view does.
  public static let `default` = AccessibilityActionKind(name: "activate")
  /// Leaves what is shown.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What matters most on the page, such as taking a call.
  public static let magicTap = AccessibilityActionKind(name: "main")
  /// Deletes what the view stands for.
  public static let delete = AccessibilityActionKind(name: "delete")

  private init(name: String) { self.name = name }

  /// An action of another kind.
  ///
  /// - Parameter name: what it is called.
  public init(named name: Text) { self.name = name.content }
}

/// The way in which a value is to change.
///
/// Source: SwiftUI's `AccessibilityAdjustmentDirection`.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// It becomes larger.
  case increment
  /// It becomes smaller.
  case decrement
}

extension View {
  /// Offers assistive technology an action of a kind at the view.
  ///
  /// On GNOME the kinds are actions called `activate`, `escape`, `main` and `delete`. As all actions at a button, a field or a switch they are not
  /// found: GTK tells what these do by their kind alone. Put them on a view around. Source: SwiftUI's `accessibilityAction(_:_:)`.
  ///
  /// - Parameters:
  ///   - actionKind: what it is for.
  ///   - handler: what is done.
  nonisolated public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
    -> some View
  {
    SpokenActionView(content: self, deeds: [SpokenDeed(name: actionKind.name, perform: handler)])
  }

  /// Offers assistive technology an action with a name at the view.
  ///
  /// ```swift
  /// MessageRow(message).accessibilityAction(named: "Archive") { archive(message) }
  /// ```
  ///
  /// On GNOME it is an action of the widget's. At a button, a field or a switch it is not found: GTK tells what these do by their kind alone. Put
  /// it on a view around. Source: SwiftUI's `accessibilityAction(named:_:)`.
  ///
  /// - Parameters:
  ///   - name: what it is called.
  ///   - handler: what is done.
  nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Offers assistive technology an action with a name at the view, see ``accessibilityAction(named:_:)-(Text,_)``.
  ///
  /// - Parameters:
  ///   - nameKey: what it is called.
  ///   - handler: what is done.
  nonisolated public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(name), handler)
  }

  /// Lets assistive technology change the value of the view in steps.
  ///
  /// ```swift
  /// Stars(rating)
  ///   .accessibilityElement().accessibilityLabel("Rating").accessibilityValue("\(rating)")
  ///   .accessibilityAdjustableAction { direction in rating += direction == .increment ? 1 : -1 }
  /// ```
  ///
  /// On GNOME there are two actions, `increment` and `decrement`. Source: SwiftUI's `accessibilityAdjustableAction(_:)`.
  ///
  /// - Parameter handler: changes the value by a step.
  nonisolated public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View {
    SpokenActionView(
      content: self,
      deeds: [
        SpokenDeed(name: "increment") { handler(.increment) }, SpokenDeed(name: "decrement") { handler(.decrement) },
      ])
  }
}
