import DisplaySupport
import Foundation
import Sidelight
import SidelightWindowTesting
import Testing

@testable import Gallery

/// The gallery's previews: in tests, and on the command line of its program.
@Suite("Previews of the gallery", .serialized)
@MainActor struct PreviewTests {
  private var knobs: [ListedPreview] { ListedPreview.all.filter { $0.place.hasPrefix("KnobSlider.swift:") } }

  @Test(arguments: Depth.available)
  func `A preview is found by its record, and its state lives`(depth: Depth) async throws {
    #expect(knobs.map(\.name) == ["Knob"])
    #expect(knobs.map(\.place) == ["KnobSlider.swift:17"])
    let app = try await TestApp(depth, preview: try #require(knobs.first))
    try await app.slider("Width").set(300)
    #expect(app.text("Width: 300 px").exists)
    try await app.close()
  }

  /// What the gallery's program says, and how it ends. Only tests with a display can ask.
  private func gallery(_ arguments: String...) async throws -> (said: [String], complained: String, status: Int32) {
    let folder = URL(filePath: try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")).deletingLastPathComponent()
    let process = Process()
    process.executableURL = folder.appending(path: "sidelight-gallery")
    process.arguments = arguments
    // There is no bus that assistive technology could be on. What this process says of it is said when its own first window opens.
    process.environment = ProcessInfo.processInfo.environment.merging(["GTK_A11Y": "none"]) { _, new in new }
    let (output, complaints) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complained = String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (said.split(separator: "\n").map(String.init), complained, process.terminationStatus)
  }

  @Test(.needsWindow)
  func `The program lists its previews with where they are`() async throws {
    let gallery = try await gallery("--list-previews")
    #expect(
      gallery.said.map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") } == [
        "Form Forms.swift:81", "Knob KnobSlider.swift:17", "Columns VisibilityPicker.swift:17",
      ])
    #expect(gallery.status == 0)
  }

  @Test(.needsWindow)
  func `A name that no preview has is a wrong call, and those that there are are named`() async throws {
    let gallery = try await gallery("--preview", "Knobs")
    #expect(gallery.complained == "sidelight-gallery: there is no preview “Knobs”. There are: Form, Knob, Columns.\n")
    #expect(gallery.said == [])
    #expect(gallery.status == 2)
  }

  @Test(.needsWindow, arguments: ["Columns", "VisibilityPicker.swift:17"])
  func `A preview's picture is as large as its layout says`(name: String) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let gallery = try await gallery("--preview", name, "--screenshot", file.path)
    #expect(gallery.complained == "")
    #expect(gallery.status == 0)
    #expect(try Self.size(of: file) == [360, 240])
  }

  @Test(.needsWindow)
  func `A preview that fits its content is no larger than it asks for, and others have the usual size`() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    let knob = try await gallery("--preview", "Knob", "--screenshot", file.path)
    #expect(knob.status == 0, "\(knob.complained)")
    let size = try Self.size(of: file)
    #expect(size[0] < 400 && size[1] < 300, "\(size)")
    let form = try await gallery("--preview", "Form", "--screenshot", file.path)
    #expect(form.status == 0, "\(form.complained)")
    #expect(try Self.size(of: file) == [1000, 680])
    #expect(try await gallery("--preview", "Knob", "--size", "500x400", "--screenshot", file.path).status == 0)
    #expect(try Self.size(of: file) == [500, 400])
  }

  /// The width and the height of a PNG file, which stand in its first 24 bytes.
  private static func size(of file: URL) throws -> [Int] {
    let bytes = Array(try Data(contentsOf: file).prefix(24))
    try #require(bytes.count == 24)
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }
}
