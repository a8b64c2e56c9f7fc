// swift-format-ignore-file
// Written by `./meson-wrapper.sh check --record` from .ci/swiftui.table; what is changed here is lost.
#if Foundation
public import Foundation
#endif
public import SidelightUI

extension Image {
  @available(*, unavailable, message: "Sidelight has no 'DynamicRange'; nothing on this desktop says how bright a screen can be; leave it out")
  nonisolated public struct DynamicRange {
    public static var standard: Image.DynamicRange { absent() }
    public static var constrainedHigh: Image.DynamicRange { absent() }
    public static var high: Image.DynamicRange { absent() }
  }
}

@available(*, unavailable, message: "Sidelight has no 'MaterialActiveAppearance'; materials look the same in windows that are not in front; leave it out")
nonisolated public struct MaterialActiveAppearance {
  public static var automatic: MaterialActiveAppearance { absent() }
  public static var active: MaterialActiveAppearance { absent() }
  public static var inactive: MaterialActiveAppearance { absent() }
  public static var matchWindow: MaterialActiveAppearance { absent() }
}

extension Gradient {
  @available(*, unavailable, message: "Sidelight has no 'colorSpace'; GTK mixes the colours of a gradient in one way")
  nonisolated public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'colorEffect'; shaders are written in Metal, which is a language of Apple's systems; Canvas draws")
  nonisolated public func colorEffect(_ shader: Any, isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'allowedDynamicRange'; nothing on this desktop says how bright a screen can be; leave it out")
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'materialActiveAppearance'; materials look the same in windows that are not in front; leave it out")
  nonisolated public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'containerBackground(for:alignment:content:)'; containerBackground(_:for:) takes a style")
  nonisolated public func containerBackground<V: View>(for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'presentationBackground(alignment:content:)'; presentationBackground(_:) takes a style")
  nonisolated public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
}

#if Foundation
@available(*, unavailable)
extension Shape where Self == Capsule {
  @available(*, unavailable, message: "Sidelight has no 'buttonBorder'; use .capsule or .rect(cornerRadius:style:)")
  nonisolated public static var buttonBorder: Capsule { absent() }
}

extension Path {
  @available(*, unavailable, message: "Sidelight has no 'cgPath'; Core Graphics is a package of Apple's systems")
  nonisolated public var cgPath: Any { absent() }
}

extension View {
  @available(*, unavailable, message: "Sidelight has no 'distortionEffect'; shaders are written in Metal, which is a language of Apple's systems; Canvas draws")
  nonisolated public func distortionEffect(_ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
  @available(*, unavailable, message: "Sidelight has no 'layerEffect'; shaders are written in Metal, which is a language of Apple's systems; Canvas draws")
  nonisolated public func layerEffect(_ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}
#endif
