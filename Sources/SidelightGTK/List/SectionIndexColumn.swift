package import SidelightBridge
import SidelightCore

/// The labels of a list's sections, one below the other, and dots where not all have room. A click on one of them, or a drag over them, leads
/// to the section.
///
/// It is no stop of the focus: whoever uses the keyboard types what a row begins with. Assistive technology finds a group with an action for
/// each section.
@MainActor package final class SectionIndexColumn: WidgetLayout {
  package let widget = LayoutContainer()
  /// Hears which section the user wants to see.
  var choose: (SectionID) -> Void = { _ in }
  private var marks: [SectionMark] = []
  private var labels: [LabelWidget] = []
  private var dots: [LabelWidget] = []
  private let drag = DragGesture()
  /// Where the press under way began.
  private var pressed: Double?
  /// The section that it led to last.
  private var reached: SectionID?

  init() {
    widget.layout = self
    widget.requestMode = .constantSize
    widget.accessibleRole = .group
    widget.setAccessibleLabel("Section Index")
    drag.connect(DragGesture.began) { [weak self] _, y in
      self?.drag.claim()
      self?.press(y)
    }
    drag.connect(DragGesture.updated) { [weak self] _, way in if let self, let pressed { lead(to: pressed + way) } }
    drag.connect(DragGesture.ended) { [weak self] _, _ in self?.release() }
    drag.connect(DragGesture.cancelled) { [weak self] in self?.release() }
    widget.addController(drag)
  }

  func show(_ new: [SectionMark]) {
    guard new != marks else { return }
    marks = new
    while labels.count > new.count { widget.remove(labels.removeLast()) }
    while labels.count < new.count { labels.append(makeLabel()) }
    for (label, mark) in zip(labels, new) { label.text = mark.label }
    // At most one between each two of those that have room.
    while dots.count < new.count / 2 { dots.append(makeLabel("•")) }
    SpokenActions.set(new.isEmpty ? nil : new.map(\.label), of: widget) { [weak self] index in
      if let self, marks.indices.contains(index) { choose(marks[index].section) }
    }
    widget.queueResize()
  }

  private func makeLabel(_ text: String = "") -> LabelWidget {
    let label = LabelWidget(text)
    // The group says it all.
    label.accessibleRole = .presentation
    label.isSingleLine = true
    label.ellipsis = .end
    label.addClass("caption-heading")
    label.addClass("accent")
    widget.insert(label)
    return label
  }

  // MARK: Where the labels stand

  private func plan(in height: Int) -> SectionIndexPlan { SectionIndexPlan(count: marks.count, room: height / lineHeight) }

  private var lineHeight: Int { max(1, labels.first?.measure(.vertical).natural ?? 1) }

  /// How high it is where there are so many pixels; 0 where it has no room.
  func length(in height: Int) -> Int { plan(in: max(0, height)).lines.count * lineHeight }

  package func measure(_ orientation: Orientation, forSize: Int) -> Measurement { Measurement(minimum: 0, natural: 0) }

  package func allocate(width: Int, height: Int, baseline: Int) {
    let lineHeight = lineHeight
    var (shown, dotCount) = (Set<Int>(), 0)
    for (line, content) in plan(in: height).lines.enumerated() {
      let label: LabelWidget
      switch content {
      case .label(let index):
        label = labels[index]
        shown.insert(index)
      case .dot:
        guard dotCount < dots.count else { continue }
        label = dots[dotCount]
        dotCount += 1
      }
      label.isChildVisible = true
      _ = label.measure(.horizontal)
      label.allocate(x: 0, y: line * lineHeight, width: width, height: lineHeight)
    }
    for (index, label) in labels.enumerated() where !shown.contains(index) { label.isChildVisible = false }
    for dot in dots.dropFirst(dotCount) { dot.isChildVisible = false }
  }

  /// What it shows, from top to bottom. For tests.
  package var texts: [String] {
    plan(in: widget.height).lines.map { if case .label(let index) = $0 { labels[index].text } else { "•" } }
  }

  // MARK: Presses

  private func press(_ y: Double) {
    pressed = y
    lead(to: y)
  }

  private func release() {
    pressed = nil
    reached = nil
  }

  private func lead(to y: Double) {
    let height = widget.height
    guard height > 0, let index = plan(in: height).section(at: y / Double(height)), marks.indices.contains(index) else { return }
    let section = marks[index].section
    guard section != reached else { return }
    reached = section
    choose(section)
  }
}
