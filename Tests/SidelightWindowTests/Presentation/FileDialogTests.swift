import DisplaySupport
import Observation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightUI
import SidelightWindowTesting
import Testing

/// What views ask of the desktop's file dialogs, and what they make of the answers.
@Suite("File dialogs", .serialized)
@MainActor struct FileDialogTests {
  struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText, .json]
    var text: String
    var isBroken = false

    init(text: String, isBroken: Bool = false) {
      self.text = text
      self.isBroken = isBroken
    }

    init(configuration: ReadConfiguration) throws {
      text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      if isBroken { throw CocoaError(.fileWriteUnknown) }
      return FileWrapper(regularFileWithContents: Data("\(configuration.contentType): \(text)".utf8))
    }
  }

  @Observable final class Desk {
    var isOpening = false
    var isSaving = false
    var types: [UTType] = [.plainText]
    var several = false
    var text: String?
    var note: Note?
    var file: URL?
    var urls: [URL] = []
    var lines: [String] = []
    /// Whether the binding was false when the answer came.
    var wasOver: Bool?

    func take(_ result: Result<[URL], any Error>) {
      wasOver = !isOpening && !isSaving
      switch result {
      case .success(let urls): lines += urls.map { "chose \($0.lastPathComponent)" }
      case .failure(let error): lines.append("failed: \(error.localizedDescription)")
      }
    }

    func take(_ result: Result<URL, any Error>) { take(result.map { [$0] }) }
  }

  private struct Importing: View {
    @Bindable var desk: Desk
    var body: some View {
      Button("Open…") { desk.isOpening = true }
        .fileImporter(
          isPresented: $desk.isOpening, allowedContentTypes: desk.types, allowsMultipleSelection: desk.several
        ) {
          desk.take($0)
        } onCancellation: {
          desk.lines.append("cancelled")
        }
        .fileDialogMessage("Which one?")
        .fileDialogConfirmationLabel(Text("Take It"))
        .fileDialogDefaultDirectory(URL(fileURLWithPath: "/usr/share", isDirectory: true))
    }
  }

  private struct Exporting: View {
    @Bindable var desk: Desk
    var body: some View {
      Button("Save…") { desk.isSaving = true }
        .fileExporter(isPresented: $desk.isSaving, item: desk.text, contentTypes: [.plainText], defaultFilename: "Story") { desk.take($0) }
    }
  }

  private struct Documents: View {
    @Bindable var desk: Desk
    var body: some View {
      Button("Save…") { desk.isSaving = true }
        .fileExporter(isPresented: $desk.isSaving, document: desk.note, defaultFilename: "Note") {
          desk.take($0)
        } onCancellation: {
          desk.lines.append("cancelled")
        }
    }
  }

  private struct Moving: View {
    @Bindable var desk: Desk
    var body: some View {
      Button("Move…") { desk.isOpening = true }
        .fileMover(isPresented: $desk.isOpening, file: desk.file) { desk.take($0) }
    }
  }

  /// A folder of this test alone, which goes with it.
  private func withFolder(_ body: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sidelight-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await body(folder)
  }

  @Test(arguments: Depth.available)
  func `A file is chosen, and the binding is over before the app hears of it`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth) { Importing(desk: desk) }
    #expect(app.fileDialog == nil)
    try await app.button("Open…").click()
    let dialog = try #require(app.fileDialog)
    #expect(dialog.choice == "file" && dialog.filters.count == 1 && dialog.filename == nil)
    #expect(dialog.message == "Which one?" && dialog.confirmationLabel == "Take It" && dialog.directory == "file:///usr/share/")
    try await dialog.choose("file:///tmp/a%20b.txt")
    #expect(desk.lines == ["chose a b.txt"] && desk.wasOver == true && !desk.isOpening)
    #expect(app.fileDialog == nil)
    await #expect(throws: TestFailure.self) { try await dialog.cancel() }
    // It is asked for again.
    try await app.button("Open…").click()
    try await app.fileDialog?.cancel()
    #expect(desk.lines == ["chose a b.txt", "cancelled"] && !desk.isOpening)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `What is chosen follows from the types`(depth: Depth) async throws {
    let desk = Desk()
    let reports = Reports()
    let app = try await TestApp(depth) { Importing(desk: desk) }
    func asked(_ types: [UTType], several: Bool) async throws -> (String?, Int?) {
      desk.types = types
      desk.several = several
      try await app.settle()
      try await app.button("Open…").click()
      let found = (app.fileDialog?.choice, app.fileDialog?.filters.count)
      try await app.fileDialog?.cancel()
      return found
    }
    #expect(try await asked([.folder], several: false) == ("folder", 0))
    #expect(try await asked([.directory], several: true) == ("folders", 0))
    #expect(try await asked([.png, .jpeg], several: true) == ("files", 3))
    #expect(try await asked([.item], several: false) == ("file", 0))
    #expect(try await asked([], several: false) == ("file", 0))
    #expect(try await asked([.folder, .png], several: false) == ("file", 1))
    #expect(reports.all(beginning: "fileImporter allows folders beside files").count == 1)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `The app takes the question back, and a desktop that can't ask is an error`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth) { Importing(desk: desk) }
    try await app.button("Open…").click()
    desk.isOpening = false
    try await app.settle()
    #expect(app.fileDialog == nil && desk.lines.isEmpty)
    try await app.button("Open…").click()
    try await app.fileDialog?.fail("no portal")
    #expect(desk.lines == ["failed: The desktop could not show its file dialog: no portal"] && !desk.isOpening)
    try await app.button("Open…").click()
    #expect(app.fileDialog != nil)
    // A dialog goes with its view, and the window with its dialogs.
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A text is written where the user says`(depth: Depth) async throws {
    try await withFolder { folder in
      let desk = Desk()
      let app = try await TestApp(depth) { Exporting(desk: desk) }
      // Without anything to write there is no question.
      try await app.button("Save…").click()
      #expect(app.fileDialog == nil && desk.isSaving)
      desk.text = "Once upon a time"
      try await app.settle()
      let dialog = try #require(app.fileDialog)
      #expect(dialog.choice == "newFile" && dialog.filename == "Story.txt")
      let place = folder.appendingPathComponent("Tale.txt")
      try await dialog.choose(place.absoluteString)
      try await app.wait(until: "the text is written") { desk.lines == ["chose Tale.txt"] }
      #expect(try String(contentsOf: place, encoding: .utf8) == "Once upon a time")
      try await app.button("Save…").click()
      try await app.fileDialog?.choose(folder.appendingPathComponent("absent/Tale.txt").absoluteString)
      try await app.wait(until: "the error is told") { desk.lines.count == 2 }
      #expect(desk.lines[1].hasPrefix("failed: "))
      #expect(try String(contentsOf: place, encoding: .utf8) == "Once upon a time")
      try await app.close()
    }
  }

  @Test(arguments: Depth.available)
  func `A document is written as the type that the name says`(depth: Depth) async throws {
    try await withFolder { folder in
      let desk = Desk()
      desk.note = Note(text: "hello")
      let app = try await TestApp(depth) { Documents(desk: desk) }
      try await app.button("Save…").click()
      #expect(app.fileDialog?.filename == "Note.txt" && app.fileDialog?.filters.count == 3)
      let place = folder.appendingPathComponent("Note.json")
      try await app.fileDialog?.choose(place.absoluteString)
      try await app.wait(until: "the document is written") { !desk.lines.isEmpty }
      #expect(desk.lines == ["chose Note.json"])
      #expect(try String(contentsOf: place, encoding: .utf8) == "public.json: hello")
      desk.note = Note(text: "worse", isBroken: true)
      try await app.button("Save…").click()
      try await app.fileDialog?.choose(place.absoluteString)
      try await app.wait(until: "the error is told") { desk.lines.count == 2 }
      // What was there stays.
      #expect(desk.lines[1].hasPrefix("failed: "))
      #expect(try String(contentsOf: place, encoding: .utf8) == "public.json: hello")
      try await app.button("Save…").click()
      try await app.fileDialog?.cancel()
      #expect(desk.lines.last == "cancelled")
      try await app.close()
    }
  }

  @Test(arguments: Depth.available)
  func `A file is moved into a folder, and over nothing`(depth: Depth) async throws {
    try await withFolder { folder in
      let (file, goal) = (folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("goal", isDirectory: true))
      try Data("a".utf8).write(to: file)
      try FileManager.default.createDirectory(at: goal, withIntermediateDirectories: false)
      let desk = Desk()
      desk.file = file
      let app = try await TestApp(depth) { Moving(desk: desk) }
      try await app.button("Move…").click()
      #expect(app.fileDialog?.choice == "folder")
      try await app.fileDialog?.choose(goal.absoluteString)
      try await app.wait(until: "the file is moved") { desk.lines == ["chose a.txt"] }
      #expect(!FileManager.default.fileExists(atPath: file.path))
      try Data("b".utf8).write(to: file)
      try await app.button("Move…").click()
      try await app.fileDialog?.choose(goal.absoluteString)
      try await app.wait(until: "the error is told") { desk.lines.count == 2 }
      #expect(desk.lines[1] == "failed: “a.txt” was not moved: “goal” has something of that name already.")
      #expect(try String(contentsOf: file, encoding: .utf8) == "b")
      #expect(try String(contentsOf: goal.appendingPathComponent("a.txt"), encoding: .utf8) == "a")
      try await app.close()
    }
  }

  // MARK: The desktop's dialog

  @Test(.needsWindow)
  func `The desktop's dialog says what the app says`() {
    _ = Toolkit.startForTests()
    var request = FileRequest.opening([.png, .jpeg], several: true)
    request.look.message = "Which one?"
    request.look.confirmation = "Take It"
    request.look.folder = "file:///usr/share"
    let dialog = FileDialogs.dialog(for: request)
    #expect(dialog.title == "Which one?" && dialog.acceptLabel == "Take It" && dialog.initialFolder == "file:///usr/share")
    #expect(dialog.filterNames.count == 3 && dialog.filterNames[0] == dialog.filterNames[1...].joined(separator: ", "))
    #expect(dialog.initialName == nil)
    let plain = FileDialogs.dialog(for: FileRequest(.newFile(name: "Note.txt")))
    #expect(plain.title == "Save File" && plain.acceptLabel == nil && plain.initialFolder == nil && plain.filterNames.isEmpty)
    #expect(plain.initialName == "Note.txt")
  }

  // MARK: Types and wrappers

  @Test func `Types are found by the ends of names and by MIME types`() {
    #expect(UTType(filenameExtension: "PNG") == .png && UTType(filenameExtension: "jpg") == .jpeg)
    #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: "a/b") == nil)
    #expect(UTType(mimeType: "application/pdf") == .pdf && UTType(mimeType: "pdf") == nil)
    #expect(UTType.png.preferredFilenameExtension == "png" && UTType.png.preferredMIMEType == "image/png")
    #expect(UTType.image.preferredMIMEType == nil && UTType.png.conforms(to: .image))
    let own = UTType(filenameExtension: "sidenote", conformingTo: .json)
    #expect(own?.preferredFilenameExtension == "sidenote" && own?.conforms(to: .text) == true)
    #expect(UTType(exportedAs: "org.example.note", conformingTo: .text).conforms(to: .data))
    #expect(UTType(exportedAs: "public.png").preferredFilenameExtension == "png")
  }

  @Test func `A folder is written and read with all that is in it, or not at all`() async throws {
    try await withFolder { folder in
      let place = folder.appendingPathComponent("book")
      let page = FileWrapper(regularFileWithContents: Data("page".utf8))
      let book = FileWrapper(directoryWithFileWrappers: ["1.txt": page, "more": FileWrapper(directoryWithFileWrappers: ["2.txt": page])])
      try book.write(to: place, options: .withNameUpdating, originalContentsURL: nil)
      #expect(book.filename == "book" && book.isDirectory && page.isRegularFile)
      let read = try FileWrapper(url: place)
      #expect(read.fileWrappers?["more"]?.fileWrappers?["2.txt"]?.regularFileContents == Data("page".utf8))
      let bad = FileWrapper(directoryWithFileWrappers: ["1.txt": page, "../2.txt": page])
      #expect(throws: CocoaError.self) { try bad.write(to: place, originalContentsURL: nil) }
      #expect(try FileWrapper(url: place).fileWrappers?.count == 2)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["book"])
      #expect(throws: (any Error).self) { try FileWrapper(url: folder.appendingPathComponent("absent")) }
      try FileWrapper(directoryWithFileWrappers: ["3.txt": page]).write(to: place, originalContentsURL: nil)
      #expect(try FileWrapper(url: place).fileWrappers.map { Array($0.keys) } == ["3.txt"])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["book"])
    }
  }
}
