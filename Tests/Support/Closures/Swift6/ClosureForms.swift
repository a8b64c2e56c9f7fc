public import Sidelight

/// How an action is handed to a modifier or a control.
public enum ClosureForm: String, CaseIterable, Sendable {
  /// A closure or nil, as a condition says.
  case condition
  /// A property that holds a closure.
  case stored
  /// A reference to a method.
  case method
  /// Nil, where an action may be left out.
  case none
}

/// The closure parameters of the surface, each given in one form. The file is compiled in the Swift 5 and in the Swift 6 language mode.
public struct ClosureForms: View {
  let form: ClosureForm
  let flag: Bool
  @Binding var names: [String]
  let log: (String) -> Void

  /// Shows a list of names with actions in one form. Each action that is not about the list writes a word to a log.
  public init(_ form: ClosureForm, flag: Bool, names: Binding<[String]>, log: @escaping (String) -> Void) {
    self.form = form
    self.flag = flag
    _names = names
    self.log = log
  }

  /// The views of the form.
  public var body: some View {
    switch form {
    case .condition: ConditionForms(flag: flag, names: $names, log: log)
    case .stored:
      StoredForms(
        names: $names, press: { log("press") }, action: { log("appear") }, change: { log("change \($0) \($1)") },
        delete: { names.remove(atOffsets: $0) }, move: { names.move(fromOffsets: $0, toOffset: $1) },
        choose: { log("choose \($0.sorted())") }, open: { _ in }, insert: { names.insert(contentsOf: $0, at: $1) }, edited: { _ in },
        dragged: { "name" }, work: { @MainActor in log("work") })
    case .method: MethodForms(names: $names, log: log)
    case .none: NoForms(names: $names)
    }
  }
}

private struct ConditionForms: View {
  @State var selection: Set<String> = []
  let flag: Bool
  @Binding var names: [String]
  let log: (String) -> Void

  var body: some View {
    VStack {
      Text("Condition")
      List(selection: $selection) {
        ForEach(names, id: \.self) { name in Text(name) }
          .onDelete(perform: flag ? { names.remove(atOffsets: $0) } : nil)
          .onMove(perform: flag ? { names.move(fromOffsets: $0, toOffset: $1) } : nil)
      }
      .contextMenu(forSelectionType: String.self, menu: { _ in EmptyView() }, primaryAction: flag ? { log("choose \($0.sorted())") } : nil)
      .onChange(of: names.count, flag ? { log("change \($0) \($1)") } : { _, _ in })
      .onSubmit(flag ? { log("submit") } : {})
      .onAppear(perform: flag ? { log("appear") } : nil)
      .onDisappear(perform: flag ? { log("disappear") } : nil)
      .sheet(isPresented: .constant(false), onDismiss: flag ? { log("dismiss") } : nil) { Text("Sheet") }
    }
  }
}

private struct StoredForms: View {
  @State var selection: Set<String> = []
  // A button's action is the main actor's. A closure that says so can be given to it without a warning in every mode.
  #if swift(>=6)
  typealias Press = @MainActor () -> Void
  #else
  typealias Press = () -> Void
  #endif
  @Binding var names: [String]
  let press: Press
  let action: () -> Void
  let change: (Int, Int) -> Void
  let delete: (IndexSet) -> Void
  let move: (IndexSet, Int) -> Void
  let choose: (Set<String>) -> Void
  let open: (URL) -> Void
  let insert: ([String], Int) -> Void
  let edited: (Bool) -> Void
  let dragged: () -> String
  let work: @Sendable () async -> Void

  var body: some View {
    VStack {
      Button("Press", action: press)
      Menu("More", content: { Button("Press in a menu", action: press) }, primaryAction: action)
      Slider(value: .constant(1), onEditingChanged: edited)
      List(selection: $selection) {
        ForEach(names, id: \.self) { name in Text(name).draggable(dragged()) }
          .onDelete(perform: delete).onMove(perform: move).dropDestination(action: insert)
      }
      .contextMenu(forSelectionType: String.self, menu: { _ in EmptyView() }, primaryAction: choose)
      .onChange(of: names.count, change).onChange(of: names.isEmpty, action)
      .onSubmit(action).onOpenURL(perform: open)
      .onAppear(perform: action).onDisappear(perform: action)
      .sheet(isPresented: .constant(false), onDismiss: action) { Text("Sheet") }
      .sheet(item: .constant(Item?.none), onDismiss: action) { _ in Text("Sheet") }
      .task(work).task(id: names.count, work).refreshable(action: work)
    }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct MethodForms: View {
  @State var selection: Set<String> = []
  @Binding var names: [String]
  let log: (String) -> Void

  func press() { log("press") }
  func appear() { log("appear") }
  func change(_ old: Int, _ new: Int) { log("change \(old) \(new)") }
  func delete(_ offsets: IndexSet) { names.remove(atOffsets: offsets) }
  func move(_ offsets: IndexSet, _ destination: Int) { names.move(fromOffsets: offsets, toOffset: destination) }
  func choose(_ chosen: Set<String>) { log("choose \(chosen.sorted())") }
  func open(_ url: URL) {}
  func load() async { log("work") }
  func count() -> Double { Double(names.count) }
  func setCount(_ count: Double) {}
  func menu() -> Button<Text> { Button("Press in a menu", action: press) }

  var body: some View {
    VStack {
      Button("Press", action: press)
      Slider(value: Binding(get: count, set: setCount))
      List(selection: $selection) {
        ForEach(names, id: \.self) { name in Text(name).contextMenu(menuItems: menu) }
          .onDelete(perform: delete).onMove(perform: move)
      }
      .contextMenu(forSelectionType: String.self, menu: { _ in EmptyView() }, primaryAction: choose)
      .onChange(of: names.count, change).onSubmit(appear).onOpenURL(perform: open)
      .onAppear(perform: appear).onDisappear(perform: appear)
      .task(load).refreshable(action: load)
    }
  }
}

private struct NoForms: View {
  @State var selection: Set<String> = []
  @Binding var names: [String]

  var body: some View {
    List(selection: $selection) {
      ForEach(names, id: \.self) { name in Text(name) }.onDelete(perform: nil).onMove(perform: nil)
    }
    .contextMenu(forSelectionType: String.self, menu: { _ in EmptyView() }, primaryAction: nil)
    .onAppear(perform: nil).onAppear().onDisappear(perform: nil).onDisappear()
    .sheet(isPresented: .constant(false), onDismiss: nil) { Text("Sheet") }
  }
}

extension View {
  /// A modifier of an app's own that hands its builder on, which it may not keep.
  public func menu<Items: View>(@ViewBuilder of items: () -> Items) -> some View { contextMenu(menuItems: items) }
}
