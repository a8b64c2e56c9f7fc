public import SidelightUI

extension WindowGroup {
  /// Makes a group of windows for values without a title of its own.
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - content: makes the views of a window from a binding to its value, which is nil where none was asked for.
  public init<D: Codable & Hashable>(for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
    self.init(title: "", id: nil, shown: { $0 }, value: { $0 }, content: content)
  }

  /// Makes a group of windows for values with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the title of a window while its page has none.
  ///   - type: the type of the values.
  ///   - content: makes the views of a window from a binding to its value, which is nil where none was asked for.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(title: titleKey.resolved, id: nil, shown: { $0 }, value: { $0 }, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(title: String(title), id: nil, shown: { $0 }, value: { $0 }, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  public init<D: Codable & Hashable>(_ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
    self.init(title: title.content, id: nil, shown: { $0 }, value: { $0 }, content: content)
  }

  /// Makes a group of windows for values without a title of its own.
  ///
  /// - Parameters:
  ///   - id: what ``OpenWindowAction`` and ``DismissWindowAction`` call the group.
  ///   - type: the type of the values.
  ///   - content: makes the views of a window from a binding to its value, which is nil where none was asked for.
  public init<D: Codable & Hashable>(id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content) {
    self.init(title: "", id: id, shown: { $0 }, value: { $0 }, content: content)
  }

  /// Makes a group of windows for values with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the title of a window while its page has none.
  ///   - id: what ``OpenWindowAction`` and ``DismissWindowAction`` call the group.
  ///   - type: the type of the values.
  ///   - content: makes the views of a window from a binding to its value, which is nil where none was asked for.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(title: titleKey.resolved, id: id, shown: { $0 }, value: { $0 }, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(title: String(title), id: id, shown: { $0 }, value: { $0 }, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  public init<D: Codable & Hashable>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D?>) -> Content
  ) {
    self.init(title: title.content, id: id, shown: { $0 }, value: { $0 }, content: content)
  }

  /// Makes a group of windows for values without a title of its own, one of which is there where none was asked for.
  ///
  /// - Parameters:
  ///   - type: the type of the values.
  ///   - content: makes the views of a window from a binding to its value.
  ///   - defaultValue: makes the value of a window where none was asked for.
  public init<D: Codable & Hashable>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: "", id: nil, shown: { $0 ?? defaultValue() }, value: { (value: D) -> D? in value }, content: content)
  }

  /// Makes a group of windows for values with a title, one of which is there where none was asked for.
  ///
  /// - Parameters:
  ///   - titleKey: the title of a window while its page has none.
  ///   - type: the type of the values.
  ///   - content: makes the views of a window from a binding to its value.
  ///   - defaultValue: makes the value of a window where none was asked for.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(title: titleKey.resolved, id: nil, shown: { $0 ?? defaultValue() }, value: { (value: D) -> D? in value }, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: String(title), id: nil, shown: { $0 ?? defaultValue() }, value: { (value: D) -> D? in value }, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  public init<D: Codable & Hashable>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: title.content, id: nil, shown: { $0 ?? defaultValue() }, value: { (value: D) -> D? in value }, content: content)
  }

  /// Makes a group of windows for values without a title of its own, one of which is there where none was asked for.
  ///
  /// - Parameters:
  ///   - id: what ``OpenWindowAction`` and ``DismissWindowAction`` call the group.
  ///   - type: the type of the values.
  ///   - content: makes the views of a window from a binding to its value.
  ///   - defaultValue: makes the value of a window where none was asked for.
  public init<D: Codable & Hashable>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content, defaultValue: @escaping () -> D
  ) {
    self.init(title: "", id: id, shown: { $0 ?? defaultValue() }, value: { (value: D) -> D? in value }, content: content)
  }

  /// Makes a group of windows for values with a title, one of which is there where none was asked for.
  ///
  /// - Parameters:
  ///   - titleKey: the title of a window while its page has none.
  ///   - id: what ``OpenWindowAction`` and ``DismissWindowAction`` call the group.
  ///   - type: the type of the values.
  ///   - content: makes the views of a window from a binding to its value.
  ///   - defaultValue: makes the value of a window where none was asked for.
  public init<D: Codable & Hashable>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(title: titleKey.resolved, id: id, shown: { $0 ?? defaultValue() }, value: { (value: D) -> D? in value }, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(title: String(title), id: id, shown: { $0 ?? defaultValue() }, value: { (value: D) -> D? in value }, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  public init<D: Codable & Hashable>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> Content,
    defaultValue: @escaping () -> D
  ) {
    self.init(title: title.content, id: id, shown: { $0 ?? defaultValue() }, value: { (value: D) -> D? in value }, content: content)
  }
}
