import Observation
import ReportSupport
import SidelightCore
import SidelightTesting
import SidelightUI
import Testing

/// Alerts without a display: what opens and closes them, what their buttons do, and what goes with them.
@MainActor struct AlertTests {
  @Observable final class Log {
    var lines: [String] = []
    var isAsking = false
    var isSecond = false
    var name = ""
    var subject: String?
    var isHere = true
  }

  private struct Asker: View {
    @Bindable var log: Log
    var body: some View {
      VStack {
        Button("Delete…") { log.isAsking = true }
        Button("Other") { log.lines.append("other") }
      }
      .alert("Delete the album?", isPresented: $log.isAsking) {
        Button("Delete", role: .destructive) { log.lines.append("delete \(log.isAsking)") }
        Button("Keep", role: .cancel) { log.lines.append("keep") }
      } message: {
        Text("Its \(4) pictures stay.")
        Text("You can't undo this.")
      }
    }
  }

  @Test(arguments: [(DialogSeverity.automatic, false), (.standard, false), (.critical, true)])
  func `A dialog is critical where the app says so around it`(severity: DialogSeverity, isCritical: Bool) {
    let stage = Stage(
      Text("below").alert("An alert", isPresented: .constant(true)) {}
        .confirmationDialog("A choice", isPresented: .constant(true)) {}
        .dialogSeverity(severity))
    let found = stage.tree.all.compactMap { if case .alert(let alert) = $0.element.kind { alert.isCritical } else { nil } }
    #expect(found.allSatisfy { $0 == isCritical } && !found.isEmpty)
  }

  @Test(arguments: [(DialogSeverity.automatic, true), (.standard, false), (.critical, true)])
  func `An alert that presents an error is critical unless the app says that it is not`(severity: DialogSeverity, isCritical: Bool) {
    let stage = Stage(
      AlertView(
        Text("below"), .alert, Text("No places are left"), isPresented: .constant(true), presentsError: true, about: true,
        actions: { _ in EmptyView() }, message: { _ in EmptyView() }
      )
      .dialogSeverity(severity))
    let found = stage.tree.all.compactMap { if case .alert(let alert) = $0.element.kind { alert.isCritical } else { nil } }
    #expect(found == [isCritical])
  }

  @Test(arguments: Depth.headless)
  func `An alert says what it asks, and a button acts before it is over`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth) { Asker(log: log) }
    #expect(!app.alert().exists)
    try await app.button("Delete…").click()
    let alert = app.alert("Delete the album?")
    #expect(alert.isVisible)
    #expect(alert.labels(of: .text) == ["Its 4 pictures stay.\nYou can't undo this."])
    #expect(alert.labels(of: .button) == ["Keep", "Delete"])
    if depth == .plan { await #expect(throws: TestFailure.self) { try await app.button("Other").click() } }
    try await alert.button("Delete").click()
    #expect(!app.alert().exists)
    #expect(log.lines == ["delete true"])
    #expect(!log.isAsking)
    #expect(try app.button("Delete…").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.headless)
  func `Escape chooses what cancels, and Return the default button`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth) { Asker(log: log) }
    try await app.button("Delete…").click()
    #expect(try app.alert().button("Keep").isFocused)
    try await app.press(.escape)
    #expect(!app.alert().exists && log.lines == ["keep"])
    try await app.button("Delete…").click()
    try await app.press(.enter)
    #expect(!app.alert().exists && log.lines == ["keep", "keep"])
    try await app.button("Delete…").click()
    try await app.press(.right)
    #expect(try app.alert().button("Delete").isFocused)
    try await app.press(.space)
    #expect(!app.alert().exists && log.lines == ["keep", "keep", "delete true"])
    try await app.close()
  }

  private struct Choice: View {
    @Bindable var log: Log
    var body: some View {
      Button("Ask") { log.isAsking = true }
        .alert("Which one?", isPresented: $log.isAsking) {
          Button("Left") { log.lines.append("left") }.keyboardShortcut("l")
          Button("Right") { log.lines.append("right") }.keyboardShortcut(.defaultAction)
          Button("Middle") { log.lines.append("middle") }.disabled(true)
        }
    }
  }

  @Test(arguments: Depth.headless)
  func `Where nothing cancels the user decides, also by the keys of a button`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth) { Choice(log: log) }
    try await app.button("Ask").click()
    try await app.press(.escape)
    #expect(app.alert("Which one?").isVisible)
    #expect(try !app.alert().button("Middle").isEnabled)
    await #expect(throws: TestFailure.self) { try await app.alert().button("Middle").click() }
    try await app.press(.character("l"), .control)
    #expect(!app.alert().exists && log.lines == ["left"])
    try await app.button("Ask").click()
    try await app.press(.enter)
    #expect(!app.alert().exists && log.lines == ["left", "right"])
    try await app.close()
  }

  @Test func `An alert without buttons has one that says OK`() async throws {
    let log = Log()
    log.isAsking = true
    let app = try await TestApp(.plan) { Text("below").alert(Text("Saved"), isPresented: Bindable(log).isAsking) {} }
    #expect(app.alert("Saved").labels(of: .button) == ["OK"])
    #expect(app.alert().labels(of: .text).isEmpty)
    try await app.alert().button("OK").click()
    #expect(!app.alert().exists && !log.isAsking)
    log.isAsking = true
    try await app.settle()
    try await app.press(.escape)
    #expect(!app.alert().exists && !log.isAsking)
    try await app.close()
  }

  private struct Renamer: View {
    @Bindable var log: Log
    var body: some View {
      Button("Rename…") { log.isAsking = true }
        .alert("A new name", isPresented: $log.isAsking) {
          TextField("Name", text: $log.name).onSubmit { log.lines.append("submit") }
          SecureField("Word", text: .constant(""))
          Button("Rename") { log.lines.append("rename \(log.name)") }.disabled(log.name.isEmpty)
          Button("Cancel", role: .cancel) {}
        }
    }
  }

  @Test(arguments: Depth.headless)
  func `Text fields stand in an alert, and their text turns buttons on`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth) { Renamer(log: log) }
    try await app.button("Rename…").click()
    #expect(try app.alert().textField("Name").isFocused)
    #expect(app.alert().textField("Word").isVisible)
    #expect(try !app.alert().button("Rename").isEnabled)
    try await app.press(.enter)
    #expect(app.alert().exists && log.lines == ["submit"])
    try await app.alert().textField("Name").type("Lake")
    #expect(try app.alert().button("Rename").isEnabled)
    try await app.press(.enter)
    #expect(!app.alert().exists && log.lines == ["submit", "submit", "rename Lake"])
    try await app.close()
  }

  private struct Refusing: View {
    let log: Log
    var body: some View {
      Text("below").alert("Stays", isPresented: .constant(true)) { Button("Go") { log.lines.append("go") } }
    }
  }

  @Test func `A binding that refuses keeps the alert`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { Refusing(log: log) }
    try await app.alert().button("Go").click()
    try await app.press(.escape)
    #expect(app.alert("Stays").isVisible && log.lines == ["go", "go"])
    try await app.close()
  }

  private struct About: View {
    @Bindable var log: Log
    var body: some View {
      if log.isHere {
        Text("below").alert("Send?", isPresented: $log.isAsking, presenting: log.subject) { subject in
          Button("Send \(subject)") { log.lines.append("send \(subject)") }
          Button("Forget", role: .cancel) { log.subject = nil }
        } message: { subject in
          Text("\(subject) is long, \(log.name).")
        }
      }
    }
  }

  @Test func `What an alert is about is taken when it opens; the rest stays alive`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { About(log: log) }
    log.isAsking = true
    try await app.settle()
    #expect(!app.alert().exists)
    log.subject = "A"
    try await app.settle()
    #expect(app.alert().labels(of: .text) == ["A is long, ."])
    log.name = "dear"
    try await app.settle()
    #expect(app.alert().labels(of: .text) == ["A is long, dear."])
    log.subject = "B"
    try await app.settle()
    #expect(app.alert().labels(of: .button) == ["Forget", "Send A"])
    log.subject = nil
    try await app.settle()
    #expect(app.alert().labels(of: .button) == ["Forget", "Send A"])
    try await app.alert().button("Send A").click()
    #expect(!app.alert().exists && log.lines == ["send A"])
    log.subject = "C"
    log.isAsking = true
    try await app.settle()
    #expect(app.alert().labels(of: .button) == ["Forget", "Send C"])
    log.isAsking = false
    try await app.settle()
    #expect(!app.alert().exists && log.lines == ["send A"])
    log.isAsking = true
    try await app.settle()
    log.isHere = false
    try await app.settle()
    #expect(!app.alert().exists)
    try await app.close()
  }

  private struct Itemed: View {
    @Bindable var log: Log
    var body: some View {
      Text("below").alert("Open it?", item: $log.subject) {
        Button("Open \($0)") { log.lines.append("open") }
      } message: {
        Text($0)
      }
    }
  }

  @Test func `An item opens an alert, and a button takes it back`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { Itemed(log: log) }
    log.subject = "A"
    try await app.settle()
    #expect(app.alert("Open it?").labels(of: .text) == ["A"])
    try await app.alert().button("Open A").click()
    #expect(!app.alert().exists && log.subject == nil && log.lines == ["open"])
    log.subject = "B"
    try await app.settle()
    #expect(app.alert().button("Open B").isVisible)
    log.subject = nil
    try await app.settle()
    #expect(!app.alert().exists)
    try await app.close()
  }

  private struct Two: View {
    @Bindable var log: Log
    var body: some View {
      VStack {
        Text("one").alert("First", isPresented: $log.isAsking) { Button("Next") { log.isSecond = true } }
        Text("two").alert("Second", isPresented: $log.isSecond) {}
      }
    }
  }

  @Test func `One alert asks at a time, and the next one waits`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { Two(log: log) }
    log.isAsking = true
    try await app.settle()
    log.isSecond = true
    try await app.settle()
    #expect(app.labels(of: .alert) == ["First"])
    try await app.press(.escape)
    #expect(app.labels(of: .alert) == ["Second"])
    try await app.press(.escape)
    #expect(!app.alert().exists && !log.isSecond)
    log.isAsking = true
    try await app.settle()
    try await app.alert().button("Next").click()
    #expect(app.labels(of: .alert) == ["Second"])
    try await app.close()
  }

  private struct InSheet: View {
    @Bindable var log: Log
    var body: some View {
      Button("Open") { log.isSecond = true }
        .sheet(isPresented: $log.isSecond) {
          Button("Ask") { log.isAsking = true }
            .navigationTitle("Sheet")
            .alert("In it?", isPresented: $log.isAsking) {}
        }
    }
  }

  @Test(arguments: Depth.headless)
  func `An alert lies over the sheet that asks, and Escape closes one after the other`(depth: Depth) async throws {
    let log = Log()
    let app = try await TestApp(depth) { InSheet(log: log) }
    try await app.button("Open").click()
    try await app.button("Ask").click()
    #expect(app.alert("In it?").isVisible)
    if depth == .plan { await #expect(throws: TestFailure.self) { try await app.button("Ask").click() } }
    try await app.press(.escape)
    #expect(!app.alert().exists && app.sheet("Sheet").isVisible)
    #expect(try app.button("Ask").isFocused)
    try await app.press(.escape)
    #expect(!app.sheet().exists)
    try await app.close()
  }

  private struct OffView: View {
    @State private var isAsking = true
    var body: some View {
      Button("below") {}.alert("Off?", isPresented: $isAsking) { Button("Go") {} }.disabled(isAsking)
    }
  }

  @Test func `A view that is off leaves its alert on`() async throws {
    let app = try await TestApp(.plan) { OffView() }
    try await app.alert().button("Go").click()
    #expect(try !app.alert().exists && app.button("below").isEnabled)
    try await app.close()
  }

  private struct Rows: View {
    @Bindable var log: Log
    @State private var names = ["A", "B", "C"]
    @State private var doomed: String?
    var body: some View {
      List(names, id: \.self) { name in
        Button("Remove \(name)") { doomed = name }
          .alert("Remove \(name)?", isPresented: Binding(get: { doomed == name }, set: { if !$0 { doomed = nil } })) {
            Button("Remove", role: .destructive) { names.removeAll { $0 == name } }
            Button("Cancel", role: .cancel) {}
          }
      }
    }
  }

  @Test(arguments: Depth.headless)
  func `A row asks, and goes with its own alert`(depth: Depth) async throws {
    let app = try await TestApp(depth) { Rows(log: Log()) }
    try await app.button("Remove B").click()
    #expect(app.labels(of: .alert) == ["Remove B?"])
    try await app.alert().button("Remove").click()
    #expect(!app.alert().exists && app.rows == ["Remove A", "Remove C"])
    try await app.close()
  }

  private struct Odd: View {
    var body: some View {
      Text("below").alert("Odd", isPresented: .constant(true)) {
        Toggle("Always", isOn: .constant(true))
        if true {
          Button {
          } label: {
            Label("Fine", systemImage: "checkmark")
          }
        }
      }
    }
  }

  @Test func `Other views in an alert are left out and reported`() async throws {
    let reports = Reports()
    let app = try await TestApp(.plan) { Odd() }
    #expect(app.alert().labels(of: .button) == ["Fine"])
    #expect(app.labels(of: .toggle).isEmpty)
    #expect(reports.all(beginning: "toggle on in the actions of the alert “Odd” is left out").count == 1)
    try await app.close()
  }

  @Test func `Ten thousand alerts leave nothing`() async throws {
    let log = Log()
    let app = try await TestApp(.plan) { Renamer(log: log) }
    let before = app.driver.graph.census.count
    for _ in 0..<10_000 {
      log.isAsking = true
      app.driver.graph.flush()
      log.isAsking = false
      app.driver.graph.flush()
    }
    #expect(!app.alert().exists && app.driver.graph.census.count == before)
    try await app.close()
  }
}
