import Foundation
import ReportSupport
import SidelightCore
@testable import SidelightStorage
import SidelightUI
import Testing

/// The files that say how an app was left.
@MainActor struct WindowFilesTests {
  private let app = "io.github.sidelight.Test.\(UUID().uuidString)"
  private let reports = Reports()
  private var folder: URL { StoredFile.states(of: app).appendingPathComponent("windows") }

  private func record(_ scene: String, _ things: [String: LastingValue] = [:]) -> WindowRecord {
    var record = WindowRecord(scene: scene, value: "3")
    record.frame.width = 640
    record.frame.height = 480
    record.things = things
    return record
  }

  @Test func `What is written is read by the next run, and what was closed is gone`() throws {
    var files: WindowFiles? = WindowFiles(app: app)
    let things: [String: LastingValue] = ["a/b": .list([.text("x"), .number(1.5), .truth(false), .fields(["c": .truth(true)])])]
    files?.take(record("#1", things), of: 1)
    files?.take(record("notes"), of: 2)
    Saver.finish()
    files?.take(nil, of: 2)
    Saver.finish()
    #expect(WindowFiles(app: app).areTaken, "One process at a time has the files.")
    files = nil
    let again = WindowFiles(app: app)
    #expect(!again.areTaken)
    #expect(again.read() == [1: record("#1", things)])
    let permissions = try FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent("window-1.json").path)
    #expect(permissions[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.attributesOfItem(atPath: folder.path)[.posixPermissions] as? Int == 0o700)
  }

  @Test
  func `A damaged file is set aside, one of a later version is left, and a file that is too large keeps the size of the window alone`()
    throws
  {
    let files = WindowFiles(app: app)
    try Data("{".utf8).write(to: folder.appendingPathComponent("window-1.json"))
    var later = record("#1")
    later.form = 99
    try JSONEncoder().encode(later).write(to: folder.appendingPathComponent("window-2.json"))
    try Data("x".utf8).write(to: folder.appendingPathComponent("notes.json"))
    #expect(files.read().isEmpty)
    let left = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(left == ["lock", "notes.json", "window-1.json.damaged", "window-2.json.later"])
    #expect(reports.all.filter { $0.contains(app) }.count == 2)
    files.take(record("#1", ["long": .text(String(repeating: "x", count: 1_100_000))]), of: 3)
    Saver.finish()
    #expect(files.read() == [3: record("#1")])
    #expect(reports.all.last?.contains("larger than 1 MB") == true)
  }

  @Test func `Two starts that ended at once are counted until one lasts`() {
    let files = WindowFiles(app: app)
    #expect(files.beginStart() == 0)
    #expect(files.beginStart() == 1)
    #expect(files.beginStart() == 2)
    files.hasStarted()
    #expect(files.beginStart() == 0)
  }

  @Test func `Whatever a file holds, it is read or set aside`() throws {
    var random = SystemRandomNumberGenerator()
    let encoder = JSONEncoder()
    let whole = try encoder.encode(
      record("#1", ["split": .parts(["visibility": .text("all"), "sidebar": .number(240)]), "list": .list([.text("1"), .number(2)])]))
    for _ in 0..<10_000 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) { bytes[place] = UInt8.random(in: 32...126, using: &random) } else { bytes.remove(at: place) }
      }
      guard let read = try? JSONDecoder().decode(WindowRecord.self, from: bytes) else { continue }
      let frame = read.frame.usable
      #expect((0...16384).contains(frame.width) && (0...16384).contains(frame.height))
      for thing in read.things.values {
        let state = SplitState(thing)
        #expect(state.draggedWidths.sidebar.map { $0 > 0 && $0.isFinite } ?? true)
      }
    }
  }
}
