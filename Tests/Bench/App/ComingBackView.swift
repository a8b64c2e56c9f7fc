import CBenchProbe
import Sidelight

/// A window with all kinds of things that come back.
struct ComingBackView: View {
  @State private var folder: Int?
  @State private var isInspected: Bool
  @State private var isOpen: Bool
  @State private var text: String

  /// Code puts it into the state that is left in another window, or leaves it to what comes back.
  init() {
    // What is left for the next run must be what somebody did.
    let begins = bench_wanted_window() == .placed
    _folder = State(initialValue: begins ? 3 : nil)
    _isInspected = State(initialValue: begins)
    _isOpen = State(initialValue: begins)
    _text = State(initialValue: begins ? "Typed" : "")
  }

  var body: some View {
    let _ = bench_count_body()
    NavigationSplitView {
      List(0..<30, id: \.self, selection: $folder) { Text("Folder \($0)") }
    } detail: {
      Form {
        Text("Message 0")
        TextField("Note", text: $text)
        DisclosureGroup("First", isExpanded: $isOpen) { Text("In the first group") }
        DisclosureGroup("Second") { Text("In the second group") }
        DisclosureGroup("Third") { Text("In the third group") }
      }
      .formStyle(.grouped)
      .inspector(isPresented: $isInspected) { Text("Inspected") }
    }
    .onAppear {
      guard bench_wanted_window() == .left else { return }
      (folder, isInspected, isOpen, text) = (3, true, true, "Typed")
    }
  }
}
