// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `toolbar(content:)`, without the editor of its text and the ends of its slider.
struct NoteToolbar: View {
  @State private var isBold = false
  @State private var isItalic = false
  @State private var fontSize = 12.0

  var displayFont: Font {
    let font = Font.system(size: CGFloat(fontSize), weight: isBold == true ? .bold : .regular)
    return isItalic == true ? font.italic() : font
  }

  var body: some View {
    Text("\(isBold ? "Bold" : "Regular"), \(isItalic ? "slanted" : "upright"), \(Int(fontSize))")
      .font(displayFont)
      .toolbar {
        ToolbarItemGroup {
          Slider(value: $fontSize, in: 8...40) {
            Text("Font Size (\(Int(fontSize)))")
          }
          .frame(width: 150)
          Toggle(isOn: $isBold) {
            Image(systemName: "bold").accessibilityLabel("Bold")
          }
          Toggle(isOn: $isItalic) {
            Image(systemName: "italic").accessibilityLabel("Italic")
          }
        }
      }
      .navigationTitle("A Note")
  }
}

/// Page: `ToolbarItem` with placements.
struct LetterToolbar: View {
  @State private var done = "Nothing yet"

  var body: some View {
    NavigationStack {
      Text(done)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button("Discard") { done = "Discarded" }
          }
          ToolbarItem(placement: .principal) {
            Text("In the middle")
          }
          ToolbarItem(placement: .confirmationAction) {
            Button("Send") { done = "Sent" }
          }
        }
    }
  }
}

/// Page: `toolbarTitleMenu(content:)`.
struct TitleMenu: View {
  @State private var copies = 0

  var body: some View {
    NavigationStack {
      Text("\(copies) copies")
        .navigationTitle("Plans")
        .toolbarTitleMenu {
          Button("Make a Copy") { copies += 1 }
          Button("Print") {}
        }
    }
  }
}

/// Page: `ToolbarTitleMenu`.
struct TitleMenuItem: View {
  @State private var copies = 0

  var body: some View {
    NavigationStack {
      Text("\(copies) copies")
        .navigationTitle("Plans")
        .toolbar {
          ToolbarTitleMenu {
            Button("Make a Copy") { copies += 1 }
            Button("Print") {}
          }
        }
    }
  }
}

/// Page: "Configure your apps navigation titles".
struct FixedTitle: View {
  var body: some View {
    Text("The page of it")
      .navigationTitle("A Fixed Title")
  }
}

/// Page: "Configure your apps navigation titles", "Renaming".
struct RenamedTitle: View {
  @State private var contentTitle = "Draft"

  var body: some View {
    NavigationStack {
      Text("It is called \(contentTitle)")
        .navigationTitle($contentTitle)
    }
  }
}

/// Page: `toolbar(_:for:)`.
struct HiddenBar: View {
  var isHidden: Bool

  var body: some View {
    NavigationStack {
      Text("A page")
        .toolbar { Button("Its button") {} }
        .toolbar(isHidden ? .hidden : .automatic, for: .windowToolbar)
    }
  }
}

/// Page: `toolbarVisibility(_:for:)`.
struct HiddenItems: View {
  var isHidden: Bool

  var body: some View {
    NavigationStack {
      Text("A page")
        .toolbar { Button("Its button") {} }
        .toolbarVisibility(isHidden ? .hidden : .automatic)
    }
  }
}

/// Page: `toolbarTitleDisplayMode(_:)`, with another mode.
struct LargeTitle: View {
  var body: some View {
    NavigationStack {
      List(0..<100, id: \.self) { number in
        Text("Cabin \(number)")
      }
      .navigationTitle("Cabins")
      .toolbarTitleDisplayMode(.large)
    }
  }
}

/// Page: `navigationBarTitle(_:)`, with a text.
@available(*, deprecated)
struct BarTitle: View {
  let teas = ["Assam", "Ceylon", "Darjeeling"]

  var body: some View {
    NavigationView {
      List(teas, id: \.self) {
        Text($0)
      }
      .navigationBarTitle(Text("The Day's Teas"))
    }
  }
}

/// Page: `navigationBarTitle(_:displayMode:)`, with a string.
@available(*, deprecated)
struct BarTitleInline: View {
  let teas = ["Assam", "Ceylon", "Darjeeling"]

  var body: some View {
    NavigationView {
      List(teas, id: \.self) {
        Text($0)
      }
      .navigationBarTitle("The Day's Teas", displayMode: .inline)
    }
  }
}
