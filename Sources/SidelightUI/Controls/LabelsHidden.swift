import SidelightCore

/// Whether controls keep their labels from being seen.
enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension View {
  /// Hides the labels of the controls in this view: of toggles, pickers, sliders and progress views.
  ///
  /// ```swift
  /// Toggle("Show Hidden Files", isOn: $showsHidden).labelsHidden()
  /// ```
  ///
  /// The control alone is left, in the size that it has by itself; assistive technology still calls it what the label says, so give it one.
  /// The title of a text field is its placeholder here and stays. Source: SwiftUI's `labelsHidden()`.
  nonisolated public func labelsHidden() -> some View { labelsVisibility(.hidden) }

  /// Shows or hides the labels of the controls in this view, as ``labelsHidden()`` does.
  ///
  /// Source: SwiftUI's `labelsVisibility(_:)`.
  ///
  /// - Parameter visibility: `.hidden` for the controls alone; `.automatic` for what is said further out.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.hidesLabels) { if visibility != .automatic { $0 = visibility == .hidden } }
  }
}

extension EnvironmentValues {
  /// Whether controls show their labels.
  ///
  /// Source: SwiftUI's `EnvironmentValues.labelsVisibility`.
  public var labelsVisibility: Visibility {
    get { hidesLabels ? .hidden : .automatic }
    set { hidesLabels = newValue == .hidden }
  }

  var hidesLabels: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
