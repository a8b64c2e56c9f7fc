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

@available(*, unavailable, message: "Sidelight has no 'NSViewRepresentable'; AppKit is a package of Apple's systems; GTKView hosts a widget of GTK")
public protocol NSViewRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'NSViewControllerRepresentable'; AppKit is a package of Apple's systems")
public protocol NSViewControllerRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'UIViewRepresentable'; UIKit is a package of Apple's systems; GTKView hosts a widget of GTK")
public protocol UIViewRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'UIViewControllerRepresentable'; UIKit is a package of Apple's systems")
public protocol UIViewControllerRepresentable {}

@available(*, unavailable, message: "Sidelight has no 'UtilityWindow'; use Window")
nonisolated public struct UtilityWindow: Scene {
  public typealias Body = Never
  public init<Content: View>(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'WindowVisibilityToggle'; use a Button, and openWindow and dismissWindow of the environment")
nonisolated public struct WindowVisibilityToggle: View {
  public typealias Body = Never
  public init(windowID: String) {}
}

@available(*, unavailable, message: "Sidelight has no 'AlertScene'; an alert belongs to a window; use alert(_:isPresented:actions:)")
nonisolated public struct AlertScene: Scene {
  public typealias Body = Never
  public init<A: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) {}
  public init<A: View, M: View>(_ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) {}
}

@available(*, unavailable, message: "Sidelight has no 'SceneLaunchBehavior'; it comes in a later version")
nonisolated public struct SceneLaunchBehavior {
  public static var automatic: SceneLaunchBehavior { absent() }
  public static var presented: SceneLaunchBehavior { absent() }
  public static var suppressed: SceneLaunchBehavior { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'WindowLevel'; GNOME's desktop says which window is above; leave it out")
nonisolated public struct WindowLevel {
  public static var automatic: WindowLevel { absent() }
  public static var normal: WindowLevel { absent() }
  public static var floating: WindowLevel { absent() }
  public static var desktop: WindowLevel { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'WindowManagerRole'; GNOME has no such roles; leave it out")
nonisolated public struct WindowManagerRole {
  public static var automatic: WindowManagerRole { absent() }
  public static var principal: WindowManagerRole { absent() }
  public static var associated: WindowManagerRole { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'WindowInteractionBehavior'; it comes in a later version")
nonisolated public struct WindowInteractionBehavior {
  public static var automatic: WindowInteractionBehavior { absent() }
  public static var enabled: WindowInteractionBehavior { absent() }
  public static var disabled: WindowInteractionBehavior { absent() }
}

@available(*, unavailable, message: "Sidelight has no '_MenuBarExtraStyle'; GNOME has no extras in its top bar")
nonisolated public struct _MenuBarExtraStyle {
  public static var automatic: _MenuBarExtraStyle { absent() }
  public static var menu: _MenuBarExtraStyle { absent() }
  public static var window: _MenuBarExtraStyle { absent() }
}

@available(*, unavailable, message: "Sidelight has no 'NewDocumentButton'; it comes in a later version")
nonisolated public struct NewDocumentButton: View {
  public typealias Body = Never
  public init(_ label: Text? = nil) {}
}

@available(*, unavailable, message: "Sidelight has no 'DocumentGroupLaunchScene'; the window of an app shows its documents")
nonisolated public struct DocumentGroupLaunchScene: Scene {
  public typealias Body = Never
  public init<A: View>(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> A) {}
}

@available(*, unavailable, message: "Sidelight has no 'ReadableDocument'; FileDocument and fileExporter are there")
public protocol ReadableDocument {}

@available(*, unavailable, message: "Sidelight has no 'WritableDocument'; FileDocument and fileExporter are there")
public protocol WritableDocument {}

@available(*, unavailable, message: "Sidelight has no 'NSHostingView'; AppKit is a package of Apple's systems; windows of SwiftUI are scenes of the App")
nonisolated public struct NSHostingView<Content> {
  public init(rootView: Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'NSHostingController'; AppKit is a package of Apple's systems; windows of SwiftUI are scenes of the App")
nonisolated public struct NSHostingController<Content> {
  public init(rootView: Content) {}
}

@available(*, unavailable, message: "Sidelight has no 'UIHostingController'; UIKit is a package of Apple's systems; windows of SwiftUI are scenes of the App")
nonisolated public struct UIHostingController<Content> {
  public init(rootView: Content) {}
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'presentationCornerRadius'; leave it out")
  nonisolated public func presentationCornerRadius(_ cornerRadius: Double?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'windowDismissBehavior'; it comes in a later version")
  nonisolated public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'windowFullScreenBehavior'; it comes in a later version")
  nonisolated public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'windowMinimizeBehavior'; header bars of GNOME have no button for it; leave it out")
  nonisolated public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'windowResizeBehavior'; use windowResizability(_:) of the scene")
  nonisolated public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'windowResizeAnchor'; GNOME's desktop says where a window is; leave it out")
  nonisolated public func windowResizeAnchor(_ anchor: UnitPoint?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'onInteractiveResizeChange'; use onGeometryChange(for:of:action:)")
  nonisolated public func onInteractiveResizeChange(_ action: @escaping (Bool) -> Void) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'presentationPreventsAppTermination'; GNOME asks no app whether it may end; leave it out")
  nonisolated public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'dialogPreventsAppTermination'; GNOME asks no app whether it may end; leave it out")
  nonisolated public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'fileDialogImportsUnresolvedAliases'; a GtkFileDialog follows links; leave it out")
  nonisolated public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'contextMenu(menuItems:preview:)'; menus of GNOME have no preview; leave it out")
  nonisolated public func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View { self }
}

extension Scene {
  @available(*, unavailable, message: "Sidelight has no 'onChange'; use onChange(of:initial:_:) of a view")
  nonisolated public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'environmentObject'; use environmentObject(_:) of a view, or environment(_:) of the scene")
  nonisolated public func environmentObject<T>(_ object: T) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'transformEnvironment'; use environment(_:_:)")
  nonisolated public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'keyboardShortcut'; the commands that open windows have no shortcuts; use a Button in a CommandGroup")
  nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'defaultPosition'; GNOME's desktop says where a window is; leave it out")
  nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'defaultLaunchBehavior'; it comes in a later version")
  nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'windowLevel'; GNOME's desktop says which window is above; leave it out")
  nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'windowManagerRole'; GNOME has no such roles; leave it out")
  nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'windowBackgroundDragBehavior'; header bars move their window by themselves; leave it out")
  nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'persistentSystemOverlays'; a desktop has no bars of its own over windows; leave it out")
  nonisolated public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
  @available(*, unavailable, message: "Sidelight has no 'menuBarExtraStyle'; GNOME has no extras in its top bar")
  nonisolated public func menuBarExtraStyle(_ style: _MenuBarExtraStyle) -> some Scene { self }
}

@available(*, unavailable)
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  @available(*, unavailable, message: "Sidelight has no 'plain'; windows of GNOME have a frame; use hiddenTitleBar")
  nonisolated public static var plain: HiddenTitleBarWindowStyle { absent() }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "Sidelight has no 'newDocument'; it comes in a later version")
  nonisolated public var newDocument: Any { absent() }
  @available(*, unavailable, message: "Sidelight has no 'openDocument'; it comes in a later version")
  nonisolated public var openDocument: Any { absent() }
  @available(*, unavailable, message: "Sidelight has no 'documentConfiguration'; it comes in a later version")
  nonisolated public var documentConfiguration: Any { absent() }
  @available(*, unavailable, message: "Sidelight has no 'managedObjectContext'; Core Data is a package of Apple's systems")
  nonisolated public var managedObjectContext: Any { absent() }
  @available(*, unavailable, message: "Sidelight has no 'modelContext'; SwiftData is a package of Apple's systems")
  nonisolated public var modelContext: Any { absent() }
}
