import Sidelight

extension GalleryPage {
  static let forms = GalleryPage(
    "forms", "Forms", symbol: "slider.horizontal.3", in: .lists,
    about: "The sections of a form are the cards of a boxed list. Tab goes from control to control, arrows from row to row.",
    state: FormState.init, content: FormView.init, knobs: FormKnobs.init)
}

private enum Topic: String, CaseIterable { case messages = "Direct Messages", mentions = "Mentions", all = "Anything" }

@MainActor @Observable private final class FormState {
  var topic = Topic.mentions
  var playsSounds = true
  var sendsReceipts = false
  var volume = 0.6
  var sound = "Chime"
  var reminders = 2
  var isAdvanced = false
  var keepsLog = false
  var name = ""
  var city = ""
  var saved = "Nothing saved yet"

  /// Those that begin as what is typed.
  var cities: [String] {
    let all = ["Bergen", "Berlin", "Bern", "Lima", "Lisbon", "Oslo", "Ottawa", "Paris", "Porto", "Prague"]
    return all.filter { !city.isEmpty && $0 != city && $0.lowercased().hasPrefix(city.lowercased()) }
  }

  func save() { saved = "Saved as \(name)" }
}

private struct FormView: View {
  @Bindable var state: FormState

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Picker("Notify Me About", selection: $state.topic) { ForEach(Topic.allCases, id: \.self) { Text($0.rawValue) } }
          Toggle("Play Sounds", isOn: $state.playsSounds)
          if state.playsSounds {
            Slider(value: $state.volume).accessibilityLabel("Volume")
            Picker("Sound", selection: $state.sound) { ForEach(["Chime", "Drop", "Knock", "Whistle"], id: \.self) { Text($0) } }
              .pickerStyle(.navigationLink)
          }
          Stepper("Remind Me \(state.reminders) Times", value: $state.reminders, in: 0...9)
          Toggle("Send Receipts", isOn: $state.sendsReceipts)
        } header: {
          Text("Notifications")
        } footer: {
          Text("Sounds are played while the window is open.")
        }
        Section("Profile") {
          TextField("Name", text: $state.name, prompt: Text("Required"))
          TextField("City", text: $state.city)
            .textInputSuggestions(state.cities, id: \.self) { Label($0, systemImage: "mappin").textInputCompletion($0) }
          DisclosureGroup("Advanced", isExpanded: $state.isAdvanced) {
            Toggle("Keep a Log", isOn: $state.keepsLog)
            LabeledContent("Folder", value: "Documents")
          }
          Button("Save", action: state.save).disabled(state.name.isEmpty)
        }
      }
      .navigationTitle("Preferences")
    }
  }
}

private struct FormKnobs: View {
  @Bindable var state: FormState

  var body: some View {
    Text(state.saved)
    Toggle("Sounds", isOn: $state.playsSounds)
    Button("Forget the Name") { state.name = "" }
  }
}

#Preview("Form") { FormView(state: FormState()) }
