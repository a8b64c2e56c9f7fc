/// What the compiler asks of a program with macros; just those fields that Sidelight's need.
///
/// The compiler's `PluginMessages.swift` (in swift-syntax) has all of them. It is no public interface, but has only grown since Swift 5.9.
enum Question: Decodable {
  case getCapability
  case expandFreestandingMacro(macro: Macro, discriminator: String, syntax: Syntax)
  case expandAttachedMacro(macro: Macro, macroRole: String, attributeSyntax: Syntax, declSyntax: Syntax, lexicalContext: [Syntax]?)

  /// A macro, by the type that its declaration names.
  struct Macro: Decodable {
    let typeName: String
  }

  /// A piece of source.
  struct Syntax: Decodable {
    let source: String
    let location: Location

    struct Location: Decodable {
      /// The module and the file, such as `App/ContentView.swift`.
      let fileID: String
      let fileName: String
      let offset: Int
      let line: Int
    }
  }
}

/// What the program says.
enum Answer: Encodable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])

  struct Capability: Encodable {
    let protocolVersion: Int
    let features: [String] = []
  }

  struct Diagnostic: Encodable {
    let message: String
    let severity: String
    let position: Position
    let highlights: [String] = []
    let notes: [String] = []
    let fixIts: [String] = []
  }

  struct Position: Encodable {
    let fileName: String
    let offset: Int
  }
}
