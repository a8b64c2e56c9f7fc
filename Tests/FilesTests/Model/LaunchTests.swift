import Sidelight
import SidelightBridge
import SidelightDesktop
import Testing

@testable import Files

@Suite("Starting from the command line")
struct LaunchTests {
  private func launch(_ words: String...) throws(Launch.Refusal) -> Launch {
    try Launch(operands: words.map { Array($0.utf8) })
  }

  @Test("without a word it is the home folder, otherwise what the word means")
  func folder() throws {
    #expect(try launch().folder == .home)
    #expect(try launch("/usr").folder == Location(path: "/usr"))
    #expect(try launch("file:///usr").folder == Location(path: "/usr"))
  }

  @Test("a folder that cannot be shown is refused with a sentence")
  func missing() {
    let refusal = #expect(throws: Launch.Refusal.self) { try launch("/no/such/folder") }
    #expect(refusal?.message == "There is no folder “/no/such/folder”. Check the spelling or choose another folder.")
    #expect(refusal?.exitCode == 1)
  }

  @Test("two folders are wrong usage")
  func tooMany() {
    #expect(#expect(throws: Launch.Refusal.self) { try launch("/usr", "/etc") }?.exitCode == 2)
  }

  @Test("operands are told from options and their values, and all words after two dashes are operands")
  func operands() {
    func places(_ words: String...) -> [Int] { LaunchArguments.places(in: words.map { Array($0.utf8) }) }
    #expect(places("files") == [])
    #expect(places("files", "~/Music") == [1])
    #expect(places("files", "--size", "10x10", "a", "--dark", "-", "--size=1x1", "b") == [3, 5, 7])
    #expect(places("files", "--", "--dark", "a") == [2, 3])
    #expect(places("files", "--size") == [])
  }

  @Test("a word means the same to the program and to the desktop")
  func home() {
    func expanded(_ word: String) -> String { String(decoding: UserFolders.expandingHome(Array(word.utf8)), as: UTF8.self) }
    let home = String(decoding: UserFolders.home, as: UTF8.self)
    #expect(expanded("~") == home && expanded("~/no such folder") == home + "/no such folder")
    for word in ["~someone", "a~", "", "/~", "file:///usr"] { #expect(expanded(word) == word) }
  }
}
