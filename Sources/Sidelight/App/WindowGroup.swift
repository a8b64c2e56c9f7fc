import SidelightCore
#if Foundation
import SidelightStorage
#endif
public import SidelightUI

/// Windows of one kind: the first group of an app opens one when the app starts.
///
/// ```swift
/// WindowGroup("Photos") { ContentView() }
///   .defaultSize(width: 1100, height: 700)
/// ```
///
/// A group with an id, or for values of some type, is what ``OpenWindowAction`` opens windows of:
///
/// ```swift
/// WindowGroup("Mail", for: Mail.ID.self) { $id in MailView(id: id) }
/// ```
///
/// There, a value that is shown already brings its window to the front. On GNOME each window is an `AdwApplicationWindow`. Its title is that of
/// the page that it shows, or the group's. Windows that are open when the app ends open again at the next start, see
/// ``Scene/restorationBehavior(_:)``.
/// Source: SwiftUI's `WindowGroup`.
public struct WindowGroup<Content: View>: Scene {
  let window: WindowDescription

  private init(title: String, id: String?, content: @escaping () -> Content) {
    var window = WindowDescription(title: title) { start in
      start.show(WindowContent(make: content))
      return { nil }
    }
    window.id = id
    self.window = window
  }

  /// A group for values: its views get a binding, by which they may show another one.
  init<D: Codable & Hashable, Shown>(
    title: String, id: String?, shown: @escaping (D?) -> Shown, value: @escaping (Shown) -> D?,
    content: @escaping (Binding<Shown>) -> Content
  ) {
    let values = WindowValues(shown: shown, value: value, content: content)
    var window = WindowDescription(title: title, start: values.start)
    window.id = id
    window.valueType = ObjectIdentifier(D.self)
    #if Foundation
    window.readValue = { LastingCodec.json.value(of: $0, as: D.self).map { AnyHashable($0) } }
    #endif
    self.window = window
  }

  /// Makes a group of windows without a title of its own.
  ///
  /// - Parameter content: makes the views of a window; run for each one, and again when state that it reads changes.
  public init(@ViewBuilder content: @escaping () -> Content) {
    self.init(title: "", id: nil, content: content)
  }

  /// Makes a group of windows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the title of a window while its page has none.
  ///   - content: makes the views of a window; run for each one, and again when state that it reads changes.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: titleKey.resolved, id: nil, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: String(title), id: nil, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  public init(_ title: Text, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title.content, id: nil, content: content)
  }

  /// Makes a group of windows without a title of its own.
  ///
  /// - Parameters:
  ///   - id: what ``OpenWindowAction`` and ``DismissWindowAction`` call the group.
  ///   - content: makes the views of a window; run for each one, and again when state that it reads changes.
  public init(id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: "", id: id, content: content)
  }

  /// Makes a group of windows with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the title of a window while its page has none.
  ///   - id: what ``OpenWindowAction`` and ``DismissWindowAction`` call the group.
  ///   - content: makes the views of a window; run for each one, and again when state that it reads changes.
  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: titleKey.resolved, id: id, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: String(title), id: id, content: content)
  }

  /// As the one with a `LocalizedStringKey`, but with a text.
  public init(_ title: Text, id: String, @ViewBuilder content: @escaping () -> Content) {
    self.init(title: title.content, id: id, content: content)
  }
}

extension WindowGroup: PrimitiveScene {
  var contents: SceneContents { SceneContents(windows: [window]) }
}

/// How the windows of a group show their values.
@MainActor private struct WindowValues<Value: Codable & Hashable, Shown, Content: View> {
  /// What is shown of what was asked for.
  let shown: (Value?) -> Shown
  let value: (Shown) -> Value?
  let content: (Binding<Shown>) -> Content

  func start(_ start: WindowStart) -> () -> AnyHashable? {
    let box = WindowValue(shown(start.value?.base as? Value))
    let (value, content) = (value, content)
    start.show(WindowContent { content(Binding(get: { box.value }, set: { box.value = $0 })) })
    return { value(box.value).map { AnyHashable($0) } }
  }
}
