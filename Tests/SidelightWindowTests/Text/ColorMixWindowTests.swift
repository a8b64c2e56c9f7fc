import DisplaySupport
import Sidelight
import SidelightCore
import Testing

/// Mixed colours, as they are drawn.
@Suite("Mixed colours", .serialized, .needsWindow)
@MainActor struct ColorMixWindowTests {
  /// What is drawn at the middle of each of some areas beside each other.
  private func drawn(_ colors: [Color], in scheme: ColorScheme) async throws -> [[Int]] {
    let width = 300 / colors.count
    return try await PointColors.of(colors.indices.map { ($0 * width + width / 2, 100) }, in: scheme) {
      HStack(spacing: 0) { ForEach(colors.indices, id: \.self) { colors[$0].frame(width: Double(width), height: 200) } }
    }
  }

  private func bytes(_ color: Color, in scheme: ColorScheme) -> [Int] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let parts = color.resolve(in: environment)
    return [parts.red, parts.green, parts.blue].map { Int(($0 * 255).rounded()) }
  }

  private let palette: [Color] = [
    .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray, .white, .black,
  ]

  @Test(arguments: ColorScheme.allCases) func `The components of a colour are those that are drawn`(scheme: ColorScheme) async throws {
    let found = try await drawn(palette, in: scheme)
    for (color, pixel) in zip(palette, found) {
      let parts = bytes(color, in: scheme)
      #expect(PointColors.isNear(pixel, parts[0], parts[1], parts[2]), "\(color): \(pixel), \(parts)")
    }
  }

  @Test(arguments: ColorScheme.allCases) func `A mixture is drawn with the components that it has`(scheme: ColorScheme) async throws {
    let shades = Color(
      style: .scheme(light: .rgba(red: 1, green: 0, blue: 0, opacity: 1), dark: .rgba(red: 0, green: 0, blue: 1, opacity: 1)))
    let mixtures: [Color] = [
      Color.red.mix(with: .blue, by: 0.25), Color.red.mix(with: .blue, by: 0.25, in: .device), Color.yellow.mix(with: .blue, by: 0.5),
      Color(white: 1).mix(with: Color(white: 0), by: 0.5), shades.mix(with: .green, by: 0.5), shades.mix(with: .white, by: 0.3),
      Color(white: 0.9).mix(with: shades, by: 0.5), Color.red.mix(with: .green, by: 0.5).mix(with: .black, by: 0.5),
    ]
    let found = try await drawn(mixtures, in: scheme)
    for (color, pixel) in zip(mixtures, found) {
      let parts = bytes(color, in: scheme)
      #expect(PointColors.isNear(pixel, parts[0], parts[1], parts[2]), "\(color): \(pixel), \(parts)")
    }
  }

  @Test func `A mixture with the colour of text is another one in the dark style`() async throws {
    let mixture = Color.primary.mix(with: .red, by: 0.5)
    let (light, dark) = try await (drawn([mixture], in: .light)[0], drawn([mixture], in: .dark)[0])
    #expect(dark[0] > light[0] + 20, "\(light), \(dark)")
  }
}
