package import SidelightCore

/// The one place that knows a controller for each kind of element. No other file of this target names it: whoever makes a ``Renderer`` hands
/// it over.
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
    case .stack(let stack): StackController(id, element, stack, in: renderer)
    case .spacer: SpacerController(id, element, in: renderer)
    case .divider: DividerController(id, element, in: renderer)
    case .color: ColorController(id, element, in: renderer)
    case .button: ButtonController(id, element, in: renderer)
    case .textField(let field): TextFieldController(id, element, field, in: renderer)
    case .disclosure: DisclosureController(id, element, in: renderer)
    case .toggle: ToggleController(id, element, in: renderer)
    case .picker(let picker): PickerController(id, element, picker, in: renderer)
    case .slider: SliderController(id, element, in: renderer)
    case .progress: ProgressController(id, element, in: renderer)
    case .scroll: ScrollController(id, element, in: renderer)
    case .unavailable: UnavailableController(id, element, in: renderer)
    case .sheet: SheetController(id, element, in: renderer)
    case .search: SearchController(id, element, in: renderer)
    case .menu: MenuController(id, element, in: renderer)
    }
  }
}
