import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A control that is on or off.
///
/// ```swift
/// Toggle("Show Hidden Files", isOn: $showsHidden)
/// ```
///
/// Use it for a setting that takes effect at once. Where the binding refuses a change, the switch goes back. On GNOME it is a row of the
/// width that there is: the label leads, a `GtkSwitch` trails, and a click on either switches; the switch is called what the label says. In a
/// toolbar it is a `GtkToggleButton`. With
/// ``View/toggleStyle(_:)`` it is a check box, a button that stays pressed, or what the app makes of it.
/// One that stands for several values, some on and some off, is mixed; it is a check box, as a switch has no such state.
/// Source: SwiftUI's `Toggle`.
public struct Toggle<Label> {
  let isOn: Binding<Bool>
  let label: Label
  /// Whether some of the values that it stands for are on and others off; nil where it stands for one value.
  let isMixed: (() -> Bool)?

  nonisolated init(isOn: Binding<Bool>, label: Label, isMixed: (() -> Bool)? = nil) {
    self.isOn = isOn
    self.label = label
    self.isMixed = isMixed
  }

  /// Reads whether all of the values are on, and writes all of them.
  nonisolated fileprivate init<C: RandomAccessCollection>(_ sources: C, _ isOn: KeyPath<C.Element, Binding<Bool>>, _ label: Label) {
    let values = sources.map { $0[keyPath: isOn] }
    let all = Binding {
      values.allSatisfy(\.wrappedValue)
    } set: { isOn in
      for value in values { value.wrappedValue = isOn }
    }
    self.init(isOn: all, label: label) { values.contains(where: \.wrappedValue) && !values.allSatisfy(\.wrappedValue) }
  }
}

extension Toggle: View where Label: View {
  /// Makes a switch with a view as its label.
  ///
  /// - Parameters:
  ///   - isOn: whether it is on; written when the user switches it.
  ///   - label: what the control says.
  nonisolated public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(isOn: isOn, label: label()) }

  /// Makes a toggle for several values, with a view as its label.
  ///
  /// It is on where all of them are on, off where all are off, and mixed else. Turning it on turns all of them on.
  ///
  /// - Parameters:
  ///   - sources: what has the values.
  ///   - isOn: the path from each source to its value.
  ///   - label: what the control says.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources, isOn, label())
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - isOn: whether it is on; written when the user switches it.
  nonisolated public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn, label: Text(titleKey)) }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: Text(title))
  }

  /// Makes a toggle for several values, with a title.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - sources: what has the values.
  ///   - isOn: the path from each source to its value.
  nonisolated public init<C: RandomAccessCollection>(_ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>) {
    self.init(sources, isOn, Text(titleKey))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources, isOn, Text(title))
  }
}

extension Toggle where Label == SidelightUI.Label<Text, Image> {
  /// Makes a switch with a title and a symbol before it.
  ///
  /// - Parameters:
  ///   - titleKey: the text of the label.
  ///   - systemImage: the name of the symbol: one of SF Symbols, or of the desktop's theme.
  ///   - isOn: whether it is on; written when the user switches it.
  nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SidelightUI.Label(titleKey, systemImage: systemImage))
  }

  /// As the one with a `LocalizedStringKey`, but with a string that is shown as it is.
  @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: SidelightUI.Label(title, systemImage: systemImage))
  }
}

extension Toggle: PrimitiveView where Label: View {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    if let style = context.customStyle(for: ToggleStyleConfiguration.self) { return StyledNode(self, context, style) { $0.configured } }
    return SimpleElementNode(
      self, context, content: \.label,
      overrides: { values in
        if values[ToolbarPlaceKey.self] != nil { values[PlaceLabelStyleKey.self] = .iconOnly }
      },
      action: { view, event, environment in
        if case .toggle(_, let isOn) = event, environment.isEnabled { view.isOn.wrappedValue = isOn }
      },
      watchesObjects: true,
      lower: { view, environment in
        let look = environment[ControlLookKey.self]
        var toggle = ToggleElement(isOn: view.isOn.wrappedValue, isLabelHidden: environment.hidesLabels)
        toggle.isMixed = view.isMixed?() ?? false
        toggle.isInToolbar = environment[ToolbarPlaceKey.self] != nil
        let isBox = view.isMixed != nil || environment[TableCellAroundKey.self]
        toggle.style = look.toggle ?? (toggle.isInToolbar ? .button : isBox ? .checkbox : .switch)
        toggle.scale = look.scale
        toggle.button = look.button
        return .control(toggle)
      })
  }

  @MainActor private var configured: ToggleStyleConfiguration {
    ToggleStyleConfiguration(label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed?() ?? false)
  }
}
