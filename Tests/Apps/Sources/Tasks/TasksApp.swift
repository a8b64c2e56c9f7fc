import Foundation
import Sidelight

@main struct TasksApp: App {
  var body: some Scene {
    WindowGroup("Tasks") { TasksView() }
  }
}

enum Priority: Int, CaseIterable, Identifiable {
  case low, medium, high

  var id: Self { self }
  var name: String { ["Low", "Medium", "High"][rawValue] }
}

struct ToDo: Identifiable, Hashable {
  var id = UUID()
  var title: String
  var isDone = false
  var isToday = false
  var priority = Priority.medium
  var due = Date(timeIntervalSince1970: 1_790_000_000)
  var notes = ""
}

struct ToDoList: Identifiable, Hashable {
  let id: String
  var items: [ToDo]
}

@MainActor @Observable final class Planner {
  var lists = [
    ToDoList(
      id: "Home", items: [ToDo(title: "Water the plants", isToday: true), ToDo(title: "Oil the door"), ToDo(title: "Call the landlord")]),
    ToDoList(id: "Garden", items: [ToDo(title: "Cut the hedge", priority: .high), ToDo(title: "Order seeds", isToday: true)]),
  ]

  var today: [ToDo] { lists.flatMap(\.items).filter(\.isToday) }
}

enum Place: Hashable {
  case today, all
  case list(String)
}

struct TasksView: View {
  @State private var planner = Planner()
  @State private var place: Place? = .list("Home")
  @State private var selection: ToDo.ID?
  @State private var isInspecting = false

  var body: some View {
    NavigationSplitView {
      List(selection: $place) {
        Section {
          Label("Today", systemImage: "calendar").badge(planner.today.count { !$0.isDone }).tag(Place.today)
          Label("All", systemImage: "tray.full").badge(planner.lists.flatMap(\.items).count { !$0.isDone }).tag(Place.all)
        }
        Section("Lists") {
          ForEach(planner.lists) { list in
            Label(list.id, systemImage: "list.bullet").badge(list.items.count { !$0.isDone }).tag(Place.list(list.id))
          }
          .onMove { planner.lists.move(fromOffsets: $0, toOffset: $1) }
        }
      }
      .navigationTitle("Tasks")
    } detail: {
      List(selection: $selection) {
        switch place {
        case .today?: SmartRows(planner: planner) { $0.isToday }
        case .all?: SmartRows(planner: planner) { _ in true }
        case .list(let id)?: if let index = planner.lists.firstIndex(where: { $0.id == id }) { ListRows(list: $planner.lists[index]) }
        case nil: Text("Choose a list.")
        }
      }
      .navigationTitle(title)
      .toolbar {
        EditButton()
        Toggle("Details", systemImage: "sidebar.trailing", isOn: $isInspecting)
      }
      .inspector(isPresented: $isInspecting) {
        if let item = binding(to: selection) {
          DetailView(item: item)
        } else {
          ContentUnavailableView("No Task", systemImage: "checklist")
        }
      }
    }
    .onChange(of: place) { selection = nil }
  }

  private var title: String {
    switch place {
    case .today?: "Today"
    case .all?: "All"
    case .list(let id)?: id
    case nil: ""
    }
  }

  private func binding(to id: ToDo.ID?) -> Binding<ToDo>? {
    for list in planner.lists.indices {
      if let item = planner.lists[list].items.firstIndex(where: { $0.id == id }) { return $planner.lists[list].items[item] }
    }
    return nil
  }
}

struct ListRows: View {
  @Binding var list: ToDoList
  @State private var title = ""
  @FocusState private var isAdding: Bool

  var body: some View {
    ForEach($list.items) { $item in ItemRow(item: $item) }
      .onDelete { list.items.remove(atOffsets: $0) }
      .onMove { list.items.move(fromOffsets: $0, toOffset: $1) }
    TextField("New task", text: $title)
      .focused($isAdding)
      .onSubmit {
        guard !title.isEmpty else { return }
        list.items.append(ToDo(title: title))
        title = ""
        isAdding = true
      }
      .selectionDisabled()
  }
}

struct SmartRows: View {
  @Bindable var planner: Planner
  let belongs: (ToDo) -> Bool

  var body: some View {
    ForEach($planner.lists) { $list in
      Section(list.id) {
        ForEach($list.items) { $item in
          if belongs(item) { ItemRow(item: $item) }
        }
      }
    }
  }
}

struct ItemRow: View {
  @Binding var item: ToDo

  var body: some View {
    HStack {
      Toggle(item.title, isOn: $item.isDone).toggleStyle(.checkbox).strikethrough(item.isDone)
      Spacer()
      if item.priority == .high { Image(systemName: "exclamationmark").foregroundStyle(.red).accessibilityLabel("High priority") }
    }
    .swipeActions(edge: .leading) {
      Button(item.isToday ? "Not Today" : "Today", systemImage: "calendar") { item.isToday.toggle() }
    }
  }
}

struct DetailView: View {
  @Binding var item: ToDo

  var body: some View {
    Form {
      TextField("Title", text: $item.title)
      Toggle("Today", isOn: $item.isToday)
      Picker("Priority", selection: $item.priority) { ForEach(Priority.allCases) { Text($0.name).tag($0) } }
      DatePicker("Due", selection: $item.due, displayedComponents: .date)
      Section("Notes") { TextEditor(text: $item.notes).frame(height: 120).accessibilityLabel("Notes") }
    }
    .formStyle(.grouped)
  }
}

#Preview { TasksView() }
