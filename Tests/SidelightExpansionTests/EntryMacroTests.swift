import Testing

@testable import SidelightExpansion

/// What `@Entry` stands for.
struct EntryMacroTests {
  private func property(_ declaration: String) throws -> [String?] {
    let property = try StoredProperty(declaration)
    return [property.name, property.type, property.value]
  }

  @Test func `A declaration has a name, a type and a value`() throws {
    #expect(try property("@Entry var a = 1") == ["a", nil, "1"])
    #expect(try property("@Entry public var a: Color = .red") == ["a", "Color", ".red"])
    #expect(try property("@Entry var a: Int?") == ["a", "Int?", nil])
    #expect(
      try property("@Available(x: \"=\") @Entry\npackage nonisolated var `default` : Bool = b == c") == ["`default`", "Bool", "b == c"])
    #expect(try property("@Entry var a: [String: Set<Int>] = [\"=\": [1]]") == ["a", "[String: Set<Int>]", "[\"=\": [1]]"])
    #expect(try property("@Entry var a: Map<String, Int> = Map<String, Int>()") == ["a", "Map<String, Int>", "Map<String, Int>()"])
    #expect(try property("@Entry var a: (Int, Int) -> Bool = { $0 == $1 }") == ["a", "(Int, Int) -> Bool", "{ $0 == $1 }"])
    #expect(try property("@Entry var a: @MainActor (Int) async -> Void = { _ in }") == ["a", "@MainActor (Int) async -> Void", "{ _ in }"])
    #expect(try property("@Entry var a = make { $0 = 1 }") == ["a", nil, "make { $0 = 1 }"])
    #expect(try property("@Entry var a: Int /* = 2 */ = 3 // = 4") == ["a", "Int", "3"])
    #expect(try property("@Entry var a = \"= // \\(b = 1)\"") == ["a", nil, "\"= // \\(b = 1)\""])
    #expect(try property("@Entry var a: any P & Q = X(b: { c in c != nil })") == ["a", "any P & Q", "X(b: { c in c != nil })"])
  }

  @Test func `Optional types need no value`() throws {
    for type in ["Int?", "Int!", "Optional<Int>"] { #expect(try StoredProperty("var a: \(type)").wrapped == "Int") }
    #expect(try StoredProperty("var a: (any P)?").wrapped == "(any P)")
    #expect(try StoredProperty("var a: [Int: Int?]?").wrapped == "[Int: Int?]")
    for type in ["Int", "[Int?]", "Map<Int?>", "(Int?) -> Int"] { #expect(try StoredProperty("var a: \(type)").wrapped == nil) }
  }

  @Test(arguments: [
    "let a = 1", "var a: Int { 1 }", "var a = 1 { didSet { } }", "var a = 1, b = 2", "var a: Int, b: Int",
    "var a = 1, b: Int = 2", "var (a, b) = c", "func a() {}",
  ])
  func `What is no stored property of an instance is a mistake`(declaration: String) {
    #expect(throws: Mistake.self) { try StoredProperty(declaration) }
  }

  private func context(_ source: String) -> [Question.Syntax] {
    [Question.Syntax(source: source, location: .init(fileID: "", fileName: "", offset: 0, line: 1))]
  }

  @Test func `An entry belongs to the environment`() throws {
    for owner in ["extension EnvironmentValues {}", "@available(*, x) public extension SidelightUI.EnvironmentValues {}"] {
      #expect(try EntryMacro.key(for: "var a = 1", in: context(owner)).contains("enum __Key_a"))
    }
    for (owner, key) in [("ContainerValues", "ContainerValueKey"), ("Transaction", "TransactionKey")] {
      #expect(try EntryMacro.key(for: "var a = 1", in: context("extension \(owner) {}")).contains("SidelightUI.\(key)"))
    }
    for owner in ["extension Preferences {}", "struct EnvironmentValues {}"] {
      #expect(throws: Mistake.self) { try EntryMacro.key(for: "var a = 1", in: context(owner)) }
    }
    #expect(throws: Mistake.self) { try EntryMacro.key(for: "var a = 1", in: []) }
    #expect(throws: Mistake.self) { try EntryMacro.key(for: "static var a = 1", in: context("extension EnvironmentValues {}")) }
    #expect(throws: Mistake.self) { try EntryMacro.key(for: "var a: Int", in: context("extension EnvironmentValues {}")) }
  }

  @Test func `A focused value has an optional type, and its key what that wraps`() throws {
    let owner = context("extension FocusedValues {}")
    for rest in ["String?", "String? = nil", "Optional<String>"] {
      let key = try EntryMacro.key(for: "var a: \(rest)", in: owner)
      #expect(key.contains("enum __Key_a: SidelightUI.FocusedValueKey {") && key.contains("typealias Value = String\n"))
    }
    for declaration in ["var a: String", "var a = 1", "var a: Int? = 1"] {
      #expect(throws: Mistake.self) { try EntryMacro.key(for: declaration, in: owner) }
    }
  }

  @Test func `A name in backquotes has them in none of its key's`() throws {
    let key = try EntryMacro.key(for: "var `default`: Int?", in: context("extension EnvironmentValues {}"))
    #expect(key.contains("enum __Key_default: ") && key.contains("defaultValue: Int? = nil"))
    #expect(try EntryMacro.accessors(for: "var `default`: Int?").contains("self[__Key_default.self] = newValue"))
  }
}
