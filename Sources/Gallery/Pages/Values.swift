import Foundation
import Sidelight

extension GalleryPage {
  static let values = GalleryPage(
    "values", "Values and Groups", symbol: "square.grid.2x2", in: .controls,
    about: "Values are stepped, measured and written; boxes and groups say what belongs together.",
    state: ValuesState.init, content: ValuesView.init, knobs: ValuesKnobs.init)
}

@MainActor @Observable private final class ValuesState {
  var amount = 3
  var zoom = 100
  var note = "A note of several lines.\nIt keeps the cursor while it is changed from outside."
  var sort = "Name"
  var balance = 0.0
  var hidesLabels = false
  /// From when the page was opened until the tea is ready.
  let tea = Date.now...Date.now.addingTimeInterval(180)
}

private struct ValuesView: View {
  @Bindable var state: ValuesState

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 18) {
          GroupBox("Disk") {
            Gauge(value: Double(state.amount), in: 0...10) {
              Text("Used")
            } currentValueLabel: {
              Text("\(state.amount) GB")
            } minimumValueLabel: {
              Text("0")
            } maximumValueLabel: {
              Text("10")
            } markedValueLabels: {
              Text("empty")
              Text("half")
              Text("full")
            }
            Stepper("Gigabytes", value: $state.amount, in: 0...10)
          }
          ViewThatFits(in: .horizontal) {
            HStack(spacing: 24) {
              rings; bars.frame(width: 200)
            }
            VStack(alignment: .leading, spacing: 12) {
              HStack(spacing: 24) { rings }
              bars
            }
          }
          HStack(spacing: 12) {
            ControlGroup("Zoom") {
              Button("Smaller", systemImage: "minus") { state.zoom -= 10 }
              Button("Larger", systemImage: "plus") { state.zoom += 10 }
            }
            .labelStyle(.iconOnly)
            Text("\(state.zoom) %").monospacedDigit()
          }
          Stepper("Zoom", value: $state.zoom, in: 10...400, step: 10, format: .number)
          Slider(value: zoom, in: 0...400, enabledBounds: 10...400) {
            Text("Zoom")
          } currentValueLabel: {
            Text("\(state.zoom) %")
          } ticks: {
            SliderTickContentForEach([100.0, 200, 300], id: \.self) { value in SliderTick(value) { Text("\(Int(value))") } }
          }
          Slider(value: $state.balance, in: -1...1, neutralValue: 0) { Text("Balance") }
          ProgressView(timerInterval: state.tea) { Text("Tea") }
          Picker("Sort By", selection: $state.sort) { orders }.pickerStyle(.radioGroup)
          Picker("Sort By", selection: $state.sort) { orders }.pickerStyle(.radioGroup).horizontalRadioGroupLayout()
          Picker("Sort By", selection: $state.sort) { orders }.pickerStyle(.palette)
          TextEditor(text: $state.note).frame(height: 120).accessibilityLabel("Note")
          if let guidelines { Link("GNOME’s guidelines for apps", destination: guidelines) }
        }
        .galleryColumn()
      }
      .navigationTitle("Values and Groups")
    }
  }

  private var used: Double { Double(state.amount) }
  private var zoom: Binding<Double> { Binding(get: { Double(state.zoom) }, set: { state.zoom = Int($0) }) }

  /// A gauge that says all that one can say.
  private var scale: some View {
    Gauge(value: used, in: 0...10) {
      Text("Used")
    } currentValueLabel: {
      Text("\(state.amount)")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("10")
    }
  }

  private var rings: some View {
    Group {
      scale.gaugeStyle(.accessoryCircular)
      Gauge(value: used, in: 0...10) {
        Text("Used")
      } currentValueLabel: {
        Text("\(state.amount * 10) %")
      }
      .gaugeStyle(.accessoryCircularCapacity).tint(.green)
    }
  }

  private var bars: some View {
    VStack(alignment: .leading, spacing: 12) {
      scale.gaugeStyle(.accessoryLinear)
      Gauge(value: used, in: 0...10) {
        Text("Used")
      } currentValueLabel: {
        Text("\(state.amount) GB of 10 GB")
      }
      .gaugeStyle(.accessoryLinearCapacity).tint(.orange)
    }
  }

  private let guidelines = URL(string: "https://developer.gnome.org/hig/")

  private var orders: some View { ForEach(["Name", "Date", "Size"], id: \.self) { Text($0) } }
}

private struct ValuesKnobs: View {
  @Bindable var state: ValuesState

  var body: some View {
    Slider(value: Binding(get: { Double(state.amount) }, set: { state.amount = Int($0) }), in: 0...10, step: 1) { Text("Used") }
    Button("Put a Line Before the Note") { state.note = "Before\n" + state.note }
    Text("\(state.note.count) letters, sorted by \(state.sort)")
  }
}
