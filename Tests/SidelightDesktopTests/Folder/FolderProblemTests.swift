import Glibc
import FolderSupport
import SidelightDesktop
import Testing

@Suite("Folders that cannot be shown", .timeLimit(.minutes(1)))
struct FolderProblemTests {
  private let folder = TemporaryFolder()

  @Test("a missing folder ends the stream with a sentence")
  func missing() async throws {
    let snapshot = try #require(await first(in: Folder.updates(at: folder["nothing"])) { $0.problem != nil })
    #expect(snapshot.problem?.kind == .doesNotExist)
    #expect(snapshot.problem?.description.contains("nothing") == true)
    #expect(snapshot.isComplete)
  }

  @Test("a file is no folder, and a pipe is not opened to find that out", arguments: ["file", "pipe"])
  func noFolder(name: String) async throws {
    folder.write(to: "file")
    folder.makePipe("pipe")
    let snapshot = try #require(await first(in: Folder.updates(at: folder[name])) { $0.problem != nil })
    #expect(snapshot.problem?.kind == .isNoFolder)
    #expect(throws: FolderProblem.self) { try Folder.check(folder[name].path ?? "") }
  }

  @Test("a folder that may not be read says so", .enabled(if: geteuid() != 0, "The superuser may read everything."))
  func denied() async throws {
    folder.makeFolder("closed")
    folder.setMode(0, of: folder["closed"])
    defer { folder.setMode(0o700, of: folder["closed"]) }
    let snapshot = try #require(await first(in: Folder.updates(at: folder["closed"])) { $0.problem != nil })
    #expect(snapshot.problem?.kind == .mayNotBeRead)
    let problem = #expect(throws: FolderProblem.self) { try Folder.check(folder["closed"].path ?? "") }
    #expect(problem?.kind == .mayNotBeRead)
  }

  @Test("a folder that is removed while it is shown ends the stream with a sentence")
  func vanished() async throws {
    folder.makeFolder("brief")
    folder.write(to: "brief/file")
    var problems: [FolderProblem?] = []
    for await snapshot in Folder.updates(at: folder["brief"]) {
      if snapshot.isComplete, snapshot.problem == nil, !snapshot.entries.isEmpty { folder.remove(folder["brief"]) }
      problems.append(snapshot.problem)
    }
    #expect(problems.last??.kind == .vanished)
    #expect(problems.last??.description.contains("brief") == true)
  }

  @Test("a folder that is renamed while it is shown counts as gone")
  func movedAway() async throws {
    folder.makeFolder("here")
    var last: FolderProblem?
    for await snapshot in Folder.updates(at: folder["here"]) {
      if snapshot.problem == nil { folder.rename("here", to: "there") }
      last = snapshot.problem
    }
    #expect(last?.kind == .vanished)
  }
}
