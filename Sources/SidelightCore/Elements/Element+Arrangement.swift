extension Element {
  /// The arrangements around what the element is, the innermost one first.
  package func modifiers(_ hosts: LayoutHosts) -> [any Arrangement] {
    guard let traits = storedTraits?.traits, traits.hasRare, traits.rare.layoutPriority != 0 else {
      return layout.isEmpty ? [] : layout.map { $0.arrangement(hosts) }
    }
    return layout.map { $0.arrangement(hosts) } + [PriorityArrangement(traits.rare.layoutPriority)]
  }

  /// What the element says to the arrangement around it.
  package func childValues(in slot: Slot) -> ChildValues {
    var values = ChildValues(isDecoration: slot != .body)
    guard let traits = storedTraits?.traits, traits.hasRare else { return values }
    if let cell = traits.rare.gridCell { values.cell = cell }
    values.sayings = traits.rare.layoutSayings
    return values
  }
}

extension Element.Kind {
  /// How it lays out children of these kinds; nil for what is asked as a whole.
  package func arrangement(of children: some Sequence<Element.Kind>, _ hosts: LayoutHosts) -> (any Arrangement)? {
    switch self {
    case .stack(let stack) where stack.cells == nil:
      StackArrangement(
        stack.axis, alignment: GuideKey(stack.alignment, along: stack.axis.crossing), spacing: stack.distance(between: children))
    case .layers(let layers): LayersArrangement(alignment: GuidePair(layers.alignment))
    case .arranged(let arranged): arranged.arrangement(hosts)
    default: nil
    }
  }

  /// What it is to the arrangement around it where it has no children.
  package var leaf: LayoutNode.Content {
    switch self {
    case .spacer(let spacer): .arranged(SpacerArrangement(axis: spacer.axis, minLength: spacer.minLength ?? 0))
    case .color, .shape, .drawing: .arranged(FillArrangement())
    case .text: .leaf(Leaf(spacing: .text, saysGuides: true))
    case .label, .control: .leaf(Leaf(saysGuides: true))
    case .image(let image): .leaf(Leaf(widthFollowsHeight: image.isResizable))
    // Text in it has baselines.
    case .stack: .leaf(Leaf(saysGuides: true))
    case .scroll: .leaf(Leaf(fillsRoom: true))
    case .list: .leaf(Leaf(fillsRoom: true, staysClearOfGlass: true))
    default: .leaf(Leaf())
    }
  }

  /// Whether its view is told where it is, see ``Event/placed(_:_:)``.
  package var asksForPlace: Bool {
    switch self {
    case .arranged(.reader): true
    case .layers(let layers): layers.tellsPlace
    default: false
    }
  }

  /// Whether its view is told how far it is covered, see ``Event/covered(_:_:)``.
  package var asksForCover: Bool {
    switch self {
    case .scroll, .list: true
    default: asksForPlace
    }
  }

  /// How far something covers what scrolls at its edges.
  package var cover: Insets {
    switch self {
    case .scroll(let scroll): scroll.cover
    case .list(let list): list.cover
    default: Insets()
    }
  }

  /// Whether its view is told how much of it can be seen, see ``Event/visiblePart(_:_:)``.
  package var asksForVisiblePart: Bool { if case .layers(let layers) = self { layers.tellsVisiblePart } else { false } }

  /// Along which axis its views are made when they can be seen, see ``Event/seen(_:_:)``; nil for all else.
  package var lazyAxis: Axis2D? { if case .arranged(.lazy(let lazy)) = self { lazy.axis } else { nil } }

  /// Along which axis its children follow one another.
  package var axis: Axis2D { if case .stack(let stack) = self { stack.axis } else { lazyAxis ?? .vertical } }

  /// Whether it lays out its children.
  package var laysOutChildren: Bool {
    switch self {
    case .stack(let stack): stack.cells == nil
    case .layers, .arranged: true
    default: false
    }
  }

  /// Along which axes it scrolls, so that it offers nothing along them.
  package var openAxes: Set<Axis2D> {
    guard case .scroll(let scroll) = self else { return [] }
    return Set((scroll.scrollsHorizontally ? [.horizontal] : []) + (scroll.scrollsVertically ? [.vertical] : []))
  }
}

extension StackElement {
  /// The distance between children of these kinds: the one that is said, or the usual one. Lines of text belong closer together than controls do.
  package func distance(between children: some Sequence<Element.Kind>) -> Double {
    spacing ?? Spacing.usual(along: axis, areTexts: children.allSatisfy { if case .text = $0 { true } else { false } })
  }
}
