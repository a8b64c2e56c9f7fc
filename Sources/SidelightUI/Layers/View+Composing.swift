import SidelightCore
public import SidelightGraph

/// What becomes of the colours of a view where it lies over something else.
///
/// Source: SwiftUI's `BlendMode`.
public enum BlendMode: Hashable, Sendable {
  /// It covers what lies behind it.
  case normal
  /// Colours become darker by each other.
  case multiply
  /// Colours become lighter by each other.
  case screen
  /// What lies behind becomes darker where it is dark, and lighter where it is light.
  case overlay
  /// The darker part of each colour is seen.
  case darken
  /// The lighter part of each colour is seen.
  case lighten
  /// What lies behind becomes lighter the lighter the view is.
  case colorDodge
  /// What lies behind becomes darker the darker the view is.
  case colorBurn
  /// As ``hardLight``, more gently.
  case softLight
  /// What lies behind becomes darker where the view is dark, and lighter where that is light.
  case hardLight
  /// How far the colours are apart.
  case difference
  /// As ``difference``, with less contrast.
  case exclusion
  /// The hue of the view, and all else of what lies behind.
  case hue
  /// The saturation of the view, and all else of what lies behind.
  case saturation
  /// Hue and saturation of the view, and the light of what lies behind.
  case color
  /// The light of the view, and hue and saturation of what lies behind.
  case luminosity
  /// The view is seen where something lies behind it.
  case sourceAtop
  /// The view lies behind what lies behind it.
  case destinationOver
  /// What lies behind the view is seen where the view is not.
  case destinationOut
  /// Colours are added to black.
  @available(*, unavailable, message: "Sidelight has no 'plusDarker': GTK adds no colours; use multiply")
  case plusDarker
  /// Colours are added.
  @available(*, unavailable, message: "Sidelight has no 'plusLighter': GTK adds no colours; use screen")
  case plusLighter

  fileprivate nonisolated var blend: LayerBlend? {
    switch self {
    case .normal: nil
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    default: nil
    }
  }
}

extension View {
  /// Shows of this view what lies below another one, as far as that is opaque.
  ///
  /// ```swift
  /// Image("harbour").mask { LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom) }
  /// ```
  ///
  /// The mask is offered the size of the view, and takes no clicks. A text in it is spoken: it is what people read, where a gradient is seen through
  /// it. Source: SwiftUI's `mask(alignment:_:)`.
  ///
  /// - Parameters:
  ///   - alignment: where the mask lies if it is smaller than the view.
  ///   - mask: the views of the mask.
  nonisolated public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    LayeredView(
      content: self, layer: .views(mask().foregroundStyle(Color.black)), slot: .overlay, alignment: alignment, effect: .masked, name: "mask"
    )
  }

  /// Shows of this view what lies below another one: the form before ``mask(alignment:_:)``, which takes its place.
  ///
  /// Source: SwiftUI's `mask(_:)`.
  ///
  /// - Parameter mask: the mask.
  @_disfavoredOverload nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }

  /// Says what becomes of the colours of this view where it lies over something else.
  ///
  /// ```swift
  /// ZStack {
  ///   Image("harbour")
  ///   Color.orange.blendMode(.multiply)
  /// }
  /// ```
  ///
  /// What lies behind it is what the first view around it has besides that has any: the stack, the overlay or the background that it stands in, as if
  /// ``compositingGroup()`` were said of that.
  /// Source: SwiftUI's `blendMode(_:)`.
  ///
  /// - Parameter blendMode: what becomes of the colours.
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    LayeredView(
      content: self, layer: .views(EmptyView()), slot: .overlay, alignment: .center, effect: blendMode.blend.map { .blended($0) },
      name: "blendMode")
  }

  /// Puts what is in this view together before anything is done to all of it, so that nothing in it meets the colours of what lies behind it.
  ///
  /// Source: SwiftUI's `compositingGroup()`.
  nonisolated public func compositingGroup() -> some View {
    LayeredView(
      content: self, layer: .views(EmptyView()), slot: .overlay, alignment: .center, effect: .isolated, name: "compositingGroup")
  }

  /// Draws this view as one picture before it is shown. On GNOME the renderer does so where that is of use; it looks the same, opaque or not.
  ///
  /// Source: SwiftUI's `drawingGroup(opaque:colorMode:)`.
  ///
  /// - Parameter opaque: whether there is nothing to see through, which makes nothing faster here.
  nonisolated public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

  /// Turns this view in space. Its place stays as it is.
  ///
  /// ```swift
  /// Card().rotation3DEffect(.degrees(isOpen ? 180 : 0), axis: (x: 0, y: 1, z: 0))
  /// ```
  ///
  /// Source: SwiftUI's `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  ///
  /// - Parameters:
  ///   - angle: how far.
  ///   - axis: what it turns about: a direction to the right, down and towards who looks, of any length above 0.
  ///   - anchor: a point of the view that the axis goes through.
  ///   - anchorZ: how far the axis lies in front of the view, in pixels.
  ///   - perspective: how much larger is what is nearer: 0 for not at all, as always where GTK draws without the graphics processor.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center, anchorZ: Double = 0, perspective: Double = 1
  ) -> some View {
    let numbers = [angle.degrees, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective]
    let isUsable = numbers.allSatisfy(\.isFinite) && (axis.x, axis.y, axis.z) != (0, 0, 0)
    if !isUsable {
      Problem.report(
        "rotation3DEffect(\(angle.degrees)°, axis: \(axis)) turns nothing: an axis with a length and finite numbers are meant.")
    }
    let effect = LayerEffect.turnedInSpace(
      angle.degrees, axis: SpaceAxis(x: axis.x, y: axis.y, z: axis.z), about: anchor.outlinePoint, depth: anchorZ,
      perspective: max(0, perspective))
    return LayeredView(
      content: self, layer: .views(EmptyView()), slot: .overlay, alignment: .center, effect: isUsable ? effect : nil,
      name: "rotation3DEffect")
  }
}
