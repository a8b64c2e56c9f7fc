// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `ContentUnavailableView`.
struct EmptyNest: View {
  var body: some View {
    ContentUnavailableView {
      Label("No Birds", systemImage: "bird")
    } description: {
      Text("Those that come will be seen here.")
    }
  }
}

/// Page: `Label`, with its styles.
struct Signs: View {
  var body: some View {
    VStack {
      Label("Both Parts", systemImage: "bolt.fill")
      Label("Title Alone", systemImage: "bolt.fill")
        .labelStyle(.titleOnly)
      Label("Icon Alone", systemImage: "bolt.fill")
        .labelStyle(.iconOnly)
      Label("Both Again", systemImage: "bolt.fill")
        .labelStyle(.titleAndIcon)
    }
  }
}

/// Page: `Label`, a style for several.
struct Weather: View {
  var body: some View {
    VStack {
      Label("Hail", systemImage: "cloud.hail")
      Label("Fog", systemImage: "cloud.fog")
      Label("Wind", systemImage: "wind")
    }
    .labelStyle(.iconOnly)
  }
}

/// Page: `ForEach`.
struct NamedFonts: View {
  private struct NamedFont: Identifiable {
    let name: String
    let font: Font
    var id: String { name }
  }

  private let namedFonts: [NamedFont] = [
    NamedFont(name: "Large", font: .largeTitle),
    NamedFont(name: "Middling", font: .headline),
    NamedFont(name: "Small", font: .caption),
  ]

  var body: some View {
    ForEach(namedFonts) { namedFont in
      Text(namedFont.name)
        .font(namedFont.font)
    }
  }
}

/// Page: `ForEach`, views that are there or not.
struct LongNames: View {
  private let names = ["Ada", "Bo", "Cleo", "Di"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        VStack {
          if name.count != 2 {
            Text(name)
          }
        }
      }
    }
  }
}

/// Page: `Group`, one modifier for several views.
struct GroupedTexts: View {
  var body: some View {
    VStack {
      Group {
        Text("Wool")
        Text("Linen")
        Text("Silk")
      }
      .font(.headline)
    }
  }
}

/// Page: `Group`, what a condition makes.
struct WelcomePage: View {
  @State private var isInside = false

  var body: some View {
    NavigationStack {
      Group {
        if isInside {
          Text("Make yourself at home")
        } else {
          Button("Come in") { isInside = true }
        }
      }
      .navigationTitle("The House")
    }
  }
}

/// Page: `Group`, more views than one builder takes by itself.
struct ManyTexts: View {
  var body: some View {
    VStack {
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
      }
      Text("11")
    }
  }
}

/// Page: `horizontalSizeClass` and `UserInterfaceSizeClass`.
struct SizedView: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    if horizontalSizeClass == .compact {
      Text("Little room")
    } else {
      Text("Much room")
    }
  }
}
