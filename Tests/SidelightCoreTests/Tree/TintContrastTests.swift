import SeedSupport
import SidelightCore
import Testing

/// Words on tints through which something shines.
struct TintContrastTests {
  @Test func `Words can be read on any tint, whatever shines through, and no tint is more opaque than that takes`() {
    var random = SeededRandom(seed: 46)
    for _ in 0..<2000 {
      func part() -> Double { Double.random(in: 0...1, using: &random) }
      let tint = (part(), part(), part())
      for grounds in [0.6...1.0, 0.1...0.5] {
        let contrast = TintContrast(tint, over: grounds, least: 0.6)
        func worst(_ opacity: Double) -> Double {
          TintContrast.worst(tint, opacity: opacity, over: grounds, wordsAreWhite: contrast.wordsAreWhite)
        }
        #expect(worst(contrast.opacity) >= 4.5, "\(tint)")
        #expect(contrast.opacity == 0.6 || worst(contrast.opacity - 0.021) < 4.5)
      }
    }
  }

  @Test func `Yellow has black words and blue white ones`() throws {
    func words(_ name: ColorStyle.Name) throws -> Bool {
      TintContrast(try #require(ColorStyle(name).components(isDark: false)), over: 0.6...1, least: 0.6).wordsAreWhite
    }
    #expect(try !words(.yellow) && words(.indigo) && !words(.white) && words(.black))
    #expect(ColorStyle(.clear).components(isDark: true) == nil)
  }
}
