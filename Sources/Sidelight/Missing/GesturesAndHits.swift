// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

extension KeyboardShortcut {
  @available(*, unavailable, message: "Sidelight has no 'Localization'; shortcuts of GTK follow the layout of the keyboard by themselves; leave it out")
  nonisolated public struct Localization {
    public static var automatic: KeyboardShortcut.Localization { absent() }
    public static var withoutMirroring: KeyboardShortcut.Localization { absent() }
    public static var custom: KeyboardShortcut.Localization { absent() }
  }
}

@available(*, unavailable, message: "Sidelight has no 'NSGestureRecognizerRepresentable'; AppKit is a package of Apple's systems; Gesture has the gestures")
public protocol NSGestureRecognizerRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'UIGestureRecognizerRepresentable'; UIKit is a package of Apple's systems; Gesture has the gestures")
public protocol UIGestureRecognizerRepresentable {}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'onCommand'; selectors are AppKit's; use onCopyCommand(perform:), onDeleteCommand(perform:), onMoveCommand(perform:), onExitCommand(perform:) or onKeyPress")
  nonisolated public func onCommand(_ selector: Any, perform action: (() -> Void)?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'onModifierKeysChanged'; onKeyPress(phases:action:) says the modifiers of a key")
  nonisolated public func onModifierKeysChanged(mask: EventModifiers = [], initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'modifierKeyAlternate'; put both into the menu")
  nonisolated public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'keyboardShortcut(_:modifiers:localization:)'; shortcuts of GTK follow the layout of the keyboard by themselves; leave it out")
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'onLongPressGesture(minimumDuration:maximumDistance:pressing:perform:)'; use onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)")
  nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, pressing: ((Bool) -> Void)?, perform action: @escaping () -> Void) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'focusable(_:onFocusChange:)'; use focused(_:) and onChange(of:initial:_:)")
  nonisolated public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'pageCommand'; use onKeyPress(keys:phases:action:) with pageUp and pageDown")
  nonisolated public func pageCommand<V>(value: Binding<V>, in bounds: ClosedRange<V>, step: V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'defersSystemGestures'; windows have no gestures of the system at their edges; leave it out")
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'allowsWindowActivationEvents'; a press that brings a window to the front always counts; leave it out")
  nonisolated public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'pointerVisibility'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func pointerVisibility(_ visibility: Visibility) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'hoverEffectDisabled'; widgets of GNOME show the pointer by themselves; leave it out")
  nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'defaultHoverEffect'; widgets of GNOME show the pointer by themselves; leave it out")
  nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'touchBarItemPrincipal'; no machine with GNOME has a bar of keys that is a screen")
  nonisolated public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'touchBarCustomizationLabel'; no machine with GNOME has a bar of keys that is a screen")
  nonisolated public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
}

extension EventModifiers {
  @available(*, unavailable, message: "Sidelight has no 'capsLock'; GTK calls it no modifier of a shortcut")
  nonisolated public static var capsLock: EventModifiers { absent() }
  @available(*, unavailable, message: "Sidelight has no 'numericPad'; GTK calls it no modifier of a shortcut")
  nonisolated public static var numericPad: EventModifiers { absent() }
  @available(*, unavailable, message: "Sidelight has no 'all'; name those that you mean")
  nonisolated public static var all: EventModifiers { absent() }
}

extension KeyboardShortcut {
  @available(*, unavailable, message: "Sidelight has no 'KeyboardShortcut(_:modifiers:localization:)'; shortcuts of GTK follow the layout of the keyboard by themselves; leave it out")
  nonisolated public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization) { self = absent() }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "Sidelight has no 'isFocusEffectEnabled'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public var isFocusEffectEnabled: Bool { absent() }
}

#if Foundation
@available(*, unavailable, message: "Sidelight has no 'WindowDragGesture'; header bars move their window by themselves")
nonisolated public struct WindowDragGesture: Gesture {
  public typealias Value = Never; public var body: Never { absent() }
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'SpatialEventGesture'; use DragGesture")
nonisolated public struct SpatialEventGesture: Gesture {
  public typealias Value = Never; public var body: Never { absent() }
}

extension Gesture {
  @available(*, unavailable, message: "Sidelight has no 'modifiers'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> Self { self }
}
#endif
