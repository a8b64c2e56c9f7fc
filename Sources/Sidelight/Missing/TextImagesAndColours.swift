// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

@available(*, unavailable, message: "Sidelight has no '_AppColor'; AppKit and UIKit are packages of Apple's systems")
nonisolated public struct _AppColor {
  public static var black: _AppColor { absent() }
  public static var blue: _AppColor { absent() }
  public static var brown: _AppColor { absent() }
  public static var clear: _AppColor { absent() }
  public static var cyan: _AppColor { absent() }
  public static var gray: _AppColor { absent() }
  public static var green: _AppColor { absent() }
  public static var orange: _AppColor { absent() }
  public static var red: _AppColor { absent() }
  public static var white: _AppColor { absent() }
  public static var yellow: _AppColor { absent() }
  public static var alternatingContentBackgroundColors: _AppColor { absent() }
  public static var controlAccentColor: _AppColor { absent() }
  public static var controlBackgroundColor: _AppColor { absent() }
  public static var controlColor: _AppColor { absent() }
  public static var controlTextColor: _AppColor { absent() }
  public static var gridColor: _AppColor { absent() }
  public static var labelColor: _AppColor { absent() }
  public static var linkColor: _AppColor { absent() }
  public static var placeholderTextColor: _AppColor { absent() }
  public static var quaternaryLabelColor: _AppColor { absent() }
  public static var secondaryLabelColor: _AppColor { absent() }
  public static var selectedContentBackgroundColor: _AppColor { absent() }
  public static var selectedControlColor: _AppColor { absent() }
  public static var separatorColor: _AppColor { absent() }
  public static var systemBlue: _AppColor { absent() }
  public static var systemGray: _AppColor { absent() }
  public static var systemGreen: _AppColor { absent() }
  public static var systemOrange: _AppColor { absent() }
  public static var systemRed: _AppColor { absent() }
  public static var systemYellow: _AppColor { absent() }
  public static var tertiaryLabelColor: _AppColor { absent() }
  public static var textBackgroundColor: _AppColor { absent() }
  public static var textColor: _AppColor { absent() }
  public static var underPageBackgroundColor: _AppColor { absent() }
  public static var unemphasizedSelectedContentBackgroundColor: _AppColor { absent() }
  public static var windowBackgroundColor: _AppColor { absent() }
  public static var label: _AppColor { absent() }
  public static var link: _AppColor { absent() }
  public static var opaqueSeparator: _AppColor { absent() }
  public static var placeholderText: _AppColor { absent() }
  public static var quaternaryLabel: _AppColor { absent() }
  public static var quaternarySystemFill: _AppColor { absent() }
  public static var secondaryLabel: _AppColor { absent() }
  public static var secondarySystemBackground: _AppColor { absent() }
  public static var secondarySystemFill: _AppColor { absent() }
  public static var secondarySystemGroupedBackground: _AppColor { absent() }
  public static var separator: _AppColor { absent() }
  public static var systemBackground: _AppColor { absent() }
  public static var systemFill: _AppColor { absent() }
  public static var systemGray2: _AppColor { absent() }
  public static var systemGray3: _AppColor { absent() }
  public static var systemGray4: _AppColor { absent() }
  public static var systemGray5: _AppColor { absent() }
  public static var systemGray6: _AppColor { absent() }
  public static var systemGroupedBackground: _AppColor { absent() }
  public static var tertiaryLabel: _AppColor { absent() }
  public static var tertiarySystemBackground: _AppColor { absent() }
  public static var tertiarySystemFill: _AppColor { absent() }
  public static var tertiarySystemGroupedBackground: _AppColor { absent() }
}

extension Image {
  @available(*, unavailable, message: "Sidelight has no 'Orientation'; pictures stand as their files say")
  nonisolated public struct Orientation {
    public static var up: Image.Orientation { absent() }
    public static var upMirrored: Image.Orientation { absent() }
    public static var down: Image.Orientation { absent() }
    public static var downMirrored: Image.Orientation { absent() }
    public static var left: Image.Orientation { absent() }
    public static var leftMirrored: Image.Orientation { absent() }
    public static var right: Image.Orientation { absent() }
    public static var rightMirrored: Image.Orientation { absent() }
  }
}

extension Image {
  @available(*, unavailable, message: "Sidelight has no 'ResizingMode'; it comes in a later version")
  nonisolated public struct ResizingMode {
    public static var tile: Image.ResizingMode { absent() }
    public static var stretch: Image.ResizingMode { absent() }
  }
}

extension Font {
  @available(*, unavailable, message: "Sidelight has no 'Leading'; use lineSpacing(_:)")
  nonisolated public struct Leading {
    public static var standard: Font.Leading { absent() }
    public static var tight: Font.Leading { absent() }
    public static var loose: Font.Leading { absent() }
  }
}

@available(*, unavailable, message: "Sidelight has no 'TextRenderer'; texts are drawn as a whole; Canvas draws texts")
public protocol TextRenderer {}

@available(*, unavailable, message: "Sidelight has no 'TextAttribute'; texts are drawn as a whole; Canvas draws texts")
public protocol TextAttribute {}

extension Text {
  @available(*, unavailable, message: "Sidelight has no 'Layout'; texts are drawn as a whole; Canvas draws texts")
  nonisolated public struct Layout {
  }
}

@available(*, unavailable, message: "Sidelight has no 'TimeDataSource'; Text(_:style:) is there, and TimelineView")
nonisolated public struct TimeDataSource<Value> {
}

extension Color {
  @available(*, unavailable, message: "Sidelight has no 'Color(nsColor:)'; AppKit is a package of Apple's systems; Color and styles like .background, .primary and .separator have the colours of GNOME")
  nonisolated public init(nsColor color: _AppColor) { self = absent() }
  @available(*, unavailable, message: "Sidelight has no 'Color(uiColor:)'; UIKit is a package of Apple's systems; Color and styles like .background, .primary and .separator have the colours of GNOME")
  nonisolated public init(uiColor color: _AppColor) { self = absent() }
  @available(*, unavailable, message: "Sidelight has no 'Color(cgColor:)'; Core Graphics is a package of Apple's systems; use Color(red:green:blue:opacity:)")
  nonisolated public init(cgColor: Any) { self = absent() }
  @available(*, unavailable, message: "Sidelight has no 'cgColor'; Core Graphics is a package of Apple's systems")
  nonisolated public var cgColor: Any { absent() }
}

extension Image {
  @available(*, unavailable, message: "Sidelight has no 'Image(nsImage:)'; AppKit is a package of Apple's systems; Image(_:) takes the path of a file")
  nonisolated public init(nsImage: Any) { self = absent() }
  @available(*, unavailable, message: "Sidelight has no 'Image(uiImage:)'; UIKit is a package of Apple's systems; Image(_:) takes the path of a file")
  nonisolated public init(uiImage: Any) { self = absent() }
  @available(*, unavailable, message: "Sidelight has no 'Image(systemName:variableValue:)'; symbols of GNOME have no levels; leave the value out")
  nonisolated public init(systemName: String, variableValue: Double?) { self = absent() }
  @available(*, unavailable, message: "Sidelight has no 'resizable'; resizable() stretches the picture")
  nonisolated public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode) -> Image { absent() }
}

extension Font {
  @available(*, unavailable, message: "Sidelight has no 'leading'; use lineSpacing(_:)")
  nonisolated public func leading(_ leading: Font.Leading) -> Font { absent() }
  @available(*, unavailable, message: "Sidelight has no 'extraLargeTitle'; use largeTitle")
  nonisolated public static var extraLargeTitle: Font { absent() }
  @available(*, unavailable, message: "Sidelight has no 'extraLargeTitle2'; use largeTitle")
  nonisolated public static var extraLargeTitle2: Font { absent() }
  @available(*, unavailable, message: "Sidelight has no 'default'; use body")
  nonisolated public static var `default`: Font { absent() }
  @available(*, unavailable, message: "Sidelight has no 'Font(_:)'; Core Text is a package of Apple's systems; use Font.custom(_:size:)")
  nonisolated public init(_ font: Any) { self = absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'textRenderer'; texts are drawn as a whole; Canvas draws texts")
  nonisolated public func textRenderer<T>(_ renderer: T) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'invalidatableContent'; it is about widgets; leave it out")
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}

extension Text {
  @available(*, unavailable, message: "Sidelight has no 'customAttribute'; texts are drawn as a whole; Canvas draws texts")
  nonisolated public func customAttribute<T>(_ value: T) -> Text { absent() }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "Sidelight has no 'sizeCategory'; use dynamicTypeSize")
  nonisolated public var sizeCategory: DynamicTypeSize { absent() }
  @available(*, unavailable, message: "Sidelight has no 'legibilityWeight'; GNOME has no such setting; leave it out")
  nonisolated public var legibilityWeight: Any { absent() }
}

#if Foundation
@available(*, unavailable, message: "Sidelight has no '_LineHeight'; use lineSpacing(_:)")
nonisolated public struct _LineHeight {
  public static var normal: _LineHeight { absent() }
  public static var tight: _LineHeight { absent() }
  public static var loose: _LineHeight { absent() }
  public static var variable: _LineHeight { absent() }
  public static func exact(points: CGFloat) -> _LineHeight { absent() }
  public static func multiple(factor: CGFloat) -> _LineHeight { absent() }
  public static func leading(increase: CGFloat) -> _LineHeight { absent() }
}

extension Text.LineStyle {
  @available(*, unavailable, message: "Sidelight has no 'Pattern'; lines are solid; leave it out")
  nonisolated public struct Pattern {
    public static var solid: Text.LineStyle.Pattern { absent() }
    public static var dot: Text.LineStyle.Pattern { absent() }
    public static var dash: Text.LineStyle.Pattern { absent() }
    public static var dashDot: Text.LineStyle.Pattern { absent() }
    public static var dashDotDot: Text.LineStyle.Pattern { absent() }
  }
}

extension Image {
  @available(*, unavailable, message: "Sidelight has no 'Image(_:scale:orientation:label:)'; Core Graphics is a package of Apple's systems; Image(_:) takes the path of a file")
  nonisolated public init(_ cgImage: Any, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) { self = absent() }
  @available(*, unavailable, message: "Sidelight has no 'Image(decorative:scale:orientation:)'; Core Graphics is a package of Apple's systems; Image(_:) takes the path of a file")
  nonisolated public init(decorative cgImage: Any, scale: CGFloat, orientation: Image.Orientation = .up) { self = absent() }
  @available(*, unavailable, message: "Sidelight has no 'Image(size:label:opaque:colorMode:renderer:)'; use Canvas")
  nonisolated public init(size: CGSize, label: Text? = nil, opaque: Bool = false, renderer: @escaping (inout GraphicsContext) -> Void) { self = absent() }
  @available(*, unavailable, message: "Sidelight has no 'Image(_:bundle:label:)'; use Image(_:bundle:) and accessibilityLabel(_:isEnabled:)")
  nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) { self = absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'lineHeight'; use lineSpacing(_:)")
  nonisolated public func lineHeight(_ lineHeight: _LineHeight?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'underline(_:pattern:color:)'; lines are solid; leave the pattern out")
  nonisolated public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'strikethrough(_:pattern:color:)'; lines are solid; leave the pattern out")
  nonisolated public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> some View { self }
}

extension Text.LineStyle {
  @available(*, unavailable, message: "Sidelight has no 'Text.LineStyle(pattern:color:)'; lines are solid; use Text.LineStyle(color:)")
  nonisolated public init(pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil) { self = absent() }
}
#endif
