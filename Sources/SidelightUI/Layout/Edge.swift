package import SidelightCore

/// A side of a view, in the direction of the text.
///
/// Source: SwiftUI's `Edge`.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    /// One bit for each edge.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// A set of one edge.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The edge above.
    public static let top = Set(.top)
    /// The edge where a line of text begins.
    public static let leading = Set(.leading)
    /// The edge below.
    public static let bottom = Set(.bottom)
    /// The edge where a line of text ends.
    public static let trailing = Set(.trailing)
    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]
    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]
    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the four edges, in pixels.
///
/// Source: SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Equatable, Sendable {
  /// The distance from the top, in pixels.
  public var top: Double
  /// The distance from the edge where a line of text begins, in pixels.
  public var leading: Double
  /// The distance from the bottom, in pixels.
  public var bottom: Double
  /// The distance from the edge where a line of text ends, in pixels.
  public var trailing: Double

  /// Makes insets from the four distances in pixels; one that is left out is 0.
  nonisolated public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The distances as the layout takes them; a report names the modifier that they come from.
  nonisolated func usable(in modifier: String) -> Insets {
    func usable(_ distance: Double) -> Double { usableDistance(distance, in: modifier) }
    return Insets(top: usable(top), leading: usable(leading), bottom: usable(bottom), trailing: usable(trailing))
  }
}

/// Where a view lies in a place that is larger than it.
///
/// Source: SwiftUI's `Alignment`.
public struct Alignment: Equatable, Sendable {
  /// Where the view lies between the leading and the trailing edge.
  public var horizontal: HorizontalAlignment
  /// Where the view lies between top and bottom.
  public var vertical: VerticalAlignment

  /// Makes an alignment from its two parts.
  nonisolated public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle in both directions.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the top edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the bottom edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The top and leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The top and trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The bottom and leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The bottom and trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)

  /// The first line of text in the middle between the leading and the trailing edge.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The last line of text in the middle between the leading and the trailing edge.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
  /// The first line of text at the leading edge.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The last line of text at the leading edge.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The first line of text at the trailing edge.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The last line of text at the trailing edge.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)

  nonisolated package var element: ElementAlignment { ElementAlignment(horizontal.side, vertical.side) }
}

/// A position across a place, in the direction of the text.
///
/// Source: SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Equatable, Sendable {
  package let side: ElementAlignment.Side

  nonisolated package init(side: ElementAlignment.Side) { self.side = side }

  /// The guide by which views are aligned.
  nonisolated package var key: GuideKey { GuideKey(side, along: .horizontal) }

  /// Where a line of text begins.
  public static let leading = HorizontalAlignment(side: .start)
  /// The middle between the leading and the trailing edge.
  public static let center = HorizontalAlignment(side: .center)
  /// Where a line of text ends.
  public static let trailing = HorizontalAlignment(side: .end)
}

/// A position down a place.
///
/// Source: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Equatable, Sendable {
  package let side: ElementAlignment.Side

  nonisolated package init(side: ElementAlignment.Side) { self.side = side }

  /// The guide by which views are aligned.
  nonisolated package var key: GuideKey { GuideKey(side, along: .vertical) }

  /// The top of the place; in an ``HStack`` the tops of the views are in one line.
  public static let top = VerticalAlignment(side: .start)
  /// The middle between top and bottom.
  public static let center = VerticalAlignment(side: .center)
  /// The bottom of the place; in an ``HStack`` the bottoms of the views are in one line.
  public static let bottom = VerticalAlignment(side: .end)
  /// The line on which the letters of the first line of text stand.
  public static let firstTextBaseline = VerticalAlignment(side: .firstTextBaseline)
  /// The line on which the letters of the last line of text stand.
  public static let lastTextBaseline = VerticalAlignment(side: .lastTextBaseline)
}
