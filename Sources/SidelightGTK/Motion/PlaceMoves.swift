import SidelightBridge
import SidelightCore

/// Widgets that have another place because of changes that move, and are drawn on their way there. They take clicks where they are drawn.
@MainActor enum PlaceMoves {
  @MainActor private final class Move {
    weak var widget: Widget?
    var ways = PlaceWays()
    /// The place to which it goes, as it was given to it last; nil before that.
    var place: PixelPlace?

    init(_ widget: Widget) { self.widget = widget }

    /// Draws it where it is now. Its parent need not give all others their places for that.
    func show() {
      guard let widget, widget.parent != nil else { return }
      guard let place else { return widget.parent?.queueAllocate() ?? () }
      // GTK wants to have been asked since something in it changed.
      _ = widget.measure(.horizontal)
      widget.allocate(width: place.width, height: place.height, transform: transform(at: place))
    }

    func transform(at place: PixelPlace) -> Transform {
      Transform(x: Double(place.x) + ways.offset.x, y: Double(place.y) + ways.offset.y)
    }
  }

  /// The moves in one window, which one tick callback brings on.
  @MainActor private final class Moves {
    var moves: [ObjectIdentifier: Move] = [:]
    var tick: TickCallback?
    weak var root: Widget?
    private var unmapping: SignalConnection?

    init(in root: Widget) {
      self.root = root
      unmapping = root.onUnmap { [weak self] in self?.end() }
    }

    /// Nothing is seen of them any longer.
    func end() {
      unmapping?.disconnect()
      tick?.cancel()
      for move in moves.values { move.ways.stop() }
      moves = [:]
      PlaceMoves.windows = PlaceMoves.windows.filter { $1 !== self }
    }

    func advance(to time: Double) -> Bool {
      var memo = MotionMemo()
      for (id, move) in moves {
        move.ways.advance(to: time, &memo)
        move.show()
        if move.ways.isOver || move.widget == nil { moves.removeValue(forKey: id)?.ways.stop() }
      }
      return !moves.isEmpty
    }
  }

  /// By the windows' widgets.
  private static var windows: [ObjectIdentifier: Moves] = [:]

  /// Whether anything is on its way: mostly nothing is.
  static var areUnderWay: Bool { !windows.isEmpty }

  /// Something has another place.
  ///
  /// - Parameters:
  ///   - widget: what is drawn on its way.
  ///   - distance: how far its old place lies from the new one, in pixels, as its container sees it.
  ///   - motion: how it goes there.
  ///   - group: what waits for the end of that; nil for nothing.
  static func begin(_ widget: Widget, from distance: Point, _ motion: Motion, in group: Int?) {
    guard widget.isMapped, let root = widget.root, !motion.place(after: 0).isOver else { return }
    let key = ObjectIdentifier(root)
    if let old = windows[key], old.root !== root { old.end() }
    let moves = windows[key] ?? Moves(in: root)
    windows[key] = moves
    let move = moves.moves[ObjectIdentifier(widget)] ?? Move(widget)
    moves.moves[ObjectIdentifier(widget)] = move
    move.ways.begin(distance, MotionLeg(motion, in: group))
    guard moves.tick == nil else { return }
    moves.tick = root.addTickCallback { clock in
      guard let moves = windows[key] else { return false }
      if moves.advance(to: Double(clock.frameTime) / 1_000_000) { return true }
      moves.end()
      return false
    }
  }

  /// Where a widget is drawn that is given a place; nil where it is drawn there.
  static func transform(of widget: Widget, at place: PixelPlace) -> Transform? {
    let id = ObjectIdentifier(widget)
    for moves in windows.values {
      guard let move = moves.moves[id], move.widget === widget else { continue }
      move.place = place
      return move.transform(at: place)
    }
    return nil
  }

  /// The widget is gone.
  static func stop(_ widget: Widget) {
    for moves in windows.values {
      guard let move = moves.moves.removeValue(forKey: ObjectIdentifier(widget)) else { continue }
      move.ways.stop()
      if moves.moves.isEmpty { moves.end() }
    }
  }
}
