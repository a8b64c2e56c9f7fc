import DisplaySupport
import SidelightBridge
import SidelightGTK
import SidelightUI
import SidelightWindowTesting
import Testing

@Suite("Labels in rows", .serialized)
@MainActor struct RowLabelTests {
  private struct Rows: View {
    var body: some View {
      List {
        Label("Alone", systemImage: "folder")
        HStack {
          Label("With others", systemImage: "folder")
          Spacer()
          Text("7")
        }
        VStack { Label("In a column", systemImage: "folder") }
      }
    }
  }

  @Test(.needsWindow)
  func `Titles stand in one line, whether a label is the row or lies across it with others`() async throws {
    let app = try await TestApp(.window, width: 400, height: 300) { Rows() }
    /// How far the title of a label is from its icon.
    func distance(_ title: String) throws -> Int? {
      let labels = try #require(app.renderer).controllers.values.compactMap { $0 as? LabelController }
      let label = labels.first { $0.core?.children.contains { ($0 as? LabelWidget)?.text == title } == true }
      return (label?.core as? BoxWidget)?.spacing
    }
    #expect(try distance("Alone") == 12)
    #expect(try distance("With others") == 12)
    #expect(try distance("In a column") == 8)
    try await app.close()
  }

  /// One of the library's own looks, which is another one later: no style of the library's does that.
  private struct ChosenStyle: PrimitiveButtonStyle {
    let _look: _ButtonLook?
    func makeBody(configuration: Configuration) -> some View { Button(configuration) }
  }

  private struct Buttons: View {
    let style: Choice<ChosenStyle>
    var body: some View {
      List {
        Label("Alone", systemImage: "folder")
        Group {
          Button {
          } label: {
            Label("Button", systemImage: "folder")
          }
          HStack {
            Button {
            } label: {
              Label("Beside others", systemImage: "folder")
            }
            Spacer()
          }
          Button {
          } label: {
            HStack {
              Label("With others", systemImage: "folder")
              Spacer()
              Text("7")
            }
          }
        }
        .buttonStyle(style.value)
      }
    }
  }

  @Test(.needsWindow)
  func `The label of a button without a frame stands where those of other rows do`() async throws {
    let style = Choice(ChosenStyle(_look: PlainButtonStyle()._look))
    let app = try await TestApp(.window, width: 400, height: 300) { Buttons(style: style) }
    /// Where the titles begin, from the left edge of the window.
    func titles() throws -> [Double] {
      let window = try #require(app.renderer?.windows.first?.window)
      let titles = window.visibleTree.compactMap { $0 as? LabelWidget }
      return try ["Alone", "Button", "Beside others", "With others"].map { name in
        try #require(titles.first { $0.text == name }?.bounds(in: window)).x
      }
    }
    let begun = try titles()
    #expect(Set(begun).count == 1, "\(begun)")
    style.value = ChosenStyle(_look: BorderedButtonStyle()._look)
    try await app.settle()
    let framed = try titles()
    #expect(framed[1] > framed[0])
    style.value = ChosenStyle(_look: PlainButtonStyle()._look)
    try await app.settle()
    let plain = try titles()
    #expect(Set(plain).count == 1, "\(plain)")
    try await app.close()
  }

  private struct Heights: View {
    let least: Choice<Double>
    var body: some View {
      List {
        Section("Header") {
          Text("Row")
          Text("Set in").listRowInsets(.leading, 40)
        }
      }
      .environment(\.defaultMinListRowHeight, least.value)
      .environment(\.defaultMinListHeaderHeight, least.value + 10)
    }
  }

  @Test(.needsWindow)
  func `Rows and headers are as high as the app wants them at least`() async throws {
    let least = Choice(60.0)
    let app = try await TestApp(.window, width: 400, height: 400) { Heights(least: least) }
    func heights() throws -> [Double] {
      let list = try #require(app.renderer?.controllers.values.compactMap { $0 as? ListController }.first)
      let places = list.places.values.sorted { ($0.item.position ?? 0) < ($1.item.position ?? 0) }
      return try places.map { try #require($0.item.child?.parent?.bounds(in: list.list)).height }
    }
    let shown = try heights()
    #expect(shown == [70, 60, 60])
    least.value = 8
    try await app.settle()
    #expect(try heights().allSatisfy { $0 < 40 })
    try await app.close()
  }
}
