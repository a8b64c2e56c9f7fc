import Sidelight

/// Chooses the value of a visibility binding.
struct VisibilityPicker: View {
  @Binding var visibility: NavigationSplitViewVisibility

  var body: some View {
    Picker("Columns", selection: $visibility) {
      Text("Automatic").tag(NavigationSplitViewVisibility.automatic)
      Text("All").tag(NavigationSplitViewVisibility.all)
      Text("Double column").tag(NavigationSplitViewVisibility.doubleColumn)
      Text("Detail only").tag(NavigationSplitViewVisibility.detailOnly)
    }
  }
}

#Preview("Columns", traits: .fixedLayout(width: 360, height: 240)) {
  @Previewable @State var visibility = NavigationSplitViewVisibility.all
  Form { VisibilityPicker(visibility: $visibility) }
}
