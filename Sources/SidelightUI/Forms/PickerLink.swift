import SidelightCore
@_spi(Nodes) import SidelightGraph

/// The option that is chosen, on a link to a page with all of them, which ends with a choice. It needs a ``NavigationStack`` or a column of a
/// ``NavigationSplitView`` around it. Source: SwiftUI's `NavigationLinkPickerStyle`.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// For the library alone: the form of the picker.
  public let _style = _PickerLook(element: .menu, maker: LinkedPickers.self)
  /// Makes the style; a modifier usually takes it as ``PickerStyle/navigationLink``.
  nonisolated public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// The option that is chosen, on a link to a page with all of them.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Makes pickers that are links.
private enum LinkedPickers: PickerMaking {
  static func makeNode<Label: View, SelectionValue: Hashable, Content: View>(
    _ picker: Picker<Label, SelectionValue, Content>, _ context: NodeContext
  ) -> TypedNode<Picker<Label, SelectionValue, Content>> { PassNode(picker, context, \.link) }
}

extension Picker where Label: View, Content: View {
  @MainActor fileprivate var link: PickerLink<Label, SelectionValue, Content> { PickerLink(picker: self) }
}

/// A picker as a link: it says what is chosen, and leads to a page with all options, which ends with a choice.
private struct PickerLink<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @Environment(\.hidesLabels) private var hidesLabel
  @Environment(\.navigationLinkIndicatorVisibility) private var indicator

  var body: some View {
    NavigationLink {
      PickerPage(picker: picker)
    } label: {
      let choice = ChosenOption(selection: picker.selection, content: picker.content)
      if hidesLabel {
        choice
      } else {
        LabeledContent {
          choice.foregroundStyle(.secondary)
        } label: {
          picker.label
        }
      }
    }
    // A row of preferences that leads further says so.
    .navigationLinkIndicatorVisibility(indicator == .automatic ? .visible : indicator)
  }
}

/// The page with all options.
private struct PickerPage<Label: View, SelectionValue: Hashable, Content: View>: View {
  let picker: Picker<Label, SelectionValue, Content>
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      if let selection = picker.selection {
        Picker(selection: ending(selection)) {
          picker.content
        } label: {
          picker.label
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
    }
    .formStyle(.grouped)
    .navigationTitle(title)
  }

  private func ending(_ selection: Binding<SelectionValue>) -> Binding<SelectionValue> {
    Binding {
      selection.wrappedValue
    } set: {
      selection.wrappedValue = $0
      dismiss()
    }
  }

  private var title: Text { picker.label as? Text ?? (picker.label as? SidelightUI.Label<Text, Image>)?.title ?? Text(verbatim: "") }
}

/// What the chosen option of a picker says.
private struct ChosenOption<SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>?
  let content: Content
}

extension ChosenOption: StructuralView {
  func makeNode(_ context: NodeContext) -> TypedNode<Self> { ChosenOptionNode(self, context) }
}

/// The options are lowered as any views are, but never shown.
private final class ChosenOptionNode<SelectionValue: Hashable, Content: View>: TypedNode<ChosenOption<SelectionValue, Content>>,
  DependentNode,
  OptionCollector
{
  private var content: TypedNode<Content>?
  private var text: TypedNode<Text>?

  override init(_ view: ChosenOption<SelectionValue, Content>, _ context: NodeContext) {
    super.init(view, context)
    var inner = childContext
    inner.listener = self
    content = graph.makeNode(view.content, inner)
    text = graph.makeNode(chosen(), childContext)
    settlePreferences()
  }

  override var children: [ViewNode] { [content, text].compactMap { $0 } }

  override var contributors: [ViewNode] { [text].compactMap { $0 } }

  override func enclosingHost(of child: ViewNode) -> ElementHost? { child === content ? nil : super.enclosingHost(of: child) }

  override func mergedPreferences() -> Preferences? { text?.preferences }

  func optionsChanged() { invalidate() }

  private func chosen() -> Text {
    let selection = graph.track(self) { view.selection?.wrappedValue }
    let options = PickerOptions<SelectionValue>(of: content)
    return Text(verbatim: selection.flatMap(options.values.firstIndex).map { options.texts[$0] } ?? "")
  }

  override func evaluate() {
    isDirty = false
    text?.update(chosen())
  }

  override func viewChanged(from old: ChosenOption<SelectionValue, Content>) {
    content?.update(view.content)
    evaluate()
  }
}
