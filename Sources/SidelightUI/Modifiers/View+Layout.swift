import SidelightCore

/// The distance that `padding()` leaves where none is given, in pixels: GNOME's usual 12.
private let standardPadding: Double = 12

extension View {
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
  nonisolated public func opacity(_ opacity: Double) -> some View { traits { $0.opacity *= min(1, max(0, opacity)) } }

  /// Gives the view a name for tests; it is never shown.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    traits { $0.accessibilityIdentifier = identifier }
  }
}
