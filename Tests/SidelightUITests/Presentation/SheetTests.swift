import Observation
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Sheets without a display: what opens and closes them, and what lives and goes with them.
@MainActor struct SheetTests {
  @Observable final class Log {
    var lines: [String] = []
    var isOpen = false
    var item: Folder?
  }

  struct Folder: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Editor: View {
    let log: Log
    var name = "New"
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented

    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Text("presented \(isPresented)")
        Button("Done") { dismiss() }
      }
      .navigationTitle(name)
      .onAppear { log.lines.append("appear \(name)") }
      .onDisappear { log.lines.append("disappear \(name)") }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      }
    }
  }

  private struct Opener: View {
    @Bindable var log: Log
    var body: some View {
      VStack {
        Button("Open") { log.isOpen = true }
        Text("below")
      }
      .sheet(isPresented: $log.isOpen, onDismiss: { log.lines.append("dismissed \(log.isOpen)") }) { Editor(log: log) }
    }
  }

  @Test(arguments: Depth.headless)
  func `A sheet opens over the window with its title and items, takes the focus and gives it back`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth) { Opener(log: log) }
    #expect(!app.sheet().exists)
    try await app.button("Open").click()
    #expect(app.sheet("New").isVisible)
    #expect(try app.sheet().textField("Name").isFocused)
    #expect(app.sheet().text("presented true").isVisible)
    #expect(app.sheet().button("Cancel").isVisible)
    #expect(log.lines == ["appear New"])
    try await app.press(.escape)
    #expect(!app.sheet().exists)
    #expect(!log.isOpen)
    #expect(log.lines == ["appear New", "disappear New", "dismissed false"])
    #expect(try app.button("Open").isFocused)
    try await app.close()
  }

  /// Which pages of what is shown over the window have a button that closes it.
  private func closable(_ content: some View) -> [Bool] {
    let stage = Stage(Text("below").sheet(isPresented: .constant(true)) { content })
    return stage.tree.all.compactMap { node in
      guard case .page(let page) = node.element.kind, page.showsHeader, page.title == "Inside" else { return nil }
      return !page.hidesCloseButton
    }
  }

  private struct Inside: View {
    var body: some View { NavigationStack { Text("content").navigationTitle("Inside") } }
  }

  @Test func `A header bar has no button to close what can't be closed, nor beside one of the app's own`() {
    let cancel = ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    #expect(closable(Inside()) == [true])
    #expect(closable(Inside().toolbar { cancel }) == [false])
    #expect(closable(Inside().interactiveDismissDisabled()) == [false])
    #expect(closable(Inside().toolbar { cancel }.interactiveDismissDisabled()) == [false])
    #expect(closable(Text("content").navigationTitle("Inside").interactiveDismissDisabled()) == [false])
    #expect(closable(Text("content").navigationTitle("Inside").interactiveDismissDisabled(false)) == [true])
  }

  private struct Locked: View {
    let log: Log
    var body: some View {
      Text("content").navigationTitle("Outer").interactiveDismissDisabled(!log.isOpen)
        .sheet(isPresented: .constant(true)) { Text("inner").navigationTitle("Inner") }
    }
  }

  @Test func `The button to close follows what the app allows, and a sheet above asks for itself`() {
    let log = Log()
    let stage = Stage(Text("below").sheet(isPresented: .constant(true)) { Locked(log: log) })
    func hidden(_ title: String) -> Bool? {
      stage.tree.all.firstNonNil { node -> Bool? in
        if case .page(let page) = node.element.kind, page.title == title { page.hidesCloseButton } else { nil }
      }
    }
    #expect(hidden("Outer") == true && hidden("Inner") == false)
    log.isOpen = true
    stage.settle()
    #expect(hidden("Outer") == false)
  }

  @Test func `What a sheet covers is out of reach`() async throws {
    let log = Log()
    log.isOpen = true
    let app = try await TestApp(.plan) { Opener(log: log) }
    await #expect(throws: TestFailure.self) { try await app.button("Open").click() }
    try await app.button("Done").click()
    #expect(!app.sheet().exists)
    try await app.close()
  }

  @Test func `State lives for as long as the sheet is presented, and begins anew with the next one`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { Opener(log: log) }
    try await app.button("Open").click()
    try await app.textField("Name").type("abc")
    log.lines = []
    try await app.settle()
    #expect(try app.textField("Name").value == "abc")
    log.isOpen = false
    try await app.settle()
    #expect(log.lines == ["disappear New", "dismissed false"])
    log.isOpen = true
    try await app.settle()
    #expect(try app.textField("Name").value == "")
    try await app.close()
  }

  private struct About: View {
    @Bindable var log: Log
    var body: some View {
      Text("below").sheet(item: $log.item, onDismiss: { log.lines.append("dismissed") }) { Editor(log: log, name: $0.name) }
    }
  }

  @Test func `Another item is another sheet, the same one with other fields is not`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { About(log: log) }
    log.item = Folder(id: 1, name: "One")
    try await app.settle()
    try await app.textField("Name").type("kept")
    log.item = Folder(id: 1, name: "Uno")
    try await app.settle()
    #expect(app.sheet("Uno").exists)
    #expect(try app.textField("Name").value == "kept")
    #expect(log.lines == ["appear One"])
    log.item = Folder(id: 2, name: "Two")
    try await app.settle()
    #expect(app.sheet().count == 1)
    #expect(try app.textField("Name").value == "")
    #expect(log.lines == ["appear One", "disappear Uno", "dismissed", "appear Two"])
    try await app.press(.escape)
    #expect(log.item == nil)
    try await app.close()
  }

  private struct Refusing: View {
    let log: Log
    var body: some View {
      Text("below").sheet(isPresented: .constant(true), onDismiss: { log.lines.append("dismissed") }) { Editor(log: log) }
    }
  }

  @Test func `A binding that refuses keeps the sheet with its state`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { Refusing(log: log) }
    try await app.textField("Name").type("kept")
    try await app.press(.escape)
    #expect(try app.textField("Name").value == "kept")
    #expect(log.lines == ["appear New"])
    try await app.close()
  }

  private struct Stacked: View {
    @State private var isOpen = false
    @State private var isInnerOpen = false
    var body: some View {
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          Button("More") { isInnerOpen = true }
            .navigationTitle("Outer")
            .sheet(isPresented: $isInnerOpen) { Text("Deep").navigationTitle("Inner") }
        }
    }
  }

  @Test(arguments: Depth.headless)
  func `A sheet in a sheet lies over it, and Escape closes one after the other`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Stacked() }
    try await app.button("Open").click()
    try await app.button("More").click()
    #expect(app.sheet("Inner").text("Deep").isVisible)
    if depth == .plan { await #expect(throws: TestFailure.self) { try await app.button("More").click() } }
    try await app.press(.escape)
    #expect(app.sheet().count == 1)
    #expect(try app.button("More").isFocused)
    try await app.press(.escape)
    #expect(!app.sheet().exists)
    try await app.close()
  }

  @Test func `An outer sheet that closes takes the inner one along`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { Around(log: log) }
    #expect(app.sheet().count == 2)
    log.isOpen = false
    try await app.settle()
    #expect(!app.sheet().exists)
    try await app.close()
  }

  private struct Around: View {
    @Bindable var log: Log
    init(log: Log) {
      self.log = log
      log.isOpen = true
    }
    var body: some View {
      Text("below").sheet(isPresented: $log.isOpen) { Text("Outer").sheet(isPresented: .constant(true)) { Text("Inner") } }
    }
  }

  private struct Vanishing: View {
    @Bindable var log: Log
    var body: some View {
      if log.isOpen {
        Text("presenter").sheet(isPresented: .constant(true), onDismiss: { log.lines.append("dismissed") }) { Editor(log: log) }
      } else {
        Text("nobody")
      }
    }
  }

  @Test func `The sheet goes with the view that presents it`() async throws {
    let log = Log()
    log.isOpen = true
    let app = try await TestApp(.plan) { Vanishing(log: log) }
    #expect(app.sheet().exists)
    log.isOpen = false
    try await app.settle()
    #expect(!app.sheet().exists)
    #expect(log.lines == ["appear New", "disappear New"])
    try await app.close()
  }

  private struct Reopening: View {
    @State private var isOpen = true
    @State private var count = 0
    var body: some View {
      Text("opened \(count)")
        .sheet(
          isPresented: $isOpen,
          onDismiss: {
            count += 1
            isOpen = count < 3
          }, content: { Closing() })
    }
    struct Closing: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Text("gone at once").onAppear { dismiss() } }
    }
  }

  @Test func `A sheet that closes itself and opens again comes to rest`() async throws {
    let app = try await TestApp(.plan) { Reopening() }
    #expect(app.text("opened 3").exists)
    #expect(!app.sheet().exists)
    try await app.close()
  }

  private struct Tinted: View {
    @State private var isOpen = true
    var body: some View {
      Text("below").sheet(isPresented: $isOpen) { Reader() }.environment(\.flavour, "sweet").disabled(isOpen)
    }
    struct Reader: View {
      @Environment(\.flavour) private var flavour
      @State private var taps = 0
      var body: some View { Button("\(flavour) \(taps)") { taps += 1 } }
    }
  }

  @Test func `The environment flows in, but a view that is off leaves its sheet on`() async throws {
    let app = try await TestApp(.plan) { Tinted() }
    try await app.button("sweet 0").click()
    #expect(app.button("sweet 1").exists)
    try await app.close()
  }

  private struct Pages: View {
    @State private var path = [1]
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Leaver(title: "root")
          NavigationLink("Two", value: 2)
        }
        .navigationDestination(for: Int.self) { Leaver(title: "page \($0)") }
      }
    }
    struct Leaver: View {
      let title: String
      @Environment(\.dismiss) private var dismiss
      @Environment(\.isPresented) private var isPresented
      var body: some View { Button("\(title) \(isPresented)") { dismiss() } }
    }
  }

  @Test func `Dismissing a page of a stack goes back, and outside of everything it does nothing`() async throws {
    let app = try await TestApp(.plan) { Pages() }
    try await app.button("page 1 true").click()
    #expect(!app.button("page 1 true").exists)
    try await app.button("root false").click()
    #expect(app.button("root false").isVisible)
    try await app.close()
  }

  private struct Rows: View {
    @State private var open: Int?
    var body: some View {
      List(0..<3, id: \.self) { number in
        Button("Open \(number)") { open = number }
          .sheet(isPresented: Binding(get: { open == number }, set: { if !$0 { open = nil } })) { Text("Sheet \(number)") }
      }
    }
  }

  @Test func `A row of a list presents a sheet`() async throws {
    let app = try await TestApp(.plan) { Rows() }
    try await app.button("Open 1").click()
    #expect(app.sheet().text("Sheet 1").isVisible)
    try await app.press(.escape)
    #expect(!app.sheet().exists)
    #expect(app.rows.count == 3)
    try await app.close()
  }
}

private enum FlavourKey: EnvironmentKey { static let defaultValue = "plain" }

extension EnvironmentValues {
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}
