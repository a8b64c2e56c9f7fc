import SidelightBridge
import SidelightCore

/// What is at a place of a list, in px from its upper left corner.
@MainActor struct ListPoint {
  private let list: Widget
  /// Whether rows can be selected.
  private let selects: Bool
  private let isInside: Bool
  /// The innermost widget there.
  private let hit: Widget?
  private let place: RowPlace?
  private let point: (x: Double, y: Double)

  /// - Parameter place: the place of one of GTK's row widgets.
  init(in list: Widget, _ x: Double, _ y: Double, selects: Bool, _ place: (Widget) -> RowPlace?) {
    self.list = list
    self.selects = selects
    point = (x, y)
    isInside = x >= 0 && y >= 0 && x < Double(list.width) && y < Double(list.height)
    hit = list.pick(x: x, y: y)
    self.place = hit?.nearest(typeNamed: "GtkListItemWidget").flatMap(place)
  }

  /// Where the row there stands; nil for what is behind the rows.
  var position: Int? { place?.item.position }

  /// The row whose triangle is there.
  var triangle: NodeID? { hit?.hasClass("sidelight-triangle") == true ? place?.row : nil }

  var spot: Spot {
    guard isInside else { return .outside }
    return place?.item.token.map { .row($0) } ?? .empty
  }

  /// Whether something in a row takes a click there itself: a control, or a view that hears it.
  /// - Parameter number: which one it is of clicks in a row.
  func takesClick(_ number: Int) -> Bool {
    // The room between views that stand in a row or a column is the row's, where that can be selected.
    isOnControl
      || around.contains {
        (TapRecognizer.counts(on: $0).heard(with: number) != nil || $0.hasClass(PressFollower.tapClass))
          && ($0 != hit || !selects || !($0 is BoxWidget)) && isInForm(of: $0)
      }
  }

  /// Whether the place is one where the views of a widget hear presses.
  private func isInForm(of widget: Widget) -> Bool {
    widget.bounds(in: list).map { HearingListener.takes(on: widget, x: point.x - $0.x, y: point.y - $0.y) } ?? true
  }

  /// The innermost widget there, and those around it in the row.
  private var around: some Sequence<Widget> {
    sequence(state: hit) { [list] next in
      guard let widget = next, widget != list, widget.typeName != "GtkListItemWidget" else { return nil }
      next = widget.parent
      return widget
    }
  }

  /// Whether a control in a row takes the clicks there.
  var isOnControl: Bool {
    // The room between a label and its control is the row's where that can be selected.
    around.contains { $0.isFocusable || $0.takesClicks && ($0 != hit || !selects) }
  }

  enum Spot: Equatable {
    /// A row, by its token.
    case row(Int)
    /// What is behind the rows.
    case empty
    case outside
  }
}

/// The primary button or a finger that is down.
struct ListPress {
  /// Which one it is of presses that follow one another at the same place.
  let count: Int
  /// The row whose triangle is pressed.
  let triangle: NodeID?
  private let spot: ListPoint.Spot
  /// Something in the row takes clicks itself there.
  private let isOnControl: Bool

  @MainActor init(count: Int, at point: ListPoint) {
    self.count = count
    triangle = point.triangle
    spot = point.spot
    isOnControl = point.takesClick(count)
  }

  /// What it was when it is let go.
  enum End {
    case click
    case onTriangle(NodeID)
    /// What was pressed takes clicks itself.
    case onControl
    /// It is let go elsewhere, and was no click.
    case elsewhere
  }

  @MainActor func end(at point: ListPoint) -> End {
    if let triangle { return point.triangle == triangle ? .onTriangle(triangle) : .elsewhere }
    if isOnControl { return .onControl }
    return point.spot == spot ? .click : .elsewhere
  }
}
