import Observation
import SidelightCore
import SidelightUI
import Testing

/// Menus as values: what their entries are, and what choosing one does.
@MainActor struct MenuTests {
  @Observable @MainActor final class Model {
    var journal: [String] = []
    var order = "Name"
    var isBold = false
    var isShort = false
    var isShown = true
  }

  private struct Content: View {
    @Bindable var model: Model
    var body: some View {
      Menu("Actions", systemImage: "ellipsis") {
        Button("Duplicate") { model.journal.append("duplicate") }
        Toggle("Bold", isOn: $model.isBold)
        Picker("Sort By", selection: $model.order) { ForEach(["Name", "Date"], id: \.self) { Text($0) } }
        if !model.isShort {
          Menu("Copy") {
            Button("As Text") { model.journal.append("text") }
            Menu("More") { Button("As Picture") { model.journal.append("picture") } }
          }
          Menu("Nothing") {}
        }
      }
    }
  }

  private func items(_ stage: Stage) throws -> [MenuItem] {
    let menu = try #require(stage.nodes { $0.control is MenuElement }.first)
    return stage.graph.menu(menu.id)
  }

  /// The entries as indented lines.
  private func picture(_ items: [MenuItem], _ depth: Int = 0) -> String {
    items.map { item in
      let mark = item.isOn.map { $0 ? "✓ " : "- " } ?? ""
      let title = item.startsSection ? "[\(item.sectionTitle ?? "")] " : ""
      let line = String(repeating: " ", count: depth) + title + mark + item.title + (item.isEnabled ? "" : " off")
      return ([line] + [picture(item.items ?? [], depth + 1)]).filter { !$0.isEmpty }.joined(separator: "\n")
    }
    .joined(separator: "\n")
  }

  @Test func `Buttons, switches, choices and menus are entries, made when the menu opens`() throws {
    let model = Model()
    let stage = Stage(Content(model: model))
    #expect(stage.picture == "menu\n  label\n    icon: image symbol(\"ellipsis\")\n    title: \"Actions\"")
    #expect(
      try picture(items(stage)) == """
        Duplicate
        - Bold
        [Sort By] ✓ Name
        - Date
        [] Copy
         As Text
         More
          As Picture
        Nothing off
        """)
    model.order = "Date"
    model.isBold = true
    model.isShort = true
    stage.settle()
    #expect(try picture(items(stage)) == "Duplicate\n✓ Bold\n[Sort By] - Name\n✓ Date")
  }

  @Test func `An entry acts, at any depth`() throws {
    let model = Model()
    let stage = Stage(Content(model: model))
    let all = try items(stage)
    stage.graph.send(all[0].event)
    stage.graph.send(all[1].event)
    stage.graph.send(all[3].event)
    let copy = try #require(all[4].items)
    stage.graph.send(copy[0].event)
    stage.graph.send(try #require(copy[1].items)[0].event)
    #expect(model.journal == ["duplicate", "text", "picture"])
    #expect(model.isBold && model.order == "Date")
  }

  @Test func `A menu off stays off, and its own action comes with a click`() throws {
    let model = Model()
    let stage = Stage(
      VStack {
        Menu {
          Button("Later") { model.journal.append("later") }
        } label: {
          Text("Send")
        } primaryAction: {
          model.journal.append("send")
        }
        Menu("Off") { Button("Never") {} }.disabled(true)
      })
    let menus = stage.nodes { $0.control is MenuElement }
    #expect(menus.map(\.element.picture) == ["menu with an action", "menu disabled"])
    stage.graph.send(.activate(menus[0].id))
    #expect(model.journal == ["send"])
  }

  @Test func `The views of entries go with their menu`() throws {
    let model = Model()
    struct Host: View {
      let model: Model
      var body: some View { if model.isShown { Content(model: model) } }
    }
    let stage = Stage(Host(model: model))
    let before = stage.graph.census.count
    _ = try items(stage)
    #expect(stage.graph.census.count > before)
    model.isShown = false
    stage.settle()
    #expect(stage.graph.census.count < before)
  }

  @Test func `A tint is a trait of what it is around, and a colour of buttons`() throws {
    func button(_ stage: Stage, _ label: String) throws -> ButtonElement {
      let node = try #require(stage.nodes { $0.control is ButtonElement }.first { stage.text(of: $0.id) == label })
      guard let button = node.element.kind.control(ButtonElement.self) else { throw Stage.Missing() }
      return button
    }
    let stage = Stage(
      VStack {
        Button("Outer") {}
        Button("Inner") {}.tint(.red)
        Button("None") {}.tint(nil)
      }
      .tint(.green))
    #expect(try button(stage, "Outer").tint == .green)
    #expect(try button(stage, "Inner").tint == .red)
    #expect(try button(stage, "None").tint == nil)
    let tints = stage.nodes { $0.control is ButtonElement }.map(\.element.traits.tint)
    #expect(tints == [nil, .red, .accent])
    #expect(stage.nodes { if case .stack = $0 { true } else { false } }.map(\.element.traits.tint) == [.green])
  }

  @Test func `Actions of a swipe have their tint`() throws {
    let stage = Stage(
      List {
        Text("Row").swipeActions {
          Button("Archive") {}.tint(.orange)
          Button("Plain") {}
        }
      })
    #expect(try stage.source().swipeActions(at: 0, .trailing).map(\.tint) == [.orange, nil])
  }
}
