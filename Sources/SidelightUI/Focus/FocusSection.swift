import SidelightCore
import SidelightGraph

extension View {
  /// Makes this view a section of the keyboard focus: an arrow key that leads to its place moves the focus to the nearest view in it that can
  /// have it.
  ///
  /// ```swift
  /// HStack {
  ///   Shelf(books)
  ///   VStack {
  ///     Spacer()
  ///     Button("Read") { read() }
  ///   }
  ///   .focusSection()
  /// }
  /// ```
  ///
  /// The place counts, and not what in it can have the focus: so an arrow key finds a button at the other end of a column. Tab goes through all
  /// of the section before it goes on, as it does through all that stands in one stack. Without anything in it that can have the focus the section
  /// does nothing, and it can't have the focus itself. Of several views, such as those of a ``Group``, each is a section. Source: SwiftUI's
  /// `focusSection()`.
  nonisolated public func focusSection() -> some View { traits(.focusSection) }
}
