import Sidelight

/// A length in pixels, below its name and its value.
struct KnobSlider: View {
  let title: String
  @Binding var value: Double
  let range: ClosedRange<Double>

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("\(title): \(Int(value)) px")
      Slider(value: $value, in: range, step: 10).accessibilityLabel(title)
    }
  }
}

#Preview("Knob", traits: .sizeThatFitsLayout) {
  @Previewable @State var width = 220.0
  KnobSlider(title: "Width", value: $width, range: 100...400).padding(12)
}
