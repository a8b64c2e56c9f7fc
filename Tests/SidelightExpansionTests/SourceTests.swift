import Testing

@testable import SidelightExpansion

/// Swift source in tokens and statements.
struct SourceTests {
  private func tokens(_ text: String) -> [String] {
    let source = Source(text)
    return source.tokens.map { source.text($0) }
  }

  @Test func `Comments and white space are between tokens`() {
    #expect(tokens("a // = {\nb /* c /* d */ = */ e") == ["a", "b", "e"])
    #expect(Source("a /* \n */ b").tokens.map(\.startsLine) == [true, true])
    #expect(Source("a // x\nb c").tokens.map(\.startsLine) == [true, true, false])
  }

  @Test(arguments: [
    #""a = { b""#, #""a \" b""#, #""a \(b("c }") + "\(d)") e""#, ##"#"a " \( b"#"##, ##"#"a \#(b + "c") d"#"##, "\"\"\"\n a \" b\n \"\"\"",
    "#/ { \" /#", "\"ä ö\"",
  ])
  func `A string is one token, with all that is in it`(literal: String) {
    #expect(tokens("x = \(literal) y") == ["x", "=", literal, "y"])
  }

  @Test func `Operators are taken whole`() {
    #expect(tokens("a == b != c -> d?.e ... 1.5") == ["a", "==", "b", "!=", "c", "->", "d", "?.", "e", "...", "1.5"])
    #expect(tokens("a /* b */+c") == ["a", "+", "c"])
    #expect(tokens("`var` $x @y #z \\.w") == ["`var`", "$x", "@", "y", "#", "z", "\\", ".", "w"])
  }

  private func statements(_ text: String) -> [String] {
    let source = Source(text)
    return source.statements(in: 0..<source.tokens.count).compactMap { source.range(of: $0) }.map { source.text($0) }
  }

  @Test func `A statement goes on where its line does not end it`() {
    #expect(statements("let a = 1\nb()") == ["let a = 1", "b()"])
    #expect(statements("let a = 1; b()") == ["let a = 1", "b()"])
    #expect(statements("let a =\n 1\nb()") == ["let a =\n 1", "b()"])
    #expect(statements("a\n  .b()\n  .c\nd()") == ["a\n  .b()\n  .c", "d()"])
    #expect(statements("let a = b\n  + c\nlet d = -e\n-f") == ["let a = b\n  + c", "let d = -e", "-f"])
    #expect(statements("if a { b }\nelse { c }\nd") == ["if a { b }\nelse { c }", "d"])
    #expect(statements("let a: Int?\nlet b: [Int]!\nc") == ["let a: Int?", "let b: [Int]!", "c"])
    #expect(statements("f {\n a\n b\n}\ng(\n c\n)") == ["f {\n a\n b\n}", "g(\n c\n)"])
    #expect(statements("let a = b\n  ? c\n  : d\ne") == ["let a = b\n  ? c\n  : d", "e"])
    #expect(statements("@A\n@B(c: 1)\nprivate var d = 2\n@E var f = 3") == ["@A\n@B(c: 1)\nprivate var d = 2", "@E var f = 3"])
    #expect(statements("// one\na // two\n// three\nb") == ["a", "b"])
  }

  @Test func `The head of a declaration has its attributes and modifiers`() {
    let source = Source("@A @B.C(x) @D<E<F>> private(set) nonisolated(unsafe) var g: H")
    let head = source.head(at: 0)
    #expect(head.attributes.map(\.name) == ["A", "C", "D"])
    #expect(head.modifiers == ["private", "nonisolated"])
    #expect(source.has("var", at: head.end))
  }
}
