// An app has the same lines below `import SwiftUI`.
import Sidelight

struct Lake: Identifiable, Hashable {
  let name: String
  var id: String { name }

  init(_ name: String) { self.name = name }
}

private let lakes = [Lake("Garda"), Lake("Inari"), Lake("Ohrid")]

struct LakeDetails: View {
  let lake: Lake

  var body: some View { Text("The shore of \(lake.name)") }
}

/// Page: `NavigationStack`.
struct LakeStack: View {
  var body: some View {
    NavigationStack {
      List(lakes) { lake in
        NavigationLink(lake.name, value: lake)
      }
      .navigationDestination(for: Lake.self) { lake in
        LakeDetails(lake: lake)
      }
    }
  }
}

/// Page: `NavigationStack`, "Manage navigation state".
struct BoundLakeStack: View {
  @State private var presentedLakes: [Lake] = []

  var body: some View {
    NavigationStack(path: $presentedLakes) {
      List(lakes) { lake in
        NavigationLink(lake.name, value: lake)
      }
      .navigationDestination(for: Lake.self) { lake in
        LakeDetails(lake: lake)
      }
      .navigationTitle("\(presentedLakes.count) shown")
      .toolbar { Button("Two Lakes", action: showLakes) }
    }
  }

  func showLakes() {
    presentedLakes = [Lake("Inari"), Lake("Ohrid")]
  }
}

/// A page for a colour, titled with it.
struct ColorPage: View {
  let color: Color

  var body: some View { color.navigationTitle(color.description) }
}

/// Page: `navigationDestination(for:destination:)`.
struct ColorStack: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Brown", value: Color.brown)
        NavigationLink("Cyan", value: Color.cyan)
        NavigationLink("Gray", value: Color.gray)
      }
      .navigationDestination(for: Color.self) { color in
        ColorPage(color: color)
      }
      .navigationTitle("Paints")
    }
  }
}

/// Page: `navigationDestination(isPresented:destination:)`.
struct PresentedPaint: View {
  @State private var showsPaint = false
  var bestPaint: Color

  var body: some View {
    NavigationStack {
      VStack {
        bestPaint.frame(width: 40, height: 40)
        Button("Show the paint") {
          showsPaint = true
        }
      }
      .navigationDestination(isPresented: $showsPaint) {
        ColorPage(color: bestPaint)
      }
      .navigationTitle(showsPaint ? "Shown" : "Not shown")
    }
  }
}

/// Page: `navigationDestination(item:destination:)`.
struct PaintSplit: View {
  @State private var paintShown: Color?

  var body: some View {
    NavigationSplitView {
      List {
        Button("Brown") { paintShown = .brown }
        Button("Cyan") { paintShown = .cyan }
        Button("None") { paintShown = nil }
      }
      .navigationDestination(item: $paintShown) { paint in
        Text("All in \(paint.description)")
      }
    } detail: {
      Text("Choose a paint")
    }
  }
}
