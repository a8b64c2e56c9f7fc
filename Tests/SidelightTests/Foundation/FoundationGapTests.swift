import Foundation
import Sidelight
import Testing

/// What Foundation has on Apple's systems alone, and apps ask for.
@Suite("Foundation's gaps")
struct FoundationGapTests {
  /// Makes a bundle with a table of translations, and removes it afterwards.
  private func withBundle(_ table: String, _ body: (Bundle) throws -> Void) throws {
    let folder = URL.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).bundle")
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try table.write(to: language.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    try body(#require(Bundle(path: folder.path)))
  }

  @Test func `A text without a table is shown as it is written`() {
    let name = "100 % sure"
    #expect(String(localized: "Keep \(name), \(3) times at 50 %", comment: "A button") == "Keep 100 % sure, 3 times at 50 %")
    #expect(String(localized: "title", defaultValue: "Half: \(0.5, specifier: "%.2f")") == "Half: 0.50")
    #expect(String(localized: String.LocalizationValue("plain")) == "plain")
  }

  @Test func `A text is looked up in the table of a bundle`() throws {
    try withBundle(#""Move %@ to %@" = "To %2$@: %1$@ (100%%)"; "%lld files" = "%lld pieces"; "key" = "Named";"#) { bundle in
      #expect(String(localized: "Move \("a") to \("b")", bundle: bundle) == "To b: a (100%)")
      #expect(String(localized: "\(2) files", bundle: bundle) == "2 pieces")
      #expect(String(localized: "key", defaultValue: "Default", bundle: bundle) == "Named")
      #expect(String(localized: "other", defaultValue: "Default", bundle: bundle) == "Default")
    }
  }

  @Test func `A formatter says how far a date is from another one`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let now = Date(timeIntervalSince1970: 1_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-7_200), relativeTo: now) == "2 hours ago")
    #expect(formatter.localizedString(for: now.addingTimeInterval(86_400), relativeTo: now) == "in 1 day")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now.addingTimeInterval(86_400), relativeTo: now) == "tomorrow")
    #expect(formatter.string(for: "no date") == nil)
  }

  @Test func `The user's folders lie below the home folder`() {
    for place in [URL.cachesDirectory, .applicationSupportDirectory, .documentsDirectory, .downloadsDirectory] {
      #expect(place.isFileURL && place.path != "/" && !place.lastPathComponent.isEmpty)
    }
  }

  private func words(_ seconds: Double, _ style: Text.DateStyle) -> String { Text(.now.addingTimeInterval(seconds), style: style).content }

  @Test func `A date is said in its largest units`() {
    // Half a second leaves room for the time that the test takes.
    #expect(words(-(2 * 3_600 + 23 * 60 + 0.5), .relative) == "2 hours, 23 minutes")
    #expect(words(-(31_556_952 + 2_629_746 + 0.5), .relative) == "1 year, 1 month")
    #expect(words(-(86_400 + 60 + 0.5), .relative) == "1 day")
    #expect(words(2 * 3_600 - 0.5, .offset) == "+2 hours")
    #expect(words(-90.5, .offset) == "-1 minute")
    #expect(words(-(36 * 3_600 + 59 * 60 + 1.5), .timer) == "36:59:01")
    #expect(words(64.5, .timer) == "1:05")
    #expect(words(.infinity, .relative) == "0 seconds")
  }

  @Test func `A timer stands still before its beginning and after its end`() {
    let now = Date.now
    let past = now.addingTimeInterval(-100)
    #expect(Text(timerInterval: past...past.addingTimeInterval(60)).content == "0:00")
    #expect(Text(timerInterval: past...past.addingTimeInterval(60), countsDown: false).content == "1:00")
    let ahead = now.addingTimeInterval(100)
    #expect(Text(timerInterval: ahead...ahead.addingTimeInterval(3_725)).content == "1:02:05")
    #expect(Text(timerInterval: ahead...ahead.addingTimeInterval(3_725), showsHours: false).content == "62:05")
    #expect(Text(timerInterval: past...ahead, pauseTime: past.addingTimeInterval(30)).content == "2:50")
  }

  @Test func `Values are shown as formats have them`() {
    #expect(Text(0.25, format: .percent.locale(Locale(identifier: "en_US"))).content == "25%")
    #expect(Text(NSNumber(value: 3), formatter: NumberFormatter()).content == "3")
    #expect(Text("\(2.5, specifier: "%.2f") of \(7, format: .number)").content == "2.50 of 7")
  }
}
