import Observation
import SidelightUI
import SidelightWindowTesting
import Testing

/// Sheets in real windows, wide and narrow, and the same script without a display.
@Suite("Sheets", .serialized)
@MainActor struct SheetTests {
  @Observable final class Form {
    var isOpen = false
    var isMoreOpen = false
    var isHere = true
    var name = ""
    var lines: [String] = []
  }

  private struct Editor: View {
    @Bindable var form: Form
    @State private var taps = 0
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      VStack {
        TextField("Name", text: $form.name)
        Button("Tap \(taps)") { taps += 1 }
        Button("More") { form.isMoreOpen = true }
        List(0..<50, id: \.self) { Text("Choice \($0)") }
      }
      .navigationTitle("Edit")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
      }
      .sheet(isPresented: $form.isMoreOpen) { Button("Deep") {}.navigationTitle("More") }
    }
  }

  private struct Page: View {
    @Bindable var form: Form
    var body: some View {
      VStack {
        TextField("Search", text: .constant("needle"))
        Button("Open") { form.isOpen = true }
        if form.isHere {
          Text("here").sheet(isPresented: $form.isOpen, onDismiss: { form.lines.append("dismissed") }) { Editor(form: form) }
        }
      }
    }
  }

  private nonisolated static let sizes = [1200.0, 360]

  @Test(arguments: Depth.available, sizes)
  func `A sheet opens, is used and closes`(depth: Depth, width: Double) async throws {
    let form = Form()
    let app = try await TestApp(depth, width: width, height: 700) { Page(form: form) }
    try await app.textField("Search").focus()
    form.isOpen = true
    try await app.wait(until: "the name has the focus") { try app.textField("Name").isFocused }
    #expect(app.sheet("Edit").button("Cancel").isVisible)
    #expect(app.sheet("Edit").button("Save").isVisible)
    try await app.textField("Name").type("abc")
    #expect(form.name == "abc")
    try await app.button("Tap 0").click()
    #expect(app.button("Tap 1").isVisible)
    #expect(app.row("Choice 0").isVisible)
    if depth != .model { await #expect(throws: TestFailure.self) { try await app.button("Open").click() } }
    try await app.press(.escape)
    #expect(!app.sheet().exists)
    #expect(!form.isOpen)
    #expect(form.lines == ["dismissed"])
    #expect(try app.textField("Search").isFocused)
    try await app.button("Open").click()
    #expect(app.button("Tap 0").isVisible)
    try await app.button("Save").click()
    #expect(!app.sheet().exists)
    try await app.close()
  }

  @Test(arguments: Depth.available, sizes)
  func `A sheet in a sheet closes before it`(depth: Depth, width: Double) async throws {
    let form = Form()
    form.isOpen = true
    let app = try await TestApp(depth, width: width, height: 700) { Page(form: form) }
    try await app.button("More").click()
    #expect(app.sheet("More").button("Deep").isVisible)
    try await app.wait(until: "the inner sheet has the focus") { try app.button("Deep").isFocused }
    try await app.press(.escape)
    #expect(!app.sheet("More").exists)
    #expect(app.sheet("Edit").isVisible)
    try await app.press(.escape)
    #expect(!app.sheet().exists)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sheet goes with its view, and a window with its sheets`(depth: Depth) async throws {
    let form = Form()
    form.isOpen = true
    let app = try await TestApp(depth, width: 800, height: 700) { Page(form: form) }
    form.isMoreOpen = true
    try await app.settle()
    #expect(app.sheet().count == 2)
    form.isHere = false
    try await app.settle()
    #expect(!app.sheet().exists)
    form.isHere = true
    try await app.settle()
    #expect(app.sheet().count == 2)
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A sheet keeps what is in it while the window becomes narrow and wide again`(depth: Depth) async throws {
    let form = Form()
    let app = try await TestApp(depth, width: 1200, height: 700) { Page(form: form) }
    try await app.button("Open").click()
    try await app.textField("Name").type("abc")
    try await app.button("Tap 0").click()
    try await app.textField("Name").focus()
    for width in [360.0, 1200, 360] {
      try await app.resize(width: width)
      #expect(app.button("Tap 1").isVisible)
      #expect(try app.textField("Name").value == "abc")
      #expect(try app.textField("Name").isFocused)
    }
    try await app.press(.escape)
    #expect(!app.sheet().exists)
    try await app.close()
  }

  private struct Refusing: View {
    var body: some View {
      Text("below").sheet(isPresented: .constant(true)) { TextField("Name", text: .constant("fixed")).navigationTitle("Stays") }
    }
  }

  @Test(arguments: Depth.available, sizes)
  func `A binding that refuses keeps the sheet`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 700) { Refusing() }
    try await app.press(.escape)
    #expect(app.sheet("Stays").isVisible)
    try await app.close()
  }

  private struct Off: View {
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some View { Button("Tap \(taps) \(isEnabled)") { taps += 1 } }
  }

  @Test(arguments: Depth.available, sizes)
  func `A view that is off leaves its sheet on, and one in a sheet that is off is off`(depth: Depth, width: Double) async throws {
    let app = try await TestApp(depth, width: width, height: 700) {
      Button("below") {}.sheet(isPresented: .constant(true)) {
        VStack {
          Off()
          Button("never") {}.disabled(true)
        }
      }
      .disabled(true)
    }
    try await app.button("Tap 0 true").click()
    #expect(app.button("Tap 1 true").isVisible)
    await #expect(throws: TestFailure.self) { try await app.button("never").click() }
    try await app.close()
  }

  private struct Inner: View {
    @State private var choice: String?
    var body: some View {
      NavigationSplitView {
        List(["Red", "Green"], id: \.self, selection: $choice) { Text($0) }.navigationTitle("Colours")
      } detail: {
        Text("Chosen \(choice ?? "nothing")").navigationTitle("Colour")
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A split view in a sheet goes by the width of the sheet`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 800) {
      Text("below").sheet(isPresented: .constant(true)) { Inner().frame(idealWidth: 800, idealHeight: 500) }
    }
    #expect(app.split?.picture == "|sidebar 240|detail 560|")
    try await app.resize(width: 600)
    #expect(app.split?.picture == "|sidebar 220|detail 320|")
    try await app.resize(width: 360)
    #expect(app.split?.picture == "[(sidebar)>detail]")
    try await app.row("Red").click()
    #expect(app.text("Chosen Red").isVisible)
    #expect(app.split?.picture == "[sidebar>(detail)]")
    try await app.press(.escape)
    #expect(app.split?.picture == "[(sidebar)>detail]")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A split view in an inspector goes by the width of the inspector`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 1200, height: 800) {
      Text("below").inspector(isPresented: .constant(true)) { Inner().inspectorColumnWidth(560) }
    }
    #expect(app.splits.map(\.picture) == ["|detail 640|+inspector 560", "|sidebar 240|detail 320|"])
    try await app.resize(width: 360)
    #expect(app.splits.map(\.picture) == ["[(detail)]_inspector_", "[(sidebar)>detail]"])
    try await app.row("Red").click()
    #expect(app.text("Chosen Red").isVisible)
    try await app.close()
  }
}
