// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no 'MenuBarExtra'; GNOME has no extras in its top bar")
nonisolated public struct MenuBarExtra: Scene {
  public typealias Body = Never
  public init<Content: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
  public init<Label: View, Content: View>(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "Sidelight has no 'DocumentGroup'; it comes in a later version")
nonisolated public struct DocumentGroup: Scene {
  public typealias Body = Never
}

@available(*, unavailable, message: "Sidelight has no 'ToolbarCommands'; leave it out")
nonisolated public struct ToolbarCommands: Commands {
  public typealias Body = Never
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'TextEditingCommands'; leave it out")
nonisolated public struct TextEditingCommands: Commands {
  public typealias Body = Never
  public init() {}
}

@available(*, unavailable, message: "Sidelight has no 'NSViewRepresentable'; AppKit is a package of Apple's systems; GTKView hosts a widget of GTK")
public protocol NSViewRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'NSViewControllerRepresentable'; AppKit is a package of Apple's systems")
public protocol NSViewControllerRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'UIViewRepresentable'; UIKit is a package of Apple's systems; GTKView hosts a widget of GTK")
public protocol UIViewRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'UIViewControllerRepresentable'; UIKit is a package of Apple's systems")
public protocol UIViewControllerRepresentable {}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'presentationCornerRadius'; leave it out")
  nonisolated public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
}
