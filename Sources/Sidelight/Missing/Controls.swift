// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'DatePickerComponents'; it comes in a later version")
nonisolated public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static var hourAndMinute: DatePickerComponents { absent() }
  public static var date: DatePickerComponents { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'ColorPicker'; it comes in a later version")
nonisolated public struct ColorPicker: View {
  public typealias Body = Never
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {}
}

#if Foundation
@available(*, unavailable, message: "Sidelight has no 'DatePicker'; it comes in a later version")
nonisolated public struct DatePicker: View {
  public typealias Body = Never
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
}

@available(*, unavailable, message: "Sidelight has no 'ShareLink'; it comes in a later version")
nonisolated public struct ShareLink: View {
  public typealias Body = Never
  public init(item: URL) {}
}

@available(*, unavailable, message: "Sidelight has no 'AsyncImage'; it comes in a later version")
nonisolated public struct AsyncImage: View {
  public typealias Body = Never
  public init(url: URL?, scale: Double = 1) {}
}
#endif
