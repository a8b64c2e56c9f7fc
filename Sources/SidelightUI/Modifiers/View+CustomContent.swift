import SidelightGraph

/// How important something is that assistive technology says of a view.
///
/// Source: Accessibility's `AXCustomContent.Importance`.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// It is said after what is important.
  case `default`
  /// It is said first.
  case high
}

/// A name for something that assistive technology says of views in several places of an app.
///
/// Source: SwiftUI's `AccessibilityCustomContentKey`.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  let id: String

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - labelKey: what it is about.
  ///   - id: the name of the key.
  nonisolated public init(_ labelKey: LocalizedStringKey, id: String) { (label, self.id) = (Text(labelKey), id) }

  /// Makes a key whose label is its name.
  nonisolated public init(_ labelKey: LocalizedStringKey) { (label, id) = (Text(labelKey), Text(labelKey).content) }
}

extension View {
  /// Adds something that assistive technology says of this view, besides its name and its value.
  ///
  /// ```swift
  /// ParcelView(parcel).accessibilityCustomContent("Weight", "\(parcel.weight) kg")
  /// ```
  ///
  /// On GNOME it is a part of the description. Source: SwiftUI's `accessibilityCustomContent(_:_:importance:)`.
  ///
  /// - Parameters:
  ///   - labelKey: what it is about.
  ///   - valueKey: what is said of it.
  ///   - importance: whether it is said before what is of the usual importance.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    labeling(
      Text("\(Text(labelKey)): \(Text(valueKey))"), .detail(about: Text(labelKey).content, isImportant: importance == .high))
  }

  /// As the one with a `LocalizedStringKey`, but with a text and with a text.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { labeling(Text("\(label): \(value)"), .detail(about: label.content, isImportant: importance == .high)) }

  /// As the one with a `LocalizedStringKey`, but with a text.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    labeling(
      Text("\(Text(labelKey)): \(value)"), .detail(about: Text(labelKey).content, isImportant: importance == .high))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    labeling(
      Text("\(Text(labelKey)): \(Text(value))"), .detail(about: Text(labelKey).content, isImportant: importance == .high))
  }

  /// As the one with a `LocalizedStringKey`, but with an `AccessibilityCustomContentKey` and with a `Text?`.
  ///
  /// - Parameter value: what is said of it; nil for nothing.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    saying(value, about: key, importance)
  }

  /// As the one with a `LocalizedStringKey`, but with an `AccessibilityCustomContentKey`.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { labeling(Text("\(key.label): \(Text(valueKey))"), .detail(about: key.id, isImportant: importance == .high)) }

  /// As the one with a `LocalizedStringKey`, but with an `AccessibilityCustomContentKey` and with a string that is shown as it is.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { labeling(Text("\(key.label): \(Text(value))"), .detail(about: key.id, isImportant: importance == .high)) }

  /// What is said of the same further in is taken back; nil says nothing in its place.
  @ViewBuilder nonisolated private func saying(
    _ value: Text?, about key: AccessibilityCustomContentKey, _ importance: AccessibilityCustomContentImportance
  ) -> some View {
    if let value {
      labeling(Text("\(key.label): \(value)"), .detail(about: key.id, isImportant: importance == .high))
    } else {
      traits(.noDetail(about: key.id))
    }
  }
}
