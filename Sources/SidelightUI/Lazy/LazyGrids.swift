import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A column of a ``LazyVGrid`` or a row of a ``LazyHGrid``, or as many as there is room for.
///
/// Source: SwiftUI's `GridItem`.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row, in pixels.
  ///
  /// Source: SwiftUI's `GridItem.Size`.
  public enum Size: Sendable {
    /// Always so much.
    case fixed(Double)
    /// A share of the room, within limits.
    case flexible(minimum: Double = 10, maximum: Double = .infinity)
    /// As many of them as there is room for, each within limits.
    case adaptive(minimum: Double, maximum: Double = .infinity)
  }

  /// How wide or high it is.
  public var size: Size
  /// The space to the next one in pixels, from 0; nil for the usual 6.
  public var spacing: Double?
  /// Where a view lies that is smaller than its cell; nil for the middle.
  public var alignment: Alignment?

  /// Makes a column or a row.
  ///
  /// - Parameters:
  ///   - size: how wide or high it is.
  ///   - spacing: the space to the next one in pixels, from 0; nil for the usual 6.
  ///   - alignment: where a view lies that is smaller than its cell; nil for the middle. Where there is an adaptive item, that of the first
  ///     item counts for all.
  nonisolated public init(_ size: Size = .flexible(), spacing: Double? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = usableLength(spacing, in: "GridItem(spacing:)")
    self.alignment = alignment
  }

  nonisolated fileprivate var track: GridElement.Track {
    let size: GridElement.Track.Size =
      switch size {
      case .fixed(let length): .fixed(usableDistance(length, in: "GridItem(.fixed)"))
      case .flexible(let minimum, let maximum):
        .flexible(
          minimum: usableDistance(minimum, in: "GridItem(.flexible(minimum:))"),
          maximum: usableLimit(maximum, in: "GridItem(.flexible(maximum:))") ?? .infinity)
      case .adaptive(let minimum, let maximum):
        .adaptive(
          minimum: usableDistance(minimum, in: "GridItem(.adaptive(minimum:))"),
          maximum: usableLimit(maximum, in: "GridItem(.adaptive(maximum:))") ?? .infinity)
      }
    return GridElement.Track(size, spacing: spacing, alignment: alignment?.element)
  }
}

/// Views in columns, line by line.
///
/// ```swift
/// ScrollView {
///   LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
///     ForEach(photos) { PhotoView(photo: $0) }
///   }
/// }
/// ```
///
/// Those views are made that can be seen, and some around them, as in a ``LazyVStack``. Headers and footers of sections have lines to themselves.
/// Source: SwiftUI's `LazyVGrid`.
public struct LazyVGrid<Content> {
  // Were they not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let grid: GridElement
  private let pinned: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View where Content: View {
  /// What the grid is made of.
  public var body: some View {
    LazyContent(shape: .grid(grid), spacing: grid.spacing ?? GridElement.usualSpacing, pinned: pinned, content: content)
  }

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: the columns, from the leading edge on.
  ///   - alignment: where the columns lie where there is more room than they take.
  ///   - spacing: the space between the lines in pixels, from 0; nil for the usual 6.
  ///   - pinnedViews: which views of sections stay in view while the others are scrolled.
  ///   - content: the views, line by line.
  nonisolated public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    pinned = pinnedViews
    grid = GridElement(
      .vertical, tracks: columns.map(\.track), spacing: usableLength(spacing, in: "LazyVGrid(spacing:)"), alignment: alignment.side)
    self.content = content()
  }
}

/// Views in rows, column by column.
///
/// Those views are made that can be seen, and some around them, as in a ``LazyVStack``. Source: SwiftUI's `LazyHGrid`.
public struct LazyHGrid<Content> {
  // Were they not private, the initializer that follows from the properties would fit a closure as well as the one below.
  private let grid: GridElement
  private let pinned: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View where Content: View {
  /// What the grid is made of.
  public var body: some View {
    LazyContent(shape: .grid(grid), spacing: grid.spacing ?? GridElement.usualSpacing, pinned: pinned, content: content)
  }

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - rows: the rows, from the top on.
  ///   - alignment: where the rows lie where there is more room than they take.
  ///   - spacing: the space between the columns in pixels, from 0; nil for the usual 6.
  ///   - pinnedViews: which views of sections stay in view while the others are scrolled.
  ///   - content: the views, column by column.
  nonisolated public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    pinned = pinnedViews
    grid = GridElement(
      .horizontal, tracks: rows.map(\.track), spacing: usableLength(spacing, in: "LazyHGrid(spacing:)"), alignment: alignment.side)
    self.content = content()
  }
}
