import ReportSupport
import Sidelight
import SidelightWindowTesting
import Testing

/// Views that hear clicks, alone and in rows of lists.
@MainActor @Suite("Views that hear taps") struct TapTests {
  private struct Counters: View {
    @State private var journal: [String] = []

    var body: some View {
      VStack {
        Text("Heard: \(journal.joined(separator: " "))")
        Text("Once").onTapGesture { journal.append("once") }
        Text("Twice").onTapGesture(count: 2) { journal.append("twice") }
        Text("Either")
          .onTapGesture(count: 2) { journal.append("two") }
          .onTapGesture { journal.append("one") }
        VStack {
          Text("Inner").onTapGesture { journal.append("inner") }
          Text("Quiet")
          Button("Act") { journal.append("act") }
        }
        .onTapGesture { journal.append("outer") }
      }
    }
  }

  @Test(arguments: Depth.available) func `A click is heard by the innermost view that waits for as many`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Counters() }
    try await app.text("Once").click()
    try await app.text("Twice").click()
    #expect(app.text("Heard: once").exists)
    try await app.text("Twice").doubleClick()
    #expect(app.text("Heard: once twice").exists)
    try await app.text("Inner").click()
    try await app.text("Quiet").click()
    try await app.button("Act").click()
    #expect(app.text("Heard: once twice inner outer act").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `Two clicks are no single one where both are heard, and two single ones elsewhere`(depth: Depth)
    async throws
  {
    let app = try await TestApp(depth) { Counters() }
    try await app.text("Either").click()
    #expect(app.text("Heard: one").exists)
    try await app.text("Either").doubleClick()
    #expect(app.text("Heard: one two").exists)
    try await app.text("Once").doubleClick()
    #expect(app.text("Heard: one two once once").exists)
    try await app.close()
  }

  private struct Rows: View {
    @State private var starred: String?
    @State private var selection: String?
    let isSelectable: Bool

    private func row(_ name: String) -> some View {
      HStack {
        Text(name)
        Image(systemName: starred == name ? "star.fill" : "star")
          .accessibilityLabel("Star \(name)")
          .onTapGesture { starred = name }
      }
    }

    var body: some View {
      VStack {
        Text("Starred \(starred ?? "nobody"), selected \(selection ?? "nobody")")
        if isSelectable {
          List(["Ada", "Bob"], id: \.self, selection: $selection) { row($0) }
        } else {
          List(["Ada", "Bob"], id: \.self) { row($0) }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A view in a row has its clicks to itself, and the rest of the row selects`(depth: Depth)
    async throws
  {
    let app = try await TestApp(depth) { Rows(isSelectable: true) }
    try await app.image("Star Bob").click()
    #expect(app.text("Starred Bob, selected nobody").exists)
    try await app.row("Ada").click()
    #expect(app.text("Starred Bob, selected Ada").exists)
    try await app.close()
  }

  private struct Doubles: View {
    @State private var opened = "nothing"
    @State private var selection: String?

    var body: some View {
      VStack {
        Text("Opened \(opened), selected \(selection ?? "nothing")")
        List(["Ada", "Bob"], id: \.self, selection: $selection) { name in
          Text(name).onTapGesture(count: 2) { opened = name }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `Where a view waits for two clicks, the first one is the row's`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Doubles() }
    try await app.row("Ada").click()
    #expect(app.text("Opened nothing, selected Ada").exists)
    try await app.row("Bob").doubleClick()
    #expect(app.text("Opened Bob, selected Bob").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) func `It does so in a list without a selection`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Rows(isSelectable: false) }
    try await app.image("Star Bob").click()
    #expect(app.text("Starred Bob, selected nobody").exists)
    try await app.close()
  }

  private struct Cards: View {
    @State private var opened: [String] = []
    @State private var isDisabled = false

    var body: some View {
      NavigationStack {
        List {
          ForEach(["Ada", "Bob"], id: \.self) { name in
            Text(name).onTapGesture { opened.append(name) }
          }
          Text("Opened: \(opened.joined(separator: " "))")
          Toggle("Disabled", isOn: $isDisabled)
          Text("Off").onTapGesture { opened.append("off") }.disabled(isDisabled)
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A row that is such a view hears a click on it, unless it is disabled`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Cards() }
    try await app.row("Ada").click()
    try await app.text("Bob").click()
    try await app.text("Off").click()
    #expect(app.text("Opened: Ada Bob off").exists)
    try await app.toggle("Disabled").click()
    await #expect(throws: TestFailure.self) { try await app.text("Off").click() }
    #expect(app.text("Opened: Ada Bob off").exists)
    try await app.close()
  }

  @Test func `A count below one waits for one click`() async throws {
    let reports = Reports()
    let app = try await TestApp(.plan) { Counted() }
    try await app.text("Count").click()
    #expect(app.text("Heard: 1").exists)
    #expect(reports.all(beginning: "onTapGesture(count: 0)").count == 1)
    try await app.close()
  }

  private struct Counted: View {
    @State private var count = 0
    var body: some View {
      Text("Heard: \(count)")
      Text("Count").onTapGesture(count: 0) { count += 1 }
    }
  }
}
