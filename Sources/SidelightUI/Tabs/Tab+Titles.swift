// The forms of a tab with a title: for each way to write the title and each kind of symbol, with and without a value, with and without
// a role.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a symbol, that has a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a symbol, that has a role.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image path: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(path)))
  }

  /// Makes a tab with a title and a picture.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image path: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(path)))
  }

  /// Makes a tab with a title and a picture, that has a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image path: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(path)))
  }

  /// Makes a tab with a title and a picture, that has a role.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image path: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(path)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a symbol, that has a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a symbol, that has a role.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image path: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(path)))
  }

  /// Makes a tab with a title and a picture.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image path: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(path)))
  }

  /// Makes a tab with a title and a picture, that has a role.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image path: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(path)))
  }

  /// Makes a tab with a title and a picture, that has a role.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image path: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(path)))
  }
}
