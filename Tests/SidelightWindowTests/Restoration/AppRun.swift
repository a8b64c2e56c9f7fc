import DisplaySupport
import Foundation
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
  private let app: String

  /// - Parameters:
  ///   - app: the app's id; runs of one id follow each other.
  ///   - isFresh: whether it begins as if it had never run.
  ///   - uri: an address for which the desktop starts it; nil for none.
  ///   - contents: the contents of its scenes.
  init(_ app: String, isFresh: Bool = false, opening uri: String? = nil, _ contents: @escaping () -> SceneContents) {
    _ = Toolkit.startForTests()
    let scenes = SceneFile(app: app)
    self.scenes = scenes
    self.app = app
    windows = AppWindows(of: nil, prepare: { StoredValues.give(to: $0, number: $1, in: scenes) }, scenes: contents)
    let files = WindowFiles(app: app)
    if !files.areTaken { windows.kept = KeptWindows(files, scenes, isFresh: isFresh) }
    if !windows.openKept() { windows.openFirst(for: uri) }
    if let uri { windows.open(uri: uri) }
  }

  /// Where an app keeps how its windows were left.
  static func folder(of app: String) -> URL {
    let states = ProcessInfo.processInfo.environment["XDG_STATE_HOME"] ?? NSHomeDirectory() + "/.local/state"
    return URL(filePath: states).appending(path: app).appending(path: "windows")
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

  /// Makes the window whose text begins with some words the one that was used last, as a click in it does.
  func use(_ words: String) {
    let index = texts.firstIndex { $0.hasPrefix(words) }
    if index == nil { Issue.record("There is no window “\(words)”.") }
    if let index { windows.kept?.use(windows.open[index].number) }
  }

  func close(_ index: Int) async {
    windows.open[index].close()
    await MainLoop.rest()
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

  /// Ends it as a crash does once all is written: nobody has said that it ends, so that its start counts as one that failed.
  func crash() async throws {
    let mark = Self.folder(of: app).appending(path: "starting")
    let starts = try Data(contentsOf: mark)
    await quit()
    try starts.write(to: mark)
  }
}
