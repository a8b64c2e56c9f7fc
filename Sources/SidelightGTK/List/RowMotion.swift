import SidelightBridge
import SidelightCore

/// Rows of a list that come, go and move in a change that is animated are seen to do it.
///
/// The list is told of the change as of any other one: this notes which rows were seen where, looks where they are once GTK has laid them out,
/// and has them drawn on their way. Nothing is left of it when they are there.
@MainActor final class RowMotion {
  private let rows: BoundRows
  private let scroll: ScrollWidget
  private var courses = RowCourses()
  /// The rows have changed, and have no places yet.
  private var change: Change?
  /// The pictures of rows that go, and of those that are out of sight in the end.
  private var pictures: [Int: Picture] = [:]
  private var tick: TickCallback?
  private var unmapping: SignalConnection?
  /// How far the list was scrolled in the last frame, and how many frames it may still scroll because of a change.
  private var (offset, settling) = (0.0, 0)

  /// What is known of the rows from before a change.
  private struct Change {
    let motion: Motion
    let group: Int?
    var splices: [Splice]
    var seen: [SeenRow] = []
    /// Where all rows stood that GTK has widgets for.
    var positions: [Int: Int] = [:]
    var pictures: [Int: Picture] = [:]
    /// How rows go that say so.
    var removals: [Int: TransitionLook] = [:]
    /// How many frames have begun since.
    var frames = 0

    mutating func see(_ token: Int, _ picture: Picture) {
      seen.append(SeenRow(token: token, position: picture.position, y: picture.place.y, height: picture.place.height))
      pictures[token] = picture
    }
  }

  /// What a row looks like that cannot be seen itself.
  private struct Picture {
    let drawing: WidgetDrawing
    /// Its place when it rests, from the corner of the list.
    var place: PixelRectangle
    /// How many rows stand before it.
    var position: Int
  }

  init(_ rows: BoundRows, in scroll: ScrollWidget) {
    self.rows = rows
    self.scroll = scroll
  }

  var isUnderWay: Bool { tick != nil }

  // MARK: - A change

  /// Notes how the rows are seen before they change.
  ///
  /// - Parameters:
  ///   - motion: how they go; nil for at once. What is on its way goes on.
  ///   - distance: how far below its place a row is drawn, other than by this.
  func prepare(_ splices: [Splice], _ motion: Motion?, in group: Int?, distance: (_ y: Double) -> Double = { _ in 0 }) {
    if isUnderWay { settling = 2 }
    if let before = change?.splices {
      change?.splices = Splice.joined(before, splices)
      return
    }
    guard let motion, rows.view.isMapped, rows.view.height > 0, !motion.place(after: 0).isOver else { return }
    var change = Change(motion: motion, group: group, splices: splices)
    for place in rows.places.values {
      guard let token = place.token, let position = place.position else { continue }
      change.positions[token] = position
      guard let (line, box) = box(of: place), let drawing = WidgetDrawing(of: line) else { continue }
      let start = PixelRectangle(x: box.x, y: box.y + distance(box.y), width: box.width, height: box.height)
      change.see(token, Picture(drawing: drawing, place: start, position: position))
      change.removals[token] = transition(of: place)?.removal
    }
    // What is on its way out of sight may come back.
    for (token, picture) in pictures where !courses.goes(token) && change.pictures[token] == nil { change.see(token, picture) }
    // What waits for the end of all waits for the first frame, too.
    if let group { MotionGroups.begin(group) }
    self.change = change
  }

  /// The rows have changed, and GTK lays them out for the next frame.
  func start() {
    for token in pictures.keys {
      if let position = rows.source?.index(ofToken: token) { pictures[token]?.position = position }
    }
    guard change != nil else { return }
    if rows.view.motion == nil { rows.view.motion = ListMotion { [weak self] in self?.find() } }
    guard tick == nil else { return rows.view.queueDraw() }
    offset = scroll.verticalOffset
    settling = 2
    unmapping = rows.view.onUnmap { [weak self] in self?.stop() }
    tick = rows.view.addTickCallback { [weak self] clock in self?.advance(to: Double(clock.frameTime) / 1_000_000) == true }
  }

  /// The rows have their places: finds out which go where.
  private func find() {
    guard let change, let source = rows.source else { return }
    self.change = nil
    defer { if let group = change.group { Self.end(group) } }
    var places: [Int: (place: RowPlace, box: PixelRectangle)] = [:]
    var seen: [SeenRow] = []
    for place in rows.places.values {
      guard let token = place.token, let position = source.index(ofToken: token), let (_, box) = box(of: place) else { continue }
      seen.append(SeenRow(token: token, position: position, y: box.y, height: box.height))
      places[token] = (place, box)
    }
    seen.sort { $0.position < $1.position }
    let moves = RowMoves(
      from: change.seen, to: seen, by: change.splices, known: change.positions, height: Double(rows.view.height),
      position: source.index(ofToken:))
    for token in pictures.keys where places[token] != nil && !courses.goes(token) { pictures[token] = nil }
    func leg(_ look: TransitionLook? = nil) -> MotionLeg { MotionLeg(look?.motion ?? change.motion, in: change.group) }
    for slide in moves.slides { courses.slide(slide.token, from: slide.distance, leg()) }
    for slide in moves.leaving {
      guard var picture = change.pictures[slide.token] else { continue }
      picture.place.y -= slide.distance
      picture.position = source.index(ofToken: slide.token) ?? picture.position
      pictures[slide.token] = picture
      courses.slide(slide.token, from: slide.distance, leg())
    }
    for token in moves.coming {
      let look = places[token].flatMap { transition(of: $0.place) }?.insertion ?? TransitionElement.unsaid.insertion
      if !look.isThere { courses.come(token, look, leg(look)) }
    }
    for token in moves.going {
      let look = change.removals[token] ?? TransitionElement.unsaid.removal
      pictures[token] = look.isThere ? nil : change.pictures[token]
      if look.isThere { courses.forget(token) } else { courses.go(token, look, leg(look)) }
    }
    show()
  }

  private func transition(of place: RowPlace) -> TransitionElement? {
    guard let row = rows.controller(of: place) else { return nil }
    return row.element.transition ?? row.children.first?.element.transition
  }

  /// GTK's widget of a row that can be seen, and its place from the corner of the list.
  private func box(of place: RowPlace) -> (line: Widget, box: PixelRectangle)? {
    guard let child = place.item.child, child.isMapped, let line = child.parent, rows.top(of: line) != nil,
      let box = line.bounds(in: rows.view)
    else { return nil }
    return (line, box)
  }

  private static func end(_ group: Int) {
    MotionGroups.endLogically(group)
    MotionGroups.end(group)
  }

  // MARK: Frames

  private func advance(to time: Double) -> Bool {
    follow()
    // A list that nobody draws finds its rows all the same.
    change?.frames += 1
    if change?.frames ?? 0 > 1 { find() }
    courses.advance(to: time)
    guard !courses.isOver || change != nil else {
      end()
      return false
    }
    show()
    rows.view.queueDraw()
    return true
  }

  /// Pictures stay among the rows when the user scrolls. That a change of the rows scrolls the list is in their places already.
  private func follow() {
    let distance = scroll.verticalOffset - offset
    offset += distance
    settling = max(0, settling - 1)
    if settling == 0, distance != 0 { for token in pictures.keys { pictures[token]?.place.y -= distance } }
  }

  /// Has everything drawn where it is now.
  private func show() {
    var shown: [(widget: Widget, look: ListMotion.Look)] = []
    var found: Set<Int> = []
    for place in rows.places.values {
      guard let token = place.token, pictures[token] == nil, let look = courses.look(of: token) else { continue }
      found.insert(token)
      guard let line = place.item.child?.parent else { continue }
      shown.append((line, self.look(look, Double(line.width), Double(line.height))))
    }
    // GTK has taken the widget of a row that was scrolled away.
    if change == nil { for token in courses.tokens where pictures[token] == nil && !found.contains(token) { courses.forget(token) } }
    var (below, above): ([ListMotion.Absent], [ListMotion.Absent]) = ([], [])
    for (token, picture) in pictures {
      guard let look = courses.look(of: token) else {
        pictures[token] = nil
        continue
      }
      let absent = ListMotion.Absent(picture.drawing, at: picture.place, self.look(look, picture.place.width, picture.place.height))
      if courses.goes(token) { below.append(absent) } else { above.append(absent) }
    }
    rows.view.motion?.show(shown, below: below, above: above)
  }

  private func look(_ look: TransitionLook, _ width: Double, _ height: Double) -> ListMotion.Look {
    let side = rows.view.isRightToLeft ? -1.0 : 1
    let transform = Transform(
      x: side * (look.widths * width + look.offset.x), y: look.heights * height + look.offset.y, scaleX: look.scaleX, scaleY: look.scaleY,
      rotation: look.rotation, anchor: (look.anchor.x * width, look.anchor.y * height))
    return ListMotion.Look(transform, opacity: look.opacity)
  }

  private func end() {
    tick = nil
    unmapping?.disconnect()
    unmapping = nil
    pictures = [:]
    rows.view.motion = nil
  }

  /// All rows are drawn where they are.
  func stop() {
    guard isUnderWay || change != nil else { return }
    tick?.cancel()
    courses.stop()
    if let group = change?.group { Self.end(group) }
    change = nil
    end()
  }
}
