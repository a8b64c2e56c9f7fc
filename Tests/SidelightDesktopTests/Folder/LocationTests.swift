import SidelightBridge
import SidelightDesktop
import Testing

@Suite("Locations")
struct LocationTests {
  @Test(
    "a path is tidied by its spelling",
    arguments: [("/a//b/", "/a/b"), ("/a/./b/../c", "/a/c"), ("/", "/"), ("//", "/"), ("/..", "/"), ("/a", "/a")])
  func tidy(path: String, expected: String) {
    #expect(Location(path: path).path == expected)
    #expect(Location(path: path) == Location(path: expected))
  }

  @Test("parents lead up to the root, which has none")
  func parents() throws {
    let location = Location(path: "/usr/share")
    #expect(location.name == "share")
    #expect(location.parent == Location(path: "/usr"))
    #expect(location.parent?.parent == .root)
    #expect(Location.root.parent == nil)
    #expect(Location.root.name == "/")
    #expect(Location.root.appending("usr/share") == location)
  }

  @Test("every byte of a name survives as a path and as a URI")
  func bytes() throws {
    let name = Array(UInt8(1)...255).filter { $0 != UInt8(ascii: "/") }
    let location = Location.root.appending(nameBytes: name)
    #expect(location.pathBytes == [UInt8(ascii: "/")] + name)
    #expect(Location(uri: location.uri) == location)
    #expect(location.uri.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    #expect(location.path == nil)
  }

  @Test("letters with the same look but other bytes are different places")
  func normalForms() {
    #expect(Location(path: "/\u{E9}") != Location(path: "/e\u{301}"))
  }

  @Test("a zero byte ends a path, since no name contains one")
  func zero() {
    #expect(Location(pathBytes: [0x2F, 0x61, 0, 0x62]).path == "/a")
  }

  @Test("the home folder is written as ~")
  func home() {
    #expect(Location.home.description == "~")
    #expect(Location.home.appending("Music").description == "~/Music")
    #expect(Location(path: "/srv").description == "/srv")
  }

  @Test("a place without a path keeps its URI")
  func uri() throws {
    let location = try #require(Location(uri: "resource:///org/gtk"))
    #expect(location.pathBytes == nil)
    #expect(location.path == nil)
    #expect(location.uri == "resource:///org/gtk")
    #expect(location.appending("a b").uri == "resource:///org/gtk/a%20b")
  }

  @Test("a word means the same to the program and to the desktop")
  func homeInWords() {
    func expanded(_ word: String) -> String { String(decoding: UserFolders.expandingHome(Array(word.utf8)), as: UTF8.self) }
    let home = String(decoding: UserFolders.home, as: UTF8.self)
    #expect(expanded("~") == home && expanded("~/no such folder") == home + "/no such folder")
    for word in ["~someone", "a~", "", "/~", "file:///usr"] { #expect(expanded(word) == word) }
  }
}
