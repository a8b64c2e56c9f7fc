import SidelightCore
import Testing

/// What becomes of two colours.
struct ColorMixTests {
  private let yellow = ColorParts(1, 1, 0)
  private let blue = ColorParts(0, 0, 1)

  private func isNear(_ found: ColorParts, _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Bool {
    zip([found.red, found.green, found.blue, found.opacity], [red, green, blue, opacity]).allSatisfy { abs($0 - $1) < 0.004 }
  }

  @Test func `By components half of yellow and half of blue is grey, and as the eye sees it it is not`() {
    #expect(isNear(ColorMix(part: 0.5, isPerceptual: false).mixed(yellow, blue), 0.5, 0.5, 0.5))
    // As CSS has color-mix(in oklab, yellow, blue).
    #expect(isNear(ColorMix(part: 0.5, isPerceptual: true).mixed(yellow, blue), 0.4226, 0.6724, 0.7805))
  }

  @Test func `A colour is the same in Oklab and back`() {
    for color in [ColorParts(0, 0, 0), ColorParts(1, 1, 1), ColorParts(0.2, 0.5, 0.9), ColorParts(0.01, 0, 0.002), ColorParts(1, 0, 0.3)] {
      let back = Oklab(color).parts(opacity: 1)
      let distances = zip([back.red, back.green, back.blue], [color.red, color.green, color.blue]).map { abs($0 - $1) }
      #expect(distances.allSatisfy { $0 < 1e-4 }, "\(color)")
    }
    #expect(abs(Oklab(ColorParts(1, 1, 1)).lightness - 1) < 1e-6)
  }

  @Test(arguments: [true, false]) func `What is less opaque counts less, and what is clear has no colour to give`(isPerceptual: Bool) {
    let clear = ColorParts(1, 1, 1, opacity: 0)
    #expect(isNear(ColorMix(part: 0.25, isPerceptual: isPerceptual).mixed(blue, clear), 0, 0, 1, 0.75))
    #expect(isNear(ColorMix(part: 0.25, isPerceptual: isPerceptual).mixed(clear, blue), 0, 0, 1, 0.25))
    #expect(ColorMix(part: 0.5, isPerceptual: isPerceptual).mixed(clear, clear).opacity == 0)
  }

  @Test func `A part beyond 0 and 1 is brought into that range, and no number is none`() {
    #expect(ColorMix(part: 7, isPerceptual: true).part == 1 && ColorMix(part: -1, isPerceptual: true).part == 0)
    #expect(ColorMix(part: .nan, isPerceptual: true).part == 0)
    #expect(ColorStyle.red.mixed(with: .blue, ColorMix(part: 0, isPerceptual: true)) == .red)
    #expect(ColorStyle.red.mixed(with: .blue, ColorMix(part: 1, isPerceptual: true)) == .blue)
  }

  @Test func `Two colours that are always the same make such a colour, and others follow the style`() {
    let half = ColorMix(part: 0.5, isPerceptual: false)
    let (white, black) = (ColorParts(1, 1, 1).style, ColorParts(0, 0, 0).style)
    #expect(white.mixed(with: black, half) == ColorParts(0.5, 0.5, 0.5).style)
    let shades = ColorStyle.scheme(light: white, dark: black)
    #expect(shades.mixed(with: black, half) == .scheme(light: ColorParts(0.5, 0.5, 0.5).style, dark: black))
    #expect(black.mixed(with: shades, half) == .scheme(light: ColorParts(0.5, 0.5, 0.5).style, dark: black))
    #expect(shades.mixed(with: shades, half) == shades)
    #expect(ColorStyle.accent.mixed(with: white, half) == .mixed(.accent, white, half))
    #expect(shades.mixed(with: .accent, half) == .mixed(shades, .accent, half))
    #expect(ColorStyle.missing.mixed(with: white, half) == white && white.mixed(with: .missing, half) == white)
  }

  @Test func `The components of a mixture follow the style, the contrast and the accent colour`() {
    let half = ColorMix(part: 0.5, isPerceptual: false)
    let mixture = ColorStyle(.background).mixed(with: .accent, half)
    let light = mixture.parts(in: ColorSurroundings())
    func middle(_ first: Int, _ last: Int) -> Double { Double(first + last) / 510 }
    #expect(isNear(light, middle(0xfa, 0x35), middle(0xfa, 0x84), middle(0xfb, 0xe4)))
    let dark = mixture.parts(in: ColorSurroundings(isDark: true, accent: .red))
    #expect(isNear(dark, middle(0x22, 0xe6), middle(0x22, 0x2d), middle(0x26, 0x42)))
    let line = ColorStyle.named(.separator, opacity: 0.5)
    #expect(isNear(line.parts(in: ColorSurroundings()), 0, 0, 0.0235, 0.06))
    #expect(isNear(line.parts(in: ColorSurroundings(isDark: true, isHighContrast: true)), 1, 1, 1, 0.25))
    // An accent colour that is said to be the accent colour is the desktop's.
    #expect(ColorStyle.accent.parts(in: ColorSurroundings(accent: .accent)) == ColorStyle.blue.parts(in: ColorSurroundings()))
    #expect(ColorStyle.missing.parts(in: ColorSurroundings()).opacity == 0)
  }

  @Test func `Half as opaque is half of each`() {
    let half = ColorMix(part: 0.5, isPerceptual: true)
    let mixture = ColorStyle.accent.mixed(with: .red, half)
    #expect(mixture.faded(by: 0.5).parts(in: ColorSurroundings()).opacity == 0.5)
    #expect(mixture.faded(by: 0.5).opaque == mixture)
    #expect(mixture.components(isDark: true) != nil)
  }
}
