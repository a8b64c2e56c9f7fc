/// Commands of a scene: entries of the main menu of its windows, and keys that work in all of them.
///
/// ```swift
/// WindowGroup { ContentView() }
///   .commands {
///     CommandMenu("Messages") { Button("Mark as Read") { mark() }.keyboardShortcut("k") }
///   }
/// ```
///
/// GNOME's windows have no menu bar but one main menu, which stands at the end of the header bar and opens with F10. It is there as soon as
/// a scene has a ``CommandMenu`` or ``CommandGroup``. Their keys work in the whole window while no sheet is open. A type of your own may read
/// the environment's focused values with ``FocusedValue`` and ``FocusedBinding``. Source: SwiftUI's `Commands`.
@MainActor @preconcurrency public protocol Commands {
  /// The type of commands that ``body`` returns.
  associatedtype Body: Commands
  /// The content of the commands.
  @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Commands that the library itself performs have no body of their own.
  public var body: Never { preconditionFailure("\(Self.self) are performed by Sidelight and have no body") }
}

/// Commands that the library lowers: as views.
@MainActor package protocol PrimitiveCommands: Commands where Body == Never {
  var view: any View { get }
  var traits: CommandTraits { get }
}

extension Commands {
  var asView: any View {
    if let primitive = self as? any PrimitiveCommands { return primitive.view }
    return CommandsBody(content: self)
  }

  var asAnyView: AnyView {
    func wrap(_ view: some View) -> AnyView { AnyView(view) }
    return wrap(asView)
  }

  /// What they are besides views.
  package var allTraits: CommandTraits {
    if let primitive = self as? any PrimitiveCommands { return primitive.traits }
    return body.allTraits
  }
}

/// What commands are besides the views of a menu.
package struct CommandTraits: OptionSet, Sendable {
  package let rawValue: Int
  package init(rawValue: Int) { self.rawValue = rawValue }

  /// A key shows and hides the inspector.
  package static let togglesInspector = CommandTraits(rawValue: 1)
  /// They have a place in the main menu.
  package static let hasMenu = CommandTraits(rawValue: 2)
  /// They change the text that is edited.
  package static let changesTexts = CommandTraits(rawValue: 4)
}

/// The body of commands that an app declares.
struct CommandsBody<Content: Commands>: View {
  let content: Content
  var body: AnyView { content.body.asAnyView }
}

extension CommandsBody: DescribedView {
  nonisolated static var description: Any.Type { Content.self }
}

/// The command that shows and hides the inspector: Ctrl+Alt+I, for the split view that the focus is in, or else the first one with an
/// inspector.
///
/// Source: SwiftUI's `InspectorCommands`.
public struct InspectorCommands: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes the command, for the closure of a scene's `commands(content:)`.
  nonisolated public init() {}
}

extension InspectorCommands: PrimitiveCommands {
  package var view: any View { EmptyView() }
  package var traits: CommandTraits { .togglesInspector }
}

/// Commands that do nothing, as an empty builder makes them.
///
/// Source: SwiftUI's `EmptyCommands`.
public struct EmptyCommands: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes no commands.
  nonisolated public init() {}
}

extension EmptyCommands: PrimitiveCommands {
  package var view: any View { EmptyView() }
  package var traits: CommandTraits { [] }
}

/// Several commands, as a builder makes them.
public struct TupleCommands: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never
  let parts: [any Commands]
}

extension TupleCommands: PrimitiveCommands {
  package var view: any View { TupleView((), TupleParts(views: parts.map { $0.asView })) }
  package var traits: CommandTraits { parts.reduce(into: []) { $0.formUnion($1.allTraits) } }
}

/// Builds commands from the statements of a closure.
///
/// Source: SwiftUI's `CommandsBuilder`.
@MainActor @resultBuilder public enum CommandsBuilder {
  /// The compiler calls it for a statement that is commands.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// The compiler calls it for an empty block.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// The compiler calls it for a block of one.
  public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

  /// The compiler calls it for a block of several.
  @_disfavoredOverload public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> TupleCommands {
    var parts: [any Commands] = []
    repeat parts.append(each content)
    return TupleCommands(parts: parts)
  }

  /// The compiler calls it for an `if` without `else`.
  public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }

  /// The compiler calls it for the first branch of a choice.
  public static func buildEither<First: Commands, Second: Commands>(first: First) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .first(first))
  }

  /// The compiler calls it for the second branch of a choice.
  public static func buildEither<First: Commands, Second: Commands>(second: Second) -> _ConditionalContent<First, Second> {
    _ConditionalContent(storage: .second(second))
  }

  /// The compiler calls it for a block behind `if #available`.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> TupleCommands { TupleCommands(parts: [content]) }
}

extension Optional: Commands where Wrapped: Commands {}

extension Optional: PrimitiveCommands where Wrapped: Commands {
  package var view: any View { map(\.asAnyView) }
  package var traits: CommandTraits { self?.allTraits ?? [] }
}

extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {}

extension _ConditionalContent: PrimitiveCommands where TrueContent: Commands, FalseContent: Commands {
  package var view: any View {
    switch storage {
    case .first(let content): _ConditionalContent<AnyView, AnyView>(storage: .first(content.asAnyView))
    case .second(let content): _ConditionalContent<AnyView, AnyView>(storage: .second(content.asAnyView))
    }
  }

  package var traits: CommandTraits {
    switch storage {
    case .first(let content): content.allTraits
    case .second(let content): content.allTraits
    }
  }
}
