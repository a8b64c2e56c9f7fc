import Sidelight
import Testing

@Suite("The words of the command line")
@MainActor struct LaunchArgumentsTests {
  @Test("operands are told from options and their values, and all words after two dashes are operands")
  func operands() {
    func places(_ words: String...) -> [Int] { LaunchArguments.places(in: words.map { Array($0.utf8) }) }
    #expect(places("files") == [])
    #expect(places("files", "~/Music") == [1])
    #expect(places("files", "--size", "10x10", "a", "--dark", "-", "--size=1x1", "b") == [3, 5, 7])
    #expect(places("files", "--", "--dark", "a") == [2, 3])
    #expect(places("files", "--size") == [])
  }

  @Test("an app's own option takes a value as the app says, also where every app has one of that name")
  func own() {
    let own = [LaunchOption("page", placeholder: "NAME", help: ""), LaunchOption("size", help: "")]
    func places(_ words: String...) -> [Int] { LaunchArguments.places(in: words.map { Array($0.utf8) }, own: own) }
    #expect(places("app", "--page", "one", "a") == [3])
    #expect(places("app", "--size", "a") == [2])
  }
}
