import Observation
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// An inspector belongs to the split view around it, whatever stands between the two.
@MainActor @Suite("Split view: an inspector of a page in a column", .serialized) struct InspectorPlaceTests {
  @Observable final class Knobs {
    var isShown = true
    var tab = 0
    var path: [Int] = []
  }

  enum Form: String, CaseIterable { case stack, tabs, stackInTabs, tabsInStack }

  private struct Page: View {
    @Bindable var knobs: Knobs
    @State private var count = 0

    var body: some View {
      Text("Page").inspector(isPresented: $knobs.isShown) { Button("Count \(count)") { count += 1 } }
    }
  }

  private struct Tabs<Content: View>: View {
    @Bindable var knobs: Knobs
    @ViewBuilder let content: Content

    var body: some View {
      TabView(selection: $knobs.tab) {
        Tab("First", systemImage: "star", value: 0) { content }
        Tab("Second", systemImage: "star", value: 1) { Text("Other") }
      }
    }
  }

  private struct Stack<Content: View>: View {
    @Bindable var knobs: Knobs
    @ViewBuilder let content: Content

    var body: some View {
      NavigationStack(path: $knobs.path) { content.navigationDestination(for: Int.self) { Text("Over \($0)") } }
    }
  }

  private struct Around: View {
    @Bindable var knobs: Knobs
    let form: Form

    var body: some View {
      NavigationSplitView {
        Text("Sidebar")
      } detail: {
        switch form {
        case .stack: Stack(knobs: knobs) { Page(knobs: knobs) }
        case .tabs: Tabs(knobs: knobs) { Page(knobs: knobs) }
        case .stackInTabs: Tabs(knobs: knobs) { Stack(knobs: knobs) { Page(knobs: knobs) } }
        case .tabsInStack: Stack(knobs: knobs) { Tabs(knobs: knobs) { Page(knobs: knobs) } }
        }
      }
    }
  }

  @Test(arguments: Depth.available, Form.allCases)
  func `It stands beside the detail, and keeps its state in every width`(depth: Depth, form: Form) async throws {
    let knobs = Knobs()
    let app = try await TestApp(depth, width: 1200, height: 600) { Around(knobs: knobs, form: form) }
    #expect(app.split?.picture == "|sidebar 240|detail 690|+inspector 270")
    try await app.button("Count 0").click()
    knobs.isShown = false
    try await app.settle()
    #expect(app.split?.picture == "|sidebar 240|detail 960|")
    knobs.isShown = true
    try await app.settle()
    #expect(app.button("Count 1").isVisible)
    try await app.resize(width: 600)
    #expect(app.split?.picture.contains("{inspector") == true)
    try await app.resize(width: 400)
    #expect(app.split?.picture.hasSuffix("_inspector_") == true)
    #expect(app.button("Count 1").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available, Form.allCases)
  func `It goes with its page, and comes back with it`(depth: Depth, form: Form) async throws {
    let knobs = Knobs()
    let app = try await TestApp(depth, width: 1200, height: 600) { Around(knobs: knobs, form: form) }
    try await app.button("Count 0").click()
    if form != .stack {
      knobs.tab = 1
      try await app.settle()
      #expect(app.text("Other").isVisible && !app.button("Count 1").isVisible)
      #expect(app.split?.picture == "|sidebar 240|detail 960|")
      knobs.tab = 0
      try await app.settle()
    }
    if form != .tabs {
      knobs.path = [1]
      try await app.settle()
      #expect(app.text("Over 1").isVisible && !app.button("Count 1").isVisible)
      #expect(app.split?.picture == "|sidebar 240|detail 960|")
      knobs.path = []
      try await app.settle()
    }
    #expect(knobs.isShown, "Nobody has closed it.")
    #expect(app.split?.picture == "|sidebar 240|detail 690|+inspector 270")
    #expect(app.button("Count 1").isVisible)
    try await app.close()
  }
}
