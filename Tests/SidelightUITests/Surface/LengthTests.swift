import ReportSupport
import SidelightCore
import SidelightUI
import Testing

/// Lengths that are none.
@MainActor struct LengthTests {
  private func layout(of view: some View) throws -> [LayoutModifier] { try #require(Stage(view).tree.all.last).element.layout }

  @Test func `A length without an end, below zero or without a value is left out and reported`() throws {
    let reports = Reports()
    for length in [Double.infinity, -.infinity, .nan, -1] {
      #expect(
        try layout(of: Text("a").frame(width: length, height: 5)) == [.frame(FrameElement(minHeight: 5, idealHeight: 5, maxHeight: 5))])
      #expect(try layout(of: Text("a").frame(minWidth: length, idealWidth: length)) == [.frame(FrameElement())])
    }
    #expect(try layout(of: Text("a").padding(.nan)) == [.padding(Insets())])
    #expect(try layout(of: Text("a").padding(.top, .infinity)) == [.padding(Insets())])
    #expect(try layout(of: Text("a").padding(EdgeInsets(top: .infinity, leading: 3))) == [.padding(Insets(leading: 3))])
    #expect(Stage(VStack(spacing: .infinity) { Text("a") }).picture == Stage(VStack { Text("a") }).picture)
    #expect(Font.system(size: .nan).element == FontStyle())
    #expect(reports.all.contains { $0.hasPrefix("frame(width:height:alignment:) was given inf") })
    #expect(reports.all.contains { $0.hasPrefix("padding(_:) was given nan") })
  }

  @Test func `A greatest length may be infinite`() throws {
    #expect(try layout(of: Text("a").frame(maxWidth: .infinity)) == [.frame(FrameElement(maxWidth: .infinity))])
    #expect(try layout(of: Text("a").frame(maxWidth: .nan)) == [.frame(FrameElement())])
  }
}

/// The state of an app, which no view has.
@MainActor struct AppStateTests {
  private struct Program {
    @State var count = 1
    let start: Int
  }

  private struct Content: View {
    let program: Program
    let journal: Journal

    var body: some View {
      journal.note("body")
      return Button("Count \(program.count + program.start)") { program.count += 1 }
    }
  }

  @Test func `An app's state is kept, and the views that read it follow it`() throws {
    var program = Program(start: 10)
    connectState(of: &program)
    let stage = Stage(Content(program: program, journal: Journal()))
    try stage.click("Count 11")
    try stage.click("Count 12")
    #expect(program.count == 3)
    let copy = program
    copy.count = 0
    stage.settle()
    try stage.click("Count 10")
  }
}
