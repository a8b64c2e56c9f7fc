import Foundation
import ReportSupport
import SeedSupport
import SidelightCore
@testable import SidelightStorage
import SidelightTesting
import SidelightUI
import Testing

/// Files of windows that are damaged: each is read or set aside, and what is read begins a window that can be used.
@Suite("Damaged files of windows", .timeLimit(.minutes(2)))
@MainActor struct DamagedRecordTests {
  private let app = "io.github.sidelight.Test.\(UUID().uuidString)"
  private let reports = Reports()
  private var folder: URL { StoredFile.states(of: app).appendingPathComponent("windows") }

  // MARK: Windows

  private struct Columns: View {
    @State private var box: String?
    @State private var visibility = NavigationSplitViewVisibility.automatic
    @State private var isInspected = false
    var body: some View {
      NavigationSplitView(columnVisibility: $visibility) {
        List(["In", "Out"], id: \.self, selection: $box) { Text($0) }
      } detail: {
        NavigationStack {
          VStack {
            NavigationLink("Open", value: 7)
            Button("Inspect") { isInspected.toggle() }
          }
          .navigationDestination(for: Int.self) { Text("Page \($0)") }
        }
        .inspector(isPresented: $isInspected) { Text("Notes") }
      }
    }
  }

  private struct Tabs: View {
    @State private var tab = "one"
    @State private var customization = TabViewCustomization()
    var body: some View {
      TabView(selection: $tab) {
        Tab("One", systemImage: "star", value: "one") { Text("First") }.customizationID("one")
        Tab("Two", systemImage: "star", value: "two") { Text("Second") }.customizationID("two")
        TabSection("More") { Tab("Three", systemImage: "star", value: "three") { Text("Third") }.customizationID("three") }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
    }
  }

  private struct Branch: Identifiable {
    let id: Int
    var children: [Branch]?
  }

  private struct Rows: View {
    @State private var rows: Set<Int> = []
    @State private var isOpen = true
    var body: some View {
      List(selection: $rows) {
        Section("Section", isExpanded: $isOpen) { Text("In section") }
        DisclosureGroup("Group") { Text("In group") }
        OutlineGroup([Branch(id: 900, children: [Branch(id: 901)])], children: \.children) { Text("Branch \($0.id)") }
        ForEach(0..<60, id: \.self) { Text("Row \($0)") }
      }
      .listStyle(.sidebar)
    }
  }

  private struct Texts: View {
    @State private var name = ""
    @State private var note = ""
    var body: some View {
      VSplitView {
        VStack {
          TextField("Name", text: $name)
          DisclosureGroup("Group") { Text("In group") }
        }
        TextEditor(text: $note).accessibilityLabel("Note")
      }
    }
  }

  private struct Window {
    let view: @MainActor () -> AnyView
    let text: DamagedText
  }

  /// A window with what it keeps once somebody has used it.
  private func window(_ view: @escaping @MainActor () -> AnyView, use: (TestApp) async throws -> Void) async throws -> Window {
    let app = try await TestApp(.model, width: 900, height: 600) { view() }
    try await use(app)
    var record = WindowRecord(scene: "#1", value: "3")
    (record.frame.width, record.frame.height, record.turn) = (900, 600, 4)
    record.things = app.driver.graph.collectLasting()
    #expect(!record.things.isEmpty)
    try await app.close()
    return Window(view: view, text: DamagedText(try JSONEncoder().encode(record)))
  }

  private func windows() async throws -> [Window] {
    [
      try await window {
        AnyView(Columns())
      } use: { app in
        try await app.row("Out").click()
        try await app.divider(.sidebar).drag(by: 20)
        try await app.button("Open").click()
        try await app.press(.f9)
      },
      try await window {
        AnyView(Tabs())
      } use: { app in
        try await app.row("Two").click()
      },
      try await window {
        AnyView(Rows())
      } use: { app in
        try await app.heading("Section").toggle()
        try await app.row("Group").toggle()
        try await app.row("Branch 900").toggle()
        try await app.row("Row 5").click()
        try await app.list().scroll(toPosition: 40)
      },
      try await window {
        AnyView(Texts())
      } use: { app in
        try await app.textField("Name").type("Ada")
        try await app.textField("Note").type("Dear Bela")
        try await app.disclosure("Group").toggle()
        let panes = app.driver.tree.all.first { if case .panes = $0.element.kind { true } else { false } }
        if let panes { app.driver.graph.send(.panes(panes.id, lengths: [200])) }
        try await app.settle()
      },
    ]
  }

  /// Begins a window with what a file says was in it; answers what went wrong, and what it keeps now.
  private func begin(_ record: WindowRecord, _ view: AnyView) -> (faults: [String], things: [String: LastingValue]) {
    let graph = ViewGraph()
    let consumer = HeadlessConsumer(graph)
    graph.restore(record.things, .json, reports: false)
    graph.start(WindowView(title: "Test", width: 900, height: 600, content: view))
    consumer.settle()
    let things = graph.collectLasting()
    graph.stop()
    return (consumer.faults, things)
  }

  @Test func `A file that is as it was written brings all of it back`() async throws {
    for window in try await windows() {
      let record = try JSONDecoder().decode(WindowRecord.self, from: Data(window.text.bytes))
      let (faults, things) = begin(record, window.view())
      #expect(faults.isEmpty && Set(things.keys) == Set(record.things.keys))
    }
  }

  @Test(arguments: Seeds.walks(44))
  func `Of 10,000 damaged files each is read or set aside, and begins a window`(seed: UInt64) async throws {
    var random = SeededRandom(seed: seed)
    let windows = try await windows()
    let files = WindowFiles(app: app)
    let (manager, encoder) = (FileManager.default, JSONEncoder())
    var (read, begun, aside) = (0, 0, 0)
    // One window is enough for what is the same.
    var seen: Set<[String: LastingValue]> = []
    let batch = 100
    for round in 0..<(Seeds.steps(10_000) / batch) {
      for number in 1...batch {
        let bytes = windows[number % windows.count].text.damaged(by: &random)
        try Data(bytes).write(to: folder.appendingPathComponent("window-\(number).json"))
      }
      let records = files.read()
      let left = try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      let others = left.filter { ["damaged", "later"].contains($0.pathExtension) }
      #expect(records.count + others.count == batch, "seed \(seed), round \(round)")
      read += records.count
      aside += others.count
      for (number, record) in records.sorted(by: { $0.key < $1.key }) {
        let window = windows[number % windows.count]
        let frame = record.frame.usable
        #expect((0...16384).contains(frame.width) && (0...16384).contains(frame.height))
        guard seen.insert(record.things).inserted else { continue }
        begun += 1
        let (faults, things) = begin(record, window.view())
        #expect(faults.isEmpty, "seed \(seed), round \(round), window \(number)")
        // What it keeps can be written again.
        var next = record
        next.things = things
        #expect(throws: Never.self, "seed \(seed), round \(round), window \(number)") { try encoder.encode(next) }
      }
      for file in left where file.lastPathComponent.hasPrefix("window-") { try manager.removeItem(at: file) }
    }
    // Both happen often.
    #expect(read > 2000 && begun > 1000 && aside > 1000, "\(read) read, \(begun) begun, \(aside) set aside")
  }
}
