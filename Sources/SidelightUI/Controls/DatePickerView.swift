package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A choice of a day or a time of day. It knows no dates: who knows them makes the element, and makes a date of what the user chooses.
package struct DatePickerView<Label: View> {
  let element: @MainActor () -> DatePickerElement
  let choose: @MainActor (WallTime) -> Void
  let label: Label

  nonisolated package init(
    label: Label, element: @escaping @MainActor () -> DatePickerElement, choose: @escaping @MainActor (WallTime) -> Void
  ) {
    self.element = element
    self.choose = choose
    self.label = label
  }
}

extension DatePickerView: View {}

extension DatePickerView: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(
      self, context, content: \.label,
      action: { view, event, environment in
        if case .pickTime(_, let time) = event, environment.isEnabled { view.choose(time) }
      },
      watchesObjects: true,
      lower: { view, environment in
        let look = environment[ControlLookKey.self]
        var picker = view.element()
        picker.isLabelHidden = environment.hidesLabels
        picker.isOpen = look.hasOpenDates
        picker.scale = look.scale
        return .control(picker)
      })
  }
}
