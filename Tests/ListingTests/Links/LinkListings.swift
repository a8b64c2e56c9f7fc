// An app has the same lines below `import SwiftUI`.
import Sidelight

struct Drawer: Identifiable {
  let id: String
}

private let sockDrawer = Drawer(id: "Socks")

struct DrawerDetail: View {
  let id: Drawer.ID

  var body: some View { Text("What lies in \(id)").navigationTitle(id) }
}

/// Page: `NavigationLink`, with a label and with a title.
struct DrawerLinks: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink {
          DrawerDetail(id: sockDrawer.id)
        } label: {
          Label("Sock Drawer", systemImage: "archivebox")
        }
        NavigationLink("Socks Again") {
          DrawerDetail(id: sockDrawer.id)
        }
      }
      .navigationTitle("Drawers")
    }
  }
}

/// Page: `NavigationLink`, "Link to a destination view".
struct DestinationLinks: View {
  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Indigo") { ColorPage(color: .indigo) }
        NavigationLink("Mint") { ColorPage(color: .mint) }
        NavigationLink("Orange") { ColorPage(color: .orange) }
      }
      .navigationTitle("Inks")
    }
  }
}

struct Letter: Identifiable {
  let id: Int
  let subject: String
}

struct LetterReader: View {
  let id: Letter.ID

  var body: some View { Text("Letter number \(id)") }
}

private let letters = [Letter(id: 1, subject: "Rent"), Letter(id: 2, subject: "Invitation")]

/// Page: `NavigationView`.
@available(*, deprecated, message: "A navigation view is deprecated.")
struct LetterBox: View {
  var body: some View {
    NavigationView {
      List(letters) { letter in
        NavigationLink(letter.subject, destination: LetterReader(id: letter.id))
      }
      Text("Choose a letter")
    }
  }
}

/// Page: `NavigationView.init(content:)`.
@available(*, deprecated, message: "A navigation view is deprecated.")
struct InkBox: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink("Indigo", destination: InkPage(ink: .indigo))
        NavigationLink("Orange", destination: InkPage(ink: .orange))
      }
      .navigationTitle("Inks")

      Text("Choose an ink")  // Until a link is followed.
    }
  }
}

struct InkPage: View {
  var ink: Color

  var body: some View {
    ink
      .frame(width: 200, height: 200)
      .navigationTitle(ink.description.capitalized)
  }
}

/// Page: `navigationViewStyle(_:)`.
@available(*, deprecated, message: "A navigation view is deprecated.")
struct StackedLetterBox: View {
  var body: some View {
    NavigationView {
      List {
        NavigationLink("Rent", destination: LetterReader(id: 1))
        NavigationLink("Invitation", destination: LetterReader(id: 2))
      }
      .navigationTitle("Letters")

      Text("Choose a letter")  // Where there is a second column.
    }
    .navigationViewStyle(.stack)
  }
}

/// Page: `DismissAction`, in a sheet.
private struct PostcardSheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Seen") {
      dismiss()
    }
  }
}

struct Postcard: View {
  @State private var isSheetPresented = false

  var body: some View {
    Button("Turn It Over") {
      isSheetPresented = true
    }
    .sheet(isPresented: $isSheetPresented) {
      PostcardSheet()
    }
  }
}

/// Page: `DismissAction`, what does not work.
struct HeldPostcard: View {
  @State private var isSheetPresented = false
  @Environment(\.dismiss) private var dismiss  // That of this view.

  var body: some View {
    Button("Turn It Over") {
      isSheetPresented = true
    }
    .sheet(isPresented: $isSheetPresented) {
      Button("Seen") {
        dismiss()  // Does not end the sheet.
      }
    }
  }
}

/// Page: `DismissAction`, a page of a stack.
private struct PoppedPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Back to the Start") {
      dismiss()
    }
  }
}

struct PoppedStack: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Onwards") {
        PoppedPage()
      }
    }
  }
}

/// Page: `isPresented`.
private struct CountedPage: View {
  @Environment(\.isPresented) private var isPresented
  @Binding var count: Int

  var body: some View {
    NavigationLink("Deeper") { Text("The bottom") }
      .onChange(of: isPresented, initial: true) { _, isPresented in
        if isPresented {
          count += 1
        }
      }
  }
}

struct CountedStack: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      NavigationLink("Presented \(count) times") {
        CountedPage(count: $count)
      }
    }
  }
}

/// Page: `navigationLinkIndicatorVisibility(_:)`.
struct QuietLinks: View {
  var visibility: Visibility

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("Onwards") {
          Text("The page behind it")
        }
        NavigationLink("Quietly") {
          Text("Another page")
        }
        .navigationLinkIndicatorVisibility(.hidden)
      }
      .navigationLinkIndicatorVisibility(visibility)
    }
  }
}
