import Foundation
import SidelightDesktop
import Testing

@testable import Files

@Suite struct LaunchTests {
  @Test func `Without a word the home folder is shown`() throws {
    #expect(try Launch(operands: []).folder == .home)
  }

  @Test func `A folder is shown by its path`() throws {
    #expect(try Launch(operands: [Array("/usr".utf8)]).folder == Location(path: "/usr"))
  }

  @Test func `A folder is shown by its URI`() throws {
    #expect(try Launch(operands: [Array("file:///usr".utf8)]).folder == Location(path: "/usr"))
  }

  @Test func `Two folders are refused as wrong usage`() {
    let refusal = #expect(throws: Launch.Refusal.self) { try Launch(operands: [Array("/usr".utf8), Array("/etc".utf8)]) }
    #expect(refusal?.exitCode == 2)
  }

  @Test(arguments: ["/there/is/no/such/folder", "/etc/passwd"])
  func `What can't be shown is refused with a sentence that names it`(word: String) {
    let refusal = #expect(throws: Launch.Refusal.self) { try Launch(operands: [Array(word.utf8)]) }
    #expect(refusal?.exitCode == 1)
    #expect(refusal?.message.contains(word) == true)
    #expect(refusal?.message.hasSuffix(".") == true)
  }
}
