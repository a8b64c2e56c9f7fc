// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'Gesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
public protocol Gesture {}

@available(*, unavailable, message: "Sidelight has no 'TapGesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
nonisolated public struct TapGesture: Gesture {
  public init(count: Int = 1) {}
  public func onEnded(_ action: @escaping () -> Void) -> Self { self }
}

@available(*, unavailable, message: "Sidelight has no 'LongPressGesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
nonisolated public struct LongPressGesture: Gesture {
  public init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) {}
}

@available(*, unavailable, message: "Sidelight has no 'MagnificationGesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
nonisolated public struct MagnificationGesture: Gesture {
  public init(minimumScaleDelta: Double = 0.01) {}
}

@available(*, unavailable, message: "Sidelight has no 'RotationGesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
nonisolated public struct RotationGesture: Gesture {
  public init() {}
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'onLongPressGesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'gesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func gesture<T: Gesture>(_ gesture: T) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'simultaneousGesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'highPriorityGesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'focusable'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'focusEffectDisabled'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'focusSection'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func focusSection() -> some View { self }
}

#if Foundation
@available(*, unavailable, message: "Sidelight has no 'DragGesture'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
nonisolated public struct DragGesture: Gesture {
  public struct Value { public var location: CGPoint { absent() }; public var startLocation: CGPoint { absent() }; public var translation: CGSize { absent() } }
  public init(minimumDistance: Double = 10, coordinateSpace: CoordinateSpace = .local) {}
}

@available(*, unavailable)
extension Gesture {
  @available(*, unavailable, message: "Sidelight has no 'onEnded'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> Self { self }
  @available(*, unavailable, message: "Sidelight has no 'onChanged'; it comes in a later version; Button, contextMenu, draggable and swipeActions are there")
  nonisolated public func onChanged(_ action: @escaping (DragGesture.Value) -> Void) -> Self { self }
}
#endif
