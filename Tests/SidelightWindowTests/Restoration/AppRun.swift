import DisplaySupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightStorage
import SidelightUI
import SidelightWindowTesting
import Testing

/// One run of an app with windows that come back.
@MainActor final class AppRun {
  let windows: AppWindows
  let scenes: SceneFile

  /// - Parameters:
  ///   - app: the app's id; runs of one id follow each other.
  ///   - scenes: the contents of its scenes.
  init(_ app: String, isFresh: Bool = false, _ contents: @escaping () -> SceneContents) {
    _ = Toolkit.startForTests()
    let scenes = SceneFile(app: app)
    self.scenes = scenes
    windows = AppWindows(of: nil, prepare: { StoredValues.give(to: $0, number: $1, in: scenes) }, scenes: contents)
    let files = WindowFiles(app: app)
    if !files.areTaken { windows.kept = KeptWindows(files, scenes, isFresh: isFresh) }
    if !windows.openKept() { windows.openFirst() }
  }

  var texts: [String] {
    windows.open.map { host in
      host.renderer.windows.first?.window.visibleTree.compactMap { ($0 as? LabelWidget)?.text }
        .first { $0.first?.isLowercase == true } ?? ""
    }
  }

  func click(_ label: String, in index: Int = 0) async {
    let window = windows.open[index].renderer.windows.first
    let button = window?.window.visibleTree.first {
      $0.typeName == "GtkButton" && $0.visibleTree.contains { ($0 as? LabelWidget)?.text == label }
    }
    if button == nil { Issue.record("There is no button “\(label)”.") }
    button?.emit(Signal<Void>("clicked"))
    await settle()
  }

  func settle() async {
    for host in windows.open {
      host.graph.flush()
      await host.renderer.windows.first?.settle(limit: 60)
    }
  }

  /// Ends it as Ctrl+Q and a signal do, with its windows open.
  func quit() async {
    windows.kept?.end()
    windows.kept = nil
    Saver.finish()
    for host in windows.open { host.close() }
    await MainLoop.rest()
  }
}
