#if Foundation
public import Foundation
public import SidelightUI

/// A control that chooses several days.
///
/// ```swift
/// @State private var days: Set<DateComponents> = []
///
/// MultiDatePicker("Days Off", selection: $days, in: Date.now...)
/// ```
///
/// On GNOME it is a month with a round `GtkButton` for each day, filled with the accent colour where the day is chosen; a click chooses a day,
/// or takes it back. Flat buttons beside the month's name go to the months around. It begins with the month of the first day that is chosen,
/// or else of today, and goes as far as there are days that can be chosen. Arrow keys go from day to day and from week to week, and Page Up
/// and Page Down from month to month. To assistive technology the days are buttons with their full dates, and selected where they are chosen.
///
/// The calendar, the locale and the time zone are those of the environment. What the control adds to the set has a calendar, era, year, month
/// and day. What the app puts there needs a year, month and day: without a calendar they are of the environment's, and without an era of the
/// present one. A time of day or a time zone in it counts for nothing. Source: SwiftUI's `MultiDatePicker`, which shows its label to assistive
/// technology alone; here it stands above the month, unless ``View/labelsHidden()`` hides it.
public struct MultiDatePicker<Label> {
  private let selection: Binding<Set<DateComponents>>
  private let earliest: Date?
  private let end: Date?
  private let label: Label
  @Environment(\.labelsVisibility) private var labelsVisibility

  nonisolated fileprivate init(_ selection: Binding<Set<DateComponents>>, _ earliest: Date?, _ end: Date?, _ label: Label) {
    self.selection = selection
    self.earliest = earliest
    self.end = end
    self.label = label
  }
}

extension MultiDatePicker: View where Label: View {
  /// Makes a picker of days with a view as its label.
  ///
  /// Source: SwiftUI's `MultiDatePicker.init(selection:label:)`.
  ///
  /// - Parameters:
  ///   - selection: the days; written when the user chooses one or takes one back.
  ///   - label: what the control says.
  nonisolated public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, nil, label())
  }

  /// Makes a picker of days with a view as its label, for the days of a range.
  ///
  /// Source: SwiftUI's `MultiDatePicker.init(selection:in:label:)`.
  ///
  /// - Parameters:
  ///   - selection: the days; written when the user chooses one or takes one back.
  ///   - bounds: the moments whose days can be chosen; the end is none of them.
  ///   - label: what the control says.
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: Range<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, label())
  }

  /// Makes a picker of days with a view as its label, for the days from a date on. See the one with a `Range<Date>`.
  ///
  /// - Parameters:
  ///   - bounds: the moments whose days can be chosen.
  ///   - label: as in the form that is documented in full.
  ///   - selection: as in the form that is documented in full.
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, bounds.lowerBound, nil, label())
  }

  /// Makes a picker of days with a view as its label, for the days before a date. See the one with a `Range<Date>`.
  nonisolated public init(selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>, @ViewBuilder label: () -> Label) {
    self.init(selection, nil, bounds.upperBound, label())
  }

  /// The label, and below it the month.
  public var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      if labelsVisibility != .hidden { label }
      DayChooser(selection: selection, earliest: earliest, end: end)
    }
    .accessibilityElement(children: .contain)
    .accessibilityLabel(name ?? Text(verbatim: ""), isEnabled: name != nil)
  }

  private var name: Text? { label as? Text }
}

extension MultiDatePicker where Label == Text {
  /// Makes a picker of days with a title.
  ///
  /// Source: SwiftUI's `MultiDatePicker.init(_:selection:)`.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - selection: the days; written when the user chooses one or takes one back.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleKey))
  }

  /// Makes a picker of days with a title, for the days of a range.
  ///
  /// Source: SwiftUI's `MultiDatePicker.init(_:selection:in:)`.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - selection: the days; written when the user chooses one or takes one back.
  ///   - bounds: the moments whose days can be chosen; the end is none of them.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleKey))
  }

  /// Makes a picker of days with a title, for the days from a date on. See the one with a `Range<Date>`.
  ///
  /// - Parameters:
  ///   - bounds: the moments whose days can be chosen.
  ///   - selection: as in the form that is documented in full.
  ///   - titleKey: as in the form that is documented in full.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>) {
    self.init(selection, bounds.lowerBound, nil, Text(titleKey))
  }

  /// Makes a picker of days with a title, for the days before a date. See the one with a `Range<Date>`.
  nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>) {
    self.init(selection, nil, bounds.upperBound, Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(title))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(title))
  }

  /// Makes a picker of days with a title, for the days from a date on. See the one with a `LocalizedStringKey`.
  ///
  /// - Parameters:
  ///   - bounds: the moments whose days can be chosen.
  ///   - title: as in the form that is documented in full.
  ///   - selection: as in the form that is documented in full.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(title))
  }

  /// Makes a picker of days with a title, for the days before a date. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(title))
  }

  /// Makes a picker of days with a title that is looked up in a table of translations. See the one with a `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection, nil, nil, Text(titleResource))
  }

  /// Makes a picker of days with a title that is looked up in a table of translations, for the days of a range. See the one with a
  /// `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection, bounds.lowerBound, bounds.upperBound, Text(titleResource))
  }

  /// Makes a picker of days with a title that is looked up in a table of translations, for the days from a date on. See the one with a
  /// `LocalizedStringKey`.
  ///
  /// - Parameters:
  ///   - bounds: the moments whose days can be chosen.
  ///   - selection: as in the form that is documented in full.
  ///   - titleResource: as in the form that is documented in full.
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection, bounds.lowerBound, nil, Text(titleResource))
  }

  /// Makes a picker of days with a title that is looked up in a table of translations, for the days before a date. See the one with a
  /// `LocalizedStringKey`.
  @_disfavoredOverload nonisolated public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection, nil, bounds.upperBound, Text(titleResource))
  }
}
#endif
