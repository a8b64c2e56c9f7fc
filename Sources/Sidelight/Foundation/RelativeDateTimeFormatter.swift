#if Foundation
public import Foundation

/// Says how far away a date is, as the user's language has it: "2 hours ago", "in 3 days", "yesterday".
///
/// ```swift
/// RelativeDateTimeFormatter().localizedString(for: message.date, relativeTo: .now)
/// ```
///
/// Source: Foundation's `RelativeDateTimeFormatter`, which Foundation has on Apple's systems alone.
open class RelativeDateTimeFormatter: Formatter {
  /// How units are written.
  public enum UnitsStyle: Int, Sendable {
    /// 2 months ago.
    case full = 0
    /// Two months ago.
    case spellOut
    /// 2 mo. ago.
    case short
    /// 2mo ago.
    case abbreviated
  }

  /// Whether days and weeks nearby have names.
  public enum DateTimeStyle: Int, Sendable {
    /// 1 day ago.
    case numeric = 0
    /// Yesterday.
    case named
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.full
  /// Whether days and weeks nearby have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The language; nil for the user's.
  open var locale: Locale?

  /// Makes one that writes units in full and as numbers.
  public override init() { super.init() }

  /// Foundation calls it for one in an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says how far a date is from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: units, locale: locale ?? .autoupdatingCurrent)
    return style.format(referenceDate)
  }

  /// Says how far away so many seconds are; negative ones are past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date.now
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  /// Says how far away a date is from now; nil for what is no date.
  open override func string(for obj: Any?) -> String? { (obj as? Date).map { localizedString(for: $0, relativeTo: .now) } }
}
#endif
