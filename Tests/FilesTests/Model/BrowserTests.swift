import Observation
import FolderSupport
import SidelightDesktop
import Testing

@testable import Files

@Suite("Browsing", .timeLimit(.minutes(1)))
@MainActor struct BrowserTests {
  private let folder = TemporaryFolder()
  private let settings = TemporaryFolder()

  /// A browser with favourites of its own.
  private func browse(_ location: Location) -> Browser {
    let browser = Browser(location, bookmarks: Bookmarks(file: settings["bookmarks"]))
    browser.start()
    return browser
  }

  @Test("a folder is read, entered and left again with what was selected")
  func walk() async throws {
    folder.makeFolder("inner")
    folder.write("text", to: "inner/note.txt")
    folder.write(to: "outer.txt")
    let browser = browse(folder.location)
    await wait { !browser.isLoading }
    #expect(browser.entries.map(\.name) == ["inner", "outer.txt"])

    browser.selection = [folder["outer.txt"]]
    #expect(browser.details.entry?.name == "outer.txt")
    #expect(browser.enter(browser.entries[0]))
    #expect(browser.selection.isEmpty)
    #expect(browser.details.entry == nil)
    await wait { !browser.isLoading }
    #expect(browser.folder == folder["inner"])
    #expect(browser.entries.map(\.name) == ["note.txt"])
    #expect(!browser.enter(browser.entries[0]))

    browser.goUp()
    await wait { !browser.isLoading }
    #expect(browser.folder == folder.location)
    #expect(browser.selection == [folder["inner"]])
    #expect(browser.details.entry?.name == "inner")
  }

  @Test("going back and forward opens the folders that were open, with what was selected there")
  func history() async throws {
    folder.makeFolder("one")
    folder.makeFolder("one/two")
    folder.write(to: "one/note.txt")
    folder.makeFolder("other")
    let browser = browse(folder.location)
    func arrive(_ location: Location) async {
      await wait { !browser.isLoading }
      #expect(browser.folder == location)
    }
    await arrive(folder.location)
    browser.goBack()
    browser.goForward()
    await arrive(folder.location)
    browser.open(folder["one"])
    await arrive(folder["one"])
    browser.selection = [folder["one/note.txt"]]
    #expect(browser.enter(try #require(browser.entries.first { $0.isFolder })))
    await arrive(folder["one/two"])
    browser.goBack()
    await arrive(folder["one"])
    #expect(browser.selection == [folder["one/note.txt"]])
    browser.goBack()
    await arrive(folder.location)
    #expect(browser.history.past.isEmpty && browser.history.future.count == 2)
    browser.goForward()
    browser.goForward()
    await arrive(folder["one/two"])
    browser.goBack()
    browser.open(folder["other"])
    await arrive(folder["other"])
    #expect(browser.history.future.isEmpty)
    browser.goBack()
    await arrive(folder["one"])
  }

  @Test("one selected file is looked into, and again when it changes")
  func details() async throws {
    folder.write("one", to: "note.txt")
    let browser = browse(folder.location)
    await wait { !browser.isLoading }
    browser.selection = [folder["note.txt"]]
    await wait { browser.details.preview?.content == .text("one", isTruncated: false) }
    folder.write("three", to: "note.txt")
    await wait { browser.details.preview?.content == .text("three", isTruncated: false) }
    #expect(browser.details.entry?.size == 5)
  }

  @Test("what vanishes is selected no more")
  func vanished() async throws {
    for name in ["a", "b"] { folder.write(to: name) }
    let browser = browse(folder.location)
    await wait { !browser.isLoading }
    browser.selection = [folder["a"], folder["b"]]
    #expect(browser.details.entry == nil)
    folder.remove(folder["a"])
    await wait { browser.entries.count == 1 }
    #expect(browser.selection == [folder["b"]])
    #expect(browser.details.entry?.name == "b")
  }

  @Test("a picture that is written again is shown anew")
  func rewrittenPicture() async throws {
    let header: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    folder.write(header, to: folder["a.png"])
    let browser = browse(folder.location)
    await wait { !browser.isLoading }
    browser.selection = [folder["a.png"]]
    await wait { browser.details.preview != nil }
    #expect(browser.details.preview?.content == .image(folder["a.png"]))
    let before = browser.details.entry
    let past = PastPreviews(browser)
    folder.write(header + [0], to: folder["a.png"])
    await wait { browser.details.entry != before }
    await wait { browser.details.preview != nil }
    #expect(past.previews.map { $0?.content } == [.image(folder["a.png"]), nil])
  }

  /// What a browser showed before each change of its preview. A new one may come before anybody looks for the change.
  @MainActor private final class PastPreviews {
    private(set) var previews: [FilePreview?] = []
    private let browser: Browser

    init(_ browser: Browser) {
      self.browser = browser
      watch()
    }

    private func watch() {
      withObservationTracking {
        _ = browser.details.preview
      } onChange: { [weak self] in
        MainActor.assumeIsolated {
          guard let self else { return }
          self.previews.append(self.browser.details.preview)
          self.watch()
        }
      }
    }
  }

  @Test("a folder that cannot be shown is a problem, and another one can be opened after it")
  func problem() async throws {
    let browser = browse(folder["nothing"])
    await wait { browser.problem != nil }
    #expect(browser.problem?.kind == .doesNotExist)
    #expect(!browser.isLoading)
    browser.goUp()
    #expect(browser.problem == nil)
    await wait { !browser.isLoading }
    #expect(browser.folder == folder.location)
  }

  @Test("hidden entries come and go with the switch")
  func hidden() async throws {
    folder.write(to: ".hidden file")
    let browser = browse(folder.location)
    await wait { !browser.isLoading }
    #expect(browser.entries.isEmpty)
    browser.arrangement.showsHidden = true
    await wait { !browser.entries.isEmpty }
    #expect(browser.entries.map(\.name) == [".hidden file"])
    browser.arrangement.showsHidden = false
    await wait { browser.entries.isEmpty }
  }

  @Test("the sidebar selects the place of the open folder, and opens what is selected in it")
  func places() async throws {
    let browser = browse(.home)
    await wait { !browser.places.folders.isEmpty }
    #expect(browser.selectedPlace == browser.places.folders.first?.id)
    browser.selectedPlace = browser.places.locations.first?.id
    #expect(browser.folder == .root)
    browser.open(folder.location)
    #expect(browser.selectedPlace == nil)
    #expect(browser.folder == folder.location)
  }

  @Test("a browser that is not needed any more is freed, with its tasks")
  func freeing() async throws {
    var browser: Browser? = browse(folder.location)
    weak let freed = browser
    await wait { [browser] in browser?.isLoading == false }
    browser = nil
    while freed != nil { await Task.yield() }
  }
}
