import SidelightCore

/// The distance that `padding()` leaves where none is given, in pixels: GNOME's usual 12.
private let standardPadding: Double = 12

/// How a view of a fixed proportion uses its place.
///
/// Source: SwiftUI's `ContentMode`.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// It is as large as it can be within the place.
  case fit
  /// It is as small as it can be to fill the place, and hangs out over two of its edges.
  case fill
}

extension View {
  /// Gives the view a width in proportion to its height.
  ///
  /// ```swift
  /// Image("Cover").resizable().aspectRatio(3 / 2, contentMode: .fit)
  /// ```
  ///
  /// Source: SwiftUI's `aspectRatio(_:contentMode:)`.
  ///
  /// - Parameters:
  ///   - aspectRatio: the width for each pixel of height, above 0; nil for the proportion of the size that the view has by itself.
  ///   - contentMode: how it uses a place of another proportion.
  nonisolated public func aspectRatio(_ aspectRatio: Double? = nil, contentMode: ContentMode) -> some View {
    layout(.aspect(ratio: usableRatio(aspectRatio), fills: contentMode == .fill))
  }

  /// Makes the view as large as it can be within its place, in the proportion that it has by itself.
  ///
  /// Source: SwiftUI's `scaledToFit()`.
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Makes the view as small as it can be to fill its place, in the proportion that it has by itself. It hangs out over two edges.
  ///
  /// Source: SwiftUI's `scaledToFill()`.
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Gives the view the size that it has by itself, whatever room there is.
  ///
  /// Source: SwiftUI's `fixedSize()`.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Gives the view the width or height that it has by itself, whatever room there is.
  ///
  /// Source: SwiftUI's `fixedSize(horizontal:vertical:)`.
  ///
  /// - Parameters:
  ///   - horizontal: whether it has its own width.
  ///   - vertical: whether it has its own height, which for a text is that of all its lines.
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    layout(.fixed(horizontal: horizontal, vertical: vertical))
  }

  /// Sets before which others a stack gives this view room.
  ///
  /// A stack first leaves to all views their least lengths. Of the rest, those of the highest priority get as much as they take, and what is left
  /// goes to those of the next one. Among equals the least flexible one comes first, and the others share what is left.
  ///
  /// ```swift
  /// HStack {
  ///   Text(path).lineLimit(1)
  ///   Text(name).lineLimit(1).layoutPriority(1)
  /// }
  /// ```
  ///
  /// Source: SwiftUI's `layoutPriority(_:)`.
  ///
  /// - Parameter value: the priority; views have 0 by themselves. One that is not a number counts as 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    traits(.layoutPriority(value))
  }

  /// Leaves a distance in pixels on some edges; 12 where no length is given.
  ///
  /// - Parameters:
  ///   - edges: the edges.
  ///   - length: the distance in pixels, from 0; nil for 12.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> some View {
    let length = usableDistance(length ?? standardPadding, in: "padding(_:_:)")
    return layout(
      .padding(
        Insets(
          top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
          bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)))
  }

  /// Leaves a distance in pixels on all four edges.
  ///
  /// - Parameter length: the distance in pixels, from 0.
  nonisolated public func padding(_ length: Double) -> some View {
    let length = usableDistance(length, in: "padding(_:)")
    return layout(.padding(Insets(top: length, leading: length, bottom: length, trailing: length)))
  }

  /// Leaves distances in pixels on the four edges.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View { layout(.padding(insets.usable(in: "padding(_:)"))) }

  /// Gives the view a place of a fixed size, in pixels; a side without a length is the view's own.
  ///
  /// - Parameters:
  ///   - width: the width in pixels, from 0; nil for that of the view.
  ///   - height: the height in pixels, from 0; nil for that of the view.
  ///   - alignment: where the view lies in a larger place.
  nonisolated public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    let width = usableLength(width, in: "frame(width:height:alignment:)")
    let height = usableLength(height, in: "frame(width:height:alignment:)")
    return layout(
      .frame(
        FrameElement(
          minWidth: width, idealWidth: width, maxWidth: width, minHeight: height, idealHeight: height, maxHeight: height,
          alignment: alignment.element)))
  }

  /// Gives the view a place between a least and a greatest size, in pixels; with `.infinity` it takes what is offered.
  ///
  /// Where nothing is offered, as along the axes in which a scroll view scrolls, it has the ideal size, or else that of the view.
  ///
  /// - Parameters:
  ///   - minWidth: the least width in pixels; nil for that of the view.
  ///   - idealWidth: the width in pixels where nothing is offered; nil for that of the view.
  ///   - maxWidth: the greatest width in pixels, or `.infinity`; nil for that of the view.
  ///   - minHeight: the least height in pixels; nil for that of the view.
  ///   - idealHeight: the height in pixels where nothing is offered; nil for that of the view.
  ///   - maxHeight: the greatest height in pixels, or `.infinity`; nil for that of the view.
  ///   - alignment: where the view lies in a larger place.
  nonisolated public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil, idealHeight: Double? = nil,
    maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    layout(
      .frame(
        FrameElement(
          minWidth: usableLength(minWidth, in: "frame(minWidth:)"), idealWidth: usableLength(idealWidth, in: "frame(idealWidth:)"),
          maxWidth: usableLimit(maxWidth, in: "frame(maxWidth:)"), minHeight: usableLength(minHeight, in: "frame(minHeight:)"),
          idealHeight: usableLength(idealHeight, in: "frame(idealHeight:)"), maxHeight: usableLimit(maxHeight, in: "frame(maxHeight:)"),
          alignment: alignment.element)))
  }
}

extension View {
  /// Shows the view with an opacity from 0 to 1.
  ///
  /// - Parameter opacity: 0 for a view that can't be seen, 1 for one that hides what is behind it; it is multiplied with that of the views
  ///   around.
  nonisolated public func opacity(_ opacity: Double) -> some View { traits(.opacity(opacity)) }

  /// Gives the view a name for tests; it is never shown.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    traits(.identifier(identifier))
  }
}
