// An app has the same lines below `import SwiftUI`.
import Foundation
import Sidelight

/// Pages: `toolbar(id:content:)`, `CustomizableToolbarContent` and `defaultCustomization(_:options:)`.
struct SketchToolbar: View {
  @State private var color = "black"

  var body: some View {
    Text("A sketch in \(color)")
      .navigationTitle("Sketch")
      .toolbar(id: "sketch") {
        ToolbarItem(id: "red") {
          Button("Red") { color = "red" }
        }
        ToolbarItem(id: "blue") {
          Button("Blue") { color = "blue" }
        }
        .defaultCustomization(.hidden)
      }
  }
}

/// Page: `toolbarRole(_:)`.
struct BrowsedFolder: View {
  var body: some View {
    NavigationStack {
      Text("What is in the folder")
        .navigationTitle("Folder")
        .toolbar {
          ToolbarItem(placement: .principal) {
            Button("Path") {}
          }
        }
        .toolbarRole(.browser)
    }
  }
}

/// Page: `navigationDocument(_:)`, with a URL.
struct LetterDocument: View {
  let url: URL

  var body: some View {
    NavigationStack {
      Text("Dear all")
        .navigationTitle("Letter")
        .navigationDocument(url)
    }
  }
}
