/// Shows a tree: the GTK renderer in an app, the headless tree in tests. Patches are the only way to either.
@MainActor package protocol PatchConsumer: AnyObject {
  func apply(_ batch: PatchBatch)
  /// Applies a batch of one patch. It needs no array, which counts when rows are bound by the hundred.
  func apply(_ patch: Patch)
  /// Asks for one call of ``TreeHost/flush()``, before the next frame's layout. Called once until that flush.
  func requestFlush()
  /// Where a list is scrolled to; nil at its beginning, and where it shows nothing.
  func topRow(of list: NodeID) -> TopRow?
  /// Where the cursor of a field is, in characters; nil where it has none.
  func caret(of field: NodeID) -> Int?
  /// Does something in each frame before its layout, given its time in seconds, until that returns false; says whether there are frames that may
  /// show motion.
  func follow(frames body: @escaping @MainActor (Double) -> Bool) -> Bool
  /// How large a text is that is drawn within a width and a height, in pixels; nil for any.
  func measure(_ text: TextElement, width: Double?, height: Double?) -> DrawnTextSize
  /// How large an image is that a view draws, in pixels. One that is not known yet is told to the view, see ``Event/measured(_:)``.
  func measure(_ image: ImageElement, for view: NodeID) -> Size
  /// How large an element would be by itself, in pixels; nil while it isn't there.
  func ownSize(of element: NodeID) -> Size?
}

extension PatchConsumer {
  package func apply(_ patch: Patch) { apply(PatchBatch([patch])) }
  package func topRow(of list: NodeID) -> TopRow? { nil }
  package func caret(of field: NodeID) -> Int? { nil }
  package func follow(frames body: @escaping @MainActor (Double) -> Bool) -> Bool { false }

  package func ownSize(of element: NodeID) -> Size? { nil }
}

/// The owner of a tree, as its consumer sees it.
@MainActor package protocol TreeHost: AnyObject {
  /// Handles an event. State may change at once; the patches come with the next flush.
  func send(_ event: Event)
  /// Brings the tree up to date and applies the patches; does nothing when nothing is dirty.
  func flush()
  /// The rows of a list node; nil once the node is gone.
  func listSource(_ list: NodeID) -> (any ListSource)?
  /// Makes the entries of the menu of an element outside of lists.
  func menu(_ id: NodeID) -> [MenuItem]
  /// Makes the entries of the window's main menu; empty where it has none.
  func mainMenu() -> [MenuItem]
  /// What a drag of an element carries; nil if it can't be dragged. Asked when the drag begins.
  func dragged(_ id: NodeID) -> DropPayload?
  /// Tells a view what happens to things over it; says whether it takes them.
  func drop(_ id: NodeID, _ phase: DropPhase) -> Bool
  /// Tells a view of a key; says whether it keeps it to itself.
  func pressed(_ id: NodeID, _ key: KeyPressed) -> Bool
  /// What is copied of a view, or cut out of it; nil if there is nothing to copy.
  func copied(_ id: NodeID) -> DropPayload?
  /// What a view would paste.
  func pasteKinds(_ id: NodeID) -> DropKinds
  /// Lets a view look at the widget of an element in it.
  func inspect(_ id: NodeID, _ widget: AnyObject)
  /// Who makes the widget of an element that hosts one of the app's; nil once its node is gone.
  func widgetMaker(_ id: NodeID) -> (any WidgetMaker)?
  /// Who has a say in layout by the closures of an app's view; nil once its node is gone.
  func layoutHost(_ id: NodeID) -> (any LayoutHost)?
  /// How far a scrolled area that `asksForRest` is to be scrolled now that the user has left it; nil for as far as it is.
  func scrollRest(_ id: NodeID, _ end: ScrollEnd) -> Point?
}

/// Makes a widget of the app's own for an element. What it makes is known to the renderer alone.
@MainActor package protocol WidgetMaker: AnyObject {
  func makeWidget() -> AnyObject
  /// Brings the widget up to date.
  func update(_ widget: AnyObject)
  /// The widget is shown no more.
  func dismantle(_ widget: AnyObject)
}

extension TreeHost {
  package func mainMenu() -> [MenuItem] { [] }
  package func drop(_ id: NodeID, _ phase: DropPhase) -> Bool { false }
  package func pressed(_ id: NodeID, _ key: KeyPressed) -> Bool { false }
  package func copied(_ id: NodeID) -> DropPayload? { nil }
  package func pasteKinds(_ id: NodeID) -> DropKinds { [] }
  package func inspect(_ id: NodeID, _ widget: AnyObject) {}
  package func widgetMaker(_ id: NodeID) -> (any WidgetMaker)? { nil }
  package func layoutHost(_ id: NodeID) -> (any LayoutHost)? { nil }
  package func scrollRest(_ id: NodeID, _ end: ScrollEnd) -> Point? { nil }
}
