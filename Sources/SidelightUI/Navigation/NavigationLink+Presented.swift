public import SidelightGraph

extension NavigationLink where Label: View, Destination: View {
  /// Makes a link to a page that is shown while a binding is true: the form before `navigationDestination(isPresented:destination:)`, which
  /// takes its place.
  ///
  /// In a column of a split view the page stays until another one takes its place. In a list the binding counts while the row is there.
  ///
  /// - Parameters:
  ///   - destination: the page.
  ///   - isActive: whether it is shown; true once the link is followed, and false when the user goes back.
  ///   - label: says where the link leads.
  @available(*, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:).")
  nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .presented(destination, isActive), label: label())
  }

  /// Makes a link to a page that is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - isActive: whether it is shown; true once the link is followed, and false when the user goes back.
  ///   - destination: the page.
  ///   - label: says where the link leads.
  @available(*, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:).")
  nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .presented(destination(), isActive), label: label())
  }

  /// Makes a link to a page that is shown while a selection is the link's tag: the form before a list with a selection, which takes its place.
  ///
  /// - Parameters:
  ///   - destination: the page.
  ///   - tag: what the link stands for.
  ///   - selection: what is shown; the tag once the link is followed, and nil when the user goes back.
  ///   - label: says where the link leads.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List(selection:content:).")
  nonisolated public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(target: .presented(destination, selection.holds(tag)), label: label())
  }

  /// Makes a link to a page that is shown while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - tag: what the link stands for.
  ///   - selection: what is shown; the tag once the link is followed, and nil when the user goes back.
  ///   - destination: the page.
  ///   - label: says where the link leads.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List(selection:content:).")
  nonisolated public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .presented(destination(), selection.holds(tag)), label: label())
  }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Makes a link with a title to a page that is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the link.
  ///   - destination: the page.
  ///   - isActive: whether it is shown; true once the link is followed, and false when the user goes back.
  @available(*, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:).")
  nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .presented(destination, isActive), label: Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @available(*, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:).")
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(target: .presented(destination, isActive), label: Text(title))
  }

  /// Makes a link with a title to a page that is shown while a binding is true.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the link.
  ///   - isActive: whether it is shown; true once the link is followed, and false when the user goes back.
  ///   - destination: the page.
  @available(*, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:).")
  nonisolated public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(target: .presented(destination(), isActive), label: Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @available(*, deprecated, message: "Use NavigationLink(value:label:), or navigationDestination(isPresented:destination:).")
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .presented(destination(), isActive), label: Text(title))
  }

  /// Makes a link with a title to a page that is shown while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the link.
  ///   - destination: the page.
  ///   - tag: what the link stands for.
  ///   - selection: what is shown; the tag once the link is followed, and nil when the user goes back.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List(selection:content:).")
  nonisolated public init<V: Hashable>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) {
    self.init(target: .presented(destination, selection.holds(tag)), label: Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List(selection:content:).")
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(target: .presented(destination, selection.holds(tag)), label: Text(title))
  }

  /// Makes a link with a title to a page that is shown while a selection is the link's tag.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the link.
  ///   - tag: what the link stands for.
  ///   - selection: what is shown; the tag once the link is followed, and nil when the user goes back.
  ///   - destination: the page.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List(selection:content:).")
  nonisolated public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .presented(destination(), selection.holds(tag)), label: Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @available(*, deprecated, message: "Use NavigationLink(value:label:) in a List(selection:content:).")
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .presented(destination(), selection.holds(tag)), label: Text(title))
  }
}

extension Binding {
  /// Whether it holds a value. True writes the value, and false writes nil where it is held.
  nonisolated fileprivate func holds<V: Hashable>(_ value: V) -> Binding<Bool> where Value == V? {
    Binding<Bool>(
      get: { wrappedValue == value },
      set: { isHeld in
        if isHeld { wrappedValue = value } else if wrappedValue == value { wrappedValue = nil }
      })
  }
}
