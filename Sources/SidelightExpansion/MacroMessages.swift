package import Foundation

/// What a program with macros answers to the compiler's messages. Each is JSON behind its length, 8 bytes with the least first.
package enum MacroMessages {
  /// The length of a message, as the bytes before it have it.
  package static func length(_ head: Data) -> Int { head.reversed().reduce(0) { $0 << 8 | Int($1) } }

  /// An answer behind its length.
  package static func framed(_ answer: Data) -> Data {
    Data((0..<8).map { UInt8(truncatingIfNeeded: answer.count >> ($0 * 8)) }) + answer
  }

  /// The answer to one message, both as JSON without their lengths.
  package static func answer(to message: Data) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(answer(to: JSONDecoder().decode(Question.self, from: message)))
  }

  private static func answer(to question: Question) -> Answer {
    switch question {
    case .getCapability: return .getCapabilityResult(capability: .init(protocolVersion: 7))
    case .expandFreestandingMacro(let macro, let discriminator, let syntax):
      return expansion(of: syntax) { () throws(Mistake) in
        switch macro.typeName {
        case "PreviewMacro": try PreviewMacro.declarations(for: syntax, named: discriminator)
        default: throw Mistake("Sidelight has no macro “\(macro.typeName)”")
        }
      }
    case .expandAttachedMacro(let macro, let role, let attribute, let declaration, let context):
      return expansion(of: attribute) { () throws(Mistake) in
        switch (macro.typeName, role) {
        case ("EntryMacro", "peer"): try EntryMacro.key(for: declaration.source, in: context ?? [])
        case ("EntryMacro", _): try EntryMacro.accessors(for: declaration.source)
        case ("EntryDefaultValueMacro", _): try EntryDefaultValueMacro.accessor(for: declaration.source)
        case ("PreviewableMacro", _): try PreviewableMacro.nothing(in: context ?? [])
        default: throw Mistake("Sidelight has no macro “\(macro.typeName)” of the role “\(role)” for “\(declaration.source)”")
        }
      }
    }
  }

  /// The source that takes a macro's place, or what is wrong with its use.
  private static func expansion(of syntax: Question.Syntax, _ expand: () throws(Mistake) -> String) -> Answer {
    do throws(Mistake) {
      return .expandMacroResult(expandedSource: try expand(), diagnostics: [])
    } catch {
      let place = Answer.Position(fileName: syntax.location.fileName, offset: syntax.location.offset + Source(syntax.source).start)
      let sentence = Answer.Diagnostic(message: error.sentence, severity: "error", position: place)
      return .expandMacroResult(expandedSource: nil, diagnostics: [sentence])
    }
  }
}

/// What is wrong with the use of a macro, for the one who wrote it.
package struct Mistake: Error {
  package let sentence: String

  init(_ sentence: String) { self.sentence = sentence }
}
