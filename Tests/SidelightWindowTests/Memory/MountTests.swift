import DisplaySupport
import SeedSupport
import Sidelight
import SidelightBridge
import SidelightGTK
import SidelightWindowTesting
import Testing

/// Windows with everything in them that there is.
@Suite("Windows that come and go", .serialized)
@MainActor struct MountTests {
  /// Ten windows of each kind, or as many times more as `SIDELIGHT_WALK_TIMES` says.
  @Test(.needsWindow, arguments: FullPart.allCases)
  private func `A window with everything in it leaves nothing behind`(part: FullPart) async throws {
    // What GTK and the library make once and keep is made by the first ones.
    for _ in 0..<2 { try await mount(part) }
    await drain()
    let before = Living()
    for _ in 0..<Seeds.steps(10) {
      let model = try await mount(part)
      await drain()
      #expect(model.isGone, "something still holds the data of the views")
    }
    let left = Living() - before
    #expect(left.isNothing, "\(left) stay behind")
  }

  /// Opens a window, opens what can be opened in it, and closes it.
  @discardableResult private func mount(_ part: FullPart) async throws -> WeakModel {
    let model = FullModel(part)
    let app = try await TestApp(.window, width: 1100, height: 700) { FullWindow(model: model) }
    switch part {
    case .lists: model.chosen = [3]
    case .presentations: model.isPresenting = true
    case .controls, .table: model.text = "other"
    case .drawings: withAnimation(.linear(duration: 5)) { model.isOn = false }
    }
    model.hasInspector = true
    try await app.settle()
    try await app.close()
    return WeakModel(model: model)
  }
}

/// Holds nothing.
private struct WeakModel {
  weak var model: FullModel?
  var isGone: Bool { model == nil }
}

/// What the window of a test shows.
private enum FullPart: CaseIterable {
  case lists, controls, table, presentations, drawings
}

@MainActor @Observable private final class FullModel {
  let part: FullPart
  var items = (0..<300).map(FullItem.init)
  var chosen: Set<Int> = []
  var path: [Int] = []
  var tab = 0
  var isOn = true
  var text = "text"
  var number = 3.0
  var count = 2
  var date = Date(timeIntervalSince1970: 1_700_000_000)
  var color = Color.blue
  var isFolded = false
  var order: [KeyPathComparator<FullItem>] = [KeyPathComparator(\.name)]
  var hasInspector = false
  var isPresenting = false
  var isAsking = false

  init(_ part: FullPart) { self.part = part }

  func refresh() async { count += 1 }
}

private struct FullItem: Identifiable, Hashable {
  let id: Int
  var name: String { "Item \(id)" }
  var children: [FullItem]? { id < 3 ? [FullItem(id: id * 10 + 1_000), FullItem(id: id * 10 + 1_001)] : nil }
}

/// A split view with an inspector, a toolbar, a search field and commands of assistive technology, around one of the parts.
private struct FullWindow: View {
  @Bindable var model: FullModel

  var body: some View {
    NavigationSplitView {
      List {
        Section("Folding", isExpanded: $model.isFolded) {
          ForEach(model.items.prefix(20)) { Label($0.name, systemImage: "folder").badge($0.id) }
        }
        OutlineGroup(Array(model.items.prefix(5)), children: \.children) { Text($0.name) }
        DisclosureGroup("More", isExpanded: $model.isOn) { Text("Inside") }
      }
      .navigationTitle("Sidebar")
    } detail: {
      NavigationStack(path: $model.path) {
        content
          .navigationTitle("Content")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { model.count += 1 } }
            ToolbarItem { Menu("More") { Toggle("On", isOn: $model.isOn) } }
          }
          .searchable(text: $model.text)
          .navigationDestination(for: Int.self) { Text("\($0)") }
      }
    }
    .inspector(isPresented: $model.hasInspector) { Form { LabeledContent("Count", value: "\(model.count)") } }
    .task { _ = model.count }
    .onChange(of: model.count) { model.number += 1 }
  }

  @ViewBuilder private var content: some View {
    switch model.part {
    case .lists: FullLists(model: model)
    case .controls: FullControls(model: model)
    case .table: FullTable(model: model)
    case .presentations: FullPresentations(model: model)
    case .drawings: FullDrawings(model: model)
    }
  }
}

private struct FullLists: View {
  @Bindable var model: FullModel

  var body: some View {
    TabView(selection: $model.tab) {
      Tab("Rows", systemImage: "list.bullet", value: 0) {
        List(selection: $model.chosen) {
          ForEach($model.items) { $item in
            NavigationLink(value: item.id) { Text(item.name) }
              .swipeActions { Button("Delete", role: .destructive) { model.items.removeAll { $0.id == item.id } } }
              .contextMenu { Button("Count") { model.count += 1 } }
              .draggable(item.name)
          }
          .onDelete { model.items.remove(atOffsets: $0) }
          .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
        }
        .refreshable { await model.refresh() }
        .dropDestination(for: String.self) { _, _ in true }
      }
      Tab("Other", systemImage: "star", value: 1) { ContentUnavailableView("Nothing", systemImage: "star", description: Text("Here")) }
    }
  }
}

private struct FullControls: View {
  @Bindable var model: FullModel
  @FocusState private var isTyping: Bool

  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        Button("Button") { model.count += 1 }.buttonStyle(.borderedProminent).keyboardShortcut("k").accessibilityAction { model.count += 1 }
        Text("Actions").accessibilityActions { Button("Count") { model.count += 1 } }
        Toggle("Toggle", isOn: $model.isOn)
        Toggle("Check", isOn: $model.isOn).toggleStyle(.checkbox)
        TextField("Field", text: $model.text).focused($isTyping).onSubmit { model.count += 1 }
        TextField("Growing", text: $model.text, axis: .vertical).lineLimit(2...4)
        SecureField("Secret", text: $model.text)
        TextEditor(text: $model.text).frame(height: 80)
        Slider(value: $model.number, in: 0...10) { Text("Slider") }
        Stepper("Stepper", value: $model.count)
        Picker("Menu", selection: $model.count) { ForEach(0..<4) { Text("\($0)") } }
        Picker("Segments", selection: $model.count) { ForEach(0..<4) { Text("\($0)") } }.pickerStyle(.segmented)
        Picker("Radio", selection: $model.count) { ForEach(0..<4) { Text("\($0)") } }.pickerStyle(.radioGroup)
      }
      VStack(alignment: .leading) {
        DatePicker("Date", selection: $model.date)
        DatePicker("Calendar", selection: $model.date).datePickerStyle(.graphical)
        ColorPicker("Color", selection: $model.color)
        Gauge(value: model.number, in: 0...10) { Text("Gauge") }
        ProgressView(value: model.number, total: 10)
        ProgressView()
        GroupBox("Group") { Text("In a group") }
        DisclosureGroup("Disclosure", isExpanded: $model.isOn) { Text("Disclosed") }
        Text("**Bold** and [a link](https://example.org)").textSelection(.enabled)
        Text("Spaced").tracking(2).minimumScaleFactor(0.5)
        Text(model.date, style: .timer)
        Link("Link", destination: URL(filePath: "/"))
      }
    }
    .contextMenu { Button("Count") { model.count += 1 } }
    .onPasteCommand(of: [.text]) { _ in model.count += 1 }
  }
}

private struct FullTable: View {
  @Bindable var model: FullModel

  var body: some View {
    Table(model.items, selection: $model.chosen, sortOrder: $model.order) {
      TableColumn("Name", value: \.name)
      TableColumn("Number") { Text("\($0.id)") }
    }
    .contextMenu(forSelectionType: Int.self) { chosen in Button("Count") { model.count += chosen.count } }
  }
}

private struct FullPresentations: View {
  @Bindable var model: FullModel

  var body: some View {
    VStack {
      Button("Show") { model.isPresenting = true }
        .popover(isPresented: $model.isOn) { Text("Popover").padding() }
      Form { Toggle("On", isOn: $model.isOn) }.formStyle(.grouped)
    }
    .sheet(isPresented: $model.isPresenting) {
      NavigationStack { List(model.items) { Text($0.name) }.navigationTitle("Sheet") }
        .alert("Alert", isPresented: $model.isAsking) { Button("OK") { model.count += 1 } }
    }
  }
}

/// Shapes, what is put around and behind views, and what moves and is tapped. The window closes while something moves.
private struct FullDrawings: View {
  @Bindable var model: FullModel

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(model.items.prefix(40)) { item in
          Text(item.name)
            .padding()
            .background(Color.accentColor.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
            .overlay { Capsule().strokeBorder(.tint, lineWidth: 2) }
            .onTapGesture(count: 2) { model.count += 1 }
            .onTapGesture { model.number += 1 }
            .onHover { model.isFolded = $0 }
        }
      }
      HStack {
        Circle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(width: 60, height: 60)
        Path { $0.addArc(center: CGPoint(x: 30, y: 30), radius: 20, startAngle: .zero, endAngle: .degrees(200), clockwise: false) }
          .trim(from: 0.1, to: 0.9)
          .stroke(.green, style: StrokeStyle(lineWidth: 4, dash: [6, 3]))
        Image(systemName: "star").clipShape(Circle()).shadow(radius: 4).blur(radius: 1).grayscale(0.5)
      }
      Text("Moving")
        .offset(x: model.isOn ? 0 : 40)
        .rotationEffect(.degrees(model.isOn ? 0 : 90))
        .opacity(model.isOn ? 1 : 0.5)
        .animation(.linear(duration: 5), value: model.count)
    }
    .toolbarBackground(.visible, for: .windowToolbar)
  }
}
