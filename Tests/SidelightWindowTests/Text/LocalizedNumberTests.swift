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
    var isAlert = false
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
    #expect(app.page("Title 1,234").exists)
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

  private struct Row: Identifiable {
    let id: Int
    var name: String { "Row \(id)" }
  }

  /// Whatever takes a title or a label as a key of the languages.
  private struct Titles: View {
    let count: Int
    @Binding var isAlert: Bool

    var body: some View {
      TabView {
        Tab("Tab \(count)", systemImage: "folder") {
          NavigationStack {
            Form {
              Section("Section \(count)") {
                Picker("Picker \(count)", selection: .constant(1)) { Text("Option \(count)").tag(1) }
                TextField("Field \(count)", text: .constant(""))
                SecureField("Secret \(count)", text: .constant(""))
                Stepper("Stepper \(count)", value: .constant(1))
                DatePicker("Date \(count)", selection: .constant(Date(timeIntervalSince1970: 0)))
                ColorPicker("Colour \(count)", selection: .constant(.red))
                LabeledContent("Content \(count)", value: "a value")
                NavigationLink("Link \(count)") { Text("There") }
                Menu("Menu \(count)") { Button("Entry \(count)") {} }
                DisclosureGroup("Disclosure \(count)") { Text("inside") }
              }
              ProgressView("Progress \(count)", value: 0.5)
              Table([Row(id: 1)]) { TableColumn("Column \(count)") { Text($0.name) } }.frame(height: 100)
            }
            .navigationTitle("Title \(count)")
            .alert("Alert \(count)", isPresented: $isAlert) { Button("Answer \(count)") {} }
          }
        }
      }
    }
  }

  private struct TitlesPage: View {
    @Bindable var place: Place
    var body: some View { Titles(count: place.count, isAlert: $place.isAlert).environment(\.locale, place.locale) }
  }

  @Test(arguments: Depth.available) func `So they are in every title and label`(depth: Depth) async throws {
    let place = Place()
    place.locale = Locale(identifier: "de_DE")
    let app = try await TestApp(depth, width: 600, height: 1600) { TitlesPage(place: place) }
    func expect(_ element: TestElement, _ name: String) { #expect(element.exists, "\(name) is not in\n\(app.outline)") }
    expect(app.tab("Tab 1.234"), "the tab")
    expect(app.page("Title 1.234"), "the page")
    expect(app.text("Section 1.234"), "the section")
    expect(app.picker("Picker 1.234"), "the picker")
    #expect(app.outline.contains("Option 1.234"))
    expect(app.textField("Field 1.234"), "the field")
    expect(app.textField("Secret 1.234"), "the secret")
    expect(app.stepper("Stepper 1.234"), "the stepper")
    expect(app.datePicker("Date 1.234"), "the date")
    expect(app.colorPicker("Colour 1.234"), "the colour")
    expect(app.text("Content 1.234"), "the content")
    expect(app.text("Link 1.234"), "the link")
    expect(app.menu("Menu 1.234"), "the menu")
    try await app.menu("Menu 1.234").choose("Entry 1.234")
    expect(app.text("Disclosure 1.234"), "the disclosure")
    expect(app.text("Progress 1.234"), "the progress")
    expect(app.text("Column 1.234"), "the column")
    place.isAlert = true
    try await app.settle()
    expect(app.alert("Alert 1.234"), "the alert")
    try await app.alert().button("Answer 1.234").click()
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
