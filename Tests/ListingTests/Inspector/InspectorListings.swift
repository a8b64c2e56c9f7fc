// An app has the same lines below `import SwiftUI`.
import Sidelight

struct SketchView: View {
  var body: some View { Text("A sketch") }
}

struct StrokeInspector: View {
  var body: some View { Text("Its strokes") }
}

/// Page: `inspector(isPresented:content:)`.
struct SketchEditor: View {
  @State var presented: Bool = false

  var body: some View {
    SketchView()
      .inspector(isPresented: $presented) {
        StrokeInspector()
      }
      .toolbar {
        Button("Strokes") { presented.toggle() }
      }
  }
}

/// Page: `inspectorColumnWidth(_:)`.
struct FixedInspector: View {
  @State private var presented = true

  var body: some View {
    SketchView()
      .inspector(isPresented: $presented) {
        StrokeInspector()
          .inspectorColumnWidth(240)
          .interactiveDismissDisabled()
      }
  }
}

/// Page: `inspectorColumnWidth(min:ideal:max:)`.
struct FlexibleInspector: View {
  @State private var presented = true

  var body: some View {
    SketchView()
      .inspector(isPresented: $presented) {
        StrokeInspector()
          .inspectorColumnWidth(min: 180, ideal: 240, max: 360)
      }
      .navigationTitle(presented ? "With strokes" : "Without strokes")
  }
}

struct SketchBook: View {
  @Binding var presented: Bool

  var body: some View {
    SketchView()
      .inspector(isPresented: $presented) {
        StrokeInspector()
      }
  }
}

/// Page: `InspectorCommands`.
struct SketchApp: App {
  @State private var presented = true

  var body: some Scene {
    WindowGroup {
      SketchBook(presented: $presented)
    }
    .commands {
      InspectorCommands()
    }
  }
}
