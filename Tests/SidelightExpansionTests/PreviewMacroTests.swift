import Testing

@testable import SidelightExpansion

/// What `#Preview` stands for.
struct PreviewMacroTests {
  private func syntax(_ source: String) -> Question.Syntax {
    Question.Syntax(source: source, location: .init(fileID: "App/View.swift", fileName: "/View.swift", offset: 0, line: 1))
  }

  /// What the preview is made with, in one line.
  private func call(_ source: String) throws -> String {
    let text = try PreviewMacro.declarations(for: syntax(source), named: "$s")
    let start = try #require(text.range(of: "SidelightUI.Preview { SidelightUI.Preview"))
    let end = try #require(text.range(of: "\n}\n#if compiler"))
    let call = text[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(call.dropLast(2))
  }

  @Test(arguments: [
    #" { Text("a") }"#, #"("n") { Text("a") }"#, #"("n", traits: .a, .b(c: { $0 })) { Text("a") }"#, #"("n", body: { Text("a") })"#,
    #"("n", arguments: [1, 2]) { n in Text("\(n)") }"#, "(body: make)",
  ])
  func `Without marked properties the call is as it was written`(rest: String) throws {
    #expect(try call("#Preview\(rest)") == (rest.hasPrefix(" ") ? String(rest.dropFirst()) : rest))
    #expect(try call("#Sidelight.Preview\(rest)") == (rest.hasPrefix(" ") ? String(rest.dropFirst()) : rest))
  }

  private let body = "var body: some SidelightUI.View"

  @Test func `Marked properties are those of a view, and the rest is its body`() throws {
    #expect(
      try call("#Preview { @Previewable @State var a = 1\nText(b)\nText(c) }")
        == "{ struct __PreviewBody: SidelightUI.View { @State var a = 1 \(body) { Text(b) Text(c) } } return __PreviewBody() }")
    #expect(
      try call(
        "#Preview(\"n\", body: {\n  @State @Previewable private var a = [1]\n    .first\n  let b = 2\n  @Previewable var c: Int?\n  return Text(b)\n})"
      )
        == "(\"n\", body: { struct __PreviewBody: SidelightUI.View { @State private var a = [1] .first var c: Int? "
        + "\(body) { let b = 2 return Text(b) } } return __PreviewBody() })")
  }

  @Test func `What is deeper in the closure is left as it is`() throws {
    let deeper = "#Preview { Group { f { @Previewable var a = 1 } } }"
    #expect(try call(deeper) == "{ Group { f { @Previewable var a = 1 } } }")
    #expect(try call(#"#Preview { Text("@Previewable var a = 1") /* @Previewable var b */ }"#).contains("struct") == false)
  }

  @Test func `Marked properties and arguments do not go together`() {
    #expect(throws: Mistake.self) { try call("#Preview(arguments: [1]) { a in\n@Previewable @State var b = 1\nText(b) }") }
  }

  @Test func `The line is that of the macro, and not of the comment before it`() throws {
    let text = try PreviewMacro.declarations(for: syntax("\n// About it.\n#Preview { A() }"), named: "$s")
    #expect(text.contains("static var line: Int { 3 }"))
  }

  @Test func `A mark outside of a preview is a mistake`() throws {
    #expect(try PreviewableMacro.nothing(in: [syntax("{ }"), syntax("#Preview(\"a\")")]) == "")
    #expect(throws: Mistake.self) { try PreviewableMacro.nothing(in: [syntax("struct Preview {}")]) }
    #expect(throws: Mistake.self) { try PreviewableMacro.nothing(in: []) }
  }
}
