import SidelightUI

/// Commands of a scene: keys that work in all of its windows.
///
/// Source: SwiftUI's `Commands`.
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

/// Commands that the library performs itself.
@MainActor protocol PrimitiveCommands: Commands where Body == Never {
  func add(to window: inout WindowDescription)
}

extension Commands {
  func addAll(to window: inout WindowDescription) {
    if let primitive = self as? any PrimitiveCommands { return primitive.add(to: &window) }
    body.addAll(to: &window)
  }
}

/// The command that shows and hides the inspector: Ctrl+Alt+I, for the split view that the focus is in, or else the first one with an
/// inspector.
///
/// Source: SwiftUI's `InspectorCommands`.
public struct InspectorCommands: Commands {
  /// Sidelight performs these commands itself: they have no body, and asking for it stops the program.
  public typealias Body = Never

  /// Makes the command, for the closure of ``Scene/commands(content:)``.
  nonisolated public init() {}
}

extension InspectorCommands: PrimitiveCommands {
  func add(to window: inout WindowDescription) { window.togglesInspector = true }
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
  func add(to window: inout WindowDescription) {}
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
}

extension Scene {
  /// Adds commands to the scene.
  ///
  /// Source: SwiftUI's `commands(content:)`.
  ///
  /// - Parameter content: the commands, such as ``InspectorCommands``.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    let commands = content()
    return ChangedScene(content: self) { $0.changeWindows { commands.addAll(to: &$0) } }
  }
}
