import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A control that steps a value up and down.
///
/// ```swift
/// Stepper("Copies: \(copies)", value: $copies, in: 1...99)
/// ```
///
/// It shows the value only where it has a format: or else say it in the label. The last step ends at the bound, or at the end of the value's type. On GNOME it is a row of the width that there is: the label leads, and two buttons trail,
/// as those of a `GtkSpinButton`; the arrow keys step while one of them has the focus. A button with nothing to do is off. With
/// ``View/labelsHidden()`` the buttons are left. Source: SwiftUI's `Stepper`.
public struct Stepper<Label> {
  /// What a step up (true) or down does; nil where there is none.
  let step: (Bool) -> (() -> Void)?
  let editingChanged: (Bool) -> Void
  let label: Label
  /// What shows and edits the value between the label and the buttons; nil for nothing.
  var field: AnyView?
}

extension Stepper {
  /// Makes a stepper that shows its value in a field.
  nonisolated package init<V: Strideable, F: View>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ editingChanged: @escaping (Bool) -> Void, _ label: Label, field: F
  ) {
    self.init(value, bounds, step, editingChanged, label)
    self.field = AnyView(field)
  }

  nonisolated private init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ editingChanged: @escaping (Bool) -> Void, _ label: Label
  ) {
    self.init(
      step: { isUp in
        guard let new = Stepping.value(after: value.wrappedValue, by: step, up: isUp, in: bounds) else { return nil }
        return { value.wrappedValue = new }
      },
      editingChanged: editingChanged, label: label)
  }

  nonisolated private init(
    _ increment: (() -> Void)?, _ decrement: (() -> Void)?, _ editingChanged: @escaping (Bool) -> Void, _ label: Label
  ) {
    self.init(step: { $0 ? increment : decrement }, editingChanged: editingChanged, label: label)
  }
}

extension Stepper: View where Label: View {
  /// Makes a stepper with a view as its label that does something with each step.
  ///
  /// - Parameters:
  ///   - label: what the control says.
  ///   - onIncrement: what a step up does; nil where there is none.
  ///   - onDecrement: what a step down does; nil where there is none.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, onEditingChanged, label())
  }

  /// Makes a stepper with a view as its label that changes a value.
  ///
  /// - Parameters:
  ///   - value: the value; written with each step.
  ///   - step: how far a step goes.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, label())
  }

  /// Makes a stepper with a view as its label that changes a value within bounds.
  ///
  /// - Parameters:
  ///   - value: the value; written with each step.
  ///   - bounds: the least and the greatest value.
  ///   - step: how far a step goes; the last one ends at the bound.
  ///   - label: what the control says.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, label())
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with a title that does something with each step.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - onIncrement: what a step up does; nil where there is none.
  ///   - onDecrement: what a step down does; nil where there is none.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, onEditingChanged, Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, onEditingChanged, Text(title))
  }

  /// Makes a stepper with a title that changes a value.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - value: the value; written with each step.
  ///   - step: how far a step goes.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, onEditingChanged, Text(title))
  }

  /// Makes a stepper with a title that changes a value within bounds.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - value: the value; written with each step.
  ///   - bounds: the least and the greatest value.
  ///   - step: how far a step goes; the last one ends at the bound.
  ///   - onEditingChanged: called with true before a step, and with false after it.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, onEditingChanged, Text(title))
  }
}

extension Stepper: PrimitiveView where Label: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    ReformingNode(self, context) {
      $0.field != nil
    } make: { view, context, hasField in
      hasField ? PassNode(view, context, \.parts) : view.makePlainNode(context)
    }
  }

  @MainActor private func makePlainNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.label,
      action: { view, event, environment in
        guard environment.isEnabled, case .step(_, let isUp) = event, let change = view.step(isUp) else { return }
        view.editingChanged(true)
        change()
        view.editingChanged(false)
      },
      watchesObjects: true,
      lower: { view, environment in
        var stepper = StepperElement(
          canDecrement: view.step(false) != nil, canIncrement: view.step(true) != nil, isLabelHidden: environment.hidesLabels)
        stepper.scale = environment[ControlLookKey.self].scale
        return .control(stepper)
      })
  }

  @MainActor private var parts: StepperParts<Label> {
    StepperParts(label: label, field: field, buttons: Stepper(step: step, editingChanged: editingChanged, label: label))
  }
}

/// A stepper whose value stands in a field before the buttons.
private struct StepperParts<Label: View>: View {
  let label: Label
  let field: AnyView?
  let buttons: Stepper<Label>
  @Environment(\.hidesLabels) private var hidesLabel

  var body: some View {
    HStack(spacing: 6) {
      if !hidesLabel {
        // The buttons are called what the label says.
        label.accessibilityHidden(true)
        Spacer(minLength: 6)
      }
      field.frame(width: 84)
      buttons.labelsHidden().fixedSize(horizontal: true, vertical: false)
    }
  }
}
