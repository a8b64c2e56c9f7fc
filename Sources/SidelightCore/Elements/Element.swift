/// What is to be shown of a view, as a value. Elements hold no closures: the action of a control stays in the view node that made the
/// element, and an ``Event`` names that node.
package struct Element: Equatable, Sendable {
  /// What the element is, with the fields of that kind.
  package var kind: Kind
  /// The layout modifiers around it, innermost first.
  package var layout: [LayoutModifier]
  /// Nil for the default traits, so that the many elements without traits of their own stay small.
  package private(set) var storedTraits: StoredTraits?

  package init(_ kind: Kind, layout: [LayoutModifier] = [], traits: Traits = Traits()) {
    self.kind = kind
    self.layout = layout
    self.traits = traits
  }

  /// The fields that every kind has.
  package var traits: Traits {
    get { storedTraits?.traits ?? Traits() }
    set { storedTraits = newValue == Traits() ? nil : StoredTraits(newValue) }
  }

  /// Whether the traits of both are equal.
  package func hasTraits(of other: Element) -> Bool { storedTraits == other.storedTraits }

  package final class StoredTraits: Equatable, Sendable {
    package let traits: Traits

    init(_ traits: Traits) { self.traits = traits }

    package static func == (left: StoredTraits, right: StoredTraits) -> Bool { left === right || left.traits == right.traits }
  }

  package enum Kind: Equatable, Sendable {
    case window(WindowElement)
    case page(PageElement)
    /// Stored indirectly, because it would make every element three times as large.
    indirect case split(SplitElement)
    case columnSlot(ColumnSlotElement)
    case navigation(NavigationElement)
    /// Stored indirectly for the same reason.
    indirect case tabs(TabsElement)
    case list(ListElement)
    case row(RowElement)
    case text(TextElement)
    case image(ImageElement)
    case label(LabelElement)
    case stack(StackElement)
    case layers(LayersElement)
    /// Children that are laid out in another way.
    case arranged(ArrangedElement)
    case spacer(SpacerElement)
    case divider
    case color(ColorStyle)
    case shape(ShapeElement)
    /// What the app draws by itself, with the views that it draws in slot `.body`.
    case drawing(Drawing)
    /// Anything that the user operates, or reads a value from.
    case control(AnyControl)
    case scroll(ScrollElement)
    /// Children that share a length as the user wants it, in slot `.body`.
    case panes(PanesElement)
    case unavailable(UnavailableElement)
    case sheet(SheetElement)
    /// Stored indirectly, because it would make every element larger.
    indirect case alert(AlertElement)
  }

  /// The fields that every element has.
  package struct Traits: Equatable, Sendable {
    package var isDisabled = false
    /// Opacity, 0 to 1.
    package var opacity: Double = 1
    /// The tooltip.
    @ShownText package var help: String? = nil
    /// What a screen reader reads instead of the element's own text.
    @ShownText package var accessibilityLabel: String? = nil
    /// What else a screen reader hears of it.
    package var spoken = SpokenTraits()
    /// A name for tests and style sheets; never shown.
    @ShownText package var accessibilityIdentifier: String? = nil
    /// The accent colour of this element and everything in it; nil if the app sets none. ``ColorStyle/accent`` goes back to the desktop's.
    package var tint: ColorStyle?
    /// The node of the menu that a secondary click opens, see ``TreeHost/menu(_:)``.
    package var menu: NodeID?
    /// The node that says what a drag of it carries, see ``TreeHost/dragged(_:)``.
    package var drag: NodeID?
    /// What few elements have; nil for none of it.
    private var storedRare: StoredRareTraits?
    /// The node whose focus state follows the keyboard focus in it, see ``Event/focus(_:_:)``.
    package var focus: NodeID?
    /// The keys that act like a click on it.
    package var shortcut: KeyShortcut?
    /// Where it is in a toolbar; nil if it is in none.
    package var toolbarPlace: ToolbarPlace?

    package init() {}

    /// The fields that few elements have.
    package var rare: RareTraits {
      get { storedRare?.traits ?? RareTraits() }
      set { storedRare = newValue == RareTraits() ? nil : StoredRareTraits(newValue) }
    }

    /// Whether there are any of these.
    package var hasRare: Bool { storedRare != nil }
  }
}

extension Element.Kind {
  package static func control(_ element: some ControlElement) -> Element.Kind { .control(AnyControl(element: element)) }

  /// The control, if it is one.
  package var control: (any ControlElement)? {
    if case .control(let control) = self { control.element } else { nil }
  }

  /// The control, if it is one of this type.
  package func control<Control: ControlElement>(_ type: Control.Type) -> Control? { control as? Control }

  /// Whether a menu can show it as an entry; if not, it stays in the bar.
  package var isMenuEntry: Bool { control?.menuEntry != nil }
}
