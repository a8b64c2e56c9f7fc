import SidelightCore
@_spi(Nodes) import SidelightGraph

/// A view outside of lists whose actions may be shown, as what shows them knows it.
@MainActor protocol SwipeRegion: SwipeAround {
  /// Hides the actions; false where none are shown.
  @discardableResult func close() -> Bool
  /// An action was chosen.
  func choose(_ action: SwipeAction)
  /// The actions take so many pixels.
  func stripMeasured(_ width: Double)
  /// Something was pressed among the actions.
  func stripPressed()
}

/// The actions that are shown over a view.
struct SwipeStripState: Equatable {
  let edge: SwipeEdge
  /// From the edge inward.
  var actions: [SwipeAction]
  /// How wide they are, and how wide the view is, in pixels; 0 while that is not known.
  var stripWidth = 0.0
  var width = 0.0
  /// Whether letting go performs the first one.
  var isFull = false

  /// How far the view makes room for them, towards where text ends.
  var way: Double { (edge == .leading ? 1 : -1) * (isFull ? max(width, stripWidth) : stripWidth) }
}

/// A view that moves aside for its actions.
struct SwipeRegionView<Content: View>: View {
  let content: Content
  let strip: SwipeStripState?
  let wasOpen: Bool
  /// Whether nothing around it closes it.
  let isAlone: Bool
  let region: SwipeRegionReference

  var body: some View {
    let pressed = PressView(
      SwipeContentView(content: content, region: region), isAlone && strip != nil ? PressManner(isShared: true) : nil,
      make: { [region] in SwipePress { if $0 == .ended { region.region?.close() } } }, refresh: { _ in })
    let moved = LayeredView(
      content: pressed, layer: .views(EmptyView()), slot: .overlay, alignment: .center,
      effect: wasOpen ? .moved(x: strip?.way ?? 0, y: 0) : nil, name: "swipeActions")
    let clipped = LayeredView(
      content: moved, layer: .views(EmptyView()), slot: .overlay, alignment: .center,
      effect: strip == nil ? nil : .clipped(.place, .nonZero), name: "swipeActions")
    LayeredView(
      content: clipped, layer: .views(SwipeStrip(state: strip, region: region)), slot: .overlay,
      alignment: Alignment(horizontal: strip?.edge == .leading ? .leading : .trailing, vertical: .center), name: "swipeActions")
  }
}

/// Names a view with swipe actions, and does not keep it alive.
@MainActor final class SwipeRegionReference {
  weak var region: (any SwipeRegion)?
}

/// Hears of presses.
private final class SwipePress: PressHandler {
  private let heard: (Press.Phase) -> Void

  init(_ heard: @escaping (Press.Phase) -> Void) { self.heard = heard }

  func hear(_ press: Press, _ space: @escaping (AnyHashable) -> LayoutFrame?) { heard(press.phase) }

  func cancel() {}
}

/// The buttons at the edge of a view that was swiped.
private struct SwipeStrip: View {
  let state: SwipeStripState?
  let region: SwipeRegionReference

  var body: some View {
    if let state {
      let count = state.actions.count
      PressView(
        HStack(spacing: 6) {
          // The first action lies at the edge.
          ForEach(state.edge == .leading ? Array(0..<count) : (0..<count).reversed(), id: \.self) { index in
            if state.actions.indices.contains(index) { SwipeButton(action: state.actions[index], region: region) }
          }
        }
        .padding(.horizontal, 6)
        .fixedSize()
        .onPlaceChange(of: { $0.frame.size.width }) { _, width in region.region?.stripMeasured(width) },
        PressManner(isShared: true),
        make: { SwipePress { if $0 == .began { region.region?.stripPressed() } } }, refresh: { _ in })
    }
  }
}

/// An action as a button: its symbol, or its title where it has none.
private struct SwipeButton: View {
  let action: SwipeAction
  let region: SwipeRegionReference

  var body: some View {
    if let tint = action.tint, !action.isDestructive {
      button.buttonStyle(.borderedProminent).tint(Color(style: tint))
    } else {
      button.buttonStyle(.bordered)
    }
  }

  private var button: some View {
    Button(role: action.isDestructive ? .destructive : nil) {
      region.region?.choose(action)
    } label: {
      if let symbol = action.symbol {
        Image(.variants([symbol] + action.simplerSymbols))
      } else {
        Text(verbatim: action.title)
      }
    }
    .disabled(!action.isEnabled)
    .accessibilityLabel(Text(verbatim: action.title))
    .labeling(Text(verbatim: action.title), action.symbol == nil ? nil : .help)
  }
}
