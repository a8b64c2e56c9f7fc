import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI

/// Runs an app in a real window: the renderer shows it, and scripts use and read its widgets.
@MainActor final class WindowDriver: TestDriver {
  let graph = ViewGraph()
  let renderer: Renderer
  let mirror: Mirror
  private var frames: SignalConnection?
  private var isClosed = false
  /// The time as the user's typing goes, in milliseconds.
  private var clock = 0
  /// What the window's size has more than its content's.
  private var border = (width: 0, height: 0)

  /// Frames without news after which a window counts as settled: a list asks for its rows in one and places them in the next.
  private static let quietFrames = 2
  /// How often a display is asked for another size, and how long, in milliseconds, it is given to answer.
  private static let resizeLimit = 20
  private static let answerLimit = 250

  init() {
    // What moves would be met half-way there; movement itself has tests of its own.
    DesktopSettings.shared?.setProperty("gtk-enable-animations", to: false)
    renderer = Renderer()
    mirror = Mirror(renderer)
    renderer.host = graph
    graph.consumer = mirror
    // A slow machine takes no pauses between letters.
    renderer.clock = { [weak self] in self?.clock ?? 0 }
  }

  var tree: ElementTree { mirror.tree }
  var faults: [String] { mirror.faults }
  var activity: () -> Void = {} { didSet { mirror.activity = activity } }

  /// The window that the app has.
  var window: WindowWidget? { renderer.windows.first?.window }

  func start(_ view: some View, width: Double, height: Double) async throws {
    graph.send(.desktop(renderer.desktop.traits))
    graph.start(view)
    renderer.present()
    frames = window?.frameClock?.onAfterPaint { [weak self] in self?.activity() }
    await settle()
    guard let window, window.isMapped else { throw TestFailure("The window does not appear on the display.") }
    let wanted = window.defaultSize
    border = (wanted.width - window.width, wanted.height - window.height)
    try await resize(width: width, height: height)
    await settle()
  }

  // MARK: - Time

  func settle() async {
    var quiet = 0
    var painted = 0
    while quiet < Self.quietFrames, painted < settlingLimit {
      let before = mirror.batches
      await nextFrame()
      painted += 1
      quiet = mirror.batches == before && !renderer.isFlushPending ? quiet + 1 : 0
    }
  }

  /// Waits until the window has painted once more.
  func nextFrame() async {
    guard let clock = window?.frameClock, window?.isMapped == true else { return await Task.yield() }
    // Whatever changed has asked for its own layout and drawing.
    await frame(of: clock, limit: nil) { clock.requestPhase(.afterPaint) }
  }

  /// Waits for a frame, or at most for a number of milliseconds.
  private func frame(of clock: FrameClock, limit: Int?, _ request: () -> Void = {}) async {
    await withCheckedContinuation { continuation in
      var painted: SignalConnection?
      var timer: MainSource?
      let resume: @MainActor () -> Void = {
        guard let connection = painted else { return }
        painted = nil
        connection.disconnect()
        timer?.cancel()
        timer = nil
        continuation.resume()
      }
      painted = clock.onAfterPaint(resume)
      if let limit { timer = MainSource.after(milliseconds: limit) { resume() } }
      request()
    }
  }

  func resize(width: Double, height: Double) async throws {
    guard let window else { return }
    for _ in 0..<Self.resizeLimit {
      if window.width == Int(width), window.height == Int(height) { return }
      // A window that the desktop draws no shadow for has a frame of its own, which its default size includes.
      await window.resize(width: Int(width) + border.width, height: Int(height) + border.height)
      // A frame that nobody asked for: one before the display has answered would draw what has no size yet.
      if let clock = window.frameClock { await frame(of: clock, limit: Self.answerLimit) }
    }
    throw TestFailure(
      "The window does not take \(Int(width)) × \(Int(height)) px but \(window.width) × \(window.height): "
        + "its content needs more, or the desktop does not let it.")
  }

  // MARK: - What there is

  func sightings() -> [Sighting] {
    guard let window else { return [] }
    var reader = WidgetReader(self)
    reader.visit(window, level: 0)
    return reader.sightings
  }

  func position(of row: NodeID) -> Int? {
    guard let list = tree[row]?.parent else { return nil }
    return (renderer.controller(for: list) as? ListController)?.position(of: row)
  }

  func row(of sighting: Sighting) -> NodeID? {
    guard case .object(let object) = sighting.target, let target = object as? WidgetTarget, target.list != nil else { return nil }
    return target.node
  }

  func list(of sighting: Sighting) -> NodeID? {
    guard case .object(let object) = sighting.target, let target = object as? WidgetTarget, let node = target.node else { return nil }
    switch tree[node]?.element.kind {
    case .list?: return node
    case .row?: return tree[node]?.parent
    default: return nil
    }
  }

  func isInView(_ sighting: Sighting) -> Bool? {
    guard case .object(let object) = sighting.target, let widget = (object as? WidgetTarget)?.widget else { return nil }
    var area = widget.parent
    while let next = area, next.typeName != "GtkListView", next.typeName != "GtkViewport" { area = next.parent }
    // A row that GTK keeps for later has the place where it was last.
    guard widget.isMapped, let area = area ?? window, let box = widget.bounds(in: area) else { return false }
    // Places are whole pixels on the screen, and parts of them in between.
    return box.y > -1 && box.y + box.height < Double(area.height) + 1 && box.x > -1 && box.x + box.width < Double(area.width) + 1
  }

  func picture(of split: NodeID) -> String? { (renderer.controller(for: split) as? SplitController)?.shownPicture }

  func press(_ key: TestKey, _ modifiers: TestModifiers) async throws {
    guard let window else { return }
    // What writes goes to the text before any shortcut hears of it: the input method takes it.
    if modifiers.isSubset(of: .shift), let entry = focusedEntry, let letter = key.letter { return entry.type(String(letter)) }
    let focus = window.focusedWidget
    _ = window.press(key: key.symbol, modifiers: UInt32(modifiers.rawValue))
    // GTK shows for a moment that the key is down before the button acts.
    if let focus, focus.hasClass("keyboard-activating") { await click(of: focus) }
  }

  /// Waits until a button acts, or goes.
  private func click(of button: Widget) async {
    await withCheckedContinuation { continuation in
      var connections: [SignalConnection] = []
      let resume: @MainActor () -> Void = {
        guard !connections.isEmpty else { return }
        for connection in connections { connection.disconnect() }
        connections = []
        continuation.resume()
      }
      connections = [button.connect(Signal<Void>("clicked"), resume), button.connect(Signal<Void>("unmap"), resume)]
    }
  }

  func pauseTyping() { clock += TypeAhead.pause }

  /// The text field with the cursor.
  private var focusedEntry: EntryWidget? {
    guard let focus = window?.focusedWidget else { return nil }
    return sequence(first: focus, next: \.parent).lazy.compactMap { $0 as? EntryWidget }.first
  }

  // MARK: - The end

  func close() async -> [String] {
    guard !isClosed else { return [] }
    isClosed = true
    frames?.disconnect()
    frames = nil
    let controllers = renderer.controllers.values.map { WeakReference($0) }
    let widgets = renderer.controllers.values.compactMap { $0.core.map { WeakReference($0) } }
    graph.stop()
    renderer.apply(PatchBatch(tree.roots.map { .remove($0) }, isAnimated: false))
    // The renderer's last work of this window waits in idles.
    await idle()
    var left: [String] = []
    if graph.census.count > 0 { left.append("\(graph.census.count) nodes of views are still alive.") }
    let livingControllers = controllers.compactMap(\.object)
    if let one = livingControllers.first {
      left.append("\(livingControllers.count) controllers are still alive, such as a \(type(of: one)).")
    }
    let livingWidgets = widgets.compactMap(\.object)
    if let one = livingWidgets.first { left.append("\(livingWidgets.count) widgets are still alive, such as a \(one.typeName).") }
    return left
  }

  /// Waits until the main loop has nothing better to do.
  private func idle() async {
    await withCheckedContinuation { continuation in MainSource.idle(priority: MainLoop.Priority.idle + 50) { continuation.resume() } }
  }
}

private struct WeakReference<Referent: AnyObject> {
  weak var object: Referent?
  init(_ object: Referent) { self.object = object }
}
