import Glibc
import FolderSupport
import SidelightDesktop
import Testing

@Suite("Listing a folder", .timeLimit(.minutes(1)))
struct FolderListingTests {
  private let folder = TemporaryFolder()

  @Test("folders come first, then names in natural order")
  func order() async {
    for name in ["page 10", "page 9", "page 1.txt", "b", "page 100"] { folder.write(to: name) }
    for name in ["zoo 2", "zoo 11"] { folder.makeFolder(name) }
    #expect(await entries(of: folder.location).map(\.name) == ["zoo 2", "zoo 11", "b", "page 1.txt", "page 9", "page 10", "page 100"])
  }

  @Test("hidden files are left out unless they are wanted, also those that .hidden lists")
  func hidden() async {
    for name in [".secret", "shown", "listed"] { folder.write(to: name) }
    folder.write("listed\nnobody\n", to: ".hidden")
    #expect(await entries(of: folder.location).map(\.name) == ["shown"])
    let all = await entries(of: folder.location, showsHidden: true)
    #expect(Set(all.map(\.name)) == [".secret", ".hidden", "shown", "listed"])
    #expect(Set(all.filter(\.isHidden).map(\.name)) == [".secret", ".hidden", "listed"])
  }

  @Test("names that are not UTF-8 or contain a line break are listed and can be opened")
  func strangeNames() async throws {
    let broken = folder.location.appending(nameBytes: [0x66, 0xFF, 0x80, 0x6F])
    folder.write(Array("inside".utf8), to: broken)
    folder.write(to: "two\nlines")
    folder.write(to: "end")
    let entries = await entries(of: folder.location)
    #expect(entries.map(\.name) == ["end", "f\u{FFFD}\u{FFFD}o", "two\nlines"])
    #expect(entries[1].location == broken)
    #expect(entries[1].location.pathBytes?.suffix(4) == [0x66, 0xFF, 0x80, 0x6F])
    #expect(await FilePreview.load(entries[1]).content == .text("inside", isTruncated: false))
  }

  @Test("names that people cannot tell apart are different entries")
  func sameLookingNames() async {
    folder.write(to: "caf\u{E9}")
    folder.write(to: "cafe\u{301}")
    for byte in [0xF1, 0xF2] as [UInt8] { folder.write([], to: folder.location.appending(nameBytes: [byte])) }
    let entries = await entries(of: folder.location)
    #expect(entries.count == 4)
    #expect(Set(entries.map(\.id)).count == 4)
  }

  @Test("links say where they lead, and whether they lead anywhere")
  func links() async throws {
    folder.write("12345", to: "target")
    folder.makeFolder("room")
    folder.makeLink("good", to: "target")
    folder.makeLink("door", to: "room")
    folder.makeLink("dangling", to: "nowhere")
    folder.makeLink("loop", to: "loop")
    let entries = Dictionary(uniqueKeysWithValues: await entries(of: folder.location).map { ($0.name, $0) })
    #expect(entries.count == 6)
    #expect(entries["target"]?.link == nil)
    #expect(entries["good"]?.link == FolderLink(target: "target", state: .good))
    #expect(entries["good"]?.size == 5)
    #expect(entries["good"]?.kind == .file)
    #expect(entries["door"]?.isFolder == true)
    #expect(entries["dangling"]?.link == FolderLink(target: "nowhere", state: .dangling))
    #expect(entries["dangling"]?.kind == .brokenLink)
    #expect(entries["loop"]?.link == FolderLink(target: "loop", state: .looping))
    let descriptions = ["good", "dangling", "loop"].map { entries[$0]?.link?.description }
    #expect(descriptions == ["target", "nowhere (does not exist)", "loop (leads back to itself)"])
    #expect(entries["loop"]?.kind == .brokenLink)
    #expect(entries["loop"]?.contentType == "inode/symlink")
  }

  @Test("pipes and sockets are listed and never opened")
  func specialFiles() async throws {
    folder.makePipe("pipe")
    folder.makeSocket("socket")
    let entries = await entries(of: folder.location)
    #expect(entries.map(\.kind) == [.pipe, .socket])
    #expect(entries.map(\.contentType) == ["inode/fifo", "inode/socket"])
    #expect(entries.map(\.size) == [nil, nil])
    for entry in entries { #expect(await FilePreview.load(entry).content == .none) }
  }

  @Test("devices are listed and never opened")
  func devices() async throws {
    let device = try #require(await entries(of: Location(path: "/dev")).first { $0.name == "null" })
    #expect(device.kind == .characterDevice)
    #expect(device.contentType == "inode/chardevice")
    #expect(await FilePreview.load(device).content == .none)
  }

  @Test("an empty folder is complete and empty")
  func empty() async throws {
    let snapshot = try #require(await first(in: Folder.updates(at: folder.location)) { _ in true })
    #expect(snapshot.entries.isEmpty)
    #expect(snapshot.isComplete)
    #expect(snapshot.problem == nil)
  }

  @Test("an entry knows its facts")
  func facts() async throws {
    let file = folder.write("hello", to: "note.txt")
    folder.setMode(0o640, of: file)
    let entry = try #require(await entries(of: folder.location).first)
    #expect(entry.size == 5)
    #expect(entry.permissions?.description == "rw-r-----")
    #expect(entry.contentType == "text/plain")
    #expect(!entry.typeDescription.isEmpty)
    #expect(entry.iconNames.contains("text-x-generic"))
    #expect(entry.symbolicIconNames.first?.hasSuffix("-symbolic") == true)
    #expect(entry.ownerName == (geteuid() == 0 ? "root" : entry.ownerName))
    #expect(entry.groupName != nil)
    let ownership = await entry.ownership()
    #expect(ownership.owner == entry.ownerName && ownership.group == entry.groupName)
    let now = Double(time(nil))
    for moment in [entry.modificationTime, entry.accessTime, entry.creationTime] {
      let moment = try #require(moment)
      #expect(abs(moment - now) < 3600)
    }
  }

  @Test("a name that could mean two types means the likelier one, and not an empty file")
  func ambiguousName() async throws {
    folder.write("not empty", to: "picture.png")
    #expect(try #require(await entries(of: folder.location).first).contentType == "image/png")
  }

  @Test("a large folder arrives in growing batches, each sorted, and completely")
  func batches() async throws {
    for number in 0..<3000 { folder.write(to: "file \(number)") }
    let (snapshots, deliver) = AsyncStream<FolderSnapshot>.makeStream()
    let session = FolderSession(folder.location, showsHidden: false) { deliver.yield($0) }
    let task = Task { await session.run() }
    var counts: [Int] = []
    for await snapshot in snapshots {
      let numbers = snapshot.entries.compactMap { Int($0.name.dropFirst(5)) }
      #expect(numbers == numbers.sorted())
      counts.append(snapshot.entries.count)
      if snapshot.isComplete { break }
    }
    task.cancel()
    #expect(counts.first == 500)
    #expect(counts.last == 3000)
    #expect(counts == counts.sorted())
    #expect(counts.count >= 3)
  }

  @Test("entries are compact")
  func memory() {
    #expect(MemoryLayout<FolderEntry>.stride == 16)
    #expect(MemoryLayout<Location>.stride == 16)
  }

  @Test("a folder without a path is read through GIO")
  func withoutPath() async throws {
    let location = try #require(Location(uri: "resource:///org/gtk/libgtk"))
    #expect(location.pathBytes == nil)
    let entries = await entries(of: location)
    let theme = try #require(entries.first { $0.name == "theme" })
    #expect(theme.isFolder)
    #expect(theme.location.parent == location)
    #expect(location.appending("theme") == theme.location)
    let inside = await SidelightDesktopTests.entries(of: theme.location)
    #expect(!inside.isEmpty)
  }
}
