import SidelightCore
import SidelightUI
import Testing

/// Colours whose components are asked for.
@MainActor struct ResolvedColorTests {
  @Test func `Components are kept in proportion to the light, beyond 0 and 1 as well`() {
    let grey = Color.Resolved(red: 0.5, green: 0.5, blue: 0.5)
    #expect(abs(grey.linearRed - 0.214) < 0.001 && abs(grey.red - 0.5) < 1e-5 && grey.opacity == 1)
    let wide = Color.Resolved(colorSpace: .displayP3, red: 1, green: 0, blue: 0)
    #expect(wide.linearRed > 1 && wide.linearGreen < 0 && wide.red > 1 && wide.green < 0)
    #expect(Color(wide) == Color(red: 1, green: 0, blue: 0))
    var changed = Color.Resolved(colorSpace: .sRGBLinear, red: 0.214, green: 0, blue: 0, opacity: 0.5)
    #expect(abs(changed.red - 0.5) < 0.001)
    changed.green = 1
    #expect(changed.linearGreen == 1 && changed.linearBlue == 0)
    changed.blue = 0.6
    #expect(abs(changed.linearBlue - 0.3185) < 0.001 && changed.description.hasSuffix("FF9980"))
  }

  @Test func `A colour has other components in the dark style`() {
    var (light, dark) = (EnvironmentValues(), EnvironmentValues())
    (light.colorScheme, dark.colorScheme) = (.light, .dark)
    #expect(Color.primary.resolve(in: light).opacity < 1 && Color.primary.resolve(in: dark) == Color.white.resolve(in: dark))
    let fixed = Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.8)
    #expect(fixed.resolve(in: light) == fixed.resolve(in: dark))
    #expect(abs(fixed.resolve(in: light).green - 0.4) < 1e-5 && fixed.resolve(in: light).opacity == 0.8)
    let mixture = Color.primary.mix(with: .accentColor, by: 0.5)
    #expect(mixture.resolve(in: light) != mixture.resolve(in: dark))
    #expect(mixture.description == "primary and 50% of accentColor")
  }

  private struct Asking: View {
    let found: Box<[Color.Resolved]>
    @Environment(\.self) private var environment
    var body: some View {
      let _ = found.value.append(Color.accentColor.resolve(in: environment))
      Text("a")
    }
  }

  @Test func `The accent colour is that of the desktop or of a tint, and a view hears of another one`() {
    let found = Box<[Color.Resolved]>([])
    let stage = Stage(Asking(found: found).tint(.red))
    let red = Color.red.resolve(in: EnvironmentValues())
    #expect(found.value.last == red)
    let plain = Box<[Color.Resolved]>([])
    let other = Stage(Asking(found: plain))
    #expect(plain.value.last == Color.blue.resolve(in: EnvironmentValues()))
    var traits = DesktopTraits()
    traits.accent = .green
    other.graph.send(.desktop(traits))
    other.settle()
    #expect(plain.value.last == Color.green.resolve(in: EnvironmentValues()))
    withExtendedLifetime(stage) {}
  }

  @Test func `Components move, and are a style`() {
    var parts = Color.Resolved(colorSpace: .sRGBLinear, red: 0, green: 0.25, blue: 0.5, opacity: 1)
    var data = parts.animatableData
    data.scale(by: 0.5)
    parts.animatableData = data
    #expect(parts == Color.Resolved(colorSpace: .sRGBLinear, red: 0, green: 0.125, blue: 0.25, opacity: 0.5))
    let white = Color.Resolved(red: 1, green: 1, blue: 1)
    #expect(Stage(Text("A").foregroundStyle(white)).texts()[0].color == Stage(Text("A").foregroundStyle(Color(white: 1))).texts()[0].color)
  }
}
