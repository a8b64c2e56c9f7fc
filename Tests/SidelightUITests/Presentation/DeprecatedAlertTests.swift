import Observation
import SidelightTesting
import SidelightUI
import Testing

/// Alerts that are one value.
@MainActor struct DeprecatedAlertTests {
  struct Hen: Identifiable {
    let id: Int
    var name: String
  }

  @Observable final class Log {
    var hen: Hen?
    var lines: [String] = []
  }

  @available(*, deprecated)
  private struct About: View {
    @Bindable var log: Log
    var body: some View {
      Text("below").alert(item: $log.hen) { hen in
        Alert(
          title: Text(hen.name), primaryButton: .destructive(Text("Sell")) { log.lines.append("sell \(hen.id)") },
          secondaryButton: .cancel { log.lines.append("cancel") })
      }
    }
  }

  @available(*, deprecated)
  @Test func `Another item is another alert, and the same one with other fields is not`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { About(log: log) }
    log.hen = Hen(id: 1, name: "Berta")
    try await app.settle()
    let first = app.driver.tree.all.last?.id
    #expect(app.alert("Berta").labels(of: .button) == ["Cancel", "Sell"])
    log.hen = Hen(id: 1, name: "Bertha")
    try await app.settle()
    #expect(app.labels(of: .alert) == ["Bertha"] && app.driver.tree.all.last?.id == first)
    log.hen = Hen(id: 2, name: "Wilma")
    try await app.settle()
    #expect(app.labels(of: .alert) == ["Wilma"] && app.driver.tree.all.last?.id != first)
    try await app.alert().button("Sell").click()
    #expect(!app.alert().exists && log.hen == nil && log.lines == ["sell 2"])
    log.hen = Hen(id: 3, name: "Erna")
    try await app.settle()
    try await app.press(.escape)
    #expect(!app.alert().exists && log.lines == ["sell 2", "cancel"])
    try await app.close()
  }

  @available(*, deprecated)
  @Test func `An alert without a button of its own says OK`() async throws {
    let app = try await TestApp(.plan) {
      Text("below").alert(isPresented: .constant(true)) { Alert(title: Text("Done"), message: Text("All of it.")) }
    }
    #expect(app.alert("Done").labels(of: .button) == ["OK"] && app.alert().labels(of: .text) == ["All of it."])
    try await app.close()
  }
}
