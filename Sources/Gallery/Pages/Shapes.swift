import Sidelight

extension GalleryPage {
  static let shapes = GalleryPage(
    "shapes", "Shapes", symbol: "circle.square", in: .controls,
    about:
      "Shapes are filled, drawn as lines, put behind a view, and cut others out. Gradients fill them as colours do, and effects change how views are drawn.",
    state: ShapesState.init, content: ShapesView.init, knobs: ShapesKnobs.init)
}

@MainActor @Observable private final class ShapesState {
  var radius = 12.0
  var progress = 0.7
  var lineWidth = 3.0
  var isDashed = false
  var angle = 15.0
}

/// A shape of the app's own.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct ShapesView: View {
  @Bindable var state: ShapesState

  private var line: StrokeStyle {
    StrokeStyle(lineWidth: state.lineWidth, lineCap: .round, lineJoin: .round, dash: state.isDashed ? [2, 2 * state.lineWidth] : [])
  }

  private var box: RoundedRectangle { RoundedRectangle(cornerRadius: state.radius) }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 24) {
          Text("Filled").font(.headline)
          HStack(spacing: 16) {
            Circle().fill(.red).frame(width: 56, height: 56)
            box.fill(.blue).frame(width: 72, height: 56)
            Triangle().fill(.green).frame(width: 64, height: 56)
          }
          HStack(spacing: 0) {
            ForEach(0..<7) { step in Color.accentColor.mix(with: .yellow, by: Double(step) / 6).frame(width: 32, height: 24) }
          }
          .clipShape(.rect(cornerRadius: 8))
          .accessibilityHidden(true)
          Text("Lines").font(.headline)
          HStack(spacing: 16) {
            Circle().trim(from: 0, to: state.progress).stroke(.tint, style: line).frame(width: 50, height: 50).padding(3)
            box.strokeBorder(.purple, style: line).frame(width: 72, height: 56)
            Triangle().stroke(style: line).foregroundStyle(.orange).frame(width: 58, height: 50).padding(3)
            Circle().strokeBorder(ImagePaint(image: Image(systemName: "star.fill"), scale: 0.5), lineWidth: 12).frame(width: 60, height: 60)
          }
          Text("Masks and blends").font(.headline)
          HStack(spacing: 16) {
            LinearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing).frame(width: 130, height: 56)
              .mask { Text("Sunrise").font(.largeTitle).bold() }
            ZStack {
              Circle().fill(.yellow).offset(x: -14)
              Circle().fill(.cyan).offset(x: 14).blendMode(.multiply)
            }
            .frame(width: 84, height: 56)
            ZStack {
              box.fill(.blue.gradient)
              Image(systemName: "star.fill").font(.title).foregroundStyle(.black).blendMode(.destinationOut)
            }
            .compositingGroup()
            .frame(width: 56, height: 56)
            box.fill(.green.gradient).frame(width: 56, height: 56)
              .rotation3DEffect(.degrees(4 * state.angle), axis: (x: 0, y: 1, z: 0))
          }
          Text("In each other").font(.headline)
          HStack(spacing: 16) {
            ConcentricRectangle().fill(.blue.opacity(0.4)).padding(8).background(.blue.opacity(0.2), in: .rect(cornerRadius: 24))
              .containerShape(.rect(cornerRadius: 24)).frame(width: 96, height: 72)
            Circle().stroke(style: StrokeStyle(lineWidth: 10, lineCap: .round, dash: [16, 16])).rotation(.degrees(state.angle))
              .fill(LinearGradient(colors: [.pink, .orange], startPoint: .top, endPoint: .bottom)).frame(width: 60, height: 60).padding(6)
          }
          Text("With and without each other").font(.headline)
          HStack(spacing: 16) {
            Circle().subtracting(Circle().inset(by: 16)).fill(.indigo.gradient).frame(width: 60, height: 60)
            Circle().union(box.offset(x: 20)).stroke(.tint, lineWidth: 2).frame(width: 56, height: 56).padding(.trailing, 20)
            Circle().intersection(Circle().offset(x: 24)).fill(.green).frame(width: 60, height: 60)
            Triangle().symmetricDifference(Circle()).fill(.orange).frame(width: 60, height: 60)
          }
          Text("Shadows and meshes").font(.headline)
          HStack(spacing: 16) {
            box.fill(.white.shadow(.drop(radius: 4, y: 2))).frame(width: 56, height: 56)
            box.fill(.teal.shadow(.inner(radius: 5, y: 3))).frame(width: 72, height: 56)
            MeshGradient(
              width: 3, height: 3,
              points: [[0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.65, 0.4], [1, 0.5], [0, 1], [0.4, 1], [1, 1]],
              colors: [.purple, .red, .yellow, .blue, .pink, .orange, .indigo, .teal, .green]
            )
            .frame(width: 120, height: 72).clipShape(box)
          }
          Text("Behind a view").font(.headline)
          HStack(spacing: 12) {
            Text("Draft").foregroundStyle(.black).padding(.horizontal, 10).padding(.vertical, 4).background(.yellow, in: .capsule)
            Text("A card with a line").padding(12).background(.quaternary, in: box).overlay(box.stroke(.separator))
          }
          Text("Cut out").font(.headline)
          HStack(spacing: 16) {
            cover.frame(width: 64, height: 64).clipShape(.circle)
            cover.frame(width: 96, height: 64).cornerRadius(state.radius)
            cover.frame(width: 64, height: 64).clipShape(Triangle())
          }
          Text("Effects").font(.headline)
          HStack(spacing: 16) {
            box.fill(.background).frame(width: 56, height: 56).shadow(radius: 4, y: 2)
            cover.frame(width: 56, height: 56).clipShape(box).rotationEffect(.degrees(state.angle))
            cover.frame(width: 56, height: 56).clipShape(box).grayscale(1)
            cover.frame(width: 56, height: 56).clipShape(box).brightness(0.2)
          }
          Text("Gradients").font(.headline)
          HStack(spacing: 16) {
            LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom).frame(width: 64, height: 64).clipShape(box)
            Circle().fill(RadialGradient(colors: [.yellow, .red], center: .center, startRadius: 4, endRadius: 32))
              .frame(width: 64, height: 64)
            Circle().fill(AngularGradient(colors: [.blue, .purple, .blue], center: .center)).frame(width: 64, height: 64)
          }
        }
        .padding(24)
      }
      .navigationTitle("Shapes")
    }
  }

  private var cover: some View {
    ZStack {
      LinearGradient(colors: [.teal, .indigo], startPoint: .leading, endPoint: .trailing)
      Image(systemName: "photo").font(.title).foregroundStyle(.white)
    }
  }
}

private struct ShapesKnobs: View {
  @Bindable var state: ShapesState

  var body: some View {
    Slider(value: $state.radius, in: 0...36) { Text("Corner Radius") }
    Slider(value: $state.progress, in: 0...1) { Text("Part of the Circle") }
    Slider(value: $state.lineWidth, in: 1...8) { Text("Line Width") }
    Toggle("Dashed", isOn: $state.isDashed)
    Slider(value: $state.angle, in: -180...180) { Text("Turn") }
  }
}
