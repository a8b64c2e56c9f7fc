import Sidelight

/// Pages: `OpenURLAction`, `openURL`, `callAsFunction(_:)` and `callAsFunction(_:completion:)`.
struct HelpDesk: View {
  @Environment(\.openURL) private var openURL
  @State private var answer = "Nobody asked"

  var body: some View {
    VStack {
      Button("Read the Manual") {
        if let url = URL(string: "https://manual.example.org/first") {
          openURL(url)
        }
      }
      Button("Ask for the Outcome") {
        if let url = URL(string: "https://manual.example.org/second") {
          openURL(url) { accepted in
            answer = accepted ? "Success" : "Failure"
          }
        }
      }
      Text(answer)
    }
  }
}

/// Page: `OpenURLAction`, with a handler.
struct HandlingDesk: View {
  @State private var seen = "Nothing"

  var body: some View {
    VStack {
      Text(seen)
      HelpDesk()
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        seen = url.lastPathComponent
        return .handled
      })
  }
}

/// Page: `OpenURLAction.Result`: the handler passes on another address, the same one, or none.
struct RewritingDesk: View {
  enum Manner: String, CaseIterable { case edits, passes, discards }
  @State private var manner = Manner.edits

  var body: some View {
    VStack {
      ForEach(Manner.allCases, id: \.self) { manner in
        Button(manner.rawValue) { self.manner = manner }
      }
      HelpDesk()
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        switch manner {
        case .edits: .systemAction(url.appendingPathComponent("edit"))
        case .passes: .systemAction
        case .discards: .discarded
        }
      })
  }
}

/// Page: `PresentationMode`.
@available(*, deprecated, message: "The presentation mode is deprecated.")
struct OlderPostcard: View {
  @State private var isTurned = false
  @Environment(\.presentationMode) private var mode

  var body: some View {
    VStack {
      Text(mode.wrappedValue.isPresented ? "Card presented" : "Card at the root")
      Button("Turn It Over") { isTurned = true }
        .sheet(isPresented: $isTurned) { OlderPostcardBack() }
    }
  }
}

@available(*, deprecated, message: "The presentation mode is deprecated.")
private struct OlderPostcardBack: View {
  @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>

  var body: some View {
    VStack {
      Text(presentationMode.wrappedValue.isPresented ? "Back presented" : "Back at the root")
      Button("Seen") { presentationMode.wrappedValue.dismiss() }
    }
  }
}
