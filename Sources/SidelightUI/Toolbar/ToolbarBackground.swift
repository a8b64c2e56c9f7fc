import SidelightCore

extension View {
  /// Leaves out the title and the background of the header bars of this view, above what is in the pages.
  package nonisolated func bareTitleBar() -> some View { preference { $0.bars.isBare = true } }

  /// Leaves the titles of the pages inside out of their header bars.
  package nonisolated func titlesLeftOut() -> some View { preference { $0.bars.hidesTitle = true } }

  /// Shows or hides the background of bars of the page that this view stands in.
  ///
  /// ```swift
  /// List(messages) { MessageRow($0) }
  ///   .toolbarBackgroundVisibility(.visible, for: .navigationBar)
  /// ```
  ///
  /// The bars of GNOME have what is behind the page, and a shade below them while content is scrolled under them. A visible background is that
  /// of a raised `AdwToolbarView`: the bar stands out with a colour and a shadow of its own. A hidden one has no shade either. Tabs below the
  /// pages have a background unless it is hidden; tabs in a header bar have that of the bar. Of several modifiers the outermost wins.
  ///
  /// - Parameters:
  ///   - visibility: whether the background is shown; ``Visibility/automatic`` leaves it to the bar.
  ///   - bars: the bars; ``ToolbarPlacement/automatic``, which is the header bar, where none is named.
  ///
  /// Source: SwiftUI's `toolbarBackgroundVisibility(_:for:)`.
  nonisolated public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    preference { $0.bars.update(bars.map(\.bar)) { $0.look.showsBackground = visibility.isShown } }
  }

  /// Shows or hides the background of bars of the page that this view stands in, as ``toolbarBackgroundVisibility(_:for:)`` does.
  ///
  /// - Parameters:
  ///   - visibility: whether the background is shown; ``Visibility/automatic`` leaves it to the bar.
  ///   - bars: the bars; ``ToolbarPlacement/automatic``, which is the header bar, where none is named.
  ///
  /// Source: SwiftUI's `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    preference { $0.bars.update(bars.map(\.bar)) { $0.look.showsBackground = visibility.isShown } }
  }

  /// Sets what the background of bars of the page that this view stands in is painted with.
  ///
  /// ```swift
  /// ArticleView(article)
  ///   .toolbarBackground(.teal, for: .navigationBar)
  ///   .toolbarColorScheme(.dark, for: .navigationBar)
  /// ```
  ///
  /// It shows unless ``toolbarBackgroundVisibility(_:for:)`` hides it. The title and the symbols keep their colour; where that is hard to read
  /// on the background, ``toolbarColorScheme(_:for:)`` sets another one. Of several modifiers the outermost wins.
  ///
  /// - Parameters:
  ///   - style: the colour or the gradient.
  ///   - bars: the bars; ``ToolbarPlacement/automatic``, which is the header bar, where none is named.
  ///
  /// Source: SwiftUI's `toolbarBackground(_:for:)`.
  nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    preference { $0.bars.update(bars.map(\.bar)) { $0.look.fill = style.areaFill ?? .color(.primary) } }
  }

  /// Sets whether bars of the page that this view stands in look as in a light window or as in a dark one.
  ///
  /// Titles, symbols and buttons get the colour that can be read on a bar of that kind, and a bar without a background of the app's the
  /// background as well, unless it is hidden. Of several modifiers the outermost wins.
  ///
  /// - Parameters:
  ///   - colorScheme: light or dark; nil for as the window is.
  ///   - bars: the bars; ``ToolbarPlacement/automatic``, which is the header bar, where none is named.
  ///
  /// Source: SwiftUI's `toolbarColorScheme(_:for:)`.
  nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    preference { $0.bars.update(bars.map(\.bar)) { $0.look.isDark = colorScheme.map { $0 == .dark } } }
  }
}
