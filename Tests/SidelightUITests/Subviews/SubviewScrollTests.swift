import SidelightCore
import SidelightUI
import Testing

/// Views in what stands for a subview.
@MainActor struct SubviewScrollTests {
  private struct Cards: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack {
          Button("Go") { proxy.scrollTo("inner") }
          List(0..<5) { number in
            Group(
              subviews: Group {
                Text("a \(number)")
                if number == 3 { HStack { Text("b").id("inner") } }
              }
            ) { subviews in
              HStack { ForEach(subviews) { $0 } }
            }
          }
        }
      }
    }
  }

  @Test func `A view with an id in a subview of a row is scrolled to with the row`() throws {
    let stage = Stage(viewport: 5, Cards())
    let patches = try stage.patches { try stage.click("Go") }
    let targets = patches.compactMap { patch -> ScrollTarget.Place? in
      if case .scroll(_, let target) = patch { target.place } else { nil }
    }
    #expect(targets == [.row(3)])
  }
}
