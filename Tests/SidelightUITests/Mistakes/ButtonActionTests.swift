import CompilerSupport
import Testing

/// SwiftUI declares the action of a button as the main actor's and as `@preconcurrency`: closures that say nothing of an actor are taken,
/// with a warning in the Swift 6 language mode. A target that is free of warnings can't show that, so the compiler is asked.
struct ButtonActionTests {
  private static let source = """
    import SidelightUI
    struct Actions: View {
      let action: () -> Void
      let own: @MainActor () -> Void
      let flag: Bool
      func method() {}
      var body: some View {
        Button("Stored", action: action)
        Button("Stored", action: own)
        Button("Method", action: method)
        Button("Condition", action: flag ? { method() } : {})
        Button("Role", role: .destructive, action: action)
        Button("Symbol", systemImage: "plus", action: action)
        Button(String(1), action: action)
        Button(String(1), systemImage: "plus", action: action)
        Button(action: action) { Text("Label") }
        Button(role: nil, action: action) { Text("Label") }
      }
    }
    """

  @Test(
    .enabled(if: Compiler(for: "SidelightUI") != nil, "needs swiftc in the path, and the modules beside the tests"), arguments: ["5", "6"])
  func `A button takes an action that says nothing of an actor`(language: String) throws {
    let compiler = try #require(Compiler(for: "SidelightUI"))
    #expect(try compiler.check([Self.source], language: language)[0].errors == [])
  }
}
