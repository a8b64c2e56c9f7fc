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
/// On GNOME it is a boxed list that scrolls, in which the rows of each ``Section`` are one card. A ``Toggle`` and a ``Picker`` have
/// their label at the leading edge and their control at the trailing one; a ``TextField`` is as wide as its row, with its title as
/// the prompt. Source: SwiftUI's `Form`, always in its grouped style.
public struct Form<Content: View> {
  private let content: Content
}

extension Form: View {
  /// Makes a form of views, each of which is a row.
  nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// A list without selection, whose style is its own and not that of lists in its sheets.
  public var body: some View { List { content.listStyle(.automatic) }.listStyle(.insetGrouped) }
}
