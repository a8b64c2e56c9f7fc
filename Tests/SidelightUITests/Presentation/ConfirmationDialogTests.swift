import Observation
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// What is a confirmation dialog's own; the rest is as with alerts.
@MainActor struct ConfirmationDialogTests {
  @Observable final class Log {
    var isAsking = false
    var subject: String?
    var lines: [String] = []
  }

  private struct Asker: View {
    @Bindable var log: Log
    var visibility = Visibility.automatic
    var body: some View {
      Button("Ask") { log.isAsking = true }
        .confirmationDialog("Send it?", isPresented: $log.isAsking, titleVisibility: visibility) {
          Button("By Letter") { log.lines.append("letter") }
          Button("Burn It", role: .destructive) { log.lines.append("burn") }
        } message: {
          Text("It is long.")
        }
    }
  }

  private func picture(_ app: TestApp) -> String? {
    app.driver.tree.all.firstNonNil { node in
      if case .alert(let alert) = node.element.kind { alert.picture } else { nil }
    }
  }

  @Test func `It has a button that cancels, and its title is seen unless the app hides it`() async throws {
    let log = Log()
    log.isAsking = true
    for (visibility, words) in [(Visibility.automatic, ""), (.visible, ""), (.hidden, " unseen")] {
      let app = try await TestApp(.plan) { Asker(log: log, visibility: visibility) }
      #expect(picture(app) == #"alert "Send it?"\#(words) "It is long." [Cancel cancel|Burn It destructive|By Letter*]"#)
      try await app.close()
    }
  }

  @Test(arguments: Depth.headless)
  func `Cancelling only ends it`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth) { Asker(log: log) }
    try await app.button("Ask").click()
    try await app.alert("Send it?").button("Cancel").click()
    #expect(!app.alert().exists && !log.isAsking && log.lines.isEmpty)
    try await app.button("Ask").click()
    try await app.press(.escape)
    #expect(!app.alert().exists && !log.isAsking && log.lines.isEmpty)
    try await app.button("Ask").click()
    try await app.press(.enter)
    #expect(!app.alert().exists && log.lines == ["letter"])
    try await app.close()
  }

  private struct Forms: View {
    @Bindable var log: Log
    private let title = "string"
    var body: some View {
      Text("below")
        .confirmationDialog(title, isPresented: $log.isAsking) { Button("A") {} }
        .confirmationDialog(Text("text"), item: $log.subject) { subject in
          Button("Send \(subject)") { log.lines.append(subject) }
        } message: {
          Text($0)
        }
    }
  }

  @Test func `One at a time, whichever asked first, also about an item`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { Forms(log: log) }
    log.subject = "A"
    try await app.settle()
    log.isAsking = true
    try await app.settle()
    #expect(app.labels(of: .alert) == ["text"])
    try await app.alert().button("Send A").click()
    #expect(log.subject == nil && log.lines == ["A"])
    #expect(app.labels(of: .alert) == ["string"])
    try await app.press(.escape)
    #expect(!app.alert().exists && !log.isAsking)
    try await app.close()
  }
}
