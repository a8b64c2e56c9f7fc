import Sidelight

extension GalleryPage {
  static let directions = GalleryPage(
    "directions", "Directions", symbol: "arrow.left.arrow.right", in: .controls,
    about: "The same views in both directions of text, as an app sets them in the environment.",
    state: DirectionsState.init, content: DirectionsPage.init, knobs: DirectionsKnobs.init)
}

@MainActor @Observable private final class DirectionsState {
  var isMirrored = true
  var isOn = true
  var volume = 0.3
  var name = "Ada"
}

private struct DirectionsPage: View {
  @Bindable var state: DirectionsState

  var body: some View {
    NavigationStack { page.navigationTitle("Directions") }
  }

  private var page: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 24) {
        Text("As the desktop has it").font(.headline)
        views
        Text("The other way").font(.headline)
        views.environment(\.layoutDirection, state.isMirrored ? .rightToLeft : .leftToRight)
      }
      .frame(maxWidth: 520)
      .padding(24)
    }
  }

  private var views: some View {
    GroupBox {
      VStack(alignment: .leading, spacing: 12) {
        HStack {
          Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true)
          Text("Further")
          Spacer()
          Text("3 of 12").foregroundStyle(.secondary)
        }
        Toggle("Play Sounds", isOn: $state.isOn)
        Slider(value: $state.volume)
        TextField("Name", text: $state.name)
        HStack(spacing: 0) {
          Color.blue.frame(width: 60, height: 12)
          Color.teal.frame(width: 30, height: 12)
          Color.green.frame(height: 12)
        }
        .padding(.leading, 24)
      }
      .padding(12)
    }
  }
}

private struct DirectionsKnobs: View {
  @Bindable var state: DirectionsState

  var body: some View { Toggle("Right to Left", isOn: $state.isMirrored) }
}
