// The forms of a tab with a title: for each way to write the title and each kind of symbol, with and without a value, with and without
// a role.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
  /// Makes a tab with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the tab.
  ///   - name: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - value: what a selection holds while the tab is shown; another value for each tab.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a symbol, that has a role.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the tab.
  ///   - name: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - value: what a selection holds while the tab is shown; another value for each tab.
  ///   - role: what the tab is for; nil for nothing that the bar treats in a special way.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a picture.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the tab.
  ///   - path: the absolute path of a picture in a file.
  ///   - value: what a selection holds while the tab is shown; another value for each tab.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image path: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(path)))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image path: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(path)))
  }

  /// Makes a tab with a title and a picture, that has a role.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the tab.
  ///   - path: the absolute path of a picture in a file.
  ///   - value: what a selection holds while the tab is shown; another value for each tab.
  ///   - role: what the tab is for; nil for nothing that the bar treats in a special way.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image path: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: AnyHashable(value), role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(path)))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
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
  ///
  /// - Parameters:
  ///   - titleKey: the title of the tab.
  ///   - name: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a symbol, that has a role.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the tab.
  ///   - name: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - role: what the tab is for; nil for nothing that the bar treats in a special way.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage name: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(systemName: name)))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage name: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(systemName: name)))
  }

  /// Makes a tab with a title and a picture.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the tab.
  ///   - path: the absolute path of a picture in a file.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image path: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(path)))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image path: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: nil, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(path)))
  }

  /// Makes a tab with a title and a picture, that has a role.
  ///
  /// - Parameters:
  ///   - titleKey: the title of the tab.
  ///   - path: the absolute path of a picture in a file.
  ///   - role: what the tab is for; nil for nothing that the bar treats in a special way.
  ///   - content: the page; made when the tab is shown for the first time.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image path: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(titleKey), image: Image(path)))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, image path: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(
      value: nil, role: role, content: content(),
      label: DefaultTabLabel(title: Text(title), image: Image(path)))
  }
}
