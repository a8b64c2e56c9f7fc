package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that shows an alert or a confirmation dialog over its window while a binding says so.
package struct AlertView<Content: View, Subject, Actions: View, Message: View> {
  let content: Content
  let kind: AlertElement.Kind
  let isPresented: Binding<Bool>
  let title: Text
  let showsTitle: Bool
  let presentsError: Bool
  /// What it is about; nil while there is nothing to show.
  let parts: Parts?
  /// Whether something else to be about is another alert; if not, what changes while it is shown is left out.
  let isSame: ((Subject, Subject) -> Bool)?
  /// Hears whether the button that was chosen is one that does not leave all as it is.
  var answered: ((Bool) -> Void)?

  /// What is shown of a subject.
  struct Parts {
    let subject: Subject
    let actions: Actions
    let message: Message
  }

  /// - Parameters:
  ///   - presentsError: whether it tells of an error.
  ///   - isSame: whether what was shown so far may stay for another subject, if another one is another alert.
  package nonisolated init(
    _ content: Content, _ kind: AlertElement.Kind, _ title: Text, isPresented: Binding<Bool>, showsTitle: Bool = true,
    presentsError: Bool = false, about subject: Subject?, isSame: ((Subject, Subject) -> Bool)? = nil, actions: (Subject) -> Actions,
    message: (Subject) -> Message
  ) {
    self.content = content
    self.kind = kind
    self.isPresented = isPresented
    self.title = title
    self.showsTitle = showsTitle
    self.presentsError = presentsError
    self.isSame = isSame
    parts = subject.map { Parts(subject: $0, actions: actions($0), message: message($0)) }
  }
}

extension AlertView: View {}

extension AlertView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { AlertingNode(self, context) }
}

extension AlertView: ModifiedView {
  package static var contentTypes: [any View.Type] { [Content.self] }
  package var anyContent: (any View)? { content }
}

/// The node of a view that shows an alert. The binding decides; what the user chooses only writes it.
final class AlertingNode<Content: View, Subject, Actions: View, Message: View>: TypedNode<AlertView<Content, Subject, Actions, Message>>,
  DependentNode
{
  private var content: TypedNode<Content>?
  private var presented: (subject: Subject, alert: AlertNode<Actions, Message>)? {
    didSet { if (oldValue == nil) != (presented == nil) { tellPresentation(presented != nil) } }
  }

  override init(_ view: AlertView<Content, Subject, Actions, Message>, _ context: NodeContext) {
    super.init(view, context)
    content = graph.makeNode(view.content, childContext)
    evaluate()
    settlePreferences()
  }

  override var children: [ViewNode] { [content, presented?.alert].compactMap { $0 } }

  override var contributors: [ViewNode] { [content].compactMap { $0 } }

  override func enclosingHost(of child: ViewNode) -> ElementHost? {
    child === presented?.alert ? scope.value(PresenterKey.self).presenter?.host : super.enclosingHost(of: child)
  }

  override func mergedPreferences() -> Preferences? { content?.preferences }

  override func evaluate() {
    isDirty = false
    let isWanted = graph.track(self) { view.isPresented.wrappedValue }
    if let old = presented, !isWanted || isAnother(than: old.subject) {
      presented = nil
      old.alert.destroy()
    }
    guard isWanted, let parts = view.parts else { return }
    if let presented {
      // What it is about was taken when it opened.
      guard isUnchanged(presented.subject, parts.subject) else { return }
      return show(parts, in: presented.alert)
    }
    guard let presenter = graph.reading(self, { scope.value(PresenterKey.self).presenter }) else { return }
    let alert = AlertNode(view.kind, parts.actions, parts.message, childContext, over: presenter) { [weak self] in self?.end() }
    presented = (parts.subject, alert)
    show(parts, in: alert)
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    presented = nil
  }

  private func show(_ parts: AlertView<Content, Subject, Actions, Message>.Parts, in alert: AlertNode<Actions, Message>) {
    let severity = graph.reading(self) { scope.value(DialogSeverityKey.self) }
    var heading = AlertHeading(
      title: characters(of: view.title), showsTitle: view.showsTitle, isCritical: severity.isCritical(presentsError: view.presentsError))
    heading.icon = graph.reading(self) { scope.value(DialogIconKey.self) }
    heading.suppression = graph.reading(self) { scope.value(DialogSuppressionKey.self) }
    alert.answered = view.answered
    alert.show(heading, parts.actions, parts.message)
  }

  private func isAnother(than old: Subject) -> Bool {
    guard let isSame = view.isSame, let parts = view.parts else { return false }
    return !isSame(old, parts.subject)
  }

  /// Whether a subject is still the one that the alert opened with, as far as it can be compared.
  private func isUnchanged(_ old: Subject, _ new: Subject) -> Bool {
    guard view.isSame == nil, let old = old as? any Equatable else { return true }
    return old.equals(new)
  }

  private func end() {
    view.isPresented.wrappedValue = false
    invalidate()
  }

  override func viewChanged(from old: AlertView<Content, Subject, Actions, Message>) {
    content?.update(view.content)
    evaluate()
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { other as? Self == self }
}
