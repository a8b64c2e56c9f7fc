import Observation
import Sidelight
import SidelightCore
import SidelightWindowTesting
import Testing

/// Switches of a table are boxes, of which several stand one below the other.
@Suite("Tables: toggles", .serialized)
@MainActor struct TableToggleTests {
  @Observable final class Task: Identifiable {
    let id: Int
    var isDone = false

    init(_ id: Int) { self.id = id }
  }

  private struct Tasks: View {
    let tasks: [Task]
    @State private var isOpen = true
    var body: some View {
      VStack {
        Toggle("Outside", isOn: .constant(true))
        Table(tasks) {
          TableColumn("Done") { task in Toggle("Done \(task.id)", isOn: Bindable(task).isDone) }
          TableColumn("Loud") { task in Toggle("Loud \(task.id)", isOn: .constant(false)).toggleStyle(.switch) }
        }
      }
    }
  }

  @Test(arguments: Depth.available) func `A toggle in a cell is a check box, unless the app says otherwise`(depth: Depth) async throws {
    let tasks = [Task(1), Task(2)]
    let app = try await TestApp(depth, width: 600, height: 400) { Tasks(tasks: tasks) }
    var styles: [Bool: Set<String>] = [:]
    for node in app.driver.tree.all {
      guard let toggle = node.element.kind.control(ToggleElement.self) else { continue }
      styles[toggle.isOn, default: []].insert("\(toggle.style)")
    }
    #expect(styles == [true: ["switch"], false: ["checkbox", "switch"]])
    try await app.toggle("Done 2").click()
    #expect(tasks.map(\.isDone) == [false, true])
    try await app.close()
  }
}
