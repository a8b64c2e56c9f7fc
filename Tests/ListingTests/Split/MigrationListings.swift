// An app has the same lines below `import SwiftUI`.
import Sidelight

/// A page that is one colour, with its name.
struct PaintPage: View {
  let paint: Color

  var body: some View { Text("A wall in \(paint.description)") }
}

/// Page: "Migrating to new navigation types", one column.
struct MigratedStack: View {
  var body: some View {
    NavigationStack {
      Text("One column")
    }
  }
}

/// Page: "Migrating to new navigation types", several columns.
struct MigratedColumns: View {
  var hasContent: Bool

  var body: some View {
    if hasContent {
      NavigationSplitView {
        Text("First column")
      } content: {
        Text("Second column")
      } detail: {
        Text("Third column")
      }
    } else {
      NavigationSplitView {
        Text("First column")
      } detail: {
        Text("Second column")
      }
    }
  }
}

/// Page: "Migrating to new navigation types", "Update programmatic navigation".
struct MigratedPath: View {
  @State private var path: [Color] = []  // The root alone.

  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("Brown", value: Color.brown)
        NavigationLink("Teal", value: Color.teal)
      }
      .navigationDestination(for: Color.self) { paint in
        PaintPage(paint: paint)
      }
      .toolbar {
        Button("Both") { path = [.brown, .teal] }
      }
    }
  }
}

/// Page: "Migrating to new navigation types", "Update selection-based navigation".
struct MigratedSelection: View {
  let paints: [Color] = [.brown, .teal, .gray]
  @State private var selection: Color?  // Nothing at first.

  var body: some View {
    NavigationSplitView {
      List(paints, id: \.self, selection: $selection) { paint in
        NavigationLink(paint.description, value: paint)
      }
      .toolbar {
        Button("Teal, please") { selection = .teal }
      }
    } detail: {
      if let paint = selection {
        PaintPage(paint: paint)
      } else {
        Text("Choose a paint")
      }
    }
  }
}

/// Page: "Migrating to new navigation types", "Provide backward compatibility with an availability check".
@available(*, deprecated, message: "The older branch has a navigation view.")
struct CompatibleSplitView<Sidebar, Content, Detail>: View where Sidebar: View, Content: View, Detail: View {
  private var sidebar: Sidebar
  private var content: Content
  private var detail: Detail

  init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }

  var body: some View {
    if #available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *) {
      NavigationSplitView {
        sidebar
      } content: {
        content
      } detail: {
        detail
      }
    } else {
      NavigationView {
        sidebar
        content
        detail
      }
      .navigationViewStyle(.columns)
    }
  }
}
