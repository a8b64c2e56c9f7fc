/// A modifier that says something upward, around its content.
package struct PreferenceView<Content: View> {
  package let content: Content
  let change: (inout Preferences) -> Void
}

extension PreferenceView: View {}

extension PreferenceView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { PreferenceNode(self, context) }
}

final class PreferenceNode<Content: View>: WrapperNode<PreferenceView<Content>, Content> {
  override init(_ view: PreferenceView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
  }

  override func mergedPreferences() -> Preferences? {
    // What is inside may say something while it is being made.
    guard child != nil else { return nil }
    var merged = super.mergedPreferences() ?? Preferences()
    view.change(&merged)
    return merged.isEmpty ? nil : merged
  }

  override func viewChanged(from old: PreferenceView<Content>) {
    child?.update(view.content)
    settlePreferences()
  }
}

/// A view with an action for what views inside it say.
package struct PreferenceActionView<Content: View, K: PreferenceKey> where K.Value: Equatable {
  package let content: Content
  let key: K.Type
  let action: (K.Value) -> Void
}

extension PreferenceActionView: View {}

extension PreferenceActionView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { PreferenceActionNode(self, context) }
}

final class PreferenceActionNode<Content: View, K: PreferenceKey>: WrapperNode<PreferenceActionView<Content, K>, Content>
where K.Value: Equatable {
  /// The value as the action was told it last.
  private var told = K.defaultValue
  /// The round of the update in which the node was made.
  private let birth: Int

  override init(_ view: PreferenceActionView<Content, K>, _ context: NodeContext) {
    birth = context.graph.endurance.rounds
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    settlePreferences()
    follow()
  }

  private var value: K.Value {
    guard let said = child?.preferences else { return K.defaultValue }
    return said[K.self]
  }

  override func childPreferencesChanged() {
    follow()
    super.childPreferencesChanged()
  }

  /// Several views may say something else in one update: the action hears what they say together at its end.
  private func follow() {
    guard value != told else { return }
    graph.after { [weak self] in self?.tell() }
  }

  private func tell() {
    let value = value
    guard isAlive, value != told else { return }
    graph.perform(for: self, bornIn: birth) {
      told = value
      view.action(value)
    }
  }

  override func viewChanged(from old: PreferenceActionView<Content, K>) {
    // The row shows another element now, of which the action has heard nothing.
    if graph.isRecycling { told = K.defaultValue }
    child?.update(view.content)
    follow()
  }
}

extension View {
  /// Says something to the views around this one.
  package nonisolated func preference(_ change: @escaping (inout Preferences) -> Void) -> some View {
    PreferenceView(content: self, change: change)
  }

  /// Says a value to the views around this one, in place of what the views inside it say for the same key.
  ///
  /// ```swift
  /// Text(article.title).preference(key: UnreadKey.self, value: article.isRead ? 0 : 1)
  /// ```
  ///
  /// The values of views beside each other become one with ``PreferenceKey/reduce(value:nextValue:)``. They go up through pages, stacks,
  /// split views, tab views and inspectors to the top of the window, also from columns and pages that are hidden at the moment. A row of a
  /// list keeps to itself what is said inside it, as rows are made only when they are scrolled to: all that a `ForEach` makes there. A
  /// modifier around a row that stands in the list by itself is outside. A sheet, an item of a toolbar and a menu keep theirs, too, as they
  /// stand elsewhere. Source: SwiftUI's `preference(key:value:)`.
  ///
  /// - Parameters:
  ///   - key: names the value.
  ///   - value: what to say.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    PreferenceView(content: self) { $0[key] = value }
  }

  /// Changes what the views inside this one say for a key, on its way up.
  ///
  /// ```swift
  /// VStack { articles }.transformPreference(UnreadKey.self) { $0 = min($0, 99) }
  /// ```
  ///
  /// Source: SwiftUI's `transformPreference(_:_:)`.
  ///
  /// - Parameters:
  ///   - key: names the value.
  ///   - callback: changes the value: that of the key where no view inside says one is its default.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    PreferenceView(content: self) { callback(&$0[key]) }
  }

  /// Does something when the views inside this one say another value for a key than before. At first that is the key's default.
  ///
  /// ```swift
  /// VStack { articles }.onPreferenceChange(UnreadKey.self) { unread = $0 }
  /// ```
  ///
  /// The action runs after the update in which the value changed and before the frame that shows it, once for all changes of that update.
  /// Source: SwiftUI's `onPreferenceChange(_:perform:)`.
  ///
  /// - Parameters:
  ///   - key: names the value.
  ///   - action: takes the new value.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    PreferenceActionView(content: self, key: key, action: action)
  }
}
