import SidelightBridge
import SidelightCore

/// Widgets that come, and pictures of those that go, on their way.
///
/// What comes is the widget itself, moved, scaled and faded when it is given its place. What goes is gone from the tree at once: a picture of it stays
/// until it is over, which nobody can click, focus or hear of.
@MainActor package enum Transits {
  /// Something that comes.
  @MainActor private final class Coming {
    weak var widget: Widget?
    var look: TransitionLook
    /// Where it comes from in the window, until it has a place of its own.
    var origin: PixelRectangle?
    let motion: Motion
    /// That of what is there, as the app says it now.
    let opacity: () -> Double
    let group: Int?
    var now: TransitionLook
    var begin: Int?
    var tick: TickCallback?

    init(_ widget: Widget, _ look: TransitionLook, _ motion: Motion, opacity: @escaping () -> Double, _ group: Int?) {
      self.widget = widget
      (self.look, self.motion, self.opacity, self.group) = (look, motion, opacity, group)
      now = look.arriving(motion.place(after: 0).part)
    }

    /// It begins at the place of another one, given that and its own in the window.
    func begin(at origin: PixelRectangle, _ own: PixelRectangle) {
      (look.scaleX, look.scaleY) = (origin.width / own.width, origin.height / own.height)
      let side = widget?.isRightToLeft == true ? -1.0 : 1
      look.offset = Point(
        side * (origin.x + origin.width / 2 - own.x - own.width / 2), origin.y + origin.height / 2 - own.y - own.height / 2)
      now = look.arriving(motion.place(after: 0).part)
    }
  }

  /// The picture of something that goes.
  @MainActor private final class Ghost {
    weak var container: LayoutContainer?
    let picture = PictureWidget()
    let box: PixelRectangle
    let look: TransitionLook
    let motion: Motion
    let group: Int?
    /// As far as the widget had come when it went.
    let opacity: Double
    var now = TransitionLook.there
    var begin: Int?
    var tick: TickCallback?

    init(
      of widget: Widget, at box: PixelRectangle, in container: LayoutContainer, _ look: TransitionLook, _ motion: Motion, _ group: Int?,
      from opacity: Double
    ) {
      self.opacity = opacity
      self.container = container
      (self.box, self.look, self.motion, self.group) = (box, look, motion, group)
      picture.show(drawingOf: widget)
      picture.canTarget = false
      picture.updateAccessible(.hidden(true))
    }
  }

  private static var coming: [ObjectIdentifier: Coming] = [:]
  private static var ghosts: [Ghost] = []

  /// Whether anything is on its way: mostly nothing is.
  package static var areUnderWay: Bool { !coming.isEmpty || !ghosts.isEmpty }

  // MARK: Coming

  static func come(_ widget: Widget, _ look: TransitionLook, _ motion: Motion, opacity: @escaping () -> Double, _ group: Int?) {
    stop(widget)
    guard !look.isThere, !motion.place(after: 0).isOver else { return }
    let way = Coming(widget, look, motion, opacity: opacity, group)
    let id = ObjectIdentifier(widget)
    coming[id] = way
    if let group { MotionGroups.begin(group) }
    widget.opacity = opacity() * way.now.opacity
    Softness.set(way.now.softness, of: widget)
    way.tick = widget.addTickCallback { [weak widget] clock in
      guard let widget, let way = coming[id] else { return false }
      let begin = way.begin ?? clock.frameTime
      way.begin = begin
      let place = way.motion.place(after: Double(clock.frameTime - begin) / 1_000_000)
      way.now = way.look.arriving(place.part)
      if place.isOver { end(id) }
      widget.opacity = way.opacity() * (place.isOver ? 1 : way.now.opacity)
      Softness.set(place.isOver ? 0 : way.now.softness, of: widget)
      widget.parent?.queueAllocate()
      return !place.isOver
    }
  }

  /// It comes from the place of another one, and is as large as that at first.
  ///
  /// - Parameter origin: that place, in the window.
  static func fly(_ widget: Widget, from origin: PixelRectangle, _ motion: Motion, _ group: Int?) {
    guard !motion.place(after: 0).isOver, origin.width > 0, origin.height > 0 else { return }
    if coming[ObjectIdentifier(widget)] == nil {
      // Any look that is not that of what is there yet.
      var look = TransitionLook()
      look.scaleX = 0.999
      come(widget, look, motion, opacity: { [weak widget] in widget?.opacity ?? 1 }, group)
    }
    coming[ObjectIdentifier(widget)]?.origin = origin
  }

  /// It is there, or no longer.
  static func stop(_ widget: Widget) {
    guard !coming.isEmpty, let way = coming[ObjectIdentifier(widget)] else { return }
    way.tick?.cancel()
    widget.opacity = way.opacity()
    Softness.set(0, of: widget)
    end(ObjectIdentifier(widget))
  }

  private static func end(_ id: ObjectIdentifier) {
    guard let way = coming.removeValue(forKey: id) else { return }
    finish(way.group)
  }

  private static func finish(_ group: Int?) {
    guard let group else { return }
    MotionGroups.endLogically(group)
    MotionGroups.end(group)
  }

  /// Where a widget is drawn that has a place; nil where it is drawn there.
  static func transform(of widget: Widget, x: Int, y: Int, width: Int, height: Int) -> Transform? {
    guard let way = coming[ObjectIdentifier(widget)], way.widget === widget else { return nil }
    if let origin = way.origin, width > 0, height > 0, let parent = widget.parent, let root = widget.root,
      let around = parent.bounds(in: root)
    {
      way.origin = nil
      way.begin(at: origin, PixelRectangle(x: around.x + Double(x), y: around.y + Double(y), width: Double(width), height: Double(height)))
    }
    return way.now.transform(x: Double(x), y: Double(y), width: Double(width), height: Double(height), widget.isRightToLeft)
  }

  // MARK: Going

  static func go(_ widget: Widget, from container: LayoutContainer, _ look: TransitionLook, _ motion: Motion, _ group: Int?) {
    let opacity = coming[ObjectIdentifier(widget)]?.now.opacity ?? 1
    stop(widget)
    guard !look.isThere, !motion.place(after: 0).isOver, widget.isMapped, container.isMapped, let box = widget.bounds(in: container),
      box.width >= 1, box.height >= 1
    else { return }
    let ghost = Ghost(of: widget, at: box, in: container, look, motion, group, from: opacity)
    ghosts.append(ghost)
    if let group { MotionGroups.begin(group) }
    ghost.picture.opacity = opacity
    container.insert(ghost.picture)
    ghost.tick = ghost.picture.addTickCallback { [weak ghost] clock in
      guard let ghost else { return false }
      let begin = ghost.begin ?? clock.frameTime
      ghost.begin = begin
      let place = ghost.motion.place(after: Double(clock.frameTime - begin) / 1_000_000)
      guard !place.isOver, ghost.container?.isMapped == true else {
        end(ghost)
        return false
      }
      ghost.now = ghost.look.arriving(1 - place.part)
      ghost.picture.opacity = ghost.opacity * ghost.now.opacity
      Softness.set(ghost.now.softness, of: ghost.picture)
      ghost.container?.queueAllocate()
      return true
    }
    // A page that is covered ends it at once, and so does a window that goes.
    ghost.picture.onUnmap { [weak ghost] in
      guard let ghost else { return }
      forget(ghost)
      MainSource.idle { [weak container = ghost.container, picture = ghost.picture] in container?.remove(picture) }
    }
  }

  private static func end(_ ghost: Ghost) {
    guard ghosts.contains(where: { $0 === ghost }) else { return }
    forget(ghost)
    ghost.container?.remove(ghost.picture)
  }

  private static func forget(_ ghost: Ghost) {
    guard let index = ghosts.firstIndex(where: { $0 === ghost }) else { return }
    ghosts.remove(at: index)
    Softness.set(0, of: ghost.picture)
    finish(ghost.group)
  }

  /// How many pictures of what goes are shown, for tests.
  package static var ghostCount: Int { ghosts.count }

  static func allocateGhosts(in container: LayoutContainer) {
    for ghost in ghosts where ghost.container === container {
      let (width, height) = (Length.whole(ghost.box.width), Length.whole(ghost.box.height))
      // A picture takes any size, but GTK wants to have asked it.
      _ = (ghost.picture.measure(.horizontal), ghost.picture.measure(.vertical, forSize: width))
      ghost.picture.allocate(
        width: width, height: height,
        transform: ghost.now.transform(
          x: ghost.box.x, y: ghost.box.y, width: ghost.box.width, height: ghost.box.height, container.isRightToLeft))
    }
  }
}

extension TransitionLook {
  /// How far it is blurred, as GSK takes it. What can't be told from something sharp is that.
  fileprivate var softness: Double { blur < 0.25 ? 0 : 2 * min(blur, 500) }

  fileprivate func transform(x: Double, y: Double, width: Double, height: Double, _ isRightToLeft: Bool) -> Transform {
    let side = isRightToLeft ? -1.0 : 1
    return Transform(
      x: x + side * (widths * width + offset.x), y: y + heights * height + offset.y, scaleX: scaleX, scaleY: scaleY,
      rotation: rotation, anchor: (anchor.x * width, anchor.y * height))
  }
}
