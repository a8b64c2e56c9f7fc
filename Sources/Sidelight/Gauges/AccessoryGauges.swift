#if Foundation
public import SidelightUI

/// A ring that is open at its bottom, with a mark where the value is.
///
/// What is said of the value stands in its middle, and what is said of the ends of the range below it; without these the label stands there. It is
/// drawn by Sidelight: GTK has no such widget. Source: SwiftUI's `AccessoryCircularGaugeStyle`.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Makes the style; a modifier usually takes it as ``GaugeStyle/accessoryCircular``.
  nonisolated public init() {}
  /// The ring with its texts.
  public func makeBody(configuration: Configuration) -> some View { OpenRing(configuration: configuration).spoken(of: configuration) }
}

/// A ring that is filled as far as the value goes, with what is said of it in its middle.
///
/// It is drawn by Sidelight: GTK has no such widget. Source: SwiftUI's `AccessoryCircularCapacityGaugeStyle`.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// Makes the style; a modifier usually takes it as ``GaugeStyle/accessoryCircularCapacity``.
  nonisolated public init() {}
  /// The ring with its texts.
  public func makeBody(configuration: Configuration) -> some View { FullRing(configuration: configuration).spoken(of: configuration) }
}

/// A bar with a mark where the value is, between what is said of the ends of the range.
///
/// It is drawn by Sidelight: GTK has no such widget. Source: SwiftUI's `AccessoryLinearGaugeStyle`.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Makes the style; a modifier usually takes it as ``GaugeStyle/accessoryLinear``.
  nonisolated public init() {}
  /// The bar with its texts.
  public func makeBody(configuration: Configuration) -> some View { MarkedBar(configuration: configuration).spoken(of: configuration) }
}

/// A bar that is filled as far as the value goes, with its label above and what is said of the value below.
///
/// It is drawn by Sidelight: GTK has no such widget. Source: SwiftUI's `AccessoryLinearCapacityGaugeStyle`.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Makes the style; a modifier usually takes it as ``GaugeStyle/accessoryLinearCapacity``.
  nonisolated public init() {}
  /// The bar with its texts.
  public func makeBody(configuration: Configuration) -> some View { FilledBar(configuration: configuration).spoken(of: configuration) }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A ring that is open at its bottom, with a mark where the value is.
  nonisolated public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled as far as the value goes.
  nonisolated public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { AccessoryCircularCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark where the value is.
  nonisolated public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled as far as the value goes, with its label above.
  nonisolated public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle { AccessoryLinearCapacityGaugeStyle() }
}

extension View {
  /// One thing for assistive technology, called what the gauge's label says, with its value. A label that is no text is heard with all else that the
  /// gauge shows.
  @ViewBuilder fileprivate func spoken(of gauge: GaugeStyleConfiguration) -> some View {
    let value = Text("\(Int((gauge.value * 100).rounded())) %")
    if let name = gauge.name {
      accessibilityElement(children: .ignore).accessibilityLabel(name).accessibilityValue(value)
    } else {
      accessibilityElement(children: .combine).accessibilityValue(value)
    }
  }
}

/// The measures of gauges that are drawn, in pixels.
private enum GaugeSize {
  static let ring: CGFloat = 64
  static let line: CGFloat = 6
}

private struct OpenRing: View {
  let configuration: GaugeStyleConfiguration
  /// The part of a whole turn that the ring takes, and where it begins, clockwise from the right.
  private let part = 0.75
  private let start = Angle.degrees(135)

  var body: some View {
    ZStack {
      // A dial runs clockwise wherever text begins.
      Group {
        Circle().trim(from: 0, to: part).stroke(.tint, style: StrokeStyle(lineWidth: GaugeSize.line, lineCap: .round))
          .rotationEffect(start)
        Circle().fill(.background).frame(width: GaugeSize.line + 6, height: GaugeSize.line + 6)
          .overlay { Circle().stroke(.tint, lineWidth: 2) }
          .offset(x: GaugeSize.ring / 2).rotationEffect(start + .degrees(360 * part * configuration.value))
      }
      .environment(\.layoutDirection, .leftToRight)
      configuration.currentValueLabel.font(.title3)
      VStack {
        Spacer(minLength: 0)
        if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
          configuration.label
        } else {
          // Each below its end of the dial.
          HStack(spacing: 8) {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }
          .environment(\.layoutDirection, .leftToRight)
        }
      }
      .font(.caption).offset(y: 4)
    }
    .frame(width: GaugeSize.ring, height: GaugeSize.ring).padding(GaugeSize.line)
  }
}

private struct FullRing: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().stroke(.quaternary, lineWidth: GaugeSize.line)
      Circle().trim(from: 0, to: configuration.value).stroke(.tint, style: StrokeStyle(lineWidth: GaugeSize.line, lineCap: .round))
        .rotationEffect(.degrees(-90)).environment(\.layoutDirection, .leftToRight)
      if let value = configuration.currentValueLabel { value } else { configuration.label.font(.caption) }
    }
    .frame(width: GaugeSize.ring, height: GaugeSize.ring).padding(GaugeSize.line / 2)
  }
}

private struct MarkedBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    HStack(spacing: 6) {
      configuration.minimumValueLabel.font(.caption)
      GeometryReader { place in
        let side = GaugeSize.line + 6
        Capsule().fill(.tint).frame(height: GaugeSize.line).frame(maxHeight: .infinity)
          .overlay(alignment: .leading) {
            Circle().fill(.background).overlay { Circle().stroke(.tint, lineWidth: 2) }
              .frame(width: side, height: side).offset(x: (place.size.width - side) * configuration.value)
          }
      }
      .frame(height: GaugeSize.line + 6)
      configuration.maximumValueLabel.font(.caption)
    }
  }
}

private struct FilledBar: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      GeometryReader { place in
        Capsule().fill(.quaternary)
          .overlay(alignment: .leading) {
            Capsule().fill(.tint).frame(width: max(place.size.height, place.size.width * configuration.value))
          }
      }
      .frame(height: GaugeSize.line)
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
  }
}
#endif
