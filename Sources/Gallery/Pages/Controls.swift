import Sidelight

extension GalleryPage {
  static let controls = GalleryPage(
    "controls", "Controls", symbol: "slider.horizontal.3", in: .controls,
    about: "Each control in the sizes and styles that there are, and a button that this app draws itself.",
    state: ControlsState.init, content: ControlsView.init, knobs: ControlsKnobs.init)
}

private enum Fruit: String, CaseIterable { case apple = "Apple", pear = "Pear", plum = "Plum" }

@MainActor @Observable private final class ControlsState {
  var size = ControlSize.regular
  var shape = "Automatic"
  var isOn = true
  var name = ""
  var message = ""
  var volume = 0.4
  var fruit = Fruit.apple
  var count = 0
  var isOff = false

  var borderShape: ButtonBorderShape {
    switch shape {
    case "Capsule": .capsule
    case "Circle": .circle
    default: .automatic
    }
  }
}

private struct ControlsView: View {
  @Bindable var state: ControlsState

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          Text("Buttons").font(.headline)
          ButtonRows(state: state)
          Text("Toggles").font(.headline)
          Toggle("Switch", isOn: $state.isOn).toggleStyle(.switch)
          HStack(spacing: 12) {
            Toggle("Check Box", isOn: $state.isOn).toggleStyle(.checkbox)
            Toggle("Button", isOn: $state.isOn).toggleStyle(.button)
          }
          Text("Fields").font(.headline)
          TextField("Name", text: $state.name)
          TextField("Name", text: $state.name, prompt: Text("Without a Frame")).textFieldStyle(.plain)
          TextField("A Message of One to Four Lines", text: $state.message, axis: .vertical).lineLimit(1...4)
          Text("Choices").font(.headline)
          Picker("Menu", selection: $state.fruit) { options }
          Picker("Segments", selection: $state.fruit) { options }.pickerStyle(.segmented)
          Text("Values").font(.headline)
          LabeledContent("Clicks", value: "\(state.count)")
          Slider(value: $state.volume) {
            Text("Volume")
          } minimumValueLabel: {
            Image(systemName: "speaker.fill")
          } maximumValueLabel: {
            Image(systemName: "speaker.wave.3.fill")
          }
          HStack(spacing: 12) {
            ProgressView()
            ProgressView().progressViewStyle(.linear)
          }
        }
        .galleryColumn()
        .controlSize(state.size)
        .buttonBorderShape(state.borderShape)
        .disabled(state.isOff)
      }
      .navigationTitle("Controls")
    }
  }

  private var options: some View { ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue) } }
}

private struct ButtonRows: View {
  let state: ControlsState

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      HStack(spacing: 6) {
        Button("Bordered", action: count).buttonStyle(.bordered)
        Button("Prominent", action: count).buttonStyle(.borderedProminent)
      }
      HStack(spacing: 6) {
        Button("Borderless", action: count).buttonStyle(.borderless)
        Button("Link", action: count).buttonStyle(.link)
        Button("Plain", action: count).buttonStyle(.plain)
      }
      HStack(spacing: 6) {
        Button("Delete", role: .destructive, action: count)
        Button("Add", systemImage: "plus", action: count).labelStyle(.iconOnly)
        Menu("Menu") { Button("Count", action: count) }
      }
      Button("Drawn by the App", action: count).buttonStyle(TagStyle())
    }
  }

  private func count() { state.count += 1 }
}

/// A button that this app draws: a tag that is paler while it is held down.
private struct TagStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 6) {
      Image(systemName: "tag")
      configuration.label
    }
    .foregroundStyle(.tint)
    .opacity(!isEnabled ? 0.5 : configuration.isPressed ? 0.6 : 1)
  }
}

private struct ControlsKnobs: View {
  @Bindable var state: ControlsState

  var body: some View {
    Picker("Size", selection: $state.size) {
      Text("Mini").tag(ControlSize.mini)
      Text("Small").tag(ControlSize.small)
      Text("Regular").tag(ControlSize.regular)
      Text("Large").tag(ControlSize.large)
      Text("Extra Large").tag(ControlSize.extraLarge)
    }
    Picker("Shape", selection: $state.shape) { ForEach(["Automatic", "Capsule", "Circle"], id: \.self) { Text($0) } }
    Toggle("Disabled", isOn: $state.isOff)
  }
}
