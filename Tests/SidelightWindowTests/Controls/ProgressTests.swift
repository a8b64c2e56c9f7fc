import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Where the texts of a progress view stand, and what it is called.
@Suite("Progress", .serialized)
@MainActor struct ProgressTests {
  @Observable @MainActor final class Work {
    var done: Double? = 3
    var name = "Copying"
    var hidesLabels = false
  }

  private struct Page: View {
    let work: Work
    var body: some View {
      let progress = ProgressView(value: work.done, total: 4) {
        Text(work.name)
        Text("To the archive")
      } currentValueLabel: {
        Text("3 of 4")
      }
      if work.hidesLabels { progress.labelsHidden() } else { progress }
    }
  }

  /// The widgets from top to bottom: the texts of labels, and what shows the value.
  private func column(_ app: TestApp) throws -> [String] {
    let window = try #require(app.renderer?.windows.first?.window)
    let texts = ["Copying", "Moving", "To the archive", "3 of 4"]
    let parts = window.visibleTree.filter(\.isMapped).compactMap { widget -> (y: Double, name: String)? in
      let name: String? =
        switch widget {
        case let label as LabelWidget: texts.contains(label.text) ? label.text : nil
        case is ProgressBarWidget: "bar"
        case is SpinnerWidget: "spinner"
        default: nil
        }
      return name.flatMap { name in widget.bounds(in: window).map { ($0.y, name) } }
    }
    return parts.sorted { $0.y < $1.y }.map(\.name)
  }

  /// What assistive technology calls the bar or the spinner.
  private func name(_ app: TestApp) throws -> String? {
    let controller = try #require(app.renderer?.controllers.values.compactMap { $0 as? ProgressController }.first)
    return controller.accessibleWidget?.accessibleLabel
  }

  @Test func `A bar has its label above and its value below, a spinner both below`() async throws {
    let work = Work()
    let app = try await TestApp(.window, width: 400, height: 300) { Page(work: work) }
    #expect(try column(app) == ["Copying", "To the archive", "bar", "3 of 4"])
    work.done = nil
    try await app.settle()
    #expect(try column(app) == ["spinner", "Copying", "To the archive", "3 of 4"])
    work.done = 1
    try await app.settle()
    #expect(try column(app) == ["Copying", "To the archive", "bar", "3 of 4"])
    try await app.close()
  }

  @Test func `It is called as its label says, also where that is hidden`() async throws {
    let work = Work()
    let app = try await TestApp(.window, width: 400, height: 300) { Page(work: work) }
    #expect(try name(app) == "Copying, To the archive")
    work.name = "Moving"
    try await app.settle()
    #expect(try name(app) == "Moving, To the archive")
    work.hidesLabels = true
    try await app.settle()
    #expect(try column(app) == ["bar"] && name(app) == "Moving, To the archive, 3 of 4")
    work.done = nil
    try await app.settle()
    #expect(try column(app) == ["spinner"] && name(app) == "Moving, To the archive, 3 of 4")
    try await app.close()
  }
}
