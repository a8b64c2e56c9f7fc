/// Children that are laid out in a way of their own, in slot `.body`.
package enum ArrangedElement: Equatable, Sendable {
  case grid(GridArrangement)
  case row(RowArrangement)
  case fits(FitsArrangement)
  /// As an app's own layout says.
  case hosted(LayoutVoice)
  /// Takes all that it is offered, and tells its view how large that is, see ``Event/placed(_:_:)``.
  case reader
  /// The second child stands at an edge of the first one, which has the rest of the room.
  case inset(InsetArrangement)
  /// Those that can be seen and some around them, see ``Event/seen(_:_:)``.
  case lazy(LazyElement)
}

/// A stack or grid of which those views are made that can be seen. Where they lie says the voice.
package struct LazyElement: Equatable, Sendable {
  package var voice: LayoutVoice
  package var axis: Axis2D
  /// Whether it takes all the room across its axis.
  package var takesAcross: Bool

  package init(_ voice: LayoutVoice, _ axis: Axis2D, takesAcross: Bool) {
    self.voice = voice
    self.axis = axis
    self.takesAcross = takesAcross
  }
}

/// Finds those who have a say in layout by closures.
package typealias LayoutHosts = (NodeID) -> (any LayoutHost)?

extension ArrangedElement {
  package func arrangement(_ hosts: LayoutHosts) -> any Arrangement {
    switch self {
    case .grid(let grid): grid
    case .row(let row): row
    case .fits(let fits): fits
    case .hosted(let voice): hosts(voice.node).map { HostedArrangement($0, version: voice.revision) } ?? ReaderArrangement()
    case .reader: ReaderArrangement()
    case .inset(let inset): inset
    case .lazy(let lazy):
      hosts(lazy.voice.node).map { HostedArrangement($0, version: lazy.voice.revision, isLazyAlong: lazy.axis) } ?? ReaderArrangement()
    }
  }
}

extension LayoutModifier {
  /// What the modifier does to what it stands around.
  package func arrangement(_ hosts: LayoutHosts = { _ in nil }) -> any Arrangement {
    switch self {
    case .padding(let insets): return PaddingArrangement(insets)
    case .safePadding(let insets): return PaddingArrangement(insets, isSafeArea: true)
    case .ignoring(let edges): return IgnoringArrangement(edges)
    case .frame(let frame): return FrameArrangement(frame)
    case .fixed(let horizontal, let vertical): return FixedSizeArrangement(horizontal: horizontal, vertical: vertical)
    case .aspect(let ratio, let fills): return AspectArrangement(ratio: ratio, fills: fills)
    case .position(let x, let y): return PositionArrangement(x: x, y: y)
    case .guide(let key, let voice):
      guard let host = hosts(voice.node) else { return PaddingArrangement(Insets()) }
      return GuideArrangement(key, .computed(voice.revision) { host.guide(in: $0) })
    case .relative(let frame):
      if case .computed(let voice) = frame.lengths { return RelativeArrangement(frame, hosts(voice.node)) }
      return RelativeArrangement(frame)
    case .direction(let isRightToLeft): return DirectionArrangement(isRightToLeft: isRightToLeft)
    }
  }
}
