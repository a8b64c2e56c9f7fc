import Glibc
import FolderSupport
import SidelightDesktop
import Testing

@Suite("Looking into a file", .timeLimit(.minutes(1)))
struct FilePreviewTests {
  private let folder = TemporaryFolder()

  private func preview(of name: String) async throws -> FilePreview {
    let entry = try #require(await entries(of: folder.location).first { $0.name == name })
    return await FilePreview.load(entry)
  }

  @Test("a short text is shown whole")
  func shortText() async throws {
    folder.write("Grüße\n", to: "greeting.txt")
    let preview = try await preview(of: "greeting.txt")
    #expect(preview.content == .text("Grüße\n", isTruncated: false))
    #expect(preview.contentType == "text/plain")
  }

  @Test("a long text is cut between two letters", arguments: 0..<4)
  func longText(offset: Int) async throws {
    let text = String(repeating: "x", count: offset) + String(repeating: "😀", count: 20_000)
    folder.write(text, to: "long.txt")
    guard case .text(let shown, let isTruncated) = try await preview(of: "long.txt").content else {
      Issue.record("The text was not shown.")
      return
    }
    #expect(isTruncated)
    #expect(text.hasPrefix(shown))
    #expect((65_533...65_536).contains(shown.utf8.count))
  }

  @Test("text that is not UTF-8 is read as Latin-1")
  func latin1() async throws {
    folder.write([0x47, 0x72, 0xFC, 0xDF, 0x65], to: folder["old.txt"])
    #expect(try await preview(of: "old.txt").content == .text("Grüße", isTruncated: false))
  }

  @Test("a byte order mark is no part of the text")
  func byteOrderMark() async throws {
    folder.write([0xEF, 0xBB, 0xBF, 0x41], to: folder["marked.txt"])
    #expect(try await preview(of: "marked.txt").content == .text("A", isTruncated: false))
  }

  @Test("binary data and empty files have nothing to show", arguments: [[0x41, 0, 0x42], [], [1, 2, 3, 4, 5, 6]] as [[UInt8]])
  func noText(bytes: [UInt8]) async throws {
    folder.write(bytes, to: folder["data"])
    #expect(try await preview(of: "data").content == .none)
  }

  @Test("a file without an ending is known by its content, and a picture by what it holds, not by its name")
  func image() async throws {
    let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52]
    folder.write(png, to: folder["picture"])
    folder.write("no picture", to: "fake.png")
    folder.write(to: "empty.png")
    let real = try await preview(of: "picture")
    #expect(real.content == .image(folder["picture"]))
    #expect(real.contentType == "image/png")
    #expect(try await preview(of: "fake.png").content == .text("no picture", isTruncated: false))
    #expect(try await preview(of: "empty.png").content == .none)
  }

  @Test("a file that has vanished has nothing to show")
  func vanished() async throws {
    folder.write("text", to: "a")
    let entry = try #require(await entries(of: folder.location).first)
    folder.remove(folder["a"])
    #expect(await FilePreview.load(entry).content == .none)
  }

  @Test("a pipe is not even opened, also when it has taken the place of a file")
  func pipe() async throws {
    folder.write("text", to: "a")
    let file = try #require(await entries(of: folder.location).first)
    folder.remove(folder["a"])
    folder.makePipe("a")
    let pipe = try #require(await entries(of: folder.location).first)
    let openings = Openings(of: folder["a"])
    for entry in [file, pipe] { #expect(await FilePreview.load(entry).content == .none) }
    #expect(!openings.happened)
    close(unsafe open(folder["a"].path ?? "", O_RDONLY | O_NONBLOCK))
    #expect(openings.happened)
  }
}
