import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightUI

/// One window: its graph, and the renderer that shows it.
@MainActor final class WindowHost {
  let graph = ViewGraph()
  private let renderer: Renderer
  var closed: (() -> Void)?

  /// - Parameter prepare: gives the window what the app keeps for it, before there are views.
  init(
    _ window: WindowDescription, _ toolbars: ToolbarArrangements, in application: Application, prepare: (ViewGraph) -> Void = { _ in }
  ) {
    graph.toolbars = toolbars
    prepare(graph)
    renderer = Renderer(application: application, making: Controllers.make)
    renderer.host = graph
    graph.consumer = renderer
    graph.reveal = { [weak renderer] in FileLauncher.showInFolder(uri: $0, over: renderer?.windows.first?.window) }
    graph.answerRequests { $0.open = { [weak renderer] in Self.open($0, over: renderer?.windows.first?.window, done: $1) } }
    graph.send(.desktop(renderer.desktop.traits))
    window.start(graph, window)
    for window in renderer.windows {
      window.closed = { [weak self] in self?.close() }
    }
  }

  /// Gives an address to the desktop.
  private static func open(_ uri: String, over window: WindowWidget?, done: @escaping @MainActor (Bool) -> Void) {
    FileLauncher.open(uri: uri, over: window) { error in
      if let error { Problem.report("“\(uri)” could not be opened: \(error.message)") }
      done(error == nil)
    }
  }

  func present() { renderer.present() }

  private func close() {
    graph.stop()
    closed?()
  }

  /// Waits until the window has drawn nothing for a while.
  func awaitQuiet() async {
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
