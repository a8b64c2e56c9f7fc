import Testing

@testable import SidelightUI

/// What is taken in of what a tab view declares.
@MainActor @Suite("Tab views: what is declared") struct TabCollectorTests {
  private func collect(_ tabs: some TabContent) -> TabCollector {
    let collector = TabCollector()
    tabs.collectTabs(into: collector)
    return collector
  }

  private func words(_ collector: TabCollector) -> [String] {
    collector.marks.map { mark in
      switch mark {
      case .tab(let index): "tab \(index)"
      case .section(let index):
        "section \(index) \(collector.entries.indices.filter { collector.entries[$0].section == index })"
      }
    }
  }

  private struct Nested: TabContent {
    var body: some TabContent<Never> {
      TabSection("Library") {
        TabSection("Music") { Tab("Songs", systemImage: "star") { Text("Songs") } }
      }
      TabSection("Empty") { ForEach(0..<0) { _ in Tab("None", systemImage: "star") { Text("None") } } }
      Tab("Last", systemImage: "star") { Text("Last") }
      TabSection("Around") {
        Tab("Before", systemImage: "star") { Text("Before") }
        TabSection("Between") { Tab("Inside", systemImage: "star") { Text("Inside") } }
        Tab("After", systemImage: "star") { Text("After") }
      }
    }
  }

  @Test func `Sections inside each other have paths of their own, and follow each other`() {
    let collector = collect(Nested())
    #expect(Set(collector.sections.map(\.path)).count == 5)
    #expect(Set(collector.entries.map(\.tab.path)).count == 5)
    #expect(
      words(collector) == ["section 0 []", "section 1 [0]", "section 2 []", "tab 1", "section 3 [2, 4]", "section 4 [3]"],
      "A section without tabs has its place, and one around another has all of its tabs.")
  }
}
