#if Foundation
import CBenchProbe
import Foundation
import Sidelight

/// A text, and below it lines that the app draws by itself.
struct StrokesView: View {
  var mailbox: Mailbox

  var body: some View {
    let _ = bench_count_body()
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "Subject 0").lineLimit(1)
      Text(verbatim: mailbox.status).lineLimit(1)
      Canvas { context, size in
        let (width, height, phase) = (max(Int(size.width), 1), max(Int(size.height), 1), Int(mailbox.status.dropFirst(7)) ?? 0)
        let color = GraphicsContext.Shading.color(red: 0.2, green: 0.4, blue: 0.8)
        for index in 0..<Int(bench_rows()) {
          let (x, y) = (Double(index * 37 % width), Double((index * 91 + phase * 7) % height))
          let path = Path { path in
            path.move(to: CGPoint(x: x, y: y))
            path.addLine(to: CGPoint(x: x + 9, y: y + Double(index % 7)))
            path.addLine(to: CGPoint(x: x + 18, y: y - 5))
          }
          context.stroke(path, with: color, lineWidth: 1.5)
        }
      }
    }
    .navigationTitle("Bench")
  }
}

/// A text, and below it rows of circles.
struct CirclesView: View {
  private let columns = 40

  var body: some View {
    let _ = bench_count_body()
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "Subject 0").lineLimit(1)
      VStack(alignment: .leading, spacing: 4) {
        ForEach(0..<Int(bench_rows()) / columns, id: \.self) { _ in
          HStack(spacing: 4) {
            ForEach(0..<columns, id: \.self) { _ in
              Circle().fill(Color(red: 0.2, green: 0.4, blue: 0.8)).frame(width: 12, height: 12)
            }
          }
        }
      }
    }
    .frame(maxHeight: .infinity, alignment: .top)
    .navigationTitle("Bench")
  }
}
#endif
