#if Foundation
import Foundation
package import SidelightCore
import SidelightGraph
package import SidelightUI
import Synchronization

/// The files that say how an app was left: one for each window that was open, below the user's folder of states.
///
/// They are written away from the main thread, each in one step, and for the user alone. Of two processes of an app the second one has none.
package final class WindowFiles: Sendable {
  private let folder: URL
  /// What views keep by `@SceneStorage`.
  private let scenes: URL
  /// Nil where another process has the files, or they can't be written.
  private let lock: FileLock?
  private let writer: WindowWriter
  private let saver: Saver

  /// - Parameter app: the app's id, or else its program's name.
  package init(app: String) {
    folder = StoredFile.states(of: app).appendingPathComponent("windows")
    scenes = StoredFile.sceneValues(of: app)
    let writer = WindowWriter(folder)
    self.writer = writer
    // What waits is written though nobody holds this any more.
    saver = Saver(after: .milliseconds(0)) { writer.write() }
    try? FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    do {
      lock = try FileLock(folder.appendingPathComponent("lock").path)
    } catch {
      lock = nil
      if error == .isImpossible {
        Problem.report("“\(folder.path)” can't be written, so that the app's windows do not come back when it starts again.")
      }
    }
  }

  /// Whether this process must leave the files alone.
  package var areTaken: Bool { lock == nil }

  // MARK: Reading

  /// The windows that were open, by their numbers. What is damaged is set aside.
  package func read() -> [Int: WindowRecord] {
    var records: [Int: WindowRecord] = [:]
    for file in files {
      guard let number = Self.number(of: file) else { continue }
      let data: Data
      do {
        data = try Data(contentsOf: file)
      } catch {
        StoredFile.setAside(file, as: "unreadable", because: "can't be read (\(error.localizedDescription))")
        continue
      }
      // A later form may have other fields, so that its number is read first.
      if let form = try? JSONDecoder().decode(RecordForm.self, from: data).form, form > WindowRecord.form {
        StoredFile.setAside(file, as: "later", because: "is of a later version of the app")
        continue
      }
      guard let record = try? JSONDecoder().decode(WindowRecord.self, from: data) else {
        StoredFile.setAside(file)
        continue
      }
      records[number] = record
    }
    return records
  }

  private struct RecordForm: Decodable { var form: Int }

  private var files: [URL] {
    ((try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []).filter {
      $0.pathExtension == "json"
    }
  }

  private static func number(of file: URL) -> Int? {
    let name = file.deletingPathExtension().lastPathComponent
    guard name.hasPrefix("window-"), let number = Int(name.dropFirst(7)), number > 0 else { return nil }
    return number
  }

  /// Moves what there is out of the way, into a folder where it can be looked at.
  ///
  /// - Parameter replaces: whether it takes the place of what was moved there before. If not, and there is something, the files are deleted.
  package func setAsideAll(replacing replaces: Bool) {
    let manager = FileManager.default
    let (copy, found) = (folder.appendingPathComponent("before"), files)
    let isKept = manager.fileExists(atPath: copy.path) && !replaces
    guard !found.isEmpty || manager.fileExists(atPath: scenes.path), !isKept else {
      for file in found where isKept { try? manager.removeItem(at: file) }
      return
    }
    try? manager.removeItem(at: copy)
    try? manager.createDirectory(at: copy, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    for file in found { try? manager.moveItem(at: file, to: copy.appendingPathComponent(file.lastPathComponent)) }
    try? manager.copyItem(at: scenes, to: copy.appendingPathComponent(scenes.lastPathComponent))
  }

  // MARK: Writing

  /// Writes how a window is, or lets go of one that was closed for good.
  package func take(_ record: WindowRecord?, of number: Int) {
    guard lock != nil else { return }
    writer.pending.withLock { $0[number] = .some(record) }
    saver.changed()
  }

  // MARK: Runs that end early

  private var mark: URL { folder.appendingPathComponent("starting") }

  /// Notes that the app starts.
  ///
  /// - Returns: how many starts before this one have not come so far that ``hasStarted()`` was called.
  package func beginStart() -> Int {
    let failed = (try? String(contentsOf: mark, encoding: .utf8)).flatMap { Int($0) } ?? 0
    _ = FileManager.default.createFile(
      atPath: mark.path, contents: Data("\(failed + 1)".utf8), attributes: [.posixPermissions: 0o600])
    return failed
  }

  /// The app runs for a while now, or ends by itself.
  package func hasStarted() { try? FileManager.default.removeItem(at: mark) }
}

/// Writes the files of windows.
private final class WindowWriter: Sendable {
  private let folder: URL
  /// What waits to be written, by the numbers of windows; nil for what is to go.
  let pending = Mutex<[Int: WindowRecord?]>([:])
  private let hasReported = Mutex(false)

  init(_ folder: URL) { self.folder = folder }

  func write() {
    let all = pending.withLock { pending in
      defer { pending = [:] }
      return pending
    }
    for (number, record) in all {
      let file = folder.appendingPathComponent("window-\(number).json")
      guard let record else {
        try? FileManager.default.removeItem(at: file)
        continue
      }
      do {
        try write(record, to: file)
      } catch {
        report("how the window was left could not be written to “\(file.path)”: \(error.localizedDescription)")
      }
    }
  }

  private func write(_ record: WindowRecord, to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var data = try encoder.encode(record)
    if data.count > Self.mostBytes {
      report("what a window keeps from run to run is larger than 1 MB, so that the largest parts of it do not come back.")
      var small = record
      let sizes = record.things.mapValues { (try? encoder.encode($0))?.count ?? 0 }
      var left = data.count
      for (path, size) in sizes.sorted(by: { $0.value > $1.value }) where left > Self.mostBytes {
        small.things[path] = nil
        left -= size
      }
      data = try encoder.encode(small)
    }
    let isNew = !FileManager.default.fileExists(atPath: file.path)
    try data.write(to: file, options: .atomic)
    // The folder is the user's alone; so is the file where it is copied elsewhere.
    if isNew { try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path) }
  }

  /// Says what went wrong, once in a run.
  private func report(_ sentence: String) {
    let isFirst = hasReported.withLock { has in
      defer { has = true }
      return !has
    }
    if isFirst { Problem.report(sentence) }
  }

  private static let mostBytes = 1_048_576
}

extension LastingCodec {
  /// JSON.
  package static let json: LastingCodec = {
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.outputFormatting = .sortedKeys
    return LastingCodec(
      encode: { value in (try? encoder.encode(value)).flatMap { String(data: $0, encoding: .utf8) } },
      decode: { text, type in try? decoder.decode(type, from: Data(text.utf8)) })
  }()
}
#endif
