import CSidelight

/// What is seen of a widget, in pixels from the upper left corner of the container that draws it.
@MainActor package enum Mask {
  /// A box with round corners, each with the width and the height of its curve: top left, top right, bottom right, bottom left.
  case box(PixelRectangle, corners: [(width: Double, height: Double)])
  /// What lies inside of a path.
  case inside(DrawnPath, isEvenOdd: Bool)
  /// What lies on a line along a path.
  case line(DrawnPath, DrawnLine)

  /// Has all that is drawn on a snapshot, until something is popped from it, seen through the mask.
  @unsafe func push(on snapshot: OpaquePointer) {
    switch self {
    case .box(let box, let corners):
      var rect = graphene_rect_t(
        origin: graphene_point_t(x: Length.part(box.x), y: Length.part(box.y)),
        size: graphene_size_t(width: Length.part(box.width), height: Length.part(box.height)))
      var sizes = corners.map { graphene_size_t(width: Length.part($0.width), height: Length.part($0.height)) }
      guard sizes.count == 4, sizes.contains(where: { $0.width > 0 && $0.height > 0 }) else {
        return unsafe gtk_snapshot_push_clip(snapshot, &rect)
      }
      var rounded = GskRoundedRect()
      unsafe sizes.withUnsafeMutableBufferPointer { sizes in
        guard let first = sizes.baseAddress else { return }
        _ = unsafe gsk_rounded_rect_init(&rounded, &rect, first, first + 1, first + 2, first + 3)
      }
      unsafe gtk_snapshot_push_rounded_clip(snapshot, &rounded)
    case .inside(let path, let isEvenOdd):
      unsafe gtk_snapshot_push_fill(snapshot, path.pointer, isEvenOdd ? GSK_FILL_RULE_EVEN_ODD : GSK_FILL_RULE_WINDING)
    case .line(let path, let line):
      let stroke = unsafe line.makeStroke()
      unsafe gtk_snapshot_push_stroke(snapshot, path.pointer, stroke)
      unsafe gsk_stroke_free(stroke)
    }
  }
}

/// How a line along a path is drawn, with lengths in pixels.
package struct DrawnLine: Sendable {
  package var width: Double
  /// Of GskLineCap: butt, round, square.
  package var cap: UInt32
  /// Of GskLineJoin: miter, round, bevel.
  package var join: UInt32
  package var miterLimit: Double
  package var dash: [Double]
  package var dashPhase: Double

  package init(width: Double, cap: UInt32, join: UInt32, miterLimit: Double, dash: [Double], dashPhase: Double) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  @unsafe func makeStroke() -> OpaquePointer? {
    // GSK takes no line without a width.
    let stroke = unsafe gsk_stroke_new(max(Length.part(width), 0.001))
    unsafe gsk_stroke_set_line_cap(stroke, GskLineCap(rawValue: cap))
    unsafe gsk_stroke_set_line_join(stroke, GskLineJoin(rawValue: join))
    unsafe gsk_stroke_set_miter_limit(stroke, max(0, Length.part(miterLimit)))
    let lengths = dash.map { max(0, Length.part($0)) }
    // Dashes that are too short to be seen would hardly come to an end, and those without a length never.
    if lengths.reduce(0, +) > 0.01 {
      unsafe gsk_stroke_set_dash(stroke, lengths, gsize(lengths.count))
      unsafe gsk_stroke_set_dash_offset(stroke, Length.part(dashPhase))
    }
    return unsafe stroke
  }
}

/// A line of straight and curved pieces, as GSK has it.
@MainActor @safe package final class DrawnPath {
  let pointer: OpaquePointer

  /// Makes a path of the pieces that `build` adds, in their order.
  package init(_ build: (Pen) -> Void) {
    let pen = Pen()
    build(pen)
    guard let pointer = unsafe gsk_path_builder_free_to_path(pen.builder) else { preconditionFailure("GSK gave no path.") }
    unsafe self.pointer = unsafe pointer
  }

  isolated deinit { unsafe gsk_path_unref(pointer) }

  /// Adds pieces to a path while it is made.
  @MainActor @safe package struct Pen {
    fileprivate let builder = unsafe gsk_path_builder_new()

    package func move(_ x: Double, _ y: Double) { unsafe gsk_path_builder_move_to(builder, Length.part(x), Length.part(y)) }

    package func line(_ x: Double, _ y: Double) { unsafe gsk_path_builder_line_to(builder, Length.part(x), Length.part(y)) }

    package func curve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ x: Double, _ y: Double) {
      unsafe gsk_path_builder_cubic_to(
        builder, Length.part(x1), Length.part(y1), Length.part(x2), Length.part(y2), Length.part(x), Length.part(y))
    }

    package func close() { unsafe gsk_path_builder_close(builder) }
  }
}
