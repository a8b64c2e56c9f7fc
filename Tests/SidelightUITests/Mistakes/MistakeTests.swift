import CompilerSupport
import Foundation
import Testing

/// Typical mistakes, and what the compiler says of them: it must name the mistake, in its line. How long it takes is printed and never
/// asserted, because it is another time on every machine.
struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    let body: String
    /// What one error must contain; empty for a source without a mistake.
    let expected: [String]
    /// What stands in the line that the error must point at; the first of what it must contain when nil.
    var place: String?

    var testDescription: String { name }
  }

  static let mistakes = [
    Mistake(name: "no mistake", body: MistakeSources.root(), expected: []),
    Mistake(
      name: "typo in a row",
      body: #"List(selection: $number) { Section("M") { ForEach(all) { d in Label(d.titel, systemImage: "folder") } } }"#,
      expected: ["titel"]),
    Mistake(
      name: "typo in a link's row",
      body: #"""
        List(selection: $number) {
          Section("M") { ForEach(all) { d in NavigationLink(value: d) { Label(d.titel, systemImage: "folder") } } }
        }
        """#, expected: ["titel"]),
    Mistake(
      name: "typo beside a ternary",
      body: #"""
        List(selection: $number) {
          Section("M") {
            ForEach(all) { d in
              NavigationLink(value: d) { Label(d.titel, systemImage: "folder") }.opacity(d.id == 1 ? 1 : 0.5)
            }
          }
        }
        """#, expected: ["titel"]),
    Mistake(name: "typo in a ForEach", body: "VStack { ForEach(all) { d in Text(d.titel) } }", expected: ["titel"]),
    Mistake(
      name: "typo in a list's data row", body: "List(all, selection: $number) { d in Text(d.titel).font(d.id == 1 ? .title : .body) }",
      expected: ["titel"]),
    Mistake(name: "a number in a builder", body: #"VStack { Text("a"); 42; Text("b") }"#, expected: ["Int", "View"], place: "42"),
    Mistake(name: "an assignment in a builder", body: #"VStack { Text("a"); text = "b" }"#, expected: ["()", "View"], place: "text = "),
    Mistake(
      name: "a modifier that is misspelt", body: #"List(all) { d in Text(d.title) }.navigationTitel("A")"#, expected: ["navigationTitel"]),
    Mistake(
      name: "elements without an id", body: "List { ForEach(plain) { p in Text(p.name) } }", expected: ["Plain", "Identifiable"],
      place: "plain"),
    Mistake(
      name: "a list's elements without an id", body: "List(plain) { p in Text(p.name) }", expected: ["Plain", "Identifiable"],
      place: "plain"),
    Mistake(name: "an unknown state", body: "List(all, selection: $nmber) { d in Text(d.title) }", expected: ["nmber"]),
    Mistake(
      name: "an unknown state beside an id", body: #"List(plain, id: \.name, selection: $nmber) { p in Text(p.name) }"#,
      expected: ["nmber"]),
    Mistake(name: "a selection without $", body: "List(all, selection: number) { d in Text(d.title) }", expected: ["number", "Binding"]),
    Mistake(
      name: "a text without $", body: #"VStack { TextField("Name", text: text) }"#, expected: ["text", "Binding<String>"],
      place: "text: text"),
    Mistake(
      name: "a button without action", body: #"VStack { Button("Add", systemImage: "plus") }"#, expected: ["action"], place: "Button"),
    Mistake(name: "an unknown colour", body: #"HStack { Text("a").foregroundStyle(.purpel) }"#, expected: ["purpel"]),
    Mistake(name: "a number as text", body: "VStack { Text(5) }", expected: ["Int"], place: "Text(5)"),
    Mistake(name: "a toolbar item that is misspelt", body: #"Text("a").toolbar { ToolbarItm { Text("b") } }"#, expected: ["ToolbarItm"]),
    Mistake(name: "typo in a filter, large body", body: MistakeSources.root(count: "cout"), expected: ["cout"]),
    Mistake(
      name: "wrong label, large body", body: MistakeSources.root(image: "systemImag", change: ""), expected: ["systemImag:"]),
    Mistake(name: "typo in a row, large body", body: MistakeSources.root(title: "titel", change: ""), expected: ["titel"]),
    Mistake(name: "unknown state, large body", body: MistakeSources.root(names: "nmes", change: ""), expected: ["nmes"]),
    Mistake(name: "typo in a text, large body", body: MistakeSources.root(upper: "uppercasd()"), expected: ["uppercasd"]),
    Mistake(
      name: "wrong label, large body with onChange", body: MistakeSources.root(image: "systemImag"), expected: ["systemImag:"],
      place: "systemImag: "),
    // Beyond what the compiler's solver may use, which is 512 MiB: some 580, and a little below 512 before links and fields had their older
    // forms. It gives up in the right line and doesn't say the name.
    Mistake(
      name: "typo in a row, large body with onChange", body: MistakeSources.root(title: "titel"), expected: ["reasonable time"],
      place: "titel"),
    Mistake(name: "unknown state, large body with onChange", body: MistakeSources.root(names: "nmes"), expected: ["nmes"]),
  ]

  /// What the compiler says of each mistake, by its name: asked once, for all of them together.
  private static let answers = Result { () throws -> [String: Compiler.Answer] in
    let compiler = try #require(Compiler(for: "SidelightUI"))
    let answers = try compiler.check(mistakes.map { MistakeSources.file($0.body) })
    return Dictionary(uniqueKeysWithValues: zip(mistakes.map(\.name), answers))
  }

  @Test(
    .enabled(if: Compiler(for: "SidelightUI") != nil, "needs swiftc in the path, and the modules beside the tests"), arguments: mistakes)
  func `The compiler names each mistake`(mistake: Mistake) throws {
    let source = MistakeSources.file(mistake.body)
    let line = (mistake.place ?? mistake.expected.first).flatMap { MistakeSources.line(of: $0, in: source) }
    let answer = try #require(try Self.answers.get()[mistake.name])
    let named = answer.errors.first { error in error.line == line && mistake.expected.allSatisfy(error.message.contains) }
    let said = (named ?? answer.errors.first)?.message ?? "compiles"
    print("\((answer.seconds * 10).rounded() / 10) s  \(mistake.name): \(said.prefix(100))")
    if mistake.expected.isEmpty {
      #expect(answer.errors == [])
    } else {
      #expect(named != nil, "in line \(line ?? 0): \(answer.errors)")
    }
  }
}
