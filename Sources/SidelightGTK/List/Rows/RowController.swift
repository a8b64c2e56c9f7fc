import SidelightBridge
package import SidelightCore

/// The list that a row stands in, as far as the row knows it.
@MainActor protocol RowOwner: AnyObject {
  /// What the list's own widget shows and says of the row has changed.
  func rowChanged(_ row: RowController)
  /// Whether the list is a form, in which arrows stand at the ends of rows.
  var isForm: Bool { get }
  /// The row has just said that it opens or closes the rows below it.
  func rowsFold(below row: NodeID)
  /// A part of the row with a use of its own, such as a triangle, was used.
  func use(_ part: RowPart, of row: NodeID)
  /// Whether the row has its place and all of its content.
  func isComplete(_ row: NodeID) -> Bool
}

/// One bound line of a list.
///
/// It has no widget of its own: the list shows its content as it is, so that a row costs what a hand-written one costs. Only a
/// chevron, a disclosure button, layout modifiers or several contents put a box around it.
@MainActor package final class RowController: Controller {
  /// The list that it stands in.
  weak var owner: (any RowOwner)?
  private var box: BoxWidget?
  private var chevron: ImageWidget?
  private var disclosure: ButtonWidget?
  private var badge: BadgeLabel?
  /// What holds the view behind the content.
  private var backdrop: LayoutContainer?
  private var editControls: RowEditControls?
  /// The actions that a swipe has revealed.
  private(set) var revealed: RowSwipeStrip?
  /// What opens and closes a row of an outline.
  var triangle: ImageWidget?
  /// Whether rows of an outline are in its list: a row that is none keeps room for a triangle, so that all texts begin at one line.
  var isAmongTriangles = false {
    didSet {
      guard isAmongTriangles != oldValue, row.role == .row, row.depth == nil else { return }
      if needsBox != (box != nil) { rearrange() } else { decorate() }
    }
  }
  private var isRearranging = false

  init(_ id: NodeID, _ element: Element, in renderer: Renderer) {
    super.init(id, element, in: renderer, core: nil)
  }

  var row: RowElement {
    if case .row(let row) = element.kind { row } else { RowElement(role: .row) }
  }

  private var needsBox: Bool {
    children.count != 1 || row.hasChevron || row.isExpanded != nil || row.insets != nil || level != nil || row.look?.needsBox == true
      || row.editing.showsControls || revealed != nil || !element.layout.isEmpty || isButton
  }

  /// A button would be drawn as wide as the row, with its label in the middle.
  private var isButton: Bool { children.first?.element.kind.control is ButtonElement }

  /// What is alone in the row.
  private var onlyContent: Element? { children.count == 1 && children[0].slot == .body ? children[0].element : nil }

  /// What it looks like in a form.
  var formRow: FormRow? { row.formRow(around: onlyContent) }

  /// Whether a click anywhere in it is one on the control that is alone in it.
  var usesControl: Bool { row.usesControl(onlyContent) }

  /// Uses the control that is alone in the row.
  func useControl() { children.first?.useInRow() }

  private var hasBackground: Bool { row.look?.hasBackground == true }

  package override func update(from old: Element?) {
    guard case .row(let before)? = old?.kind else { return }
    if before.isOpen != nil, row.isOpen != nil, before.isOpen != row.isOpen { owner?.rowsFold(below: id) }
    let changesShape = needsBox != (box != nil) || (before.look?.hasBackground == true) != hasBackground
    if changesShape { rearrange() } else if box != nil { decorate() }
    if before.role != row.role || before.isSelectable != row.isSelectable || before.activatesOnClick != row.activatesOnClick
      || before.isExpanded != row.isExpanded || before.look != row.look || before.depth != row.depth || before.isOpen != row.isOpen
      || (before.insets == nil) != (row.insets == nil)
    {
      owner?.rowChanged(self)
    }
  }

  override func controlChanged(from old: Element) {
    guard owner?.isForm == true, let content = onlyContent else { return }
    let looksOtherwise = row.formRow(around: old) != row.formRow(around: content)
    if looksOtherwise || row.usesControl(old) != row.usesControl(content) { owner?.rowChanged(self) }
  }

  package override func attach(_ child: Controller, at index: Int) {
    guard child.slot != .background else {
      child.place(Placement(.center, .center))
      return rearrange()
    }
    child.place(Placement(.start, .center))
    (child as? LabelController)?.setting = .row
    if let box, needsBox {
      return box.insert(child.widget, after: index > 0 ? children(in: .body)[index - 1].widget : triangle ?? beforeContent)
    }
    rearrange()
  }

  package override func detach(_ child: Controller) {
    guard child.slot != .background else {
      backdrop?.remove(child.widget)
      return
    }
    if let box { return box.remove(child.widget) }
    hold(nil)
  }

  package override func measureGreed() -> Greed {
    placeEnd()
    return Greed(true, false)
  }

  /// What stands behind the content is at the row's end. Content that takes all the room moves it there; else the first of it takes the room.
  private func placeEnd() {
    // Most rows have nothing there.
    guard badge != nil || chevron != nil || disclosure != nil || editControls != nil || endTriangle != nil else { return }
    var isTaken = children(in: .body).contains { $0.greed.horizontal }
    for widget in [badge?.widget, chevron, disclosure, endTriangle, editControls?.handle].compactMap({ $0 }) {
      widget.expandsHorizontally = !isTaken
      if widget.isVisible { isTaken = true }
    }
  }

  /// Builds the row's widget anew from its children.
  private func rearrange() {
    guard !isRearranging else { return }
    isRearranging = true
    defer { isRearranging = false }
    if let box {
      for child in children where child.widget.parent == box { box.remove(child.widget) }
      backdrop?.remove(box)
      self.box = nil
      chevron = nil
      disclosure = nil
      badge = nil
      editControls = nil
      revealed.map { box.remove($0.widget) }
      triangle = nil
    }
    hold(nil)
    if let backdrop {
      for child in children(in: .background) { backdrop.remove(child.widget) }
      self.backdrop = nil
    }
    guard needsBox else { return hold(children.first?.widget) }
    guard !children.isEmpty || row.isExpanded != nil || row.hasChevron || row.look?.badge != nil else { return }
    let box = BoxWidget(.horizontal, spacing: 6)
    for child in children(in: .body) { box.append(child.widget) }
    self.box = box
    decorate()
    hold(hasBackground ? backdrop(around: box) : box)
    applyLayout()
  }

  /// The view behind the content, in all of the row's place, and the content, which keeps the style's padding for itself.
  private func backdrop(around box: BoxWidget) -> LayoutContainer {
    let backdrop = LayoutContainer()
    StyleSheet.rows.read()
    backdrop.addClass("sidelight-backdrop")
    backdrop.clipsContent = true
    box.addClass("sidelight-row-content")
    for child in children(in: .background) { backdrop.insert(child.widget) }
    backdrop.insert(box)
    self.backdrop = backdrop
    return backdrop
  }

  /// Whether the chevron is there. For tests.
  package var shownChevron: Bool { chevron.map { $0.parent == box } ?? false }

  /// The distances that the app gave the content, as the margins around it have them; nil where there are none. For tests.
  package var shownInsets: Insets? {
    guard row.insets != nil, let box else { return nil }
    return Insets(
      top: Double(box.marginTop), leading: Double(box.marginStart - indentation), bottom: Double(box.marginBottom),
      trailing: Double(box.marginEnd))
  }

  private func decorate() {
    guard let box else { return }
    var margins = row.insets.map(Margins.init) ?? .zero
    margins.start += indentation
    box.setMargins(margins)
    if let new = row.look?.badge {
      let label = badge ?? BadgeLabel()
      if badge == nil { box.insert(label.widget, after: children(in: .body).last?.widget) }
      badge = label
      label.show(new)
    } else if let old = badge {
      box.remove(old.widget)
      badge = nil
    }
    decorateForEditing(box)
    decorateForSwipe(box)
    updateTriangle(in: box, after: beforeContent)
    if row.hasChevron, chevron == nil {
      let image = ImageWidget.chevron()
      box.append(image)
      chevron = image
    } else if !row.hasChevron, let image = chevron {
      box.remove(image)
      chevron = nil
    }
    if row.role == .header, let isExpanded = row.isExpanded {
      let button = disclosure ?? makeDisclosure(in: box)
      button.iconName = isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
      button.setClass("sidelight-folded", !isExpanded)
      button.updateAccessible(.expanded(isExpanded))
    } else if let button = disclosure {
      box.remove(button)
      disclosure = nil
    }
    placeEnd()
  }

  private func decorateForEditing(_ box: BoxWidget) {
    guard row.editing.showsControls else {
      if let controls = editControls {
        box.remove(controls.leading)
        box.remove(controls.handle)
        editControls = nil
      }
      return
    }
    let controls = editControls ?? RowEditControls { [weak self] in self?.deleteAlone() }
    if editControls == nil {
      box.insert(controls.leading, after: nil)
      box.append(controls.handle)
      editControls = controls
    }
    controls.show(row.editing)
  }

  /// What a finger moves the row by, while it is seen.
  var handle: Widget? { editControls.map(\.handle).flatMap { $0.isMapped ? $0 : nil } }

  /// What stands before the content.
  private var beforeContent: Widget? { editControls?.leading ?? (revealed?.edge == .leading ? revealed?.widget : nil) }

  /// Shows actions at an edge, or none.
  func reveal(_ strip: RowSwipeStrip?) {
    if let old = revealed?.widget, let box, old.parent == box { box.remove(old) }
    revealed = strip
    if needsBox != (box != nil) { rearrange() } else if box != nil { decorate() }
  }

  private func decorateForSwipe(_ box: BoxWidget) {
    guard let revealed, revealed.widget.parent == nil else { return }
    if revealed.edge == .leading { box.insert(revealed.widget, after: nil) } else { box.append(revealed.widget) }
  }

  private func deleteAlone() { owner?.use(.deleteButton, of: id) }

  private func makeDisclosure(in box: BoxWidget) -> ButtonWidget {
    let button = ButtonWidget()
    for name in ["flat", "image-button", "sidelight-disclosure"] { button.addClass(name) }
    button.horizontalAlign = .end
    button.verticalAlign = .center
    button.isFocusable = false
    button.setAccessibleLabel("Show or Hide Section")
    button.connect(ButtonWidget.clicked) { [weak self] in
      guard let self else { return }
      owner?.use(.disclosure, of: id)
    }
    box.append(button)
    disclosure = button
    return button
  }

  /// What a screen reader says for the row: its own label, or the texts in it.
  ///
  /// - Parameter row: what ``row`` is now, which whoever asks has at hand.
  func accessibleText(as row: RowElement) -> String {
    if let label = element.storedTraits?.traits.accessibilityLabel { return label }
    let badge = row.badge?.text.string
    // Most rows are one text.
    if badge == nil, children.count == 1, children[0].slot == .body, let name = children[0].loneName { return name }
    var texts = textsInside
    if let badge { texts.append(badge) }
    return texts.joined(separator: ", ")
  }

  /// A name in the row changed. A row that is being bound is named when all of it is there.
  package override func innerNameChanged() -> Bool {
    if owner?.isComplete(id) == true { renderer?.settleLater(self) }
    return true
  }

  package override func settle() { owner?.rowChanged(self) }
}
