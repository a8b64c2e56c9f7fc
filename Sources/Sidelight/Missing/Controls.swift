// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'GroupBox'; use Section in a Form")
nonisolated public struct GroupBox: View {
  public typealias Body = Never
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
  public init<Content: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
  public init<Label: View, Content: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "Sidelight has no 'ControlGroup'; it comes in a later version")
nonisolated public struct ControlGroup: View {
  public typealias Body = Never
  public init<Content: View>(@ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'Stepper'; use Slider")
nonisolated public struct Stepper: View {
  public typealias Body = Never
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1) {}
  public init<V: Strideable>(_ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1) {}
  public init<Label: View, V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label) {}
  public init(_ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?) {}
}

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

@available(*, unavailable, message: "Sidelight has no 'TextEditor'; use TextField")
nonisolated public struct TextEditor: View {
  public typealias Body = Never
  public init(text: Binding<String>) {}
}

@available(*, unavailable, message: "Sidelight has no 'Gauge'; use ProgressView")
nonisolated public struct Gauge: View {
  public typealias Body = Never
  public init<Label: View>(value: Double, in bounds: ClosedRange<Double> = 0...1, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "Sidelight has no 'MenuStyle'; it comes in a later version")
public protocol MenuStyle {}

@available(*, unavailable, message: "Sidelight has no 'BorderlessButtonMenuStyle'; it comes in a later version")
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
  public init() {}
}

@available(*, unavailable)
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  @available(*, unavailable, message: "Sidelight has no 'borderlessButton'; use buttonStyle(.borderless)")
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle { absent() }
  @available(*, unavailable, message: "Sidelight has no 'borderlessButton'; use buttonStyle(.borderless)")
  nonisolated public static var button: BorderlessButtonMenuStyle { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'menuStyle'; use buttonStyle")
  nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'horizontalRadioGroupLayout'; it comes in a later version")
  nonisolated public func horizontalRadioGroupLayout() -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'autocorrectionDisabled'; GNOME corrects no text; leave it out")
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'disableAutocorrection'; GNOME corrects no text; leave it out")
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}

#if Foundation
@available(*, unavailable, message: "Sidelight has no 'DatePicker'; it comes in a later version")
nonisolated public struct DatePicker: View {
  public typealias Body = Never
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) {}
}

@available(*, unavailable, message: "Sidelight has no 'Link'; it comes in a later version")
nonisolated public struct Link: View {
  public typealias Body = Never
  public init(_ titleKey: LocalizedStringKey, destination: URL) {}
  public init<Label: View>(destination: URL, @ViewBuilder label: () -> Label) {}
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
