package import SidelightBridge
package import SidelightCore
package import SidelightGTK
package import SidelightTesting
package import SidelightUI

/// Runs views in a real window: the renderer shows them, and scripts use and read its widgets. `TestApp` uses it, and so do the tests of the
/// library's own widgets.
@MainActor package final class WindowDriver: TestDriver {
  package let graph = ViewGraph()
  package let renderer: Renderer
  let mirror: Mirror
  private var frames: SignalConnection?
  private var isClosed = false
  /// The time of the user's typing, in milliseconds.
  private var clock = 0
  /// How much larger the window is than its content.
  private var border = (width: 0, height: 0)

  /// How often the display is asked for a new size, and how long it has for each answer, in milliseconds.
  private static let resizeLimit = 20
  private static let answerLimit = 250

  /// - Parameter animates: Whether changes are animated. Without that, scripts never find things halfway to their places.
  package init(animates: Bool = false) {
    DesktopSettings.shared?.hasAnimations = animates
    renderer = Renderer(making: Controllers.make)
    mirror = Mirror(renderer)
    renderer.host = graph
    graph.consumer = mirror
    // A slow machine must not make pauses between letters.
    renderer.clock = { [weak self] in self?.clock ?? 0 }
  }

  package var tree: ElementTree { mirror.tree }
  package var faults: [String] { mirror.faults }
  package var activity: () -> Void = {} { didSet { mirror.activity = activity } }

  /// The window that the app has.
  package var window: WindowWidget? { renderer.windows.first?.window }

  package func start(_ view: some View, width: Double, height: Double) async throws {
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

  package func settle() async { await renderer.windows.first?.settle(limit: settlingLimit) }

  /// Waits until the window has painted once more.
  package func nextFrame() async { await renderer.windows.first?.nextFrame() }

  package func resize(width: Double, height: Double) async throws {
    guard let window else { return }
    for _ in 0..<Self.resizeLimit {
      if window.width == Int(width), window.height == Int(height) { return }
      // A window that the desktop draws no shadow for has a frame of its own, which its default size includes.
      await window.resize(width: Int(width) + border.width, height: Int(height) + border.height)
      await settle()
      if window.width == Int(width), window.height == Int(height) { return }
      // A window manager between a window and its display may answer late, or not at all.
      await window.awaitLayout(limit: Self.answerLimit)
    }
    throw TestFailure(
      "The window does not take \(Int(width)) × \(Int(height)) px but \(window.width) × \(window.height): "
        + "its content needs more, or the desktop does not let it.")
  }

  // MARK: - What is shown

  package func sightings() -> [Sighting] {
    guard let window else { return [] }
    var reader = WidgetReader(self)
    reader.visit(window, level: 0)
    return reader.sightings
  }

  package func position(of row: NodeID) -> Int? {
    guard let list = tree[row]?.parent else { return nil }
    return (renderer.controller(for: list) as? ListController)?.position(of: row)
  }

  package func row(of sighting: Sighting) -> NodeID? {
    guard case .object(let object) = sighting.target, let target = object as? WidgetTarget, target.list != nil else { return nil }
    return target.node
  }

  package func list(of sighting: Sighting) -> NodeID? {
    guard case .object(let object) = sighting.target, let target = object as? WidgetTarget, let node = target.node else { return nil }
    switch tree[node]?.element.kind {
    case .list?: return node
    case .row?: return tree[node]?.parent
    default: return nil
    }
  }

  package func isInView(_ sighting: Sighting) -> Bool? {
    guard case .object(let object) = sighting.target, let widget = (object as? WidgetTarget)?.widget else { return nil }
    var area = widget.parent
    while let next = area, next.typeName != "GtkListView", next.typeName != "GtkViewport" { area = next.parent }
    // A row that GTK keeps for later has the place where it was last.
    guard widget.isMapped, let area = area ?? window, let box = widget.bounds(in: area) else { return false }
    // Places are whole pixels on the screen, and parts of them in between.
    return box.y > -1 && box.y + box.height < Double(area.height) + 1 && box.x > -1 && box.x + box.width < Double(area.width) + 1
  }

  package func node(of sighting: Sighting) -> NodeID? {
    if case .object(let object) = sighting.target { (object as? WidgetTarget)?.node } else { nil }
  }

  package func frame(of sighting: Sighting) -> LayoutFrame? {
    guard case .object(let object) = sighting.target, let widget = (object as? WidgetTarget)?.widget, widget.isMapped,
      let root = widget.root
    else { return nil }
    // What a window is asked for itself has its shadow in it.
    if root == widget { return LayoutFrame(x: 0, y: 0, size: Size(Double(root.width), Double(root.height))) }
    guard let box = widget.bounds(in: root) else { return nil }
    return LayoutFrame(x: box.x, y: box.y, size: Size(box.width, box.height))
  }

  package func picture(of split: NodeID) -> String? { (renderer.controller(for: split) as? SplitController)?.shownPicture }

  package func press(_ key: TestKey, _ modifiers: TestModifiers) async throws {
    guard let window else { return }
    // The input method takes a key that types text before any shortcut gets it.
    if modifiers.isSubset(of: .shift), let entry = focusedEntry, let letter = key.letter { return entry.type(String(letter)) }
    let focus = window.focusedWidget
    _ = window.press(key: key.symbol, modifiers: UInt32(modifiers.rawValue))
    // GTK shows for a moment that the key is down before the button acts.
    let defaults = renderer.controllers.values.compactMap { $0 as? AlertController }.flatMap(\.dialog.responseButtons)
    if let acting = ([focus].compactMap(\.self) + defaults).first(where: { $0.hasClass("keyboard-activating") }) { await click(of: acting) }
  }

  /// Waits until a button acts, or is gone.
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

  package func swipePage(forward: Bool) async throws {
    guard renderer.windows.first?.tabsForKeys()?.swipe(forward: forward) == true else {
      throw TestFailure("There are no pages that follow each other.")
    }
  }

  package func pauseTyping() { clock += TypeAhead.pause }

  /// The text field with the cursor.
  private var focusedEntry: EntryWidget? {
    guard let focus = window?.focusedWidget else { return nil }
    return sequence(first: focus, next: \.parent).firstNonNil { $0 as? EntryWidget }
  }

  // MARK: - The end

  package func close() async -> [String] {
    guard !isClosed else { return [] }
    isClosed = true
    frames?.disconnect()
    frames = nil
    let controllers = renderer.controllers.values.map { WeakReference($0) }
    let widgets = renderer.controllers.values.compactMap { $0.core.map { WeakReference($0) } }
    graph.stop()
    renderer.apply(PatchBatch(tree.roots.map { .remove($0) }, isAnimated: false))
    // The renderer's last work of this window waits in idles.
    await MainLoop.rest()
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
}

private struct WeakReference<Referent: AnyObject> {
  weak var object: Referent?
  init(_ object: Referent) { self.object = object }
}
