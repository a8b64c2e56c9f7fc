package import SidelightBridge
package import SidelightUI

/// The windows of an app: which are open, and what opens, closes and finds them.
@MainActor package final class AppWindows {
  private let scenes: () -> SceneContents
  private let application: Application?
  private let prepare: (ViewGraph, Int) -> Void
  private let toolbars = ToolbarArrangements()
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
    self.scenes = scenes
  }

  /// Opens the first window that the app offers, as its start does.
  ///
  /// - Parameter change: what the command line says of it.
  @discardableResult package func openFirst(_ change: (inout WindowDescription) -> Void = { _ in }) -> WindowHost? {
    let contents = scenes()
    guard var window = contents.windows.first else { return nil }
    change(&window)
    return show(window, of: contents)
  }

  /// Opens what a view asks for, or brings it to the front where it is open.
  package func open(_ request: WindowRequest) {
    let contents = scenes()
    guard let window = contents.windows.first(where: { $0.fits(request) }) else { return report(request) }
    if window.isSingle || request.value != nil,
      let old = open.first(where: { $0.window.fits(request) && (window.isSingle || $0.value == request.value) })
    {
      return old.present()
    }
    show(window, of: contents, request.value)
  }

  /// Closes all windows that a view asks to be closed.
  package func close(_ request: WindowRequest) {
    for host in open where host.window.fits(request) && (request.value == nil || host.value == request.value) { host.close() }
  }

  @discardableResult private func show(_ window: WindowDescription, of contents: SceneContents, _ value: AnyHashable? = nil) -> WindowHost {
    let numbers = Set(open.map(\.number))
    let number = (1...).first { !numbers.contains($0) } ?? 1
    let host = WindowHost(window, number: number, value, settings: contents.settings, toolbars, of: self, in: application) {
      prepare($0, number)
    }
    open.append(host)
    host.closed = { [weak self, weak host] in self?.open.removeAll { $0 === host } }
    host.present()
    return host
  }

  private func report(_ request: WindowRequest) {
    let wanted = [request.id.map { "the id “\($0)”" }, request.value.map { "values such as \($0)" }].compactMap { $0 }
    Problem.report(
      "a view asks for a window, but no scene of the app has \(wanted.joined(separator: " and ")). "
        + "Add a Window or a WindowGroup to the app's body.")
  }
}
