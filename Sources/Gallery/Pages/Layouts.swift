import Sidelight

extension GalleryPage {
  static let layouts = GalleryPage(
    "layouts", "Layouts", symbol: "square.grid.3x2", in: .controls,
    about: "A grid of rows and columns, a layout that the app brings itself, and one that takes the place of another one.",
    state: LayoutsState.init, content: LayoutsView.init, knobs: LayoutsKnobs.init)
}

@MainActor @Observable private final class LayoutsState {
  var count = 8
  var isRow = true
}

/// Views in lines, as words stand in a text.
private struct Flow: Layout {
  var spacing = 8.0

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    lines(subviews, proposal.width ?? .infinity).last.map { CGSize(width: proposal.width ?? $0.end, height: $0.top + $0.height) } ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for line in lines(subviews, bounds.width) {
      var x = bounds.minX
      for index in line.indices {
        let size = subviews[index].sizeThatFits(.unspecified)
        subviews[index].place(at: CGPoint(x: x, y: bounds.minY + line.top), proposal: ProposedViewSize(size))
        x += size.width + spacing
      }
    }
  }

  private struct Line {
    var indices: [Int] = []
    var top = 0.0
    var height = 0.0
    var end = 0.0
  }

  private func lines(_ subviews: Subviews, _ width: Double) -> [Line] {
    var lines: [Line] = []
    for index in subviews.indices {
      let size = subviews[index].sizeThatFits(.unspecified)
      if let last = lines.last, last.end + spacing + size.width <= width {
        lines[lines.count - 1].end += spacing + size.width
      } else {
        lines.append(Line(top: lines.last.map { $0.top + $0.height + spacing } ?? 0, end: size.width))
      }
      lines[lines.count - 1].indices.append(index)
      lines[lines.count - 1].height = max(lines[lines.count - 1].height, size.height)
    }
    return lines
  }
}

private struct LayoutsView: View {
  let state: LayoutsState

  private static let words = [
    "Atlantic", "Baltic", "Caspian", "Dead Sea", "Erie", "Finland", "Gulf of Mexico", "Hudson Bay", "Irish Sea", "Java", "Kara", "Ligurian",
  ]

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text("A grid").font(.headline)
          Grid(alignment: .leading, horizontalSpacing: 18, verticalSpacing: 8) {
            GridRow {
              Text("Sea").bold()
              Text("Deepest").bold().gridColumnAlignment(.trailing)
              Text("Salt").bold().gridColumnAlignment(.trailing)
            }
            Divider().gridCellUnsizedAxes(.horizontal)
            row("Baltic", "459 m", "0.8 %")
            row("Black Sea", "2,212 m", "1.8 %")
            row("Mediterranean", "5,267 m", "3.8 %")
            GridRow { Text("Of the salt, the mean near the surface.").font(.caption).foregroundStyle(.secondary).gridCellColumns(3) }
          }
          Text("A layout of the app's own").font(.headline)
          Flow {
            ForEach(Self.words.prefix(state.count), id: \.self) { word in
              Text(word).padding(.horizontal, 10).padding(.vertical, 4).background(.quaternary, in: .capsule)
            }
          }
          Text("One in place of another one").font(.headline)
          let layout = state.isRow ? AnyLayout(HStackLayout(spacing: 8)) : AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
          layout {
            Button("Back") {}
            Button("Forward") {}
            Button("Reload") {}
          }
        }
        .padding(24)
        .frame(maxWidth: 600, alignment: .leading)
      }
      .navigationTitle("Layouts")
    }
  }

  private func row(_ sea: String, _ depth: String, _ salt: String) -> some View {
    GridRow {
      Text(sea)
      Text(depth)
      Text(salt)
    }
  }
}

private struct LayoutsKnobs: View {
  @Bindable var state: LayoutsState

  var body: some View {
    Stepper("\(state.count) Seas", value: $state.count, in: 0...12)
    Toggle("In a Row", isOn: $state.isRow)
  }
}
