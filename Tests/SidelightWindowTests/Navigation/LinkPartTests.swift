import Observation
import SidelightBridge
import SidelightCore
import SidelightGTK
import SidelightTesting
import SidelightUI
import SidelightWindowTesting
import Testing

/// Links that stand beside other things, in a row and outside of lists.
@MainActor @Suite("Links beside other things", .serialized) struct LinkPartTests {
  @Observable final class Desk {
    var selection: Int?
    var name: String?
    var hasBorder = false
  }

  /// Rows of which a link is a part only.
  private struct Mail: View {
    @Bindable var desk: Desk

    var body: some View {
      NavigationSplitView {
        List(selection: $desk.selection) {
          HStack {
            NavigationLink(value: 1) { Text("One") }
            Spacer()
            Menu("More") { NavigationLink("Elsewhere", value: 9) }
          }
          HStack {
            NavigationLink("Two", value: 2)
            NavigationLink("Three", value: 3)
            Text("Both")
          }
        }
        .navigationTitle("Links")
      } detail: {
        Text("Shows \(desk.selection ?? 0)").navigationTitle("Detail")
      }
    }
  }

  @Test(arguments: Depth.available, [900.0, 400])
  func `A link in a row selects what it leads to`(depth: Depth, width: Double) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: width, height: 400) { Mail(desk: desk) }
    let isNarrow = width == 400
    func goBack() async throws { if isNarrow { try await app.button("Back").click() } }
    try await app.button("One").click()
    #expect(desk.selection == 1 && app.text("Shows 1").isVisible)
    if !isNarrow { #expect(try app.row("One, More").isSelected) }
    try await goBack()
    try await app.button("Three").click()
    #expect(desk.selection == 3 && app.text("Shows 3").isVisible)
    try await goBack()
    try await app.row("Two, Three, Both").click()
    #expect(desk.selection == 2)
    try await app.close()
  }

  /// A list that selects something else than what its links lead to.
  private struct Others: View {
    @Bindable var desk: Desk

    var body: some View {
      NavigationStack {
        List(["Oak", "Elm"], id: \.self, selection: $desk.name) { name in
          HStack {
            Text(name)
            NavigationLink("Number of \(name)", value: name.count)
          }
        }
        .navigationTitle("Trees").navigationDestination(for: Int.self) { Text("Letters: \($0)").navigationTitle("Number") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `A link to what the list does not select leads on as anywhere`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth, width: 400, height: 400) { Others(desk: desk) }
    try await app.button("Number of Elm").click()
    #expect(app.title == "Number" && desk.name == nil)
    try await app.button("Back").click()
    try await app.row("Oak").click()
    #expect(desk.name == "Oak")
    try await app.close()
  }

  private struct Exclaiming: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("!")
      }
    }
  }

  private struct Looks: View {
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Automatic", value: 1)
          NavigationLink(value: 2) {
            HStack {
              Text("Plain")
              Spacer()
            }
          }
          .buttonStyle(.plain)
          NavigationLink("Bordered", value: 3).buttonStyle(.bordered)
          NavigationLink("Arrow", value: 4).navigationLinkIndicatorVisibility(.visible)
          NavigationLink("Styled", value: 5).buttonStyle(Exclaiming())
          NavigationLink("Off", value: nil as Int?).buttonStyle(Exclaiming())
        }
        .navigationTitle("Root").navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("Page \($0)") }
      }
    }
  }

  @Test(arguments: Depth.available)
  func `Outside of lists it is a button without an arrow, or what a style makes of it`(depth: Depth) async throws {
    let app = try await TestApp(depth, width: 500, height: 500) { Looks() }
    let buttons = app.driver.tree.all.compactMap { $0.element.kind.control(ButtonElement.self) }.filter { $0.style != .bare }
    #expect(buttons.map(\.style) == [.borderless, .plain, .bordered, .borderless])
    #expect(buttons.map(\.hasChevron) == [false, false, false, true])
    #expect(buttons.allSatisfy { $0.weighsAsText })
    for (number, title) in ["Automatic", "Plain", "Bordered", "Arrow", "Styled"].enumerated() {
      try await app.button(title).click()
      #expect(app.title == "Page \(number + 1)")
      try await app.button("Back").click()
    }
    #expect(try !app.button("Off").isEnabled)
    if depth == .window {
      let controllers = app.renderer?.controllers.values.compactMap { $0 as? ButtonController } ?? []
      let plain = controllers.first { $0.element.kind.control(ButtonElement.self)?.style == .plain }
      #expect(plain?.widget.width == 500, "The label fills what there is.")
    }
    try await app.close()
  }

  private struct Boxes: View {
    let isHidden: Bool

    var body: some View {
      NavigationStack {
        List { NavigationLink("Boxed") { Text("Page") } }.listStyle(.insetGrouped)
        List { NavigationLink("Flat") { Text("Page") } }.listStyle(.plain)
        Form { NavigationLink("Form") { Text("Page") } }.formStyle(.grouped)
      }
      .navigationLinkIndicatorVisibility(isHidden ? .hidden : .automatic)
    }
  }

  @Test(arguments: Depth.available, [true, false])
  func `A row that is a link has GNOME's arrow in a boxed list`(depth: Depth, isHidden: Bool) async throws {
    let app = try await TestApp(depth, width: 500, height: 600) { Boxes(isHidden: isHidden) }
    #expect(try app.row("Boxed").hasChevron == !isHidden)
    #expect(try app.row("Form").hasChevron == !isHidden)
    #expect(try !app.row("Flat").hasChevron)
    try await app.close()
  }

  /// The places of GNOME's arrow, in text of several sizes.
  private struct Arrows: View {
    var body: some View {
      NavigationStack {
        List {
          NavigationLink("Usual") { Text("Page") }
          NavigationLink("Large") { Text("Page") }.font(.largeTitle)
          Picker("Choice", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.navigationLink)
        }
        .listStyle(.insetGrouped)
        Form { NavigationLink("Form") { Text("Page") } }.formStyle(.grouped).font(.caption)
      }
    }
  }

  @Test(.needsWindow) func `The arrow has one size everywhere, whatever the text beside it`() async throws {
    let app = try await TestApp(.window, width: 500, height: 700) { Arrows() }
    /// GTK gives a picture all the height of its row, and draws it in its own size.
    func sizes() throws -> [Int] {
      let window = try #require(app.renderer?.windows.first?.window)
      let arrows = window.visibleTree.compactMap { $0 as? ImageWidget }.filter { $0.iconName == "go-next-symbolic" && $0.isMapped }
      return arrows.map(\.pixelSize)
    }
    #expect(try sizes() == [16, 16, 16, 16])
    try await app.close()
  }
}
