package import SidelightCore

/// The one place that knows a controller for each kind of element. No other file of this target names it: it is handed over where a
/// ``Renderer`` is made.
@MainActor package enum Controllers {
  package static func make(_ id: NodeID, _ element: Element, in renderer: Renderer, around parent: Controller?) -> Controller {
    switch element.kind {
    case .window: WindowController(id, element, in: renderer)
    case .page: PageController(id, element, in: renderer, around: parent)
    case .split: SplitController(id, element, in: renderer)
    case .columnSlot(let slot): ColumnSlotController(id, element, slot, in: renderer)
    case .navigation: NavigationController(id, element, in: renderer)
    case .tabs: TabsController(id, element, in: renderer)
    case .list: ListController(id, element, in: renderer)
    case .row: RowController(id, element, in: renderer)
    case .text: TextController(id, element, in: renderer)
    case .image(let image): ImageController(id, element, image, in: renderer)
    case .label: LabelController(id, element, in: renderer)
    case .control(let control): makeControl(control.element, id, element, in: renderer)
    case .stack(let stack) where stack.cells != nil: TableCellsController(id, element, in: renderer)
    case .stack(let stack): StackController(id, element, stack, in: renderer, around: parent)
    case .arranged: ArrangedController(id, element, in: renderer)
    case .layers: LayersController(id, element, in: renderer)
    case .spacer: SpacerController(id, element, in: renderer)
    case .divider: DividerController(id, element, in: renderer)
    case .color: ColorController(id, element, in: renderer)
    case .shape: ShapeController(id, element, in: renderer)
    case .drawing: DrawingController(id, element, in: renderer)
    case .scroll: ScrollController(id, element, in: renderer)
    case .panes: PanesController(id, element, in: renderer)
    case .unavailable: UnavailableController(id, element, in: renderer)
    case .sheet: SheetController(id, element, in: renderer)
    case .alert: AlertController(id, element, in: renderer)
    }
  }

  /// What shows each type of control.
  private static let controls: [ObjectIdentifier: @MainActor (NodeID, Element, Renderer) -> Controller] = [
    ObjectIdentifier(ButtonElement.self): { ButtonController($0, $1, in: $2) },
    ObjectIdentifier(ColorPickerElement.self): { ColorPickerController($0, $1, in: $2) },
    ObjectIdentifier(DatePickerElement.self): { DatePickerController($0, $1, in: $2) },
    ObjectIdentifier(DisclosureElement.self): { DisclosureController($0, $1, in: $2) },
    ObjectIdentifier(GaugeElement.self): { GaugeController($0, $1, in: $2) },
    ObjectIdentifier(GroupElement.self): { GroupController($0, $1, in: $2) },
    ObjectIdentifier(HostedElement.self): { HostedController($0, $1, in: $2) },
    ObjectIdentifier(MenuElement.self): { MenuController($0, $1, in: $2) },
    ObjectIdentifier(PickerElement.self): { PickerController($0, $1, in: $2) },
    ObjectIdentifier(ProgressElement.self): { ProgressController($0, $1, in: $2) },
    ObjectIdentifier(SearchElement.self): { SearchController($0, $1, in: $2) },
    ObjectIdentifier(SliderElement.self): { SliderController($0, $1, in: $2) },
    ObjectIdentifier(StepperElement.self): { StepperController($0, $1, in: $2) },
    ObjectIdentifier(TextEditorElement.self): { TextEditorController($0, $1, in: $2) },
    ObjectIdentifier(TextFieldElement.self): { TextFieldController($0, $1, in: $2) },
    ObjectIdentifier(ToggleElement.self): { ToggleController.make($0, $1, in: $2) },
  ]

  private static func makeControl(_ control: any ControlElement, _ id: NodeID, _ element: Element, in renderer: Renderer) -> Controller {
    guard let make = controls[ObjectIdentifier(type(of: control))] else {
      preconditionFailure("No controller shows a \(type(of: control)): name one in Controllers.controls.")
    }
    return make(id, element, renderer)
  }
}
