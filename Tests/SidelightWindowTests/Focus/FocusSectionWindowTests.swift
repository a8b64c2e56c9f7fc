import DisplaySupport
import Sidelight
import SidelightTesting
import SidelightWindowTesting
import Testing

/// Sections of the keyboard focus.
@Suite("Sections of the focus", .serialized)
@MainActor struct FocusSectionWindowTests {
  private struct Columns: View {
    let isSection: Bool
    var body: some View {
      HStack(alignment: .top, spacing: 40) {
        VStack(alignment: .leading) {
          Button("First") {}
          Button("Second") {}
          Spacer()
        }
        if isSection { last.focusSection() } else { last }
      }
      .frame(width: 300, height: 260)
    }
    private var last: some View {
      VStack(alignment: .leading) {
        Spacer()
        Button("Upper") {}
        Button("Lower") {}
      }
    }
  }

  @Test(.needsWindow) func `Tab goes through all of a section before it goes on`() async throws {
    let app = try await TestApp(.window, width: 500, height: 400) {
      VStack {
        HStack {
          VStack {
            Button("One") {}; Button("Two") {}
          }.focusSection()
          VStack {
            Button("Three") {}; Button("Four") {}
          }.focusSection()
        }
        Button("Five") {}
      }
    }
    #expect(try app.button("One").isFocused)
    for name in ["Two", "Three", "Four", "Five"] {
      try await app.press(.tab)
      #expect(try app.button(name).isFocused, "\(name)")
    }
    for name in ["Four", "Three", "Two", "One"] {
      try await app.press(.tab, .shift)
      #expect(try app.button(name).isFocused, "\(name)")
    }
    try await app.close()
  }

  @Test(.needsWindow) func `An arrow key that leads to a section finds what can have the focus at its other end`() async throws {
    let app = try await TestApp(.window, width: 500, height: 400) { Columns(isSection: true) }
    #expect(try app.button("First").isFocused)
    try await app.press(.right)
    #expect(try app.button("Upper").isFocused)
    // Within the section keys do what they do without one.
    try await app.press(.down)
    #expect(try app.button("Lower").isFocused)
    try await app.close()
  }

  @Test(.needsWindow) func `What lies nearer has the focus first, and a section that is empty does nothing`() async throws {
    let app = try await TestApp(.window, width: 500, height: 400) {
      HStack(alignment: .top) {
        Button("First") {}
        Button("Near") {}
        VStack { Text("Nothing") }.frame(width: 60, height: 200).focusSection()
        VStack {
          Spacer()
          Button("Far") {}
        }
        .frame(height: 200).focusSection()
      }
    }
    #expect(try app.button("First").isFocused)
    try await app.press(.right)
    #expect(try app.button("Near").isFocused)
    try await app.press(.right)
    #expect(try app.button("Far").isFocused)
    try await app.close()
  }

  @MainActor @Observable final class Setting { var isSection = true }

  private struct Changing: View {
    let setting: Setting
    var body: some View { Columns(isSection: setting.isSection) }
  }

  @Test(.needsWindow) func `A section that is none any more leaves nothing behind`() async throws {
    let setting = Setting()
    let app = try await TestApp(.window, width: 500, height: 400) { Changing(setting: setting) }
    setting.isSection = false
    try await app.settle()
    setting.isSection = true
    try await app.settle()
    try await app.press(.right)
    #expect(try app.button("Upper").isFocused)
    try await app.close()
  }
}
