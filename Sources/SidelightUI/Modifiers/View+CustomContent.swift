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

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - label: what it is about.
  ///   - id: the name of the key.
  nonisolated public init(_ label: Text, id: String) { self.label = label }

  /// Makes a key.
  ///
  /// - Parameters:
  ///   - labelKey: what it is about.
  ///   - id: the name of the key.
  nonisolated public init(_ labelKey: LocalizedStringKey, id: String) { label = Text(labelKey) }

  /// Makes a key whose label is its name.
  nonisolated public init(_ labelKey: LocalizedStringKey) { label = Text(labelKey) }
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
    labeling(Text("\(Text(labelKey)): \(Text(valueKey))"), .detail(isImportant: importance == .high))
  }

  /// Adds something that assistive technology says of this view, besides its name and its value.
  ///
  /// Source: SwiftUI's `accessibilityCustomContent(_:_:importance:)`.
  ///
  /// - Parameters:
  ///   - label: what it is about.
  ///   - value: what is said of it.
  ///   - importance: whether it is said before what is of the usual importance.
  nonisolated public func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { labeling(Text("\(label): \(value)"), .detail(isImportant: importance == .high)) }

  /// Adds something that assistive technology says of this view, besides its name and its value.
  ///
  /// Source: SwiftUI's `accessibilityCustomContent(_:_:importance:)`.
  ///
  /// - Parameters:
  ///   - labelKey: what it is about.
  ///   - value: what is said of it.
  ///   - importance: whether it is said before what is of the usual importance.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { labeling(Text("\(Text(labelKey)): \(value)"), .detail(isImportant: importance == .high)) }

  /// Adds something that assistive technology says of this view, besides its name and its value.
  ///
  /// Source: SwiftUI's `accessibilityCustomContent(_:_:importance:)`.
  ///
  /// - Parameters:
  ///   - labelKey: what it is about.
  ///   - value: what is said of it.
  ///   - importance: whether it is said before what is of the usual importance.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { labeling(Text("\(Text(labelKey)): \(Text(value))"), .detail(isImportant: importance == .high)) }

  /// Adds something that assistive technology says of this view, besides its name and its value.
  ///
  /// Source: SwiftUI's `accessibilityCustomContent(_:_:importance:)`.
  ///
  /// - Parameters:
  ///   - key: what it is about.
  ///   - value: what is said of it; nil for nothing.
  ///   - importance: whether it is said before what is of the usual importance.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    labeling(Text("\(key.label): \(value ?? Text(verbatim: ""))"), value == nil ? nil : .detail(isImportant: importance == .high))
  }

  /// Adds something that assistive technology says of this view, besides its name and its value.
  ///
  /// Source: SwiftUI's `accessibilityCustomContent(_:_:importance:)`.
  ///
  /// - Parameters:
  ///   - key: what it is about.
  ///   - valueKey: what is said of it.
  ///   - importance: whether it is said before what is of the usual importance.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { labeling(Text("\(key.label): \(Text(valueKey))"), .detail(isImportant: importance == .high)) }

  /// Adds something that assistive technology says of this view, besides its name and its value.
  ///
  /// Source: SwiftUI's `accessibilityCustomContent(_:_:importance:)`.
  ///
  /// - Parameters:
  ///   - key: what it is about.
  ///   - value: what is said of it.
  ///   - importance: whether it is said before what is of the usual importance.
  @_disfavoredOverload nonisolated public func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
  ) -> some View { labeling(Text("\(key.label): \(Text(value))"), .detail(isImportant: importance == .high)) }
}
