import Foundation
import Testing

@testable import SidelightExpansion

/// What the compiler and the program with the macros say to each other. It is no public interface of Swift, so what Swift 6.3 says is kept here.
struct ProtocolTests {
  private func answer(_ message: String) throws -> String {
    String(decoding: try MacroMessages.answer(to: Data(message.utf8)), as: UTF8.self)
  }

  @Test func `The compiler asks first what the program can do`() throws {
    #expect(
      try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
  }

  /// A message as Swift 6.3.1 sent it, but for its `staticBuildConfiguration`, which is long.
  private let preview =
    #"{"expandFreestandingMacro":{"discriminator":"$s3One_","lexicalContext":[],"macro":{"moduleName":"SidelightMacros","#
    + #""name":"Preview","typeName":"PreviewMacro"},"macroRole":"declaration","staticBuildConfiguration":"{}","syntax":{"kind":"expression","#
    + #""location":{"column":61,"fileID":"One/One.swift","fileName":"/tmp/One.swift","line":2,"offset":79},"#
    + #""source":"\n#Preview(\"Named\") { Text(\"x\") }"}}}"#

  @Test func `A message about a preview has its declarations for an answer`() throws {
    let expected = """
      #if DEBUG
      nonisolated private enum $s3One_7PreviewfMu_: SidelightUI.PreviewRegistry {
        static var fileID: String { "One/One.swift" }
        static var line: Int { 3 }
        @MainActor static var preview: SidelightUI.Preview { SidelightUI.Preview("Named") { Text("x") } }
      }
      #if compiler(>=6.3)
      @section("sidelight_previews") @used
      nonisolated private let $s3One_6RecordfMu_: @convention(c) () -> Void = { SidelightUI.Preview.list($s3One_7PreviewfMu_.self) }
      #endif
      #endif
      """
    struct Said: Decodable, Equatable {
      struct Result: Decodable, Equatable {
        let expandedSource: String
        let diagnostics: [String]
      }
      let expandMacroResult: Result
    }
    let said = try JSONDecoder().decode(Said.self, from: Data(try answer(preview).utf8))
    #expect(said == Said(expandMacroResult: .init(expandedSource: expected, diagnostics: [])))
  }

  @Test func `What is wrong is said at the macro's first letter`() throws {
    let message = preview.replacing(#"{ Text(\"x\") }"#, with: "").replacing(#"(\"Named\")"#, with: "")
    #expect(
      try answer(message)
        == #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"message":"#
        + ##""#Preview needs a closure with the views to show","notes":[],"position":{"fileName":"\/tmp\/One.swift","offset":80},"##
        + #""severity":"error"}]}}"#)
  }

  /// A message as Swift 6.3.1 sent it.
  private func entry(_ role: String, _ declaration: String) -> String {
    #"{"expandAttachedMacro":{"attributeSyntax":{"kind":"attribute","location":{"column":3,"fileID":"One/One.swift","#
      + #""fileName":"/tmp/One.swift","line":4,"offset":90},"source":"@Entry "},"declSyntax":{"kind":"declaration","#
      + #""location":{"column":3,"fileID":"One/One.swift","fileName":"/tmp/One.swift","line":4,"offset":90},"source":"@Entry \#(declaration)"},"#
      + #""discriminator":"$s3One_","lexicalContext":[{"kind":"declaration","location":{"column":1,"fileID":"One/One.swift","#
      + #""fileName":"/tmp/One.swift","line":3,"offset":60},"source":"extension EnvironmentValues {}"}],"macro":{"moduleName":"SidelightMacros","#
      + #""name":"Entry","typeName":"EntryMacro"},"macroRole":"\#(role)"}}"#
  }

  @Test func `A message about an entry has its key or its accessors for an answer`() throws {
    #expect(
      try answer(entry("peer", "var size = 2"))
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"nonisolated private enum __Key_size: SidelightUI.EnvironmentKey {\n"#
        + #"  @__EntryDefaultValue static var defaultValue = 2\n}"}}"#)
    #expect(
      try answer(entry("accessor", "var size = 2"))
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"{\nget { self[__Key_size.self] }\nset { self[__Key_size.self] = newValue }\n}"}}"#
    )
  }

  @Test func `Each message is behind its length, with the least byte first`() {
    #expect(Array(MacroMessages.framed(Data([7, 8, 9]))) == [3, 0, 0, 0, 0, 0, 0, 0, 7, 8, 9])
    #expect(MacroMessages.length(Data([0x10, 0x02, 0, 0, 0, 0, 0, 0])) == 0x210)
    for count in [0, 1, 255, 256, 70000] {
      #expect(MacroMessages.length(MacroMessages.framed(Data(count: count)).prefix(8)) == count)
    }
  }
}
