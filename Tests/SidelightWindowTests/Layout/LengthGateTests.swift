import Foundation
import ReportSupport
import Sidelight
import SidelightBridge
import SidelightWindowTesting
import Testing

/// Numbers that are no lengths, on their way to GTK.
@Suite("The gate for lengths", .serialized)
@MainActor struct LengthGateTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -3, 1e9,
  ]

  @Test func `What leaves for GTK is a number that it counts`() {
    for number in Self.numbers {
      #expect(abs(Length.part(number)) <= 16_000_000 && abs(Length.whole(number)) <= 16_000_000)
    }
    #expect(Length.part(.nan) == 0 && Length.whole(.nan) == 0)
    #expect(Length.part(2.5) == 2.5 && Length.whole(2.5) == 3 && Length.whole(2.5, .down) == 2)
  }

  /// Views that are there only for a while, so that a window can open whatever they need.
  private struct Between<Content: View>: View {
    let choice: Choice<Bool>
    @ViewBuilder let content: Content
    var body: some View { VStack { if choice.value { content } else { Text("plain") } } }
  }

  private func show(_ depth: Depth, _ content: () -> some View) async throws {
    // What is no length is reported, which this is not about.
    let reports = Reports()
    let choice = Choice(false)
    let app = try await TestApp(depth, width: 400, height: 600) { Between(choice: choice, content: content) }
    choice.value = true
    try await app.settle()
    #expect(!app.text("plain").exists)
    choice.value = false
    try await app.settle()
    #expect(app.text("plain").isVisible)
    try await app.close()
    withExtendedLifetime(reports) {}
  }

  private struct Lines: View {
    let number: Double
    var body: some View {
      VStack {
        Circle().stroke(lineWidth: number)
        Circle().stroke(.red, style: StrokeStyle(lineWidth: 2, miterLimit: number, dash: [number, 3], dashPhase: number))
        Rectangle().strokeBorder(.blue, lineWidth: number)
        RoundedRectangle(cornerRadius: number).fill(.green)
        RoundedRectangle(cornerRadius: 5).inset(by: number).stroke(lineWidth: 2)
        Circle().trim(from: number, to: 1).stroke(lineWidth: 2)
        Path { path in
          path.move(to: CGPoint(x: number, y: 0))
          path.addLine(to: CGPoint(x: 5, y: number))
          path.addArc(center: .zero, radius: number, startAngle: .degrees(number), endAngle: .degrees(90), clockwise: true)
          path.addRect(CGRect(x: 0, y: number, width: number, height: 4))
        }
        .fill(.orange)
        Rectangle().fill(
          LinearGradient(colors: [.red, .blue], startPoint: UnitPoint(x: number, y: 0), endPoint: UnitPoint(x: 1, y: number)))
        Rectangle().fill(RadialGradient(colors: [.red, .blue], center: .center, startRadius: number, endRadius: number))
      }
    }
  }

  private struct Effects: View {
    let number: Double
    var body: some View {
      VStack {
        Text("shadow").shadow(radius: number, x: number, y: number)
        Text("blur").blur(radius: number)
        Text("turned").rotationEffect(.degrees(number), anchor: UnitPoint(x: number, y: 0))
        Text("scaled").scaleEffect(x: number, y: 1, anchor: UnitPoint(x: 0, y: number))
        Text("moved").offset(x: number, y: number)
        Text("clipped").clipShape(RoundedRectangle(cornerRadius: number))
        Text("corners").cornerRadius(number)
        Text("bright").brightness(number).contrast(number).saturation(number).hueRotation(.degrees(number)).opacity(number)
        List { Text("Row").listRowInsets(EdgeInsets(top: number, leading: number, bottom: 0, trailing: 0)) }.frame(height: 40)
        LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.adaptive(minimum: number))], spacing: number) { Text("Cell") }
          .frame(width: 50, height: 20)
      }
    }
  }

  private struct Pointed: View {
    let number: Double
    var body: some View {
      Text("Pointed").popover(
        isPresented: .constant(true),
        attachmentAnchor: .rect(.rect(CGRect(x: number, y: number, width: number, height: number)))
      ) { Text("Popover").padding(20) }
    }
  }

  @Test(arguments: Depth.available, numbers) func `Lines and areas of every length are drawn`(depth: Depth, number: Double) async throws {
    try await show(depth) { Lines(number: number) }
  }

  // A picture that is enlarged a million times takes a renderer forever.
  @Test(arguments: Depth.available, numbers.filter { abs($0) < 100 || !$0.isFinite })
  func `Effects of every length are shown`(depth: Depth, number: Double) async throws {
    try await show(depth) { Effects(number: number) }
  }

  @Test(arguments: Depth.available, numbers) func `A popover points at every place`(depth: Depth, number: Double) async throws {
    try await show(depth) { Pointed(number: number) }
  }
}
