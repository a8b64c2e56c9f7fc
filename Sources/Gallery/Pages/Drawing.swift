import Foundation
import Sidelight

extension GalleryPage {
  static let drawing = GalleryPage(
    "drawing", "Drawing", symbol: "scribble.variable", in: .controls,
    about: "A canvas draws paths, texts, images and views by the app's own code. Draw on the sheet with the pointer.",
    state: DrawingState.init, content: DrawingView.init, knobs: DrawingKnobs.init)
}

@MainActor @Observable private final class DrawingState {
  var hour = 10 + 1 / 6.0
  var strokes: [DrawnStroke] = []
  var erases = false
  var blurs = false
  /// The sheet as it was when it was kept.
  var kept: Image?

  func keep() {
    let renderer = ImageRenderer(content: Sheet(state: self))
    renderer.proposedSize = ProposedViewSize(width: 240, height: 180)
    renderer.scale = 2
    kept = renderer.image
  }
}

private struct DrawnStroke {
  var points: [CGPoint]
  var erases: Bool
}

private struct DrawingView: View {
  let state: DrawingState

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 200), spacing: 24)], alignment: .leading, spacing: 24) {
          DrawingSample("Paths and texts") { Clock(hour: state.hour) }
          DrawingSample("A sheet") { Sheet(state: state) }
          if let kept = state.kept {
            DrawingSample("A sheet that was kept") { kept.resizable().scaledToFit().accessibilityLabel("The sheet as it was") }
          }
          DrawingSample("Views") { Leaves(blurs: state.blurs) }
          DrawingSample("Colours that meet") { Lights() }
          DrawingSample("Gradients") { Gradients() }
          DrawingSample("Clips") { Clips() }
        }
        .padding(24)
      }
      .navigationTitle("Drawing")
    }
  }
}

private struct DrawingSample<Content: View>: View {
  let title: String
  let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.headline)
      content.frame(height: 180)
    }
  }
}

private struct Clock: View {
  let hour: Double

  var body: some View {
    Canvas { context, size in
      let radius = min(size.width, size.height) / 2 - 4
      context.translateBy(x: size.width / 2, y: size.height / 2)
      let face = Path(ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      context.fill(face, with: .style(.quaternary))
      context.stroke(face, with: .color(.secondary), lineWidth: 2)
      for number in 1...12 {
        let angle = Angle.degrees(Double(number) * 30).radians
        let place = CGPoint(x: sin(angle) * (radius - 16), y: -cos(angle) * (radius - 16))
        context.draw(Text("\(number)").font(.caption), at: place)
      }
      hand(context, turned: hour / 12, length: radius * 0.5, width: 6, .foreground)
      hand(context, turned: hour.truncatingRemainder(dividingBy: 1), length: radius * 0.75, width: 3, .color(.accentColor))
    }
    .accessibilityLabel("A clock at \(Int(hour))")
  }

  private func hand(_ context: GraphicsContext, turned: Double, length: Double, width: Double, _ shading: GraphicsContext.Shading) {
    var context = context
    context.rotate(by: .degrees(turned * 360))
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: length * 0.15))
      $0.addLine(to: CGPoint(x: 0, y: -length))
    }
    context.stroke(line, with: shading, style: StrokeStyle(lineWidth: width, lineCap: .round))
  }
}

private struct Sheet: View {
  let state: DrawingState

  var body: some View {
    Canvas { context, size in
      let sheet = Path(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 12)
      context.clip(to: sheet)
      context.drawLayer { layer in
        for stroke in state.strokes {
          layer.blendMode = stroke.erases ? .clear : .normal
          let style = StrokeStyle(lineWidth: stroke.erases ? 18 : 4, lineCap: .round, lineJoin: .round)
          layer.stroke(Path { $0.addLines(stroke.points) }, with: .color(.accentColor), style: style)
        }
      }
      context.stroke(sheet, with: .style(.separator), lineWidth: 2)
      if state.strokes.isEmpty {
        context.draw(Text("Draw here").foregroundStyle(.secondary), at: CGPoint(x: size.width / 2, y: size.height / 2))
      }
    }
    .contentShape(Rectangle())
    .gesture(
      DragGesture(minimumDistance: 1)
        .onChanged { drag in
          if drag.translation == .zero || state.strokes.isEmpty || state.strokes.last?.points.first != drag.startLocation {
            state.strokes.append(DrawnStroke(points: [drag.startLocation], erases: state.erases))
          }
          state.strokes[state.strokes.count - 1].points.append(drag.location)
        }
    )
    .accessibilityLabel("A sheet with \(state.strokes.count) lines")
  }
}

private struct Leaves: View {
  let blurs: Bool

  var body: some View {
    Canvas { context, size in
      if blurs { context.addFilter(.blur(radius: 3)) }
      for index in 0..<12 {
        guard let leaf = context.resolveSymbol(id: index % 3) else { return }
        var context = context
        context.translateBy(x: size.width / 2, y: size.height / 2)
        context.rotate(by: .degrees(Double(index) * 30))
        context.opacity = 0.4 + Double(index) * 0.05
        context.draw(leaf, at: CGPoint(x: 0, y: -size.height / 2 + 24))
      }
    } symbols: {
      Image(systemName: "star.fill").imageScale(.large).foregroundStyle(.orange).tag(0)
      Image(systemName: "heart.fill").imageScale(.large).foregroundStyle(.red).tag(1)
      Text("Hi").font(.caption).padding(4).background(.green, in: .capsule).tag(2)
    }
    .accessibilityLabel("Stars and hearts in a circle")
  }
}

private struct Lights: View {
  var body: some View {
    Canvas { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.black))
      context.blendMode = .screen
      for (index, color) in [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1)]
        .enumerated()
      {
        let angle = Angle.degrees(Double(index) * 120 - 90).radians
        let middle = CGPoint(x: size.width / 2 + cos(angle) * 30, y: size.height / 2 + 8 + sin(angle) * 30)
        context.fill(Path(ellipseIn: CGRect(x: middle.x - 50, y: middle.y - 50, width: 100, height: 100)), with: .color(color))
      }
    }
    .clipShape(.rect(cornerRadius: 12))
    .accessibilityLabel("Red, green and blue light")
  }
}

private struct Gradients: View {
  private let colors = Gradient(colors: [.purple, .orange])

  var body: some View {
    Canvas { context, size in
      let (width, height) = (size.width / 2 - 4, size.height / 2 - 4)
      func place(_ column: Int, _ row: Int) -> CGRect {
        CGRect(x: CGFloat(column) * (width + 8), y: CGFloat(row) * (height + 8), width: width, height: height)
      }
      func box(_ rect: CGRect, _ shading: GraphicsContext.Shading) {
        context.fill(Path(roundedRect: rect, cornerRadius: 8), with: shading)
      }
      let (first, second, third, fourth) = (place(0, 0), place(1, 0), place(0, 1), place(1, 1))
      box(
        first, .linearGradient(colors, startPoint: first.origin, endPoint: CGPoint(x: first.minX + 24, y: first.minY), options: .mirror))
      box(
        second,
        .radialGradient(colors, center: CGPoint(x: second.midX, y: second.midY), startRadius: 4, endRadius: second.width / 2))
      box(third, .conicGradient(colors, center: CGPoint(x: third.midX, y: third.midY), angle: .degrees(90)))
      box(fourth, .style(EllipticalGradient(gradient: colors)))
    }
    .accessibilityLabel("Four gradients")
  }
}

private struct Clips: View {
  var body: some View {
    Canvas { context, size in
      let middle = CGPoint(x: size.width / 2, y: size.height / 2)
      context.clipToLayer { layer in
        layer.draw(Text("Text").font(.system(size: 72)).bold().foregroundStyle(.black), at: middle)
      }
      for index in 0..<20 {
        let x = size.width / 20 * CGFloat(index)
        let stripe = CGRect(x: x, y: 0, width: size.width / 20, height: size.height)
        context.fill(Path(stripe), with: .color(index.isMultiple(of: 2) ? .blue : .pink))
      }
    }
    .accessibilityLabel("A text of stripes")
  }
}

private struct DrawingKnobs: View {
  @Bindable var state: DrawingState

  var body: some View {
    LabeledContent("Hour") { Slider(value: $state.hour, in: 0...12) }
    Toggle("Erase", isOn: $state.erases)
    Button("Keep the Sheet") { state.keep() }.disabled(state.strokes.isEmpty)
    Button("Clear the Sheet") { state.strokes = [] }.disabled(state.strokes.isEmpty)
    Toggle("Blur the Views", isOn: $state.blurs)
  }
}
