import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A control that chooses a colour.
///
/// ```swift
/// ColorPicker("Background", selection: $background)
/// ```
///
/// On GNOME it is a row of the width that there is: the label leads, and a `GtkColorDialogButton` trails, which shows the colour and opens
/// the desktop's choice of another one. What is chosen has fixed components, also where a named colour was shown before.
/// Source: SwiftUI's `ColorPicker`, without the forms for `CGColor`.
public struct ColorPicker<Label> {
  let selection: Binding<Color>
  let supportsOpacity: Bool
  let label: Label

  nonisolated fileprivate init(_ selection: Binding<Color>, _ supportsOpacity: Bool, _ label: Label) {
    self.selection = selection
    self.supportsOpacity = supportsOpacity
    self.label = label
  }
}

extension ColorPicker: View where Label: View {
  /// Makes a colour picker with a view as its label.
  ///
  /// - Parameters:
  ///   - selection: the colour; written when the user chooses another one.
  ///   - supportsOpacity: whether the user chooses how opaque it is as well. Without that an opaque colour is shown and chosen.
  ///   - label: what the control says.
  nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(selection, supportsOpacity, label())
  }
}

extension ColorPicker where Label == Text {
  /// Makes a colour picker with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - selection: the colour; written when the user chooses another one.
  ///   - supportsOpacity: whether the user chooses how opaque it is as well. Without that an opaque colour is shown and chosen.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection, supportsOpacity, Text(title))
  }
}

extension ColorPicker: PrimitiveView where Label: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.label,
      action: { view, event, environment in
        if case .pickColor(_, let color) = event, environment.isEnabled { view.selection.wrappedValue = Color(style: color) }
      },
      watchesObjects: true,
      lower: { view, environment in
        var picker = ColorPickerElement(color: view.selection.wrappedValue.style, hasOpacity: view.supportsOpacity)
        picker.isLabelHidden = environment.hidesLabels
        picker.scale = environment[ControlLookKey.self].scale
        return .control(picker)
      })
  }
}
