import DisplaySupport
import Foundation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Values that go to others as files.
@Suite("Values that are handed over as files", .serialized)
@MainActor struct FileRepresentationTests {
  /// Written as a file of this text. In place the file itself is handed over.
  struct Report: Transferable {
    let file: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .plainText) { SentTransferredFile($0.file) }
    }
  }

  struct Original: Transferable {
    let file: URL
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .plainText, shouldAllowToOpenInPlace: true) { SentTransferredFile($0.file) }
      ProxyRepresentation(exporting: \.file.lastPathComponent)
    }
  }

  struct Broken: Transferable {
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(exportedContentType: .plainText) { _ in throw CocoaError(.fileNoSuchFile) }
    }
  }

  /// Read from a file, and written as one.
  struct Words: Transferable {
    var text: String
    var isCopy = false
    static var transferRepresentation: some TransferRepresentation {
      FileRepresentation(contentType: .plainText) { words in
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString).txt")
        try Data(words.text.utf8).write(to: file)
        return SentTransferredFile(file, allowAccessingOriginalFile: true)
      } importing: { received in
        Words(text: try String(contentsOf: received.file, encoding: .utf8), isCopy: !received.isOriginalFile)
      }
    }
  }

  private struct Board: View {
    let file: URL
    let heard: Knob<[String]>
    let places: Knob<[URL]>
    var body: some View {
      VStack {
        Text("Report").draggable(Report(file: file))
        Text("Original").draggable(Original(file: file))
        Text("Broken").draggable(Broken())
        Text("Words").draggable(Words(text: "own"))
        Text("Places").dropDestination(for: URL.self) { urls, _ in
          places.value += urls
          return true
        }
        Text("Readers").dropDestination(for: Words.self) { words, _ in
          heard.value += words.map { "\($0.text)\($0.isCopy ? ", a copy" : "")" }
          return true
        }
      }
    }
  }

  private func withFile(_ body: (URL) async throws -> Void) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString).txt")
    try Data("written".utf8).write(to: file)
    try await body(file)
    try FileManager.default.removeItem(at: file)
  }

  @Test(arguments: Depth.available) func `A file is handed over as a copy, or itself where that is said`(depth: Depth) async throws {
    try await withFile { file in
      let (heard, places) = (Knob<[String]>([]), Knob<[URL]>([]))
      let app = try await TestApp(depth, width: 400, height: 400) { Board(file: file, heard: heard, places: places) }
      try await app.text("Places").drop(app.text("Report"))
      try await app.wait(until: "the copy is made") { places.value.count == 1 }
      let copy = try #require(places.value.first)
      #expect(copy != file && copy.lastPathComponent == file.lastPathComponent)
      #expect(try String(contentsOf: copy, encoding: .utf8) == "written")
      try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
      try await app.text("Places").drop(app.text("Original"))
      try await app.wait(until: "the file itself comes") { places.value.count == 2 }
      #expect(places.value[1].path == file.path)
      try await app.close()
    }
  }

  @Test(arguments: Depth.available) func `Another type reads the file, and a value of the same type is itself`(depth: Depth) async throws {
    try await withFile { file in
      let (heard, places) = (Knob<[String]>([]), Knob<[URL]>([]))
      let app = try await TestApp(depth, width: 400, height: 400) { Board(file: file, heard: heard, places: places) }
      try await app.text("Readers").drop(app.text("Words"))
      #expect(heard.value == ["own"])
      try await app.text("Readers").drop(app.text("Report"))
      try await app.wait(until: "the file is read") { heard.value.count == 2 }
      #expect(heard.value[1] == "written, a copy")
      try await app.text("Readers").drop(uris: [file.absoluteString])
      try await app.wait(until: "a file from outside is read") { heard.value.count == 3 }
      #expect(heard.value[2] == "written, a copy" && FileManager.default.fileExists(atPath: file.path))
      try await app.close()
    }
  }

  @Test(arguments: Depth.available) func `What can't be written is reported, and nothing is dropped`(depth: Depth) async throws {
    let reports = Reports()
    let (heard, places) = (Knob<[String]>([]), Knob<[URL]>([]))
    let app = try await TestApp(depth, width: 400, height: 400) {
      Board(file: URL(fileURLWithPath: "/nowhere"), heard: heard, places: places)
    }
    try await app.text("Places").drop(app.text("Broken"))
    try await app.wait(until: "it is reported") { reports.all.contains { $0.contains("no file could be made of a Broken") } }
    #expect(places.value.isEmpty)
    try await app.close()
  }

  @Test(.needsWindow) func `Another program gets the place of a file when it asks, and not before`() async throws {
    let asked = Knob(0)
    let transfer = OwnTransfer(0, kind: DropKinds(rawValue: 1 << 40), plain: .text("a text")) {
      await MainActor.run { asked.value += 1 }
      return ["file:///tmp/a%20file", "file:///tmp/b"]
    }
    let scene = await ViewScene(width: 300) { Text("a") }
    DesktopClipboard.write(DragContent(.own(transfer)))
    #expect(DesktopClipboard.kinds == [.own, .files, .text])
    #expect(asked.value == 0)
    let files: DropValue? = await withCheckedContinuation { answer in DesktopClipboard.read(.files) { answer.resume(returning: $0) } }
    #expect(files == .files(["file:///tmp/a%20file", "file:///tmp/b"]) && asked.value == 1)
    let text: DropValue? = await withCheckedContinuation { answer in DesktopClipboard.read(.text) { answer.resume(returning: $0) } }
    #expect(text == .text("a text") && asked.value == 1)
    let failing = OwnTransfer(0, kind: DropKinds(rawValue: 1 << 40), plain: nil) { nil }
    DesktopClipboard.write(DragContent(.own(failing)))
    let none: DropValue? = await withCheckedContinuation { answer in DesktopClipboard.read(.files) { answer.resume(returning: $0) } }
    #expect(none == nil)
    DesktopClipboard.write("")
    await scene.close()
  }
}
