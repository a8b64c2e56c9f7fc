import FolderSupport
import SidelightDesktop
import Testing

@Suite("Folders named on a command line")
struct FolderCheckTests {
  private let folder = TemporaryFolder()

  @Test("an absolute path, a file URI and an untidy path mean the same folder")
  func spellings() throws {
    folder.makeFolder("a b")
    let location = folder["a b"]
    let path = try #require(location.path)
    #expect(try Folder.check(path) == location)
    #expect(try Folder.check(location.uri) == location)
    #expect(location.uri.hasSuffix("/a%20b"))
    #expect(try Folder.check(path + "//../a b/.") == location)
  }

  @Test("a relative path starts at the current folder, and ~ is the home folder")
  func relative() throws {
    let current = try Folder.check(".")
    #expect(current.path?.hasPrefix("/") == true)
    #expect(try Folder.check("..") == current.parent ?? current)
    #expect(try Folder.check("~") == Location.home)
    #expect(try Folder.check("~/.") == Location.home)
    #expect(try Folder.check("/") == Location.root)
  }

  @Test("a name that is not UTF-8 is found by its bytes")
  func bytes() throws {
    let location = folder.location.appending(nameBytes: [0x78, 0xE4, 0x79])
    folder.makeFolder(location)
    #expect(try Folder.check(bytes: try #require(location.pathBytes)) == location)
    #expect(try Folder.check(location.uri) == location)
    #expect(location.path == nil)
    #expect(location.name == "x\u{FFFD}y")
  }

  @Test(
    "what is no folder is refused with a sentence that names it and says what to do",
    arguments: [
      ("/no/such/folder", FolderProblem.Kind.doesNotExist), ("", .doesNotExist), ("no such thing", .doesNotExist),
      ("~nobody", .doesNotExist),
      ("/etc/passwd", .isNoFolder), ("/etc/passwd/x", .isNoFolder), ("/dev/null", .isNoFolder), ("file:///etc/passwd", .isNoFolder),
      ("file:///no/such/folder", .doesNotExist), ("unheard-of://place", .other),
    ])
  func refused(word: String, kind: FolderProblem.Kind) {
    let problem = #expect(throws: FolderProblem.self) { try Folder.check(word) }
    #expect(problem?.kind == kind)
    #expect(problem?.subject == word)
    #expect(problem?.description.contains("“\(word)”") == true)
    #expect(problem?.description.hasSuffix(".") == true)
  }

  @Test("a link that leads back to itself is refused")
  func loop() {
    folder.makeLink("loop", to: "loop")
    let problem = #expect(throws: FolderProblem.self) { try Folder.check(folder["loop"].path ?? "") }
    #expect(problem?.kind == .other)
  }
}
