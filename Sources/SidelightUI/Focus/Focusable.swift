import SidelightCore
@_spi(Nodes) import SidelightGraph

/// What the user does with a view that has the keyboard focus.
///
/// Source: SwiftUI's `FocusInteractions`.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Using it, as a button is used: a click does that, and gives it no focus.
  public static let activate = FocusInteractions(rawValue: 1 << 0)
  /// Typing into it, or moving in it: a click gives it the focus.
  public static let edit = FocusInteractions(rawValue: 1 << 1)
  /// Both.
  public static let automatic: FocusInteractions = [.activate, .edit]
}

/// A view that says how what is in it gets the keyboard focus.
struct FocusableView<Content: View> {
  let content: Content
  var manner: FocusManner?
  var hidesFocus = false
}

extension FocusableView: WrappingView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { FocusableNode(self, around: content, context) }
}

private final class FocusableNode<Content: View>: MarkingNode<FocusableView<Content>, Content> {
  /// What stands further inside has said it before.
  override func mark(_ traits: inout Element.Traits) {
    traits.rare.focusing = traits.rare.focusing ?? view.manner
    if view.hidesFocus { traits.rare.hidesFocus = true }
  }

  override func viewChanged(from old: FocusableView<Content>) {
    child?.update(view.content)
    if view.manner != old.manner || view.hidesFocus != old.hidesFocus { redecorate() }
  }
}

extension View {
  /// Says whether this view can have the keyboard focus.
  ///
  /// ```swift
  /// Board(game)
  ///   .focusable()
  ///   .onKeyPress(.space) { … }
  /// ```
  ///
  /// A view that can is a stop of Tab, shows a ring while it has the focus, and gets it by a click. One that can't is passed over, with all
  /// that is in it. Controls can have the focus anyway.
  ///
  /// - Parameter isFocusable: whether it can.
  ///
  /// Source: SwiftUI's `focusable(_:)`.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusSensingView(content: self, manner: FocusManner(isOn: isFocusable))
  }

  /// Says whether this view can have the keyboard focus, and what for. See ``focusable(_:)``.
  ///
  /// - Parameters:
  ///   - isFocusable: whether it can.
  ///   - interactions: what the user does with it.
  ///
  /// Source: SwiftUI's `focusable(_:interactions:)`.
  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    FocusSensingView(content: self, manner: FocusManner(isOn: isFocusable, takesClicks: interactions.contains(.edit)))
  }

  /// Shows no ring around this view, or what is in it, while that has the keyboard focus.
  ///
  /// - Parameter disabled: whether that is so.
  ///
  /// Source: SwiftUI's `focusEffectDisabled(_:)`.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    FocusableView(content: self, hidesFocus: disabled)
  }
}
