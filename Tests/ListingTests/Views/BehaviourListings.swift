// An app has the same lines below `import SwiftUI`.
import Sidelight

/// Page: `focused(_:)`.
struct NicknameView: View {
  @State private var nickname: String = ""
  @FocusState private var nicknameFieldIsFocused: Bool
  @State private var showNicknameTaken = false

  var body: some View {
    VStack {
      TextField("Choose a nickname.", text: $nickname)
        .focused($nicknameFieldIsFocused)
      if showNicknameTaken {
        Text("Somebody has that nickname.")
      }
      Button("Take It") {
        showNicknameTaken = false
        if nickname == "Magpie" {
          nicknameFieldIsFocused = true
          showNicknameTaken = true
        }
      }
    }
  }
}

/// Page: `focused(_:equals:)`.
struct EntryForm: View {
  enum Field: Hashable {
    case nameField
    case wordField
  }

  @State private var name = ""
  @State private var word = ""
  @State private var isIn = false
  @FocusState private var focusedField: Field?

  var body: some View {
    Form {
      TextField("Name", text: $name)
        .focused($focusedField, equals: .nameField)

      SecureField("Word", text: $word)
        .focused($focusedField, equals: .wordField)

      Button("Enter") {
        if name.isEmpty {
          focusedField = .nameField
        } else if word.isEmpty {
          focusedField = .wordField
        } else {
          isIn = true
        }
      }
      if isIn { Text("You are in") }
    }
  }
}

/// Page: `menuIndicator(_:)`.
struct HistoryMenu: View {
  @State private var shown = "Nothing is shown"
  private let history = ["Garden", "House"]

  var body: some View {
    VStack {
      Text(shown)
      Menu {
        ForEach(history, id: \.self) { place in
          Button(place) {
            self.shown = place
          }
        }
      } label: {
        Label("Earlier", systemImage: "chevron.backward")
          .labelStyle(.iconOnly)
      } primaryAction: {
        if let last = history.last {
          self.shown = last
        }
      }
      .menuIndicator(.hidden)
    }
  }
}

/// Page: `onChange(of:initial:_:)`.
struct MillView: View {
  enum Work { case resting, grinding }

  @State private var work: Work = .resting
  @State private var turns = 0

  var body: some View {
    VStack {
      Text("It turned \(turns) times")
      Button("Start or Stop") { work = work == .resting ? .grinding : .resting }
      Button("Start") { work = .grinding }
    }
    .onChange(of: work) {
      if work == .grinding { turns += 1 }
    }
  }
}

/// Page: `task(priority:_:)`.
struct CountingView: View {
  let lines: AsyncStream<String>
  @State private var message = "Waiting..."

  var body: some View {
    Text(message)
      .task {
        var receivedLines = [String]()
        for await line in lines {
          receivedLines.append(line)
          message = "\(receivedLines.count) lines came"
        }
      }
  }
}

/// Page: `scrollContentBackground(_:)`.
struct BareList: View {
  var body: some View {
    List {
      Text("Salt")
      Text("Pepper")
    }
    .scrollContentBackground(.hidden)
  }
}

/// Page: `ScrollView`.
struct LongScroll: View {
  var body: some View {
    ScrollView {
      VStack(alignment: .leading) {
        ForEach(0..<100) {
          Text("Verse \($0)")
        }
      }
    }
  }
}

/// Page: `Picker`.
struct CoffeePicker: View {
  enum Coffee: String, CaseIterable, Identifiable {
    case black, white, sweet
    var id: Self { self }
  }

  @State private var selectedCoffee: Coffee = .white

  var body: some View {
    List {
      Picker("Coffee", selection: $selectedCoffee) {
        Text("Black").tag(Coffee.black)
        Text("White").tag(Coffee.white)
        Text("Sweet").tag(Coffee.sweet)
      }
      Picker("By itself", selection: $selectedCoffee) {
        ForEach(Coffee.allCases) { coffee in
          Text(coffee.rawValue.capitalized)
        }
      }
    }
  }
}
