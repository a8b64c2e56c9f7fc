import Observation
import Sidelight
import SidelightWindowTesting
import Testing

/// The forms that SwiftUI had before others took their place.
@Suite("Older forms", .serialized)
@MainActor struct OlderFormTests {
  @Observable final class Desk {
    var isOpen = false
    var chosen: String?
    var fruit = "Pear"
    var isAsking = false
    var heard: [String] = []
  }

  @Test(arguments: Depth.available) @available(*, deprecated) func `A binding shows the page of a link and hears of going back`(
    depth: Depth
  ) async throws {
    let desk = Desk()
    let app = try await TestApp(depth) {
      NavigationStack {
        VStack { NavigationLink("Open", destination: Text("Inside").navigationTitle("Page"), isActive: Bindable(desk).isOpen) }
      }
    }
    try await app.button("Open").click()
    #expect(desk.isOpen && app.text("Inside").exists)
    try await app.button("Back").click()
    #expect(!desk.isOpen && !app.text("Inside").exists)
    desk.isOpen = true
    try await app.settle()
    #expect(app.text("Inside").exists)
    desk.isOpen = false
    try await app.settle()
    #expect(!app.text("Inside").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) @available(*, deprecated) func `A selection shows the page of the link whose tag it is`(
    depth: Depth
  ) async throws {
    let desk = Desk()
    let app = try await TestApp(depth) {
      NavigationStack {
        List(["Oak", "Elm"], id: \.self) { name in
          NavigationLink(destination: Text("About \(name)").navigationTitle(name), tag: name, selection: Bindable(desk).chosen) {
            Text(name)
          }
        }
      }
    }
    try await app.row("Elm").click()
    #expect(desk.chosen == "Elm" && app.text("About Elm").exists)
    try await app.button("Back").click()
    #expect(desk.chosen == nil)
    desk.chosen = "Oak"
    try await app.settle()
    #expect(app.text("About Oak").exists)
    try await app.close()
  }

  @Test(arguments: Depth.available) @available(*, deprecated) func `An action sheet asks, and does what is chosen`(depth: Depth)
    async throws
  {
    let desk = Desk()
    let app = try await TestApp(depth) {
      Text("Fruit").actionSheet(isPresented: Bindable(desk).isAsking) {
        ActionSheet(
          title: Text("Sort by?"), message: Text("It lasts"), buttons: [.default(Text("Name")) { desk.heard.append("name") }, .cancel()])
      }
    }
    desk.isAsking = true
    try await app.settle()
    #expect(app.alert("Sort by?").labels(of: .text).contains("It lasts"))
    try await app.alert().button("Name").click()
    #expect(desk.heard == ["name"] && !desk.isAsking)
    try await app.close()
  }

  @Test(arguments: Depth.available) @available(*, deprecated) func `Labels come first, and bars have their items`(depth: Depth) async throws
  {
    let desk = Desk()
    let app = try await TestApp(depth) {
      NavigationStack {
        VStack {
          Picker(selection: Bindable(desk).fruit, label: Text("Fruit")) { ForEach(["Pear", "Plum"], id: \.self) { Text($0) } }
          GroupBox(label: Text("Box")) { Text("In it") }
          Text("Row").contextMenu(ContextMenu { Button("Delete") { desk.heard.append("delete") } }).accessibility(label: Text("Named"))
        }
        .navigationBarItems(leading: Button("First") { desk.heard.append("first") }, trailing: Button("Last") { desk.heard.append("last") })
        .ignoresSafeArea()
      }
    }
    try await app.picker("Fruit").choose("Plum")
    #expect(desk.fruit == "Plum" && app.group("Box").text("In it").exists)
    try await app.button("First").click()
    try await app.button("Last").click()
    try await app.text("Named").contextMenu("Delete")
    #expect(desk.heard == ["first", "last", "delete"])
    try await app.close()
  }

  private struct Quiet: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          configuration.label
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  private struct Groups: View {
    let desk: Desk
    var body: some View {
      VStack {
        DisclosureGroup("More") { Text("Content").onAppear { desk.heard.append("made") } }
        DisclosureGroup("Bound", isExpanded: Bindable(desk).isOpen) { Text("Bound content") }
        DisclosureGroup("Usual") { Text("Usual content") }.disclosureGroupStyle(.automatic)
      }
      .disclosureGroupStyle(Quiet())
    }
  }

  @Test(arguments: Depth.available) func `A style of the app's own shows disclosure groups`(depth: Depth) async throws {
    let desk = Desk()
    let app = try await TestApp(depth) { Groups(desk: desk) }
    #expect(desk.heard.isEmpty && app.disclosure("Usual").exists && !app.disclosure("More").exists)
    try await app.button("More").click()
    #expect(app.text("Content").exists && desk.heard == ["made"])
    try await app.button("More").click()
    #expect(!app.text("Content").exists)
    try await app.button("Bound").click()
    #expect(desk.isOpen && app.text("Bound content").exists)
    desk.isOpen = false
    try await app.settle()
    #expect(!app.text("Bound content").exists)
    try await app.close()
  }
}
