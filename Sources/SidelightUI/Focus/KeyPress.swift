package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A key that the user presses or lets go.
///
/// Source: SwiftUI's `KeyPress`.
public struct KeyPress: Sendable {
  /// What happens to the key.
  ///
  /// Source: SwiftUI's `KeyPress.Phases`.
  public struct Phases: OptionSet, Sendable {
    /// One bit for each phase.
    public let rawValue: Int

    /// Makes a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is pressed.
    public static let down = Phases(rawValue: 1 << 0)
    /// It is held, and counts again and again.
    public static let `repeat` = Phases(rawValue: 1 << 1)
    /// It is let go.
    public static let up = Phases(rawValue: 1 << 2)
    /// All of them.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether an action has used the key.
  ///
  /// Source: SwiftUI's `KeyPress.Result`.
  public enum Result: Sendable {
    /// It has, and nothing else hears of it.
    case handled
    /// It has not.
    case ignored
  }

  /// What happens to the key now.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes without other keys.
  public let characters: String
  /// The keys that are held meanwhile. Ctrl is both ``EventModifiers/command`` and ``EventModifiers/control``.
  public let modifiers: EventModifiers

  init?(_ pressed: KeyPressed) {
    guard let key = KeyEquivalent(pressed.keys.symbol) else { return nil }
    self.key = key
    characters = String(key.character)
    modifiers = EventModifiers(held: pressed.keys.modifiers)
    phase =
      switch pressed.phase {
      case .down: .down
      case .repeated: .repeat
      case .up: .up
      }
  }
}

/// The views of a window that hear of keys.
@MainActor final class KeyHearers: GraphPart {
  fileprivate var hear: [NodeID: @MainActor (KeyPress) -> KeyPress.Result] = [:]

  func listen(_ id: NodeID, _ body: (@MainActor (KeyPress) -> KeyPress.Result)?) { hear[id] = body }
}

extension ViewGraph {
  package func pressed(_ id: NodeID, _ key: KeyPressed) -> Bool {
    guard let hear = self[KeyHearers.self].hear[id], let press = KeyPress(key) else { return false }
    return hear(press) == .handled
  }
}

/// A view that hears of keys.
package struct KeyPressView<Content: View> {
  let content: Content
  let phases: KeyPress.Phases
  /// Which keys it hears of.
  let isMeant: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result

  package init(
    _ content: Content, _ phases: KeyPress.Phases, where isMeant: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) {
    self.content = content
    self.phases = phases
    self.isMeant = isMeant
    self.action = action
  }
}

extension KeyPressView: View {}

extension KeyPressView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { KeyPressNode(self, around: content, context) }
}

extension KeyPressView: ModifiedView {
  package static var contentTypes: [any View.Type] { [Content.self] }
  package var anyContent: (any View)? { content }
}

private final class KeyPressNode<Content: View>: MarkingNode<KeyPressView<Content>, Content> {
  override func begin() {
    graph[KeyHearers.self].hear[id] = { [weak self] press in
      guard let view = self?.view, view.phases.contains(press.phase), view.isMeant(press) else { return .ignored }
      return view.action(press)
    }
  }

  override func mark(_ traits: inout Element.Traits) { traits.rare.keyHearers.append(id) }

  override func viewChanged(from old: KeyPressView<Content>) { child?.update(view.content) }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    graph[KeyHearers.self].hear[id] = nil
  }
}

extension View {
  /// Performs an action for a key that is pressed, or held, while something in this view has the keyboard focus.
  ///
  /// ```swift
  /// Board(game)
  ///   .focusable()
  ///   .onKeyPress(.space) {
  ///     game.drop()
  ///     return .handled
  ///   }
  /// ```
  ///
  /// On a control the action comes before what the control does with the key; around other views it hears of what nothing inside had a use
  /// for. Of views in one another the innermost goes first. Only a view that has the focus, or has something in it that does, hears of keys:
  /// see ``focusable(_:)``.
  ///
  /// - Parameters:
  ///   - key: the key, whatever is held meanwhile.
  ///   - action: says whether it has used the key.
  ///
  /// Source: SwiftUI's `onKeyPress(_:action:)`.
  nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
    KeyPressView(self, [.down, .repeat], where: { $0.key == key }, { _ in action() })
  }

  /// Performs an action for phases of a key while something in this view has the keyboard focus. See ``onKeyPress(_:action:)``.
  ///
  /// - Parameters:
  ///   - key: the key, whatever is held meanwhile.
  ///   - phases: what has to happen to it.
  ///   - action: says whether it has used the key.
  ///
  /// Source: SwiftUI's `onKeyPress(_:phases:action:)`.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(self, phases, where: { $0.key == key }, action)
  }

  /// Performs an action for some keys while something in this view has the keyboard focus. See ``onKeyPress(_:action:)``.
  ///
  /// - Parameters:
  ///   - keys: the keys, whatever is held meanwhile.
  ///   - phases: what has to happen to one.
  ///   - action: says whether it has used the key.
  ///
  /// Source: SwiftUI's `onKeyPress(keys:phases:action:)`.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(self, phases, where: { keys.contains($0.key) }, action)
  }

  /// Performs an action for every key while something in this view has the keyboard focus. See ``onKeyPress(_:action:)``.
  ///
  /// - Parameters:
  ///   - phases: what has to happen to it.
  ///   - action: says whether it has used the key.
  ///
  /// Source: SwiftUI's `onKeyPress(phases:action:)`.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(self, phases, where: { _ in true }, action)
  }
}
