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
}
