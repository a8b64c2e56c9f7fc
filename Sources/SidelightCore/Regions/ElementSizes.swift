/// How large elements are without a display: widgets as GNOME's theme has them, and letters that are all equally wide.
package struct ElementSizes {
  let tree: ElementTree
  let textScale: Double
  /// The size of the content of an element that lays it out itself, for a proposal.
  let content: (ElementTree.Node, Proposal) -> Size

  /// The width of a letter and the height of a line of a text of the usual size, in pixels.
  package static let letter = 7.0
  package static let line = 17.0
  /// The height of a button or a field.
  package static let controlHeight = 34.0
  private static let switchHeight = 26.0

  package func size(of node: ElementTree.Node, _ proposal: Proposal) -> Size {
    switch node.element.kind {
    case .text(let text): return size(of: text, proposal)
    case .image(let image): return size(of: image, proposal)
    case .divider: return divider(crossing: axis(around: node), proposal)
    case .label:
      let content = content(node, Proposal())
      return Size(min(content.width, proposal.width ?? .infinity), content.height)
    case .control(let control): return size(of: control.element, node, proposal)
    case .scroll(let scroll) where !scroll.scrollsVertically:
      return Size(proposal.width ?? 0, content(node, Proposal(width: nil, height: proposal.height)).height)
    case .spacer, .color, .shape, .drawing: return proposal.filled(by: Size(10, 10))
    default: return Size(proposal.width ?? 0, proposal.height ?? 0)
    }
  }

  private func axis(around node: ElementTree.Node) -> Axis2D? {
    guard let parent = node.parent, case .stack(let stack)? = tree[parent]?.element.kind else { return nil }
    return stack.axis
  }

  private func divider(crossing axis: Axis2D?, _ proposal: Proposal) -> Size {
    axis == .horizontal ? Size(1, proposal.height ?? 1) : Size(proposal.width ?? 1, 1)
  }

  // MARK: Texts and pictures

  private func scale(_ font: FontStyle) -> Double {
    let body = 14.7
    let scale = textScale * font.scale
    return switch font.face {
    case .size(let size): size / body * scale
    case .fixedSize(let size): size / body
    case .largeTitle: 1.8 * scale
    case .title, .title2: 1.35 * scale
    case .title3: 1.1 * scale
    case .caption, .caption2, .footnote: 0.82 * scale
    default: scale
    }
  }

  func size(of text: TextElement, _ proposal: Proposal) -> Size {
    let scale = scale(text.font)
    let (letter, height) = (Self.letter * scale, (Self.line * scale).rounded())
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false).map { max(1, $0.count) }
    let natural = Double(lines.max() ?? 1) * letter
    // A text is never narrower than a few of its letters.
    let width = max(min(natural, 3 * letter), min(natural, proposal.width ?? .infinity))
    let perLine = max(1, Int((width / letter + 0.001).rounded(.down)))
    let count = lines.reduce(0) { $0 + ($1 + perLine - 1) / perLine }
    return Size(width, Double(min(count, text.lineLimit ?? .max)) * height)
  }

  func size(of image: ImageElement, _ proposal: Proposal) -> Size {
    let natural =
      switch image.source {
      case .file, .address: 64.0
      case .symbol, .variants, .themed: 16 * scale(image.font)
      }
    guard image.isResizable else { return Size(natural, natural) }
    return proposal.filled(by: Size(natural, natural))
  }

  // MARK: Controls

  private func size(of control: any ControlElement, _ node: ElementTree.Node, _ proposal: Proposal) -> Size {
    let height = Self.controlHeight * max(1, textScale)
    func around(_ width: Double, _ least: Double = 0) -> Size {
      let content = content(node, Proposal(width: proposal.width.map { $0 - width }, height: nil))
      return Size(content.width + width, max(least, content.height))
    }
    switch control.controlRole {
    case .button, .menu:
      let button = control as? ButtonElement
      var size = button?.style == .plain || button?.style == .bare ? around(0) : around(34, height)
      if button?.sizing == .flexible, button?.isInToolbar == false { size.width = max(size.width, proposal.width ?? 0) }
      return size
    case .textField: return Size(max(60, proposal.width ?? 180), height)
    case .slider, .gauge: return Size(max(60, proposal.width ?? 120), height)
    case .progress:
      let isSpinner = (control as? ProgressElement).map { $0.fraction == nil && !$0.isBar } == true
      return isSpinner ? Size(16, 16) : Size(max(20, proposal.width ?? 150), 8)
    case .toggle: return around(52, Self.switchHeight * max(1, textScale))
    case .stepper, .picker, .datePicker, .colorPicker: return around(90, height)
    case .group, .disclosure: return around(24)
    case .hosted: return proposal.filled(by: Size(0, 0))
    }
  }
}
