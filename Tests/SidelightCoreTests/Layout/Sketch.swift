import SidelightCore

/// A view in a few words, from which a test makes a tree: `hstack(.leaf("A", 50, 20), .text("B", 12).padding(4))`.
struct Sketch {
  var name: String?
  var content: LayoutNode.Content
  var modifiers: [any Arrangement] = []
  var values = ChildValues()
  var children: [Sketch] = []
  var fact: SketchFact?

  /// A leaf of a range of sizes.
  static func leaf(_ name: String, _ width: SketchRange, _ height: SketchRange, bends: Bool = false) -> Sketch {
    Sketch(
      name: name, content: .leaf(Leaf(widthFollowsHeight: bends)), fact: .box(width, height))
  }

  /// A leaf of one size.
  static func leaf(_ name: String, _ width: Double, _ height: Double) -> Sketch {
    leaf(name, SketchRange(width), SketchRange(height))
  }

  /// A text of so many letters, each 8 wide, in lines that are 17 high. It may be wrapped after each letter, and is never cut.
  static func text(_ name: String, _ letters: Int) -> Sketch {
    Sketch(name: name, content: .leaf(Leaf(spacing: .text, saysGuides: true)), fact: .text(letters))
  }

  /// A leaf that answers what a closure says.
  static func odd(_ name: String, saysGuides: Bool = false, _ answer: @escaping (Proposal) -> Size) -> Sketch {
    Sketch(name: name, content: .leaf(Leaf(saysGuides: saysGuides)), fact: .closure(answer))
  }

  static func color(_ name: String) -> Sketch { Sketch(name: name, content: .arranged(FillArrangement())) }
  static func spacer(_ axis: Axis2D?, _ least: Double? = nil, _ name: String? = nil) -> Sketch {
    Sketch(name: name, content: .arranged(SpacerArrangement(axis: axis, minLength: least)))
  }
  static func arranged(_ arrangement: any Arrangement, _ children: [Sketch]) -> Sketch {
    Sketch(content: .arranged(arrangement), children: children)
  }

  func named(_ name: String) -> Sketch { changed { $0.name = name } }
  func modified(_ modifier: any Arrangement) -> Sketch { changed { $0.modifiers.append(modifier) } }
  func padding(_ length: Double) -> Sketch {
    modified(PaddingArrangement(Insets(top: length, leading: length, bottom: length, trailing: length)))
  }
  func frame(_ width: Double?, _ height: Double?, _ alignment: GuidePair = .center) -> Sketch {
    modified(FrameArrangement(width: width, height: height, alignment: alignment))
  }
  func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, _ alignment: GuidePair = .center
  ) -> Sketch {
    modified(
      FrameArrangement(
        minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth, minHeight: minHeight, idealHeight: idealHeight,
        maxHeight: maxHeight, alignment: alignment))
  }
  func fixed(_ horizontal: Bool = true, _ vertical: Bool = true) -> Sketch {
    modified(FixedSizeArrangement(horizontal: horizontal, vertical: vertical))
  }
  func fit(_ ratio: Double? = nil) -> Sketch { modified(AspectArrangement(ratio: ratio, fills: false)) }
  func fill(_ ratio: Double? = nil) -> Sketch { modified(AspectArrangement(ratio: ratio, fills: true)) }
  func offset(_ x: Double, _ y: Double) -> Sketch { modified(OffsetArrangement(x: x, y: y)) }
  func position(_ x: Double, _ y: Double) -> Sketch { modified(PositionArrangement(x: x, y: y)) }
  func priority(_ priority: Double) -> Sketch { modified(PriorityArrangement(priority)) }
  func guide(_ key: GuideKey, _ value: Double) -> Sketch { modified(GuideArrangement(key, .length(value))) }
  func guide(_ key: GuideKey, _ value: @escaping @Sendable (Dimensions) -> Double) -> Sketch {
    modified(GuideArrangement(key, .computed(0, value)))
  }
  func cell(_ change: (inout GridCell) -> Void) -> Sketch { changed { change(&$0.values.cell) } }
  var decoration: Sketch { changed { $0.values.isDecoration = true } }

  private func changed(_ change: (inout Sketch) -> Void) -> Sketch {
    var copy = self
    change(&copy)
    return copy
  }
}

func hstack(_ children: Sketch..., align: GuideKey? = nil, spacing: Double? = nil) -> Sketch {
  .arranged(StackArrangement(.horizontal, alignment: align, spacing: spacing), children)
}
func vstack(_ children: Sketch..., align: GuideKey? = nil, spacing: Double? = nil) -> Sketch {
  .arranged(StackArrangement(.vertical, alignment: align, spacing: spacing), children)
}
func zstack(_ children: Sketch..., align: GuidePair = .center) -> Sketch {
  .arranged(LayersArrangement(alignment: align), children)
}
func grid(_ rows: Sketch..., align: GuidePair = .center, spacing: Double = 0) -> Sketch {
  .arranged(GridArrangement(alignment: align, horizontalSpacing: spacing, verticalSpacing: spacing), rows)
}
func row(_ cells: Sketch..., align: GuideKey? = nil) -> Sketch { .arranged(RowArrangement(alignment: align), cells) }
func fits(_ children: Sketch..., horizontal: Bool = true, vertical: Bool = true) -> Sketch {
  .arranged(FitsArrangement(horizontal: horizontal, vertical: vertical), children)
}

/// The least, the ideal and the greatest length of a leaf.
struct SketchRange: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var least, ideal, greatest: Double

  init(_ least: Double, _ ideal: Double, _ greatest: Double) { (self.least, self.ideal, self.greatest) = (least, ideal, greatest) }
  init(_ length: Double) { self.init(length, length, length) }
  init(floatLiteral value: Double) { self.init(value) }
  init(integerLiteral value: Int) { self.init(Double(value)) }

  /// From zero to any length.
  static let any = SketchRange(0, 10, .infinity)

  func length(_ offered: Double?) -> Double { offered.map { min(max($0, least), greatest) } ?? ideal }
}

enum SketchFact {
  case box(SketchRange, SketchRange)
  case text(Int)
  case closure((Proposal) -> Size)

  func size(_ proposal: Proposal) -> Size {
    switch self {
    case .box(let width, let height): return Size(width.length(proposal.width), height.length(proposal.height))
    case .closure(let answer): return answer(proposal)
    case .text(let letters):
      let offered = max(1, (proposal.width ?? .infinity) / 8)
      let line = offered >= Double(letters) ? letters : Int(offered)
      return Size(Double(line) * 8, Double((letters + line - 1) / max(1, line)) * 17)
    }
  }
}
