public import SidelightUI

// Names whose documented effect a desktop does not have. They compile, so that code for several systems needs no conditions, and do nothing.

/// What a button on a phone's keyboard says that ends the typing. Desktops have no keyboard on the screen that has such a button.
///
/// Source: SwiftUI's `SubmitLabel`.
public struct SubmitLabel: Sendable {
  private let name: String

  /// “Done”.
  public static let done = SubmitLabel(name: "done")
  /// “Go”.
  public static let go = SubmitLabel(name: "go")
  /// “Send”.
  public static let send = SubmitLabel(name: "send")
  /// “Join”.
  public static let join = SubmitLabel(name: "join")
  /// “Route”.
  public static let route = SubmitLabel(name: "route")
  /// “Search”.
  public static let search = SubmitLabel(name: "search")
  /// “Return”.
  public static let `return` = SubmitLabel(name: "return")
  /// “Next”.
  public static let next = SubmitLabel(name: "next")
  /// “Continue”.
  public static let `continue` = SubmitLabel(name: "continue")
}

/// How scrolling hides a phone's keyboard. Desktops have none over their windows.
///
/// Source: SwiftUI's `ScrollDismissesKeyboardMode`.
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String

  /// As suits.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// As soon as something is scrolled.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// As it is pulled away.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// Whether what is behind a sheet of a phone can be used.
///
/// Source: SwiftUI's `PresentationBackgroundInteraction`.
public struct PresentationBackgroundInteraction: Sendable {
  private let name: String

  /// As suits: it can't.
  public static var automatic: Self { Self(name: "automatic") }
  /// It can.
  public static var enabled: Self { Self(name: "enabled") }
  /// It can't.
  public static var disabled: Self { Self(name: "disabled") }
  /// It can while the sheet is at most so high.
  ///
  /// - Parameter detent: how high.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self(name: "enabled") }
}

/// What a finger that moves over a sheet of a phone changes first.
///
/// Source: SwiftUI's `PresentationContentInteraction`.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String

  /// As suits.
  public static var automatic: Self { Self(name: "automatic") }
  /// How high the sheet is.
  public static var resizes: Self { Self(name: "resizes") }
  /// Where its content is scrolled.
  public static var scrolls: Self { Self(name: "scrolls") }
}

/// How a view of a tablet looks below the pointer. Widgets of GNOME show the pointer by themselves.
///
/// Source: SwiftUI's `HoverEffect`.
public struct HoverEffect: Sendable {
  private let name: String

  /// As suits.
  public static let automatic = HoverEffect(name: "automatic")
  /// The pointer becomes a highlight.
  public static let highlight = HoverEffect(name: "highlight")
  /// The view is lifted.
  public static let lift = HoverEffect(name: "lift")
}

/// In which order the entries of a menu stand that opens above its button. GNOME's menus keep theirs.
///
/// Source: SwiftUI's `MenuOrder`.
public struct MenuOrder: Equatable, Hashable, Sendable {
  private let name: String

  /// As suits.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first one nearest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// As they are declared.
  public static let fixed = MenuOrder(name: "fixed")
}

extension View {
  /// Does nothing: a desktop has no keyboard on the screen whose button could say it.
  ///
  /// Source: SwiftUI's `submitLabel(_:)`.
  ///
  /// - Parameter submitLabel: what the button would say.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }

  /// Does nothing: a desktop has no keyboard over its windows that scrolling could hide.
  ///
  /// Source: SwiftUI's `scrollDismissesKeyboard(_:)`.
  ///
  /// - Parameter mode: how scrolling would hide it.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }

  /// Does nothing: a sheet of a desktop keeps the window behind it from being used, as on the Mac.
  ///
  /// Source: SwiftUI's `presentationBackgroundInteraction(_:)`.
  ///
  /// - Parameter interaction: whether that could be used.
  nonisolated public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }

  /// Does nothing: scrolling does not change how high a sheet of a desktop is, as on the Mac.
  ///
  /// Source: SwiftUI's `presentationContentInteraction(_:)`.
  ///
  /// - Parameter behavior: what scrolling would change first.
  nonisolated public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }

  /// Does nothing: widgets of GNOME show by themselves where the pointer is.
  ///
  /// Source: SwiftUI's `hoverEffect(_:isEnabled:)`.
  ///
  /// - Parameters:
  ///   - effect: how the view would look below the pointer.
  ///   - isEnabled: whether it would.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View { self }

  /// Does nothing: a desktop has no bars of its own over an app's window.
  ///
  /// Source: SwiftUI's `persistentSystemOverlays(_:)`.
  ///
  /// - Parameter visibility: whether they would be shown.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

  /// Does nothing: GNOME's menus keep the order in which their entries are declared, wherever they open.
  ///
  /// Source: SwiftUI's `menuOrder(_:)`.
  ///
  /// - Parameter order: the order that a menu above its button would have.
  nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

  /// Does nothing: no machine with GNOME has a bar of keys that is a screen. The views are never made.
  ///
  /// Source: SwiftUI's `touchBar(content:)`.
  ///
  /// - Parameter content: what would be shown there.
  nonisolated public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Does nothing: no machine with GNOME has a bar of keys that is a screen.
  ///
  /// Source: SwiftUI's `touchBar(_:)`.
  ///
  /// - Parameter touchBar: what would be shown there.
  nonisolated public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }
}

/// Views for a bar of keys that is a screen, which no machine with GNOME has. The views are never made.
///
/// Source: SwiftUI's `TouchBar`.
public struct TouchBar<Content: View> {
  /// Makes a bar.
  ///
  /// - Parameter content: what would be shown there.
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  /// Makes a bar that the user could arrange.
  ///
  /// - Parameters:
  ///   - id: what it would be called.
  ///   - content: what would be shown there.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}
}

/// Commands that take pictures with a phone near by, which nothing on GNOME does: none.
///
/// Source: SwiftUI's `ImportFromDevicesCommands`.
public struct ImportFromDevicesCommands: Commands {
  /// Makes no commands.
  nonisolated public init() {}

  /// No commands.
  public var body: some Commands { EmptyCommands() }
}
