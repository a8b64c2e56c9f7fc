import SidelightCore
import Testing

/// How items of a toolbar stand before content.
@Suite("Capsules of toolbars") struct ToolbarCapsuleTests {
  @Test func `Neighbours of one place share a capsule, which what has none ends`() {
    let items: [ToolbarCapsule] = [
      .joined(.automatic), .joined(.automatic), .bare, .joined(.automatic), .joined(.primaryAction), .alone, .alone,
      .joined(.primaryAction),
    ]
    #expect(ToolbarCapsule.runs(of: items) == [0..<2, 3..<4, 4..<5, 5..<6, 6..<7, 7..<8])
    #expect(ToolbarCapsule.runs(of: []).isEmpty)
    #expect(ToolbarCapsule.runs(of: [.bare]).isEmpty)
  }

  private func element(_ control: any ControlElement, at place: ToolbarPlace?) -> Element {
    var element = Element(.control(control))
    element.traits.toolbarPlace = place
    return element
  }

  @Test func `Buttons are joined, groups stand alone, and what has a background of its own has no other`() {
    #expect(element(ButtonElement(isInToolbar: true), at: .automatic).toolbarCapsule == .joined(.automatic))
    #expect(element(ButtonElement(style: .borderedProminent), at: .automatic).toolbarCapsule == .bare)
    #expect(element(ButtonElement(), at: .confirmationAction).toolbarCapsule == .bare)
    #expect(element(GroupElement(.controls), at: .automatic).toolbarCapsule == .alone)
    #expect(element(TextFieldElement(text: "", title: FieldTitle("")), at: .automatic).toolbarCapsule == .bare)
    var bare = element(ButtonElement(), at: .automatic)
    bare.traits.rare.isWithoutToolbarBackground = true
    #expect(bare.toolbarCapsule == .bare)
  }
}
