import CSidelight

/// Rows of a list that open or close below one row, as a movement of what is drawn.
///
/// The list is at its end from the beginning: for the model, the keyboard, the pointer and assistive technology the rows have come or
/// gone, and no frame of the movement lays anything out. Only the drawing lags. What is above the edge between the row that folds and
/// the next stays, what is below it moves, and in the gap rows are uncovered or covered. Rows that are gone, and those that opening rows
/// push out of sight, are taken from what the list drew last.
@MainActor @safe package final class ListFold {
  /// The row that the others open below.
  let heading: Widget
  package let isOpening: Bool
  /// What was drawn before, and where things were then.
  private let old: RenderNode
  private let before: (top: Double, edge: Double, next: Double?, end: Double)
  /// How much of the rows was uncovered when the movement began: not 0 or all of them when it takes the place of another one.
  package let start: Double?
  /// The first row behind those that open or close, and the last of those that opened; nil where they are too far off to be bound.
  package var next: Widget?, last: Widget?
  /// How far the movement has come, from 0 to 1.
  package var progress = 0.0
  /// How much of the rows can be seen, in pixels, where that does not follow from ``progress``.
  package var shownGap: Double?
  /// The height of all the rows, found in the first frame, when the list has been laid out.
  package private(set) var full: Double?

  init(
    heading: Widget, isOpening: Bool, old: RenderNode, before: (top: Double, edge: Double, next: Double?, end: Double), start: Double?
  ) {
    self.heading = heading
    self.isOpening = isOpening
    self.old = old
    self.before = before
    self.start = start
  }

  /// How much of the rows can be seen now, in pixels.
  var gap: Double {
    let full = full ?? 0
    if let shownGap { return min(max(0, shownGap), full) }
    let start = start ?? (isOpening ? 0 : full)
    return max(0, start + ((isOpening ? full : 0) - start) * progress)
  }

  /// How far below its place a row is drawn now, in pixels; less than 0 above it.
  ///
  /// - Parameter y: its place in the list.
  package func distance(ofRowAt y: Double, in list: Widget) -> Double {
    guard let box = heading.bounds(in: list) else { return 0 }
    let shift = (box.y - before.top) * (progress - 1)
    if y <= box.y { return shift }
    if !isOpening { return shift + gap }
    // Rows that open are uncovered where they are, and the others are pushed away.
    return y < box.y + box.height + (full ?? 0) - 0.5 ? shift : shift + gap - (full ?? 0)
  }

  private func measure(_ list: Widget, _ heading: PixelRectangle) -> Double {
    let shift = heading.y - before.top
    if let now = next?.bounds(in: list)?.y, let then = before.next {
      let moved = now - shift - then
      return max(0, isOpening ? moved : -moved)
    }
    let end = isOpening ? last?.bounds(in: list).map { $0.y + $0.height } ?? Double(list.height) : before.end
    let edge = isOpening ? heading.y + heading.height : before.edge
    return max(0, min(end, Double(list.height)) - edge)
  }

  /// Draws the list as it looks on the way.
  @unsafe func draw(_ widget: UnsafeMutablePointer<GtkWidget>, _ snapshot: OpaquePointer) {
    guard let list = unsafe Widget.wrapper(for: OpaquePointer(widget)), let box = heading.bounds(in: list) else { return }
    if full == nil { full = measure(list, box) }
    // A list that could not stay where it was brings its rows to their place in the same time.
    let shift = box.y - before.top
    let edge = box.y + box.height + shift * (progress - 1)
    let canvas = unsafe Canvas(widget: widget, snapshot: snapshot, old: old, width: Double(list.width), height: Double(list.height))
    let gap = gap
    unsafe canvas.clip(from: 0, to: edge) { unsafe canvas.drawRows(.upTo(heading), movedBy: shift * (progress - 1)) }
    unsafe canvas.clip(from: edge, to: edge + gap) {
      if isOpening {
        unsafe canvas.drawRows(.after(heading), movedBy: shift * (progress - 1))
      } else {
        unsafe canvas.drawOld(movedBy: shift * progress)
      }
    }
    unsafe canvas.clip(from: edge + gap, to: max(edge + gap, Double(list.height))) {
      if isOpening {
        unsafe canvas.drawOld(movedBy: shift * progress + gap - (start ?? 0))
      } else {
        unsafe canvas.drawRows(.after(heading), movedBy: shift * (progress - 1) + gap)
      }
    }
  }
}

/// Draws parts of a list.
@unsafe @MainActor private struct Canvas {
  let widget: UnsafeMutablePointer<GtkWidget>
  let snapshot: OpaquePointer
  let old: RenderNode
  let width, height: Double

  enum Rows {
    case upTo(Widget), after(Widget)
  }

  func clip(from top: Double, to bottom: Double, _ body: () -> Void) {
    guard bottom > top else { return }
    var area = unsafe graphene_rect_t(
      origin: graphene_point_t(x: 0, y: Length.part(top)),
      size: graphene_size_t(width: Length.part(width), height: Length.part(bottom - top)))
    unsafe gtk_snapshot_push_clip(snapshot, &area)
    body()
    unsafe gtk_snapshot_pop(snapshot)
  }

  private func move(by distance: Double, _ body: () -> Void) {
    unsafe gtk_snapshot_save(snapshot)
    var offset = graphene_point_t(x: 0, y: Length.part(distance))
    unsafe gtk_snapshot_translate(snapshot, &offset)
    body()
    unsafe gtk_snapshot_restore(snapshot)
  }

  func drawOld(movedBy distance: Double) {
    unsafe move(by: distance) { unsafe gtk_snapshot_append_node(snapshot, old.pointer) }
  }

  /// GTK keeps its rows in the order in which they are seen.
  func drawRows(_ rows: Rows, movedBy distance: Double) {
    unsafe move(by: distance) {
      var next: UnsafeMutablePointer<GtkWidget>?
      var end: UnsafeMutablePointer<GtkWidget>?
      switch rows {
      case .upTo(let heading):
        unsafe next = gtk_widget_get_first_child(widget)
        unsafe end = unsafe gtk_widget_get_next_sibling(heading.widget)
      case .after(let heading): unsafe next = gtk_widget_get_next_sibling(heading.widget)
      }
      while let row = unsafe next, unsafe row != end {
        unsafe gtk_widget_snapshot_child(widget, row, snapshot)
        unsafe next = unsafe gtk_widget_get_next_sibling(row)
      }
    }
  }
}
