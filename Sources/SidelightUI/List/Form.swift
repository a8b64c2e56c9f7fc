/// Controls in groups for people to fill in or to choose from, as in settings and inspectors.
///
/// ```swift
/// Form {
///   Section("Notifications") {
///     Picker("Notify Me About", selection: $topic) { ... }
///     Toggle("Play Sounds", isOn: $playsSounds)
///   }
/// }
/// ```
///
/// On GNOME it is a boxed list that scrolls: the rows of each ``Section`` are one card, with the labels at the leading edge and the
/// controls at the trailing one. Source: SwiftUI's `Form`, in its grouped style.
public struct Form<Content> {
  private let content: Content
}

extension Form: View where Content: View {
  /// Makes a form of views, each of which is a row.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list without selection.
  public var body: some View { List { content }.listStyle(.insetGrouped) }
}
