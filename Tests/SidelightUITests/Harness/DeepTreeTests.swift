import SidelightTesting
import SidelightUI
import Testing

/// What looks through the tree of views goes once to each of them, however deep they stand.
@Suite("The harness: deep trees", .timeLimit(.minutes(1))) @MainActor struct DeepTreeTests {
  private func nested(_ depth: Int, in content: AnyView) -> AnyView {
    (0..<depth).reduce(content) { inner, _ in AnyView(VStack { inner }) }
  }

  @Test(arguments: Depth.headless)
  func `The focus of a new window is found below 200 stacks`(depth: Depth) async throws {
    let app = try await TestApp(depth) { nested(200, in: AnyView(Button("Deep") {})) }
    #expect(try app.button("Deep").isFocused)
    try await app.close()
  }

  @Test(arguments: Depth.headless)
  func `What a row says and shows is found below 100 stacks`(depth: Depth) async throws {
    let app = try await TestApp(depth) {
      List {
        nested(100, in: AnyView(Text("Text")))
          .swipeActions {
            Button {
            } label: {
              nested(100, in: AnyView(Label("Flag", systemImage: "flag")))
            }
          }
      }
    }
    try await app.row("Text").swipe(.trailing, "Flag")
    try await app.close()
  }
}
