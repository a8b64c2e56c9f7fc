import Foundation
import FolderSupport
import SidelightDesktop
import Testing

@Suite("Following a folder", .timeLimit(.minutes(2)))
struct FolderChangesTests {
  private let folder = TemporaryFolder()

  @Test("files that are made, renamed, changed and removed show up")
  func changes() async throws {
    folder.write("1", to: "first")
    var updates = Followed(Folder.updates(at: folder.location))
    #expect(try await updates.next { $0.isComplete }.names == ["first"])

    folder.write("22", to: "second")
    #expect(try await updates.next { $0.contains("second") }.names == ["first", "second"])

    folder.rename("first", to: "third")
    #expect(try await updates.next { $0.contains("third") && !$0.contains("first") }.names == ["second", "third"])

    folder.write("4444", to: "second")
    #expect(try await updates.next { $0.entries.first?.size == 4 }.names == ["second", "third"])

    folder.setMode(0o600, of: folder["second"])
    #expect(try await updates.next { $0.entries.first?.permissions?.mode == 0o600 }.names == ["second", "third"])

    folder.remove(folder["second"])
    #expect(try await updates.next { !$0.contains("second") }.names == ["third"])

    folder.makeFolder("folder")
    #expect(try await updates.next { $0.contains("folder") }.names == ["folder", "third"])
  }

  @Test("a name that is not UTF-8 is followed like any other")
  func strangeName() async throws {
    let location = folder.location.appending(nameBytes: [0xC3, 0x28])
    var updates = Followed(Folder.updates(at: folder.location))
    try await updates.next()
    folder.write([1, 2], to: location)
    try await updates.next { $0.entries.first?.location == location && $0.entries.first?.size == 2 }
    folder.remove(location)
    try await updates.next { $0.entries.isEmpty }
  }

  @Test("a change that reads the same hands out nothing, and a changed entry keeps its place in the order")
  func unchangedEntries() async throws {
    for number in 0..<1200 { folder.write(to: "file \(number)") }
    var updates = Followed(Folder.updates(at: folder.location))
    let before = try await updates.next { $0.isComplete }.entries
    folder.write("x", to: "file 700")
    let after = try await updates.next { $0.entries.count == 1200 && $0.entries[700].size == 1 }.entries
    #expect(zip(before, after).filter { $0 != $1 }.map(\.0.name) == ["file 700"])
    #expect(before.map(\.id) == after.map(\.id))
  }

  @Test("a rush of new files is shown completely")
  func rush() async throws {
    var updates = Followed(Folder.updates(at: folder.location))
    try await updates.next()
    for number in 0..<6000 { folder.write(to: "\(number)") }
    try await updates.next { $0.entries.count == 6000 }
    for number in 0..<6000 where number % 2 == 0 { folder.remove(folder["\(number)"]) }
    try await updates.next { $0.entries.count == 3000 }
  }

  @Test("a changed .hidden file hides at once")
  func hiddenList() async throws {
    for name in ["a", "b"] { folder.write(to: name) }
    var updates = Followed(Folder.updates(at: folder.location))
    try await updates.next()
    folder.write("a\n", to: ".hidden")
    try await updates.next { $0.names == ["b"] }
  }

  @Test("a folder that is exchanged for another of the same name is followed on")
  func exchanged() async throws {
    folder.makeFolder("room")
    folder.makeFolder("other")
    folder.write(to: "other/lamp")
    var updates = Followed(Folder.updates(at: folder["room"]))
    try await updates.next()
    // A folder may be renamed over an empty one, which leaves no moment in which the name is missing.
    folder.rename("other", to: "room")
    try await updates.next { $0.names == ["lamp"] }
    folder.write(to: "room/chair")
    try await updates.next { $0.names == ["chair", "lamp"] }
  }

  @Test("a loop that ends leaves no watch behind")
  func ending() async throws {
    let inode = try #require(try FileManager.default.attributesOfItem(atPath: folder.location.path ?? "")[.systemFileNumber] as? Int)
    var updates: Followed? = Followed(Folder.updates(at: folder.location))
    try await updates?.next()
    #expect(isWatched(inode))
    updates = nil
    while isWatched(inode) { await Task.yield() }
  }

  @Test("a task that is cancelled leaves no watch behind")
  func cancelling() async throws {
    let location = folder.location
    let inode = try #require(try FileManager.default.attributesOfItem(atPath: location.path ?? "")[.systemFileNumber] as? Int)
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task {
      for await _ in Folder.updates(at: location) { start.yield() }
    }
    for await _ in started { break }
    #expect(isWatched(inode))
    task.cancel()
    await task.value
    while isWatched(inode) { await Task.yield() }
  }

  /// Whether the kernel reports this process changes of the file with this number.
  private func isWatched(_ inode: Int) -> Bool {
    let mark = "ino:" + String(inode, radix: 16) + " "
    let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fdinfo")) ?? []
    return descriptors.contains { descriptor in
      let lines = (try? String(contentsOfFile: "/proc/self/fdinfo/" + descriptor, encoding: .utf8)) ?? ""
      return lines.split(separator: "\n").contains { $0.hasPrefix("inotify") && $0.contains(mark) }
    }
  }
}
