import Foundation
import Sidelight

extension GalleryPage {
  static let texts = GalleryPage(
    "texts", "Texts", symbol: "textformat", in: .controls,
    about: "A text shows the Markdown in it, its parts have looks of their own, and times run by themselves.",
    state: TextsState.init, content: TextsView.init, knobs: TextsKnobs.init)
}

@MainActor @Observable private final class TextsState {
  var letters = 1
  var name = "my_*report*.txt"
  var start = Date.now
  var followed = "No link was followed yet."
  var isLoading = false
  var isPublic = false
  var letter = AttributedString("Select some of this text and press one of the buttons.")
  var part = AttributedTextSelection()
}

private struct TextsView: View {
  @Bindable var state: TextsState

  var body: some View {
    NavigationStack {
      Form {
        Section("Markdown") {
          Text("**Bold**, *italic*, ~~struck through~~ and `let code = true`")
          Text("Read [GNOME’s guidelines](https://developer.gnome.org/hig/) before you begin.")
          Text("Delete **\(state.name)**?").privacySensitive()
          Text(state.followed).foregroundStyle(.secondary)
        }
        Section("Parts") {
          Text("42").font(.largeTitle) + Text(" messages, ") + Text("3 new").foregroundStyle(.red).bold()
          Text("Sent by ") + Text("Anna").foregroundStyle(Color.accentColor) + sent
          Text(notice)
          Text("Press \(Image(systemName: "plus")) to begin, or \(Image(systemName: "questionmark")) for help").foregroundStyle(.secondary)
          (Text("21") + Text(" °C").textScale(.secondary)).font(.title)
          Text("Lifted").font(.title).bold().foregroundStyle(.tint.shadow(.drop(color: .black.opacity(0.5), radius: 1, y: 2)))
        }
        Section("Editor") {
          TextEditor(text: $state.letter, selection: $state.part).frame(height: 90).accessibilityLabel("Letter")
          HStack {
            Button("Bold", systemImage: "bold") { look { $0.inlinePresentationIntent = .stronglyEmphasized } }
            Button("Italic", systemImage: "italic") { look { $0.inlinePresentationIntent = .emphasized } }
            Button("Underlined", systemImage: "underline") { look { $0.underlineStyle = .single } }
            Button("Red") { look { $0.foregroundColor = .red } }
            Button("Plain") { look { $0 = AttributeContainer() } }
          }
          .labelStyle(.iconOnly).buttonStyle(.borderless)
        }
        Section("Lines and Letters") {
          Text("A line in another colour").underline(color: .red)
          Text("Nearly forgotten").strikethrough(color: .orange)
          Text("Small Capitals and 1,234").font(.body.lowercaseSmallCaps().monospacedDigit())
          Text("As large as in another setting").dynamicTypeSize(.xxLarge)
        }
        Section("Room") {
          Text("Letters that stand apart").textCase(.uppercase).font(.caption).tracking(2)
          Text("The lines of this text stand further apart than those of others, which is easier to read where there are many of them.")
            .lineSpacing(8)
          Text("This line becomes smaller before it loses any of its letters, which is what a narrow window shows")
            .lineLimit(1).minimumScaleFactor(0.6)
        }
        // The words of this section are in Localizable.xcstrings, in German and in Arabic.
        Section("In Your Language") {
          Text("\(state.letters) sealed letters")
          Text("From \("Anna") to \("Samir")").foregroundStyle(.secondary)
          Stepper("Sealed Letters", value: $state.letters, in: 0...200)
        }
        Section("Times and Numbers") {
          LabeledContent("Open for") { Text(state.start, style: .relative).monospacedDigit() }
          LabeledContent("Timer") { Text(state.start, style: .timer).monospacedDigit() }
          LabeledContent("Three minutes") {
            Text(timerInterval: state.start...state.start.addingTimeInterval(180)).monospacedDigit()
          }
          LabeledContent("Opened on") { Text(state.start, style: .date) }
          LabeledContent("Share") { Text(0.256, format: .percent) }
          LabeledContent("Pi") { Text("\(Double.pi, specifier: "%.3f")") }
        }
      }
      .redacted(reason: state.isLoading ? .placeholder : [])
      .redacted(reason: state.isPublic ? .privacy : [])
      .navigationTitle("Texts")
    }
    .environment(
      \.openURL,
      OpenURLAction { url in
        state.followed = "The link to \(url.host ?? url.absoluteString) was followed."
        return .systemAction
      })
  }

  private func look(_ change: (inout AttributeContainer) -> Void) { state.letter.transformAttributes(in: &state.part, body: change) }

  private var sent: Text { Text(" · 2 days ago").font(.caption).foregroundStyle(.secondary) }

  private var notice: AttributedString {
    var notice = AttributedString("The disk is almost full.")
    if let range = notice.range(of: "almost full") {
      notice[range].foregroundColor = .orange
      notice[range].underlineStyle = Text.LineStyle(color: .red)
      notice[range].backgroundColor = .yellow.opacity(0.3)
    }
    return notice
  }
}

private struct TextsKnobs: View {
  @Bindable var state: TextsState

  var body: some View {
    TextField("File", text: $state.name)
    Toggle("Loading", isOn: $state.isLoading)
    Toggle("Others Can See the Screen", isOn: $state.isPublic)
    Button("Start Anew") { state.start = .now }
  }
}
