import SidelightCore
public import SidelightUI

/// An app under test: one window with some views, which a script uses as a person would.
///
/// ```swift
/// let app = try await TestApp(depth, width: 1200, height: 800) { ContentView() }
/// try await app.row("Documents").click()
/// try await app.textField("Name").type("Report")
/// try await app.press(.enter)
/// #expect(app.column(.detail).text("Report").exists)
/// try await app.close()
/// ```
///
/// Every action waits until the app has settled: all views are up to date, and at ``Depth/window`` the frame has been painted. Nothing sleeps.
/// To wait for the work of other tasks, use ``wait(until:limit:_:)``.
@MainActor public final class TestApp: TestScope {
  /// How much of the app runs, from its state alone to a real window.
  public let depth: Depth
  /// The width of the window in pixels, as it was set last.
  public private(set) var width: Double
  /// The height of the window in pixels, as it was set last.
  public private(set) var height: Double
  package let driver: any TestDriver
  private let checks: Bool
  /// What it keeps from one run to the next.
  private let storage: TestStorage
  private var isClosed = false
  /// The addresses that the views have given to the desktop to open, by `openURL` or links, in their order. No program is started.
  public private(set) var openedAddresses: [String] = []
  /// The windows that the views have asked to open or to close, in their order. A test shows one window, so that none opens.
  public private(set) var requestedWindows: [TestWindowRequest] = []
  /// The messages that the views show now, the oldest first. No program shows them.
  public private(set) var toasts: [TestToast] = []
  /// The reasons for which the views keep the session from ending now.
  public private(set) var logoutReasons: [String] = []
  private var messages = 0
  /// What another app put in the clipboard.
  private var clipboardKinds: DropKinds = [] { didSet { clipboardChanged(clipboardKinds) } }
  /// Hears of what is in the clipboard.
  private var clipboardChanged: (DropKinds) -> Void = { _ in }
  /// The file dialogs that the views ask for.
  private let fileDialogs = TestFileDialogs()
  /// Whether the desktop can open the addresses that it is given.
  public var opensAddresses = true

  /// Shows views in a window and waits until it has settled.
  ///
  /// - Parameters:
  ///   - depth: How much of the app runs; ``Depth/available`` lists what is possible here.
  ///   - width: The window's width in pixels, above 0.
  ///   - height: The window's height in pixels, above 0.
  ///   - checks: Whether every action at ``Depth/window`` also compares all widgets with the views. The time this takes grows with their
  ///     number.
  ///   - togglesInspector: Whether Ctrl+Alt+I shows and hides the inspector, as in a scene with `InspectorCommands`.
  ///   - settings: The views of the app's settings, as its `Settings` scene shows them; nil for an app without.
  ///   - commands: The commands of the app's scene, as its `commands(content:)` says them; nil for none.
  ///   - earlier: An app of this test that was closed: this one is the same app, started again, with what that kept by `@AppStorage`,
  ///     `@SceneStorage` or `UserDefaults.standard`, and with its window as it was left, but for its size. By default an app has kept nothing, whatever ran before it; what the test stores in
  ///     `UserDefaults.standard` before is there.
  ///   - content: The views of the window.
  public init<Content: View>(
    _ depth: Depth = .plan, width: Double = 1000, height: Double = 680, checks: Bool = true, togglesInspector: Bool = false,
    settings: (@MainActor () -> any View)? = nil, commands: (@MainActor () -> any Commands)? = nil,
    restarting earlier: TestApp? = nil, @ViewBuilder content: () -> Content
  ) async throws {
    storage = earlier?.storage ?? TestStorage()
    self.depth = depth
    self.width = width
    self.height = height
    self.checks = checks
    switch depth {
    case .model, .plan: driver = HeadlessDriver(depth)
    case .window:
      guard let provider = WindowDepthLookup.provider else {
        throw TestFailure("There are no windows in this program. Add the product SidelightWindowTesting to the test target's dependencies.")
      }
      driver = try provider.makeDriver()
    }
    storage.open(for: driver.graph)
    driver.graph.answerRequests {
      $0.open = { [weak self] uri, done in
        self?.openedAddresses.append(uri)
        done(self?.opensAddresses == true)
      }
    }
    driver.graph.answerRequests {
      $0.chooseFiles = { [weak self] request, done in
        guard let self else { return {} }
        return fileDialogs.open(request, done)
      }
    }
    driver.graph.answerRequests {
      $0.openWindow = { [weak self] in self?.requestedWindows.append(TestWindowRequest($0, isOpening: true)) }
      $0.pushWindow = { [weak self] in self?.requestedWindows.append(TestWindowRequest($0, isOpening: true, isInPlace: true)) }
      $0.dismissWindow = { [weak self] in self?.requestedWindows.append(TestWindowRequest($0, isOpening: false)) }
    }
    driver.graph.answerRequests {
      $0.showToast = { [weak self] in self?.show($0, $1) ?? {} }
      $0.holdLogout = { [weak self] reason in
        self?.logoutReasons.append(reason)
        return { [weak self] in
          guard let self, let index = logoutReasons.firstIndex(of: reason) else { return }
          logoutReasons.remove(at: index)
        }
      }
      $0.followClipboard = { [weak self] changed in
        self?.clipboardChanged = changed
        changed(self?.clipboardKinds ?? [])
      }
      $0.readClipboard = { [weak self] kinds, done in
        Task {
          let payload = await self?.driver.readClipboard()
          done(payload.flatMap { kinds.takes($0) ? $0 : nil })
        }
      }
    }
    let own: CommandTraits = togglesInspector ? .togglesInspector : []
    if let commands {
      try await start(WindowWithCommands(content(), commands: [commands]), own.union(commands().allTraits), settings)
    } else {
      try await start(content(), own, settings)
    }
    try verify()
  }

  private func start(_ content: some View, _ traits: CommandTraits, _ settings: (@MainActor () -> any View)?) async throws {
    if let settings {
      try await start(WindowWithSettings(content, settings: { AnyView(settings()) }), traits, opensSettings: true)
    } else {
      try await start(content, traits, opensSettings: false)
    }
  }

  private func start(_ content: some View, _ traits: CommandTraits, opensSettings: Bool) async throws {
    let window = WindowView(
      title: "Test", width: width, height: height, togglesInspector: traits.contains(.togglesInspector), opensSettings: opensSettings,
      changesTexts: traits.contains(.changesTexts), content: content)
    try await driver.start(window, width: width, height: height)
  }

  private func show(_ content: ToastContent, _ ended: @escaping @MainActor (ToastEnd) -> Void) -> @MainActor () -> Void {
    messages += 1
    let number = messages
    toasts.append(TestToast(content: content, ended: ended, number: number, app: self))
    return { [weak self] in _ = self?.remove(toast: number) }
  }

  /// Says whether it was there.
  func remove(toast number: Int) -> Bool {
    let count = toasts.count
    toasts.removeAll { $0.number == number }
    return toasts.count < count
  }

  // MARK: What is shown

  /// The title of the window, as the user reads it; empty for none.
  public var title: String { driver.sightings().first { $0.role == .window }?.label ?? "" }

  /// The elements that the views became, as indented lines, with rows in their order. For comparison, and to read in a failure.
  public var tree: String { TreePicture(driver).text }

  /// The interface as a script finds it, as indented lines: roles, labels and states, read from the widgets at ``Depth/window``.
  public var outline: String { driver.sightings().picture }

  /// How much work the interface has done since it was opened.
  public var counters: TestCounters {
    let (done, rows) = (driver.graph.counters, driver.graph.rowCounters)
    return TestCounters(bodies: done.bodies, patches: done.patches, rowsBound: rows.bound, rowsReused: rows.reused)
  }

  /// The cost of some steps: how far the ``counters`` rise.
  public func cost(of steps: () async throws -> Void) async throws -> TestCounters {
    let before = counters
    try await steps()
    return counters - before
  }

  /// The file dialog that is open, by which a test answers; nil where none is. No program shows one. Of several it is the first.
  public var fileDialog: TestFileDialog? { fileDialogs.open.first.map { TestFileDialog($0, of: self) } }

  // MARK: Actions

  /// The text in the clipboard; nil if there is none.
  public var clipboardText: String? {
    get async { if case .text(let text)? = await driver.readClipboard() { text } else { nil } }
  }

  /// The URIs of the files in the clipboard; empty if there are none.
  public var clipboardURIs: [String] {
    get async { if case .files(let uris)? = await driver.readClipboard() { uris } else { [] } }
  }

  /// Puts a text in the clipboard, as another app does.
  public func copy(text: String) {
    driver.fillClipboard(.text(text))
    clipboardKinds = .text
  }

  /// Puts files in the clipboard, by their URIs, as another app does.
  public func copy(uris: [String]) {
    driver.fillClipboard(.files(uris))
    clipboardKinds = .files
  }

  /// Changes the size of the window.
  ///
  /// - Parameters:
  ///   - width: The width in pixels, above 0; nil to keep it.
  ///   - height: The height in pixels, above 0; nil to keep it.
  public func resize(width: Double? = nil, height: Double? = nil) async throws {
    self.width = width ?? self.width
    self.height = height ?? self.height
    try await driver.resize(width: self.width, height: self.height)
    try await settle()
  }

  /// Presses and releases a key. It goes to what has the keyboard focus.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - modifiers: The modifier keys that are held.
  public func press(_ key: TestKey, _ modifiers: TestModifiers = []) async throws {
    try await driver.press(key, modifiers)
    try await settle()
  }

  /// Swipes to the next or the previous page, in the tab view of the style `page` that has the keyboard focus, or else in the first one. After
  /// the last page and before the first one it does nothing.
  ///
  /// - Parameter forward: True for the next page, false for the previous one.
  public func swipePage(forward: Bool = true) async throws {
    try await driver.swipePage(forward: forward)
    try await settle()
  }

  /// Lets time pass for the app, so that letters typed in a list afterwards begin a new word. The test itself does not wait.
  public func pauseTyping() { driver.pauseTyping() }

  /// Waits until nothing is left to do: all changes of state are shown, and at ``Depth/window`` painted.
  ///
  /// Every action does so by itself. Call this after the test has changed state. Tasks run as far as they need only the main
  /// actor, and what they hand to Swift's thread pool is waited for where it takes less than a quarter of a second. For more, see
  /// ``wait(until:limit:_:)``.
  public func settle() async throws {
    storage.lookAgain()
    await driver.settle()
    try verify()
  }

  /// Ends the app: views disappear, tasks are cancelled, and the window closes. What it kept is gone from `UserDefaults.standard`. Throws if
  /// anything of it is left.
  ///
  /// A test may also end without it, and then misses only this last check.
  public func close() async throws {
    guard !isClosed else { return }
    isClosed = true
    storage.leave(driver.graph)
    let left = await driver.close()
    storage.close()
    if !left.isEmpty { throw TestFailure("The app is closed, but not all of it is gone: " + left.joined(separator: " ")) }
  }

  func perform(_ action: TestAction, on path: [TestQuery]) async throws {
    try await act(action, on: path)
    try await settle()
  }

  /// Releases what it found before anything is checked: a widget that a script holds can't go away.
  private func act(_ action: TestAction, on path: [TestQuery]) async throws {
    let sighting = try find(path)
    guard sighting.isVisible || depth == .model else {
      throw TestFailure("The \(path.picture) is there but can't be seen, so nobody can use it.", tree: outline)
    }
    guard sighting.isEnabled || !action.needsEnabled else { throw TestFailure("The \(path.picture) is disabled.", tree: outline) }
    try await driver.perform(action, on: sighting)
  }

  private func verify() throws(TestFailure) {
    if let fault = driver.faults.first { throw TestFailure("The interface is at fault: " + fault, tree: tree) }
    guard checks, let difference = driver.differences().first else { return }
    throw TestFailure("The window differs from what the views say: " + difference, tree: tree + "\n\n" + outline)
  }
}

extension TestAction {
  var needsEnabled: Bool {
    switch self {
    case .click, .doubleClick, .type, .clear, .selectText, .focus, .toggle, .choose, .pick, .pickDay, .pickTimeOfDay, .pickColor, .slide,
      .step,
      .drag, .dragRow, .deleteRow, .swipe, .dropIn, .restOver, .act:
      true
    case .scroll, .hover: false
    }
  }
}
