import CSidelight

/// Rows of a list that are drawn elsewhere than they are, and pictures of rows that it has no longer.
///
/// The list is at its end from the beginning: for the model, the keyboard, the pointer and assistive technology the rows are where they
/// belong, and no frame of the movement lays anything out. Only the drawing lags.
@MainActor @safe package final class ListMotion {
  /// How a row is drawn: moved, turned and scaled from its place, about a point from its upper left corner.
  package struct Look {
    package var transform: Transform
    package var opacity: Double

    package init(_ transform: Transform, opacity: Double) { (self.transform, self.opacity) = (transform, opacity) }
  }

  /// A row that is not there, or out of sight.
  package struct Absent {
    let drawing: WidgetDrawing
    /// Its place, in pixels from the corner of the list.
    package let place: PixelRectangle
    package let look: Look

    package init(_ drawing: WidgetDrawing, at place: PixelRectangle, _ look: Look) {
      (self.drawing, self.place, self.look) = (drawing, place, look)
    }
  }

  private var rows: [Widget] = []
  private var looks: [Look] = []
  /// What is drawn below all rows, and above them.
  private var below: [Absent] = [], above: [Absent] = []
  private let prepare: () -> Void

  /// - Parameter prepare: called before it is drawn, when all of the list has its place; it may say what is shown.
  package init(prepare: @escaping () -> Void) { self.prepare = prepare }

  /// Says what is drawn from the next frame on.
  ///
  /// - Parameters:
  ///   - rows: the list's widgets that are drawn elsewhere or fade, above those that rest.
  ///   - below: the pictures below all rows.
  ///   - above: those above them.
  package func show(_ rows: [(widget: Widget, look: Look)], below: [Absent], above: [Absent]) {
    self.rows = rows.map(\.widget)
    looks = rows.map(\.look)
    (self.below, self.above) = (below, above)
  }

  /// How a row of the list is drawn; nil for as it is.
  package func look(of row: Widget) -> Look? { rows.firstIndex { $0 === row }.map { looks[$0] } }

  /// The pictures of rows that are not there, or out of sight.
  package var absent: [Absent] { below + above }

  /// Draws the list as it looks on the way.
  @unsafe func draw(_ widget: UnsafeMutablePointer<GtkWidget>, _ snapshot: OpaquePointer) {
    prepare()
    for picture in below { unsafe picture.draw(snapshot) }
    var next = unsafe gtk_widget_get_first_child(widget)
    while let row = unsafe next {
      if unsafe !moves(row) { unsafe gtk_widget_snapshot_child(widget, row, snapshot) }
      unsafe next = unsafe gtk_widget_get_next_sibling(row)
    }
    for (row, look) in zip(rows, looks) where row.hasParent {
      guard let list = unsafe Widget.wrapper(for: OpaquePointer(widget)), let place = row.bounds(in: list) else { continue }
      unsafe look.apply(at: place, snapshot) { unsafe gtk_widget_snapshot_child(widget, row.widget, snapshot) }
    }
    for picture in above { unsafe picture.draw(snapshot) }
  }

  @unsafe private func moves(_ row: UnsafeMutablePointer<GtkWidget>) -> Bool { rows.contains { unsafe $0.widget == row } }
}

extension ListMotion.Look {
  /// Draws what is at a place as it looks.
  @MainActor @unsafe fileprivate func apply(at place: PixelRectangle, _ snapshot: OpaquePointer, _ draw: () -> Void) {
    guard opacity > 0 else { return }
    var own = transform
    own.anchor = (transform.anchor.x + place.x, transform.anchor.y + place.y)
    unsafe gtk_snapshot_save(snapshot)
    unsafe own.withNative { unsafe gtk_snapshot_transform(snapshot, $0) }
    if opacity < 1 { unsafe gtk_snapshot_push_opacity(snapshot, opacity) }
    draw()
    if opacity < 1 { unsafe gtk_snapshot_pop(snapshot) }
    unsafe gtk_snapshot_restore(snapshot)
  }
}

extension ListMotion.Absent {
  @MainActor @unsafe fileprivate func draw(_ snapshot: OpaquePointer) {
    unsafe look.apply(at: place, snapshot) {
      var origin = graphene_point_t(x: Length.part(place.x), y: Length.part(place.y))
      unsafe gtk_snapshot_translate(snapshot, &origin)
      unsafe drawing.draw(snapshot, width: place.width, height: place.height)
    }
  }
}
