import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Commands that write the selected letters of a text in another way.
///
/// ```swift
/// WindowGroup { Notes() }.commands { TextEditingCommands() }
/// ```
///
/// On GNOME they are a submenu “Transformations” of the main menu, in the section ``CommandGroupPlacement/textEditing``, for the field or the
/// editor with the focus. Ctrl+F searches where there is something to search, and spelling is the input method's. Source: SwiftUI's
/// `TextEditingCommands`.
public struct TextEditingCommands: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes the commands, for the closure of a scene's `commands(content:)`.
  nonisolated public init() {}
}

extension TextEditingCommands: PrimitiveCommands {
  package var view: any View {
    CommandPartView(part: CommandPart(place: .textEditing, relation: .own), content: TransformationCommands())
  }
  package var traits: CommandTraits { [.hasMenu, .changesTexts] }
}

/// Commands that change the look of the selected part of a text.
///
/// ```swift
/// WindowGroup { TextEditor(text: $note, selection: $selection) }.commands { TextFormattingCommands() }
/// ```
///
/// On GNOME they are a submenu “Font” of the main menu, in the section ``CommandGroupPlacement/textFormatting``, with the keys Ctrl+B, Ctrl+I
/// and Ctrl+U, for the editor of an `AttributedString` with the focus. Where nothing is selected they change what is typed next, if the editor
/// has a selection of the app's. Source: SwiftUI's `TextFormattingCommands`.
public struct TextFormattingCommands: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes the commands, for the closure of a scene's `commands(content:)`.
  nonisolated public init() {}
}

extension TextFormattingCommands: PrimitiveCommands {
  package var view: any View {
    CommandPartView(part: CommandPart(place: .textFormatting, relation: .own), content: FormattingCommands())
  }
  package var traits: CommandTraits { [.hasMenu, .changesTexts] }
}

private struct TransformationCommands: View {
  @FocusedValue(\.editedPart) private var part

  var body: some View {
    Menu("Transformations") {
      Button("Make Upper Case") { part?.rewrite { $0.map { $0.uppercased() } } }
      Button("Make Lower Case") { part?.rewrite { $0.map { $0.lowercased() } } }
      Button("Capitalize") { part?.rewrite { $0.capitalizedWords } }
    }
    .disabled(part == nil)
  }
}

private struct FormattingCommands: View {
  @FocusedValue(\.editedPart) private var part

  private func isOn(_ format: LetterLook) -> Binding<Bool> {
    let part = part
    return Binding(
      get: { part.flatMap { $0.edited.looks?.has(format, $0.place) } ?? false },
      set: { _ in if let part { part.edited.looks?.toggle(format, part.place) } })
  }

  var body: some View {
    Menu("Font") {
      Toggle("Bold", isOn: isOn(.bold)).keyboardShortcut("b")
      Toggle("Italic", isOn: isOn(.italic)).keyboardShortcut("i")
      Toggle("Underline", isOn: isOn(.underline)).keyboardShortcut("u")
      Toggle("Strikethrough", isOn: isOn(.strikethrough))
    }
    .disabled(part?.edited.looks == nil)
  }
}

extension [Character] {
  /// The same with a capital at the beginning of each word, and small letters behind it.
  fileprivate var capitalizedWords: [String] {
    var isInWord = false
    return map { character in
      let isLetter = character.isLetter || (isInWord && (character == "'" || character == "’"))
      defer { isInWord = isLetter }
      guard isLetter, !isInWord, let first = character.unicodeScalars.first else { return character.lowercased() }
      var capital = first.properties.titlecaseMapping
      capital.unicodeScalars += character.unicodeScalars.dropFirst()
      return capital
    }
  }
}
