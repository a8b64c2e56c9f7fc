import Foundation
import MailSupport
import SeedSupport
import SidelightBridge
import SidelightUI
import SidelightWindowTesting
import Testing

/// Two thousand steps of nobody's plan through a real window: after each one every widget must be what the views say.
extension HarnessTests {
  @Test(arguments: Seeds.walks(20_261, 592_840))
  func `A random walk leaves every widget as the views say, and nothing behind`(seed: UInt64) async throws {
    // What GTK and the library make once and keep is made by a first window.
    try await WindowWalk(seed: 1).run(steps: 20)
    let before = Living()
    try await WindowWalk(seed: seed).run(steps: Seeds.steps(800))
    await idle()
    expectNothingLeft(since: before, "seed \(seed)")
  }

  @Test(arguments: Ending.allCases)
  private func `A window that closes with the focus inside leaves nothing behind`(ending: Ending) async throws {
    func open() async throws {
      let mailbox = Mailbox()
      let app = try await TestApp(.window, width: 1200, height: 700) { MailView(mailbox: mailbox) }
      try await app.row("Inbox").click()
      switch ending {
      case .onARow: break
      case .onTheBackButton:
        try await app.resize(width: 400)
        try await app.button("Back").focus()
      case .withALostFocus:
        try await app.row("Subject 3, Sender 1").click()
        mailbox.folder = nil
      }
      try await app.close()
      await idle()
    }
    try await open()
    let before = Living()
    try await open()
    expectNothingLeft(since: before)
  }

  @Test func `A back button with the focus goes with a page that code takes back`() async throws {
    func takeBack() async throws {
      let library = WalkLibrary()
      let app = try await TestApp(.window, width: 400, height: 700) { WalkView(library: library) }
      for _ in 0..<3 {
        library.folder = "Alder"
        library.chosen = [3]
        try await app.settle()
        #expect(app.split?.picture == "[sidebar>content>(detail)]")
        try await app.button("Back").focus()
        library.chosen = []
        try await app.settle()
        #expect(app.split?.picture == "[sidebar>(content)>detail]")
        try await app.button("Back").focus()
        library.folder = nil
        try await app.settle()
        #expect(app.split?.picture == "[(sidebar)>content>detail]")
      }
      try await app.close()
      await idle()
    }
    try await takeBack()
    let before = Living()
    try await takeBack()
    expectNothingLeft(since: before)
  }

  @Test func `A back button with the focus goes with its stack`() async throws {
    func widen() async throws {
      let app = try await TestApp(.window, width: 400, height: 700) { MailView(mailbox: Mailbox()) }
      try await app.row("Inbox").click()
      for _ in 0..<3 {
        try await app.button("Back").focus()
        try await app.resize(width: 1200)
        try await app.resize(width: 400)
      }
      try await app.close()
      await idle()
    }
    try await widen()
    let before = Living()
    try await widen()
    expectNothingLeft(since: before)
  }

  @Test(arguments: [0, 3])
  func `The last row may go with the focus and the selection at once`(others: Int) async throws {
    let mailbox = Mailbox()
    let app = try await TestApp(.window, width: 1200, height: 700) { MailView(mailbox: mailbox) }
    try await app.row("Inbox").click()
    try await app.row("Subject 5, Sender 1").click()
    mailbox.messages["Inbox"] = Array(mailbox.shown.prefix(others))
    mailbox.selection = others == 0 ? [] : [1]
    try await app.settle()
    #expect(app.labels(of: .row).filter { $0.hasPrefix("Subject") }.count == others)
    try await app.close()
  }

  @Test func `Only the last page of a path that grows by two can be seen`() async throws {
    let library = WalkLibrary()
    let app = try await TestApp(.window, width: 1200, height: 700) { WalkView(library: library) }
    library.path = [1, 2]
    try await app.settle()
    #expect(app.labels(of: .page).filter { $0.hasPrefix("Level") || $0 == "Detail" } == ["Level 2"])
    #expect(app.labels(of: .textField).count == 1)
    try await app.button("Back").click()
    #expect(app.labels(of: .textField).count == 1)
    #expect(library.path == [1])
    try await app.close()
  }

  @Test func `A page comes back when its path does not let it go`() async throws {
    let app = try await TestApp(.window, width: 1200, height: 700) {
      NavigationStack(path: Binding(get: { [1] }, set: { (_: [Int]) in })) {
        Text("Root").navigationTitle("Root").navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Number") }
      }
    }
    try await app.button("Back").click()
    #expect(app.text("Number 1").isVisible)
    #expect(!app.text("Root").isVisible)
    try await app.close()
  }

  private func expectNothingLeft(since before: Living, _ what: String = "") {
    let left = Living() - before
    #expect(left.isNothing, "\(what) \(left) stay behind")
  }

  /// Lets the loop do what is ready, so that everything that was let go of is gone.
  private func idle() async {
    await withCheckedContinuation { continuation in MainSource.idle(priority: MainLoop.Priority.idle + 100) { continuation.resume() } }
  }
}

/// Where the focus is when a window closes.
private enum Ending: CaseIterable {
  case onARow, onTheBackButton, withALostFocus
}
