import SidelightBridge
import SidelightCore

extension Blend {
  init(_ blend: LayerBlend) {
    self =
      switch blend {
      case .multiply: .mixed(.multiply)
      case .screen: .mixed(.screen)
      case .overlay: .mixed(.overlay)
      case .darken: .mixed(.darken)
      case .lighten: .mixed(.lighten)
      case .colorDodge: .mixed(.colorDodge)
      case .colorBurn: .mixed(.colorBurn)
      case .hardLight: .mixed(.hardLight)
      case .softLight: .mixed(.softLight)
      case .difference: .mixed(.difference)
      case .exclusion: .mixed(.exclusion)
      case .color: .mixed(.color)
      case .hue: .mixed(.hue)
      case .saturation: .mixed(.saturation)
      case .luminosity: .mixed(.luminosity)
      case .sourceAtop: .atop
      case .destinationOver: .below
      case .destinationOut: .cut
      }
  }
}
