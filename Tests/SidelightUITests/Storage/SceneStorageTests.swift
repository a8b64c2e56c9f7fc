import Foundation
import ReportSupport
import SidelightCore
@testable import SidelightStorage
import SidelightUI
import Testing

/// Values that a window keeps.
@MainActor struct SceneStorageTests {
  private let app = "io.github.sidelight.Test.\(UUID().uuidString)"
  private let reports = Reports()

  private var file: URL { StoredFile.sceneValues(of: app) }

  private struct Content: View {
    @SceneStorage("count") private var count = 0
    @SceneStorage("name") private var name: String?
    var body: some View {
      Button("count \(count) \(name ?? "none")") {
        count += 1
        name = "n\(count)"
      }
      Reader()
    }
  }

  private struct Reader: View {
    @SceneStorage("count") private var count = 0
    var body: some View { Text("read \(count)") }
  }

  /// A window with values in a file.
  private func makeWindow(_ id: String, in file: SceneFile) -> Stage {
    Stage(VStack { Content() }.transformEnvironment(\.sceneStore) { $0 = SceneStore(id: id, in: file) })
  }

  @Test func `Each window has values of its own, and they are there again with the next run`() throws {
    let scenes = SceneFile(app: app)
    let (first, second) = (makeWindow("main-1", in: scenes), makeWindow("main-2", in: scenes))
    try first.click("count 0 none")
    try first.click("count 1 n1")
    try second.click("count 0 none")
    #expect(first.picture.contains("read 2") && second.picture.contains("read 1"))
    #expect(!FileManager.default.fileExists(atPath: file.path))
    Saver.finish()
    let again = SceneFile(app: app)
    #expect(makeWindow("main-1", in: again).picture.contains("count 2 n2"))
    #expect(makeWindow("main-2", in: again).picture.contains("count 1 n1"))
    #expect(makeWindow("main-3", in: again).picture.contains("count 0 none"))
  }

  @Test func `A damaged file gives the app's own values, and is kept beside the new one`() throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("no list".utf8).write(to: file)
    let stage = makeWindow("main-1", in: SceneFile(app: app))
    try stage.click("count 0 none")
    #expect(reports.all.contains { $0.contains("is damaged") && $0.contains("scenes.plist.damaged") })
    Saver.finish()
    #expect(makeWindow("main-1", in: SceneFile(app: app)).picture.contains("count 1 n1"))
    let kept = file.appendingPathExtension("damaged")
    #expect(try Data(contentsOf: kept) == Data("no list".utf8))
  }

  private struct Kinds: View {
    @SceneStorage("bool") private var bool = false
    @SceneStorage("one") private var one = 0
    @SceneStorage("number") private var number = 0.5
    @SceneStorage("whole") private var whole = 0.5
    @SceneStorage("text") private var text = ""
    @SceneStorage("bytes") private var bytes = Data()
    @SceneStorage("url") private var url: URL?
    var body: some View {
      Text("\(bool) \(one) \(number) \(whole) \(text) \(bytes.count) \(url?.absoluteString ?? "none")")
      Button("Change") {
        (bool, one, number, whole, text, bytes) = (true, 1, 1.5, 2, "2026-11-24T00:00:00Z", Data([1, 2]))
        url = URL(string: "https://example.org")
      }
    }
  }

  @Test func `Each kind of value comes back from the file as it was`() throws {
    let stage = Stage(VStack { Kinds() }.transformEnvironment(\.sceneStore) { $0 = SceneStore(id: "1", in: SceneFile(app: app)) })
    #expect(stage.texts()[0].string == "false 0 0.5 0.5  0 none")
    try stage.click("Change")
    Saver.finish()
    let again = Stage(VStack { Kinds() }.transformEnvironment(\.sceneStore) { $0 = SceneStore(id: "1", in: SceneFile(app: app)) })
    #expect(again.texts()[0].string == "true 1 1.5 2.0 2026-11-24T00:00:00Z 2 https://example.org")
  }

  @Test func `A damaged file of settings is set aside once, and another one keeps its name`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(app).plist")
    for text in ["one", "two"] {
      try Data(text.utf8).write(to: file)
      StoredFile.setAsideIfDamaged(file)
      #expect(!FileManager.default.fileExists(atPath: file.path))
    }
    #expect(try String(contentsOf: file.appendingPathExtension("damaged"), encoding: .utf8) == "one")
    #expect(try String(contentsOf: file.appendingPathExtension("damaged-2"), encoding: .utf8) == "two")
    StoredFile.write(["a": 1, "b": [1, "2"], "c": ["d": true]], to: file)
    StoredFile.setAsideIfDamaged(file)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `Without a window's file a view shares its values with nobody`() throws {
    let stage = Stage(VStack { Content() })
    try stage.click("count 0 none")
    #expect(stage.picture.contains("count 1 n1") && stage.picture.contains("read 0"))
  }
}

extension EnvironmentValues {
  fileprivate var sceneStore: SceneStore? {
    get { self[SceneStoreKey.self] }
    set { self[SceneStoreKey.self] = newValue }
  }
}
