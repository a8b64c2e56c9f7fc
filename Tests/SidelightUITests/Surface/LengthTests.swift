import ReportSupport
import SidelightCore
import SidelightUI
import Testing

/// Lengths that are none.
@MainActor struct LengthTests {
  private func layout(of view: some View) throws -> [LayoutModifier] { try #require(Stage(view).tree.all.last).element.layout }

  private func fixed(width: Double) -> LayoutModifier {
    .frame(FrameElement(minWidth: width, idealWidth: width, maxWidth: width, minHeight: 5, idealHeight: 5, maxHeight: 5))
  }

  @Test(arguments: [(-.infinity, 0), (.nan, 0), (-1, 0), (32_001, 32_000), (.greatestFiniteMagnitude, 32_000)] as [(Double, Double)])
  func `A length that no display can show is the nearest that one can, and reported`(length: Double, usable: Double) throws {
    let reports = Reports()
    #expect(try layout(of: Text("a").frame(width: length, height: 5)) == [fixed(width: usable)])
    #expect(
      try layout(of: Text("a").frame(minWidth: length, idealHeight: length))
        == [.frame(FrameElement(minWidth: usable, idealHeight: usable))])
    #expect(
      try layout(of: Text("a").padding(length))
        == [.padding(Insets(top: usable, leading: usable, bottom: usable, trailing: usable))])
    #expect(try layout(of: Text("a").padding(.top, length)) == [.padding(Insets(top: usable))])
    #expect(
      try layout(of: Text("a").padding(EdgeInsets(top: length, leading: 3))) == [.padding(Insets(top: usable, leading: 3))])
    #expect(Stage(VStack(spacing: length) { Text("a") }).picture == Stage(VStack(spacing: usable) { Text("a") }).picture)
    for use in ["frame(width:height:alignment:)", "frame(minWidth:)", "padding(_:)", "padding(_:_:)"] {
      #expect(reports.all(beginning: "\(use) was given \(length), so \(Int(usable)) is used.").count == 1, "\(use)")
    }
  }

  @Test func `A length without an end is left out and reported`() throws {
    let reports = Reports()
    #expect(
      try layout(of: Text("a").frame(width: .infinity, height: 5)) == [.frame(FrameElement(minHeight: 5, idealHeight: 5, maxHeight: 5))])
    #expect(try layout(of: Text("a").frame(minWidth: .infinity, idealWidth: .infinity)) == [.frame(FrameElement())])
    #expect(try layout(of: Text("a").padding(.top, .infinity)) == [.padding(Insets())])
    #expect(Stage(VStack(spacing: .infinity) { Text("a") }).picture == Stage(VStack { Text("a") }).picture)
    #expect(reports.all(beginning: "frame(width:height:alignment:) was given inf").count == 1)
  }

  @Test(arguments: [Double.nan, -3, 0, .infinity])
  func `Letters of no size have the usual one`(size: Double) { #expect(Font.system(size: size).element == FontStyle()) }

  @Test func `A greatest length may be infinite`() throws {
    #expect(try layout(of: Text("a").frame(maxWidth: .infinity)) == [.frame(FrameElement(maxWidth: .infinity))])
    for length in [32_001, Double.greatestFiniteMagnitude] {
      #expect(try layout(of: Text("a").frame(maxHeight: length)) == [.frame(FrameElement(maxHeight: .infinity))])
    }
    #expect(try layout(of: Text("a").frame(maxWidth: .nan)) == [.frame(FrameElement(maxWidth: 0))])
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
