import Observation
import SidelightUI
import SidelightWindowTesting
import Testing

/// Bindings that answer otherwise than they are asked.
extension HarnessTests {
  @MainActor @Observable final class Form {
    var code = "AB"
    var numbers = Array(0..<30)
    var selection: Set<Int> = [3, 4]
    @ObservationIgnored var writes = 0
  }

  private struct FormView: View {
    let form: Form
    var body: some View {
      TextField(
        "Code",
        text: Binding(get: { form.code }, set: { form.code = String($0.uppercased().filter(\.isLetter).prefix(4)) }))
      List(
        form.numbers, id: \.self,
        selection: Binding(
          get: { form.selection },
          set: {
            form.writes += 1
            form.selection = $0
          })
      ) { Text("Row \($0)") }
    }
  }

  @Test(arguments: Depth.available)
  func `A text field shows what its binding makes of the text`(depth: Depth) async throws {
    let form = Form()
    let app = try await TestApp(depth) { FormView(form: form) }
    let field = app.textField("Code")
    try await field.type("c")
    #expect(try form.code == "ABC" && field.value == "ABC")
    try await field.type("12")
    #expect(try form.code == "ABC" && field.value == "ABC")
    try await field.type("defg")
    #expect(try form.code == "ABCD" && field.value == "ABCD")
    try await app.press(.backspace)
    #expect(try form.code == "ABC" && field.value == "ABC")
    try await app.close()
  }

  @Test(arguments: Depth.available)
  func `A selected row that leaves the data leaves the selection`(depth: Depth) async throws {
    let form = Form()
    let app = try await TestApp(depth) { FormView(form: form) }
    #expect(try app.row("Row 3").isSelected && app.row("Row 4").isSelected)
    form.numbers.remove(at: 3)
    try await app.settle()
    #expect(form.selection == [4] && form.writes == 1)
    #expect(try !app.row("Row 3").exists && app.row("Row 4").isSelected)
    form.numbers.insert(3, at: 3)
    try await app.settle()
    #expect(try !app.row("Row 3").isSelected && form.writes == 1)
    try await app.row("Row 5").click()
    form.numbers.removeAll { $0 == 5 }
    try await app.settle()
    #expect(form.selection == [])
    #expect(try form.numbers.prefix(10).allSatisfy { try !app.row("Row \($0)").isSelected })
    try await app.close()
  }
}
