import Foundation
import Observation
import Sidelight
import SidelightCore
import SidelightWindowTesting
import Testing

/// Numbers and strings with looks that stand in the literals of texts, titles and labels.
@Suite("Numbers in texts", .serialized)
@MainActor struct LocalizedNumberTests {
  @Observable @MainActor final class Place {
    var locale = Locale(identifier: "en_US")
    var count = 1234
  }

  private struct Page: View {
    let place: Place

    var body: some View {
      let count = place.count
      VStack {
        Text("All \(count) files")
        Text("**Bold** \(count)")
        Text("Half \(1.5)")
        Text("Single \(Float(0.25))")
        Text("Two \(1234.5, specifier: "%.2f")")
        Text("Byte \(UInt8(200)), most \(UInt64.max), least \(Int8.min)")
        Text("Small \(7), below \(-1234567)")
        Text(verbatim: "Plain \(count)")
        Text("String \(String(count))")
        Button("Button \(count)") {}
        Label("Label \(count)", systemImage: "folder")
        Toggle("Toggle \(count)", isOn: .constant(true))
      }
      .navigationTitle("Title \(count)")
      .environment(\.locale, place.locale)
    }
  }

  private func expect(_ texts: String..., in app: TestApp, sourceLocation: SourceLocation = #_sourceLocation) {
    let shown = app.outline
    for text in texts { #expect(shown.contains(text), "\(text) is not in\n\(shown)", sourceLocation: sourceLocation) }
  }

  @Test(arguments: Depth.available) func `Numbers are written as the language of the environment has them`(depth: Depth) async throws {
    let place = Place()
    let app = try await TestApp(depth, height: 900) { NavigationStack { Page(place: place) } }
    expect(
      "All 1,234 files", "Bold 1,234", "Half 1.500000", "Single 0.250000", "Two 1,234.50",
      "Byte 200, most 18,446,744,073,709,551,615, least -128",
      "Small 7, below -1,234,567", "Plain 1234", "String 1234", "Button 1,234", "Label 1,234", "Toggle 1,234", in: app)
    place.locale = Locale(identifier: "de_DE")
    try await app.settle()
    expect(
      "All 1.234 files", "Bold 1.234", "Half 1,500000", "Two 1.234,50", "below -1.234.567", "Plain 1234", "String 1234", "Button 1.234",
      "Label 1.234", "Toggle 1.234", in: app)
    place.count = 12_345_678
    place.locale = Locale(identifier: "en_IN")
    try await app.settle()
    expect("All 1,23,45,678 files", "Button 1,23,45,678", in: app)
    try await app.close()
  }

  @Test func `A key of its own has the numbers as the desktop's language writes them, and two of the same numbers are the same`() {
    let number = 1234.formatted(.number)
    #expect(Text("\(1234)").content == number && LocalizedStringKey("a \(1234)").resolved == "a \(number)")
    #expect(Text("\(1234)") == Text("\(1234)") && Text("\(1234)") != Text("\(1235)"))
    #expect(Text("\(1.5, specifier: "%.1f")") == Text("\(1.5, specifier: "%.1f")"))
    #expect(Text("\(1.5, specifier: "%.1f")") != Text("\(1.5, specifier: "%.2f")"))
    #expect(Text("a **\(1234)** b").content == "a \(number) b")
    #expect(Text("\(5)") == Text(verbatim: "5"))
  }

  @Test(arguments: Depth.available) func `A string with looks shows its characters with them`(depth: Depth) async throws {
    var warning = AttributedString("full")
    warning.inlinePresentationIntent = .stronglyEmphasized
    let app = try await TestApp(depth) {
      VStack {
        Text("Disk \(warning) today")
        Button("Clear \(warning)") {}
      }
    }
    #expect(app.text("Disk full today").exists && app.button("Clear full").exists)
    try await app.close()
    #expect(
      Text("Disk \(warning) today") == Text(joining: [Text(verbatim: "Disk "), Text(joining: [Text(warning)]), Text(verbatim: " today")]))
  }
}
