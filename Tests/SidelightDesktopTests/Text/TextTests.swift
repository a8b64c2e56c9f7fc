import SidelightDesktop
import Testing

@Suite("Numbers for people")
struct TextTests {
  @Test("sizes have a unit")
  func sizes() {
    #expect(ByteCount.text(0).hasPrefix("0 "))
    #expect(ByteCount.text(-5) == ByteCount.text(0))
    #expect(ByteCount.text(12_345).hasSuffix("kB"))
    #expect(ByteCount.text(.max).hasSuffix("EB"))
  }

  @Test("times are written in the local time zone, and impossible ones not at all")
  func times() {
    // Noon in Greenwich is the same day nearly everywhere.
    let noon = 1_772_712_000.0
    #expect(Timestamp.text(noon, style: .date) == "5 Mar 2026")
    #expect(Timestamp.text(noon).hasPrefix("5 Mar 2026 "))
    #expect(Timestamp.text(noon, style: .full).contains("2026"))
    for impossible in [Double.nan, .infinity, 1e300, -1e300, 9e11] { #expect(Timestamp.text(impossible).isEmpty) }
  }
}
