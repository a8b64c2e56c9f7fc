import CSidelight

/// What becomes of colours where something lies over something else.
@MainActor package enum Blend {
  /// As GSK mixes them.
  case mixed(Mode)
  /// It is seen where something lies below it.
  case atop
  /// It lies below all that is there.
  case below
  /// What lies below it is seen where it is not.
  case cut

  /// Those of GskBlendMode that change anything.
  package enum Mode: UInt32, Sendable {
    case multiply = 1
    case screen, overlay, darken, lighten, colorDodge, colorBurn, hardLight, softLight, difference, exclusion, color, hue, saturation
    case luminosity
  }

  /// Draws one over the other.
  ///
  /// - Parameters:
  ///   - bottom: what lies below; nil for nothing.
  ///   - top: what is drawn over it.
  package func draw(_ bottom: RenderNode?, _ top: RenderNode, _ painter: Painter) {
    guard let bottom else {
      switch self {
      case .mixed, .below: return painter.draw(top)
      case .atop, .cut: return
      }
    }
    switch self {
    case .mixed(let mode): painter.blended(mode, { painter.draw(bottom) }, { painter.draw(top) })
    case .atop:
      painter.draw(bottom)
      painter.masked({ painter.draw(bottom) }) { painter.draw(top) }
    case .below:
      painter.draw(top)
      painter.draw(bottom)
    case .cut: painter.masked(isInverted: true, { painter.draw(top) }) { painter.draw(bottom) }
    }
  }
}

extension Painter {
  fileprivate func blended(_ mode: Blend.Mode, _ bottom: () -> Void, _ top: () -> Void) {
    unsafe gtk_snapshot_push_blend(snapshot, GskBlendMode(rawValue: mode.rawValue))
    bottom()
    unsafe gtk_snapshot_pop(snapshot)
    top()
    unsafe gtk_snapshot_pop(snapshot)
  }

  /// Draws what is seen through a mask, as far as that is opaque, or as far as it is not.
  package func masked(isInverted: Bool = false, _ mask: () -> Void, _ draw: () -> Void) {
    unsafe gtk_snapshot_push_mask(snapshot, isInverted ? GSK_MASK_MODE_INVERTED_ALPHA : GSK_MASK_MODE_ALPHA)
    mask()
    unsafe gtk_snapshot_pop(snapshot)
    draw()
    unsafe gtk_snapshot_pop(snapshot)
  }
}

extension LayoutClass {
  /// How a child meets what is drawn below it. What is alone in a container meets what lies below that, unless the container keeps it to itself.
  static func blend(of child: UnsafeMutablePointer<GtkWidget>) -> Blend? {
    let isContainer = unsafe g_type_check_instance_is_a(
      UnsafeMutableRawPointer(child).assumingMemoryBound(to: GTypeInstance.self), instances.type)
    guard isContainer != 0, let state = unsafe instances.fields(of: child) else { return nil }
    if let blend = state.blend { return blend }
    guard !state.isolates, state.masks == nil, state.draws == nil, let inner = unsafe gtk_widget_get_first_child(child),
      unsafe gtk_widget_get_next_sibling(inner) == nil
    else { return nil }
    return unsafe blend(of: inner)
  }

  /// Draws the children where some of them are masks, or meet what lies below them in their own way.
  static func compose(_ widget: UnsafeMutablePointer<GtkWidget>, _ state: LayoutState, on target: OpaquePointer) {
    let masks = state.masks?().filter { $0.parent != nil } ?? []
    let painter = unsafe Painter(target)
    guard state.masks != nil else { return unsafe compose(widget, state, without: [], on: painter) }
    painter.masked {
      for mask in masks { unsafe gtk_widget_snapshot_child(widget, mask.widget, target) }
    } _: {
      unsafe compose(widget, state, without: masks, on: painter)
    }
  }

  private static func compose(
    _ widget: UnsafeMutablePointer<GtkWidget>, _ state: LayoutState, without masks: [Widget], on painter: Painter
  ) {
    var drawn: [RenderNode] = []
    var (next, index) = (unsafe gtk_widget_get_first_child(widget), 0)
    while let child = unsafe next {
      unsafe next = unsafe gtk_widget_get_next_sibling(child)
      defer { index += 1 }
      for onlooker in state.onlookers where unsafe onlooker.child?.widget == child { onlooker.look(drawn) }
      guard !masks.contains(where: { unsafe $0.widget == child }),
        let node = RenderNode.record({ painter in
          let mask = state.mask?(index)
          unsafe mask?.push(on: painter.snapshot)
          unsafe Softness.draw(child, of: widget, on: painter.snapshot)
          if mask != nil { unsafe gtk_snapshot_pop(painter.snapshot) }
        })
      else { continue }
      if let blend = unsafe blend(of: child) {
        let bottom = drawn.isEmpty ? nil : RenderNode.record { painter in drawn.forEach(painter.draw) }
        drawn = RenderNode.record { blend.draw(bottom, node, $0) }.map { [$0] } ?? []
      } else {
        drawn.append(node)
      }
    }
    drawn.forEach(painter.draw)
  }
}
