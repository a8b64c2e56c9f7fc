// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'FocusedValueKey'; it comes in a later version")
public protocol FocusedValueKey {}

@available(*, unavailable, message: "Sidelight has no 'ScenePhase'; it comes in a later version")
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }

@available(*, unavailable, message: "Sidelight has no 'ControlActiveState'; it comes in a later version")
public enum ControlActiveState: CaseIterable, Sendable { case key, active, inactive }

extension EnvironmentValues {
  @available(*, unavailable, message: "Sidelight has no 'scenePhase'; it comes in a later version")
  nonisolated public var scenePhase: ScenePhase { absent() }
  @available(*, unavailable, message: "Sidelight has no 'controlActiveState'; it comes in a later version")
  nonisolated public var controlActiveState: ControlActiveState { absent() }
}
