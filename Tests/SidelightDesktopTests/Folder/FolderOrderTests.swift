import FolderSupport
import SidelightDesktop
import Testing

@Suite("Sorting folders", .timeLimit(.minutes(1)))
struct FolderOrderTests {
  private let folder = TemporaryFolder()

  private func names(_ order: FolderOrder) async -> [String] { order.sorted(await entries(of: folder.location)).map(\.name) }

  init() {
    for name in ["m2", "m10"] { folder.makeFolder(name) }
    folder.write("12345", to: "b.txt")
    folder.write("1", to: "z.pdf")
    folder.write("12345", to: "a9.txt")
    folder.write("123", to: "a10.pdf")
  }

  @Test("by name, in both directions, with folders first and among the files")
  func byName() async {
    #expect(await names(FolderOrder()) == ["m2", "m10", "a9.txt", "a10.pdf", "b.txt", "z.pdf"])
    #expect(await names(FolderOrder(isAscending: false)) == ["m10", "m2", "z.pdf", "b.txt", "a10.pdf", "a9.txt"])
    #expect(await names(FolderOrder(foldersFirst: false)) == ["a9.txt", "a10.pdf", "b.txt", "m2", "m10", "z.pdf"])
    #expect(await names(FolderOrder(isAscending: false, foldersFirst: false)) == ["z.pdf", "m10", "m2", "b.txt", "a10.pdf", "a9.txt"])
  }

  @Test("by size, and what is alike by name")
  func bySize() async {
    #expect(await names(FolderOrder(.size)) == ["m2", "m10", "z.pdf", "a10.pdf", "a9.txt", "b.txt"])
    #expect(await names(FolderOrder(.size, isAscending: false)) == ["m2", "m10", "a9.txt", "b.txt", "a10.pdf", "z.pdf"])
    #expect(
      await names(FolderOrder(.size, isAscending: false, foldersFirst: false)) == ["a9.txt", "b.txt", "a10.pdf", "z.pdf", "m2", "m10"])
  }

  @Test("by kind in words, and what is alike by name")
  func byKind() async {
    let sorted = FolderOrder(.kind).sorted(await entries(of: folder.location))
    let kinds = sorted.dropFirst(2).map(\.typeDescription)
    #expect(kinds == kinds.sorted())
    #expect(Set(sorted.prefix(2).map(\.name)) == ["m2", "m10"])
    #expect(sorted.dropFirst(2).map(\.name).filter { $0.hasSuffix("pdf") } == ["a10.pdf", "z.pdf"])
  }

  @Test("by time")
  func byTime() async {
    folder.setModificationTime(2_000, of: folder["a9.txt"])
    folder.setModificationTime(1_000, of: folder["z.pdf"])
    #expect(await Array(names(FolderOrder(.modified)).dropFirst(2).prefix(2)) == ["z.pdf", "a9.txt"])
    #expect(await Array(names(FolderOrder(.modified, isAscending: false)).suffix(2)) == ["a9.txt", "z.pdf"])
  }
}
