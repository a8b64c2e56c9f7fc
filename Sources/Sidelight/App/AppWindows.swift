package import SidelightBridge
import SidelightCore
#if Foundation
import SidelightStorage
#endif
import SidelightUI

/// The windows of an app: which are open, and what opens, closes and finds them.
@MainActor package final class AppWindows {
  private let scenes: () -> SceneContents
  private let application: Application?
  private let prepare: (ViewGraph, Int) -> Void
  #if Foundation
  /// What brings the windows back; nil where none come back.
  package var kept: KeptWindows?
  #endif
  private let toolbars = ToolbarArrangements()
  /// The window that was opened for an address which is about to come.
  private var opened: (uri: String, host: WindowHost)?
  private var uses = 0
  /// The numbers of the windows that are open, or are about to be.
  private var taken: Set<Int> = []
  /// Those that are open, in the order in which they were opened.
  package private(set) var open: [WindowHost] = []

  /// - Parameters:
  ///   - application: what the windows belong to; nil in tests.
  ///   - prepare: gives a window what the app keeps for the one with its number, before there are views.
  ///   - scenes: what the app offers. Asked for again for each window, as the app's state may have changed.
  package init(
    of application: Application?, prepare: @escaping (ViewGraph, Int) -> Void = { _, _ in }, scenes: @escaping () -> SceneContents
  ) {
    self.application = application
    self.prepare = prepare
    self.scenes = {
      var contents = scenes()
      contents.nameWindows()
      return contents
    }
    application?.holdsQuit = { [weak self] in self?.asksBeforeQuitting() ?? false }
  }

  /// Opens the first window that the app offers, as its start does.
  ///
  /// - Parameters:
  ///   - uri: an address that is to be opened then: a window of a scene for it is the first one.
  ///   - change: what the command line says of it.
  @discardableResult package func openFirst(
    for uri: String? = nil, _ change: (inout WindowDescription) -> Void = { _ in }
  ) -> WindowHost? {
    let contents = scenes()
    let wanted = uri.flatMap { uri in contents.windows.first { $0.opensFor.names(uri) } }
    guard var window = wanted ?? contents.windows.first else { return nil }
    change(&window)
    let host = show(window, of: contents)
    if wanted != nil, let uri { opened = (uri, host) }
    return host
  }

  /// Opens what a view asks for, or brings it to the front where it is open.
  @discardableResult package func open(_ request: WindowRequest) -> WindowHost? {
    let contents = scenes()
    guard let window = contents.windows.first(where: { $0.fits(request) }) else {
      report(request)
      return nil
    }
    if window.isSingle || request.value != nil,
      let old = open.first(where: { $0.window.fits(request) && (window.isSingle || $0.value == request.value) })
    {
      old.present()
      return old
    }
    return show(window, of: contents, request.value)
  }

  /// Opens what a view asks for in the place of its window, which is back when that has closed.
  func push(_ request: WindowRequest, over host: WindowHost) {
    guard let new = open(request), new !== host else { return }
    cover(host, by: new)
  }

  private func cover(_ host: WindowHost, by new: WindowHost) {
    host.coveredBy = new
    host.hide()
    #if Foundation
    kept?.noteChange(of: host.number)
    #endif
  }

  /// The window that was used last; none that another one has taken the place of.
  package var front: WindowHost? { open.filter { $0.coveredBy == nil }.max { $0.lastUse < $1.lastUse } }

  /// Asks the user where a window has something to ask before it closes, one window after the other, and quits once they agreed to all of it.
  ///
  /// - Returns: whether a window asks.
  private func asksBeforeQuitting() -> Bool {
    for host in open where !host.mayEnd {
      let isAsking = host.graph.asksBeforeClosing { [weak self, weak host] agrees in
        guard let self else { return }
        // Who changes their mind is asked again in all windows.
        if agrees { host?.mayEnd = true } else { for host in open { host.mayEnd = false } }
        if agrees { application?.quitForUser() }
      }
      guard isAsking else { continue }
      host.present()
      return true
    }
    return false
  }

  /// Closes all windows that a view asks to be closed.
  package func close(_ request: WindowRequest) {
    for host in open where host.window.fits(request) && (request.value == nil || host.value == request.value) { host.close() }
  }

  /// Hands an address to the window that it is for; a new one opens where a scene is for it.
  ///
  /// - Returns: whether a view took it.
  @discardableResult package func open(uri: String) -> Bool {
    if let (awaited, host) = opened, awaited == uri {
      opened = nil
      return host.graph.open(uri: uri)
    }
    let byUse = open.sorted { $0.lastUse > $1.lastUse }
    let standings = byUse.map { ($0, $0.graph.standing(of: uri)) }
    func first(_ standing: OpenStanding) -> WindowHost? { standings.first { $0.1.standing == standing && $0.1.hasHandlers }?.0 }
    func new() -> WindowHost? {
      let contents = scenes()
      guard let window = contents.windows.first(where: { $0.opensFor.names(uri) }) else { return nil }
      let old = window.isSingle ? open.first { $0.window.name == window.name } : nil
      return old ?? show(window, of: contents)
    }
    guard let host = first(.preferred) ?? first(.allowed) ?? new() ?? first(.unsaid) else { return false }
    host.present()
    return host.graph.open(uri: uri)
  }

  /// - Parameters:
  ///   - number: that which it had when the app ran last; nil for a window that is new.
  ///   - isCovered: whether another window has its place, so that it does not appear yet.
  @discardableResult private func show(
    _ window: WindowDescription, of contents: SceneContents, _ value: AnyHashable? = nil, number known: Int? = nil,
    isCovered: Bool = false
  ) -> WindowHost {
    var window = window
    // Whichever window is there first has the main menu.
    if open.isEmpty { window.menu.isFirst = true }
    let number = known ?? (1...).first { !taken.contains($0) } ?? 1
    // The views of a window may open another one while it is being made.
    taken.insert(number)
    let opened = WeakHost()
    let host = WindowHost(window, number: number, value, settings: contents.settings, toolbars, of: self, in: application) {
      prepare($0, number)
      if window.comesBack { keep($0, number, opened, scene: window.name) } else { keepNothing($0, number) }
    }
    opened.host = host
    open.append(host)
    note(host)
    host.follow(used: { [weak self, weak host] in if let host { self?.note(host) } })
    host.closing = { [weak self, weak host] in if let self, let host { closes(host) } }
    host.closed = { [weak self, weak host] in
      for other in self?.open ?? [] where other.coveredBy != nil && other.coveredBy === host { other.present() }
      self?.open.removeAll { $0 === host }
      self?.taken.remove(number)
    }
    follow(host)
    // Its views may have opened another one in its place.
    if host.coveredBy == nil, !isCovered { host.present() }
    return host
  }

  /// A window is used now.
  private func note(_ host: WindowHost) {
    uses += 1
    host.lastUse = uses
    #if Foundation
    kept?.use(host.number)
    #endif
  }

  /// A window that is about to be there.
  private final class WeakHost { weak var host: WindowHost? }

  // MARK: From run to run

  #if Foundation
  /// Opens the windows that were open when the app ran last; says whether there were any.
  ///
  /// - Parameter change: what the command line says of them.
  package func openKept(_ change: (inout WindowDescription) -> Void = { _ in }) -> Bool {
    guard let kept else { return false }
    let contents = scenes()
    let records = kept.records
    taken.formUnion(records.map(\.number))
    for (number, record) in records {
      guard var window = contents.windows.first(where: { $0.name == record.scene }), window.comesBack else {
        kept.forget(number)
        taken.remove(number)
        continue
      }
      let value = record.value.flatMap(window.readValue)
      // A window for a value that this version of the app can't read would show something else.
      if record.value != nil, value == nil {
        kept.forget(number)
        taken.remove(number)
        continue
      }
      window.frame = record.frame.usable
      if window.frame.width > 0 {
        (window.width, window.height) = (Double(window.frame.width), Double(window.frame.height))
        window.place = nil
      }
      change(&window)
      show(window, of: contents, value, number: number, isCovered: record.coveredBy != nil)
    }
    for (number, record) in records {
      guard let place = record.coveredBy, let host = open.first(where: { $0.number == number }) else { continue }
      // Where what covered it can't be there again, it is.
      if let other = open.first(where: { $0.number == place && $0 !== host }) { cover(host, by: other) } else { host.present() }
    }
    return !open.isEmpty
  }

  private func keep(_ graph: ViewGraph, _ number: Int, _ opened: WeakHost, scene: String) {
    kept?.begin(number, graph) {
      var record = WindowRecord(scene: scene, value: opened.host?.value.flatMap { LastingCodec.json.text(of: $0.base) })
      record.frame = opened.host?.frame ?? WindowFrame()
      record.coveredBy = opened.host?.coveredBy?.number
      return record
    }
  }

  /// What views keep by `@SceneStorage` in a window that does not come back goes with it, and is none of the next one with its number.
  private func keepNothing(_ graph: ViewGraph, _ number: Int) { StoredValues.give(to: graph, number: number, in: nil) }

  private func follow(_ host: WindowHost) {
    guard let kept else { return }
    host.follow(frame: { [weak kept, number = host.number] in kept?.noteChange(of: number) })
  }

  private func closes(_ host: WindowHost) { kept?.close(host.number, isLast: open.count == 1) }
  #else
  private func keep(_ graph: ViewGraph, _ number: Int, _ opened: WeakHost, scene: String) {}
  private func keepNothing(_ graph: ViewGraph, _ number: Int) {}
  private func follow(_ host: WindowHost) {}
  private func closes(_ host: WindowHost) {}
  #endif

  private func report(_ request: WindowRequest) {
    let wanted = [request.id.map { "the id “\($0)”" }, request.value.map { "values such as \($0)" }].compactMap { $0 }
    Problem.report(
      "a view asks for a window, but no scene of the app has \(wanted.joined(separator: " and ")). "
        + "Add a Window or a WindowGroup to the app's body.")
  }
}
