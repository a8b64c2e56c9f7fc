import SidelightCore
import Testing

/// `safeAreaInset(edge:)`, `safeAreaPadding(_:)` and `ignoresSafeArea(_:edges:)`.
struct SafeAreaTests {
  private func bar(_ edge: InsetArrangement.Edge, _ length: Double, _ content: Sketch, _ name: String = "Bar", spacing: Double = 0)
    -> Sketch
  {
    let isVertical = edge == .top || edge == .bottom
    let bar: Sketch = isVertical ? .leaf(name, .any, .init(length)) : .leaf(name, .init(length), .any)
    return .arranged(InsetArrangement(edge, alignment: isVertical ? .center : .middle, spacing: spacing), [content, bar])
  }

  private func ignoring(_ content: Sketch, _ edges: SafeEdges = .all) -> Sketch { content.modified(IgnoringArrangement(edges)) }

  private func scroll(_ name: String) -> Sketch {
    Sketch(name: name, content: .leaf(Leaf(fillsRoom: true)), fact: .box(.any, .any))
  }

  @Test func `The modified view is inset by the size of the content`() {
    #expect(bar(.bottom, 30, .color("A")).picture(100, 100) == "A 0,0 100x70 | Bar 0,70 100x30")
    #expect(bar(.top, 30, .color("A"), spacing: 5).picture(100, 100) == "A 0,35 100x65 | Bar 0,0 100x30")
    #expect(bar(.leading, 30, .color("A")).picture(100, 100) == "A 30,0 70x100 | Bar 0,0 30x100")
    #expect(bar(.trailing, 30, .color("A")).picture(100, 100) == "A 0,0 70x100 | Bar 70,0 30x100")
  }

  @Test func `Expands the safe area of a view`() {
    #expect(bar(.bottom, 30, ignoring(.color("A"))).picture(100, 100) == "A 0,0 100x100 | Bar 0,70 100x30")
    #expect(bar(.top, 30, ignoring(.color("A"), .top)).picture(100, 100) == "A 0,0 100x100 | Bar 0,0 100x30")
    #expect(bar(.top, 30, ignoring(.color("A"), .bottom)).picture(100, 100) == "A 0,30 100x70 | Bar 0,0 100x30")
    #expect(bar(.leading, 30, ignoring(.color("A"))).picture(100, 100) == "A 0,0 100x100 | Bar 0,0 30x100")
  }

  @Test func `Its size is to others what it is without`() {
    #expect(bar(.bottom, 30, ignoring(.leaf("A", 50, 20))).answer(nil, nil) == "50x50")
    let beside = bar(.bottom, 30, vstack(.leaf("B", 10, 10), ignoring(.color("A")), spacing: 0))
    #expect(beside.picture(100, 100) == "B 45,0 10x10 | A 0,10 100x90 | Bar 0,70 100x30")
  }

  @Test func `Only what touches the edge goes on there`() {
    let inner = bar(.bottom, 30, ignoring(.color("A")).padding(5))
    #expect(inner.picture(100, 100) == "A 5,5 90x60 | Bar 0,70 100x30")
    let above = bar(.bottom, 30, vstack(ignoring(.color("A")), .leaf("B", 10, 10), spacing: 0))
    #expect(above.picture(100, 100) == "A 0,0 100x60 | B 45,60 10x10 | Bar 0,70 100x30")
  }

  @Test func `Bars in one another add up`() {
    let both = bar(.bottom, 20, bar(.bottom, 30, ignoring(.color("A")), "Inner"), "Outer")
    #expect(both.picture(100, 100) == "A 0,0 100x100 | Inner 0,50 100x30 | Outer 0,80 100x20")
    let corners = bar(.top, 20, bar(.leading, 30, ignoring(.color("A")), "Side"), "Top")
    #expect(corners.picture(100, 100) == "A 0,0 100x100 | Side 0,20 30x80 | Top 0,0 100x20")
    // A bar may go on below one around it.
    let under = bar(.bottom, 20, bar(.leading, 30, .color("A"), "Side").modified(IgnoringArrangement(.bottom)), "Bar")
    #expect(under.picture(100, 100) == "A 30,0 70x100 | Side 0,0 30x100 | Bar 0,80 100x20")
  }

  @Test func `Nothing goes on where nothing is covered`() {
    #expect(ignoring(.color("A")).picture(100, 100) == "A 0,0 100x100")
    #expect(ignoring(.leaf("A", 20, 20)).picture(100, 100) == "A 0,0 20x20")
    #expect(ignoring(.color("A").padding(10)).picture(100, 100) == "A 10,10 80x80")
  }

  @Test func `A padding of the safe area is room that others go on in`() {
    let insets = Insets(top: 10, leading: 20, bottom: 0, trailing: 0)
    let padded = ignoring(.color("A")).modified(PaddingArrangement(insets, isSafeArea: true))
    #expect(padded.picture(100, 100) == "A 0,0 100x100")
    #expect(Sketch.color("A").modified(PaddingArrangement(insets, isSafeArea: true)).picture(100, 100) == "A 20,10 80x90")
    #expect(ignoring(.color("A")).modified(PaddingArrangement(insets)).picture(100, 100) == "A 20,10 80x90")
  }

  @Test func `What scrolls goes on below bars, and hears how far it is covered`() {
    let sketch = bar(.top, 20, bar(.bottom, 30, scroll("A"), "Below", spacing: 4), "Above")
    #expect(sketch.picture(100, 100) == "A 0,0 100x100 | Below 0,70 100x30 | Above 0,0 100x20")
    #expect(sketch.insets(100, 100) == ["A": Insets(top: 20, bottom: 34)])
    // What ignores the bars is not covered.
    #expect(bar(.top, 20, ignoring(scroll("A"))).insets(100, 100)["A"] == nil)
    // A view that is no scroll view hears how far it could go on.
    #expect(bar(.top, 20, .color("A")).insets(100, 100)["A"] == Insets(top: 20))
  }

  @Test func `From right to left the edges change sides`() {
    let sketch = bar(.leading, 30, ignoring(.color("A"), .leading))
    #expect(sketch.picture(100, 100, rightToLeft: true) == "A 0,0 100x100 | Bar 70,0 30x100")
    let other = bar(.leading, 30, ignoring(.color("A"), .trailing))
    #expect(other.picture(100, 100, rightToLeft: true) == "A 0,0 70x100 | Bar 70,0 30x100")
    #expect(bar(.leading, 30, scroll("A")).insets(100, 100, rightToLeft: true)["A"] == Insets(leading: 30))
  }
}
