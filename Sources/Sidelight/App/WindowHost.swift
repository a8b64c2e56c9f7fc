import SidelightBridge
import SidelightCore
package import SidelightGTK
import SidelightUI

/// One window: its graph, and the renderer that shows it.
@MainActor package final class WindowHost {
  package let graph = ViewGraph()
  package let renderer: Renderer
  let window: WindowDescription
  package let number: Int
  /// Says which value the window shows.
  private var shownValue: () -> AnyHashable? = { nil }
  var closed: (() -> Void)?
  /// Hears that it is about to close, while everything in it is there.
  var closing: (() -> Void)?
  private var lastFrame = WindowFrame()
  private var clipboardChanges: SignalConnection?
  /// What says who made the app, while it is open.
  private var about: AboutDialogWidget?
  /// What says what its keys do, while it is open, where libadwaita has such a dialog.
  private var shortcuts: ShortcutsDialogWidget?
  /// The window that was opened in its place.
  weak var coveredBy: WindowHost?
  /// Whether the user agreed that it ends with the app.
  var mayEnd = false
  /// Larger than that of all windows that were used before.
  var lastUse = 0

  /// - Parameters:
  ///   - number: tells it from the other windows that are open.
  ///   - prepare: gives the window what the app keeps for it, before there are views.
  init(
    _ window: WindowDescription, number: Int, _ value: AnyHashable?, settings: (@MainActor () -> AnyView)?,
    _ toolbars: ToolbarArrangements, of windows: AppWindows, in application: Application?, prepare: (ViewGraph) -> Void
  ) {
    self.window = window
    self.number = number
    graph.toolbars = toolbars
    prepare(graph)
    renderer = Renderer(application: application, making: Controllers.make)
    renderer.host = graph
    graph.consumer = renderer
    graph.reveal = { [weak renderer] in FileLauncher.showInFolder(uri: $0, over: renderer?.windows.first?.window) }
    graph.answerRequests {
      $0.open = { [weak renderer] in Self.open($0, over: renderer?.windows.first?.window, done: $1) }
      $0.chooseFiles = { [weak renderer] in FileDialogs.show($0, over: renderer?.windows.first?.window, done: $1) }
      $0.showToast = { [weak renderer] in renderer?.windows.first?.show($0, ended: $1) ?? {} }
      $0.showAbout = { [weak self, weak renderer, weak application] in
        guard let app = window.menu.app, let over = renderer?.windows.first?.window else { return }
        let dialog = AboutDialogWidget(app.facts, icon: app.icon)
        dialog.closed = { [weak self] in self?.about = nil }
        self?.about = dialog
        dialog.present(over: over) { application?.quitForUser() }
      }
      $0.showShortcuts = { [weak self, weak renderer, weak application] groups in
        guard let over = renderer?.windows.first?.window, let dialog = ShortcutsDialogWidget(groups.map(\.section)) else { return false }
        dialog.closed = { [weak self] in self?.shortcuts = nil }
        self?.shortcuts = dialog
        dialog.present(over: over) { application?.quitForUser() }
        return true
      }
      $0.holdLogout = { [weak renderer, weak application] reason in
        let hold = application?.holdLogout(over: renderer?.windows.first?.window, reason: reason) ?? 0
        return { application?.allowLogout(hold) }
      }
      $0.followClipboard = { [weak self] changed in
        let tell: @MainActor () -> Void = { changed(DropKinds(DesktopClipboard.kinds.compactMap { DropKinds($0) })) }
        tell()
        self?.clipboardChanges = DesktopClipboard.onChange(tell)
      }
      $0.readClipboard = { kinds, done in
        guard let kind = DesktopClipboard.kinds.first(where: { DropKinds($0).map(kinds.contains) == true }) else { return done(nil) }
        DesktopClipboard.read(kind) { value in done(value.flatMap { DropPayload($0) }) }
      }
      $0.pushWindow = { [weak self, weak windows] in if let self { windows?.push($0, over: self) } }
      $0.openWindow = { [weak windows] in windows?.open($0) }
      $0.dismissWindow = { [weak self, weak windows] in if let request = $0 { windows?.close(request) } else { self?.close() } }
    }
    graph.send(.desktop(renderer.desktop.traits))
    shownValue = window.start(WindowStart(graph: graph, window: window, settings: settings, value: value))
    for window in renderer.windows {
      if let size = self.window.place?(window) { window.open(width: size.width, height: size.height) }
      if self.window.frame.isMaximized { window.window.maximize() }
      if self.window.frame.isFullScreen { window.window.makeFullScreen() }
      window.closed = { [weak self] in self?.end() }
      window.holdsClosing = { [weak graph] close in graph?.asksBeforeClosing { if $0 { close() } } ?? false }
    }
  }

  /// What the window shows; nil for a window without a value.
  var value: AnyHashable? { shownValue() }

  /// Gives an address to the desktop.
  private static func open(_ uri: String, over window: WindowWidget?, done: @escaping @MainActor (Bool) -> Void) {
    FileLauncher.open(uri: uri, over: window) { error in
      if let error { Problem.report("“\(uri)” could not be opened: \(error.message)") }
      done(error == nil)
    }
  }

  package func present() {
    coveredBy = nil
    renderer.present()
  }

  /// Takes it off the screen until it is presented.
  func hide() { for window in renderer.windows { window.window.isVisible = false } }

  /// How large the window is.
  var frame: WindowFrame {
    guard let window = renderer.windows.first?.window else { return lastFrame }
    var frame = WindowFrame()
    (frame.isMaximized, frame.isFullScreen) = (window.isMaximized, window.isFullScreen)
    // A window that is as large as its content asks for has no size of its own.
    if !self.window.fitsContent, !self.window.keepsContentSize { (frame.width, frame.height) = window.defaultSize }
    lastFrame = frame.usable
    return lastFrame
  }

  /// Tells of another size.
  func follow(frame changed: @escaping () -> Void) { for window in renderer.windows { window.window.onFrame { changed() } } }

  /// Tells of when it comes to be used.
  func follow(used: @escaping () -> Void) {
    for window in renderer.windows { window.window.onActivity { [weak window] in if window?.window.isActive == true { used() } } }
  }

  /// Closes it as its close button does, and all that is over it.
  package func close() {
    // GTK closes no window that was never shown, such as one that another one has covered since the start.
    for window in renderer.windows where window.window.isRealized { window.window.close() }
    for window in renderer.windows where !window.window.isRealized {
      end()
      window.window.destroy()
    }
  }

  private func end() {
    closing?()
    clipboardChanges?.disconnect()
    about = nil
    graph[Restoration.self].end()
    graph.stop()
    closed?()
  }

  /// Waits until the window has drawn nothing for a while.
  package func awaitQuiet() async {
    for window in renderer.windows { await window.awaitQuiet() }
  }

  func savePicture(to path: String) -> Bool { renderer.windows.first?.savePicture(to: path) ?? false }

  /// The plans of the split views, the outermost first.
  var plans: [String] {
    renderer.controllers.values.sorted { $0.id.raw < $1.id.raw }.compactMap {
      if case .split(let split) = $0.element.kind { split.plan.picture } else { nil }
    }
  }
}

extension ShortcutGroup {
  @MainActor fileprivate var section: ShortcutsDialogWidget.Section {
    ShortcutsDialogWidget.Section(title, lines.map { (title: $0.title, keys: $0.keys.map(MenuKeys.init)) })
  }
}
