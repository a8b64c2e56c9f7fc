#if Foundation
public import Foundation
public import SidelightUI

extension EnvironmentValues {
  private var region: Region {
    get { textRegion?.value as? Region ?? Region() }
    set { textRegion = newValue == Region() ? nil : TextRegion(newValue) }
  }

  /// The language and the country whose manner of writing numbers and dates views follow: the user's, unless a view says otherwise.
  ///
  /// ```swift
  /// Text(price, format: .currency(code: "EUR")).environment(\.locale, Locale(identifier: "de_DE"))
  /// ```
  ///
  /// Texts with formats, and date pickers, follow it. Texts themselves stay in their language, for there are no catalogues of translations.
  /// Source: SwiftUI's `EnvironmentValues.locale`.
  public var locale: Locale {
    get { region.locale ?? .autoupdatingCurrent }
    set { region.locale = newValue }
  }

  /// The calendar in which texts with formats write dates: the user's, unless a view says otherwise.
  ///
  /// Source: SwiftUI's `EnvironmentValues.calendar`.
  public var calendar: Calendar {
    get { region.calendar ?? .autoupdatingCurrent }
    set { region.calendar = newValue }
  }

  /// The time zone in which texts with formats, and date pickers, write dates: the user's, unless a view says otherwise.
  ///
  /// Source: SwiftUI's `EnvironmentValues.timeZone`.
  public var timeZone: TimeZone {
    get { region.timeZone ?? .autoupdatingCurrent }
    set { region.timeZone = newValue }
  }
}

/// The language, calendar and time zone that the environment sets; nil for the user's.
private struct Region: Hashable, Sendable {
  var locale: Locale?
  var calendar: Calendar?
  var timeZone: TimeZone?

  /// A format in this region. What the format itself names stays.
  func applied<F: FormatStyle>(to format: F) -> F {
    var format = format
    if let locale, format.locale(.autoupdatingCurrent) == format { format = format.locale(locale) }
    if calendar == nil, timeZone == nil { return format }
    if var dates = format as? Date.FormatStyle {
      set(&dates.calendar, &dates.timeZone)
      return dates as? F ?? format
    }
    if var dates = format as? Date.IntervalFormatStyle {
      set(&dates.calendar, &dates.timeZone)
      return dates as? F ?? format
    }
    return format
  }

  private func set(_ otherCalendar: inout Calendar, _ otherZone: inout TimeZone) {
    if let calendar, otherCalendar == .autoupdatingCurrent { otherCalendar = calendar }
    if let timeZone, otherZone == .autoupdatingCurrent { otherZone = timeZone }
  }
}

/// A value with its format: the source of a text that follows the region of the environment.
///
/// Unchecked, as SwiftUI's texts carry values of any type, too: the value is never changed, and formats read it alone.
struct FormattedValue<F: FormatStyle>: TextSource, @unchecked Sendable where F.FormatInput: Equatable, F.FormatOutput == String {
  let value: F.FormatInput
  let format: F

  var ticks: Bool { false }

  func read(in region: TextRegion?) -> Moment {
    let region = region?.value as? Region
    return ((region?.applied(to: format) ?? format).format(value), nil)
  }

  func isSame(as other: any TextSource) -> Bool {
    guard let other = other as? Self else { return false }
    return value == other.value && format == other.format
  }
}

/// A number as `printf` writes it, with the signs of the region's language: the source of a text.
///
/// Unchecked, as formatted values are: the number is read alone.
struct SpecifiedNumber<T: CVarArg>: TextSource, @unchecked Sendable {
  let value: T
  let specifier: String

  var ticks: Bool { false }

  func read(in region: TextRegion?) -> Moment {
    let locale = (region?.value as? Region)?.locale ?? .autoupdatingCurrent
    return (String(format: specifier, locale: locale, value), nil)
  }

  func isSame(as other: any TextSource) -> Bool {
    guard let other = other as? Self else { return false }
    return specifier == other.specifier && String(describing: value) == String(describing: other.value)
  }
}
#endif
