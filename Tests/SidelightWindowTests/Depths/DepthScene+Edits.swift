import Sidelight
import SidelightWindowTesting

extension DepthScene {
  static let edits = [
    DepthScene("rows that are deleted and moved") { desk, bind in
      List(selection: bind.many) {
        ForEach(desk.items, id: \.self) { name in
          Text(name)
            .swipeActions { Button("Flag") { desk.note("flag \(name)") } }
            .contextMenu { Button("Copy") { desk.note("copy \(name)") } }
        }
        .onDelete { desk.items.remove(atOffsets: $0) }
        .onMove { desk.items.move(fromOffsets: $0, toOffset: $1) }
        .dropDestination(for: String.self) { desk.items.insert(contentsOf: $0, at: $1) }
      }
    } inputs: {
      [
        .click(.row, "Cedar"), .press(.down, .alt), .press(.up, .alt), .press(.up, .alt), .press(.up, .alt), .press(.up, .alt),
        .drag("Cedar", below: "Fir"), .menu("Ash", ["Copy"]), .swipe("Elm", "Flag"), .swipe("Elm", "Nothing"),
        .delete("Elm"), .press(.delete), .press(.down), .press(.delete), .drop("Yew", on: "Elm"), .press(.backspace),
      ]
    },
    DepthScene("edit mode") { desk, bind in
      NavigationStack {
        List(bind.items, id: \.self, editActions: .all, selection: bind.many) { $name in Text(name) }
          .toolbar { EditButton() }
          .navigationTitle("Editing")
      }
    } inputs: {
      [
        .click(.button, "Edit"), .click(.row, "Ash"), .click(.row, "Cedar"), .click(.row, "Ash"), .press(.down), .press(.space),
        .press(.home), .press(.enter), .press(.end, .shift), .delete("Birch"), .press(.up, .alt), .click(.button, "Done"),
        .press(.enter), .press(.enter), .click(.row, "Elm"), .press(.down), .press(.delete),
      ]
    },
  ]
}
