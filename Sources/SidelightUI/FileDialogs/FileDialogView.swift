import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// A view that lets the user choose files while a binding says so.
package struct FileDialogView<Content: View> {
  let content: Content
  let isPresented: Binding<Bool>
  /// What is asked for; nil while there is nothing to ask for.
  let request: () -> FileRequest?
  /// Hears of the URIs that were chosen, or why the desktop could not ask.
  let done: (Result<[String], FileDialogFailure>) -> Void
  let cancelled: () -> Void
}

/// Why the desktop could not let the user choose files, in its own words.
package struct FileDialogFailure: Error, Equatable {
  package let message: String
}

extension FileDialogView: View {}

extension FileDialogView: StructuralView {
  package static var passedOn: (any View.Type)? { Content.self }

  package func makeNode(_ context: NodeContext) -> TypedNode<Self> { FileDialogNode(self, context) }
}

extension FileDialogView: ModifiedView {
  package static var contentTypes: [any View.Type] { [Content.self] }
  package var anyContent: (any View)? { content }
}

/// The node of a view that asks for files. The binding decides when; it is written before the app hears of the answer.
final class FileDialogNode<Content: View>: WrapperNode<FileDialogView<Content>, Content>, DependentNode {
  /// Takes the question back that is open; nil while none is.
  private var withdraw: (@MainActor () -> Void)?
  /// The questions so far, so that the answer to an old one counts for nothing.
  private var asked = 0
  /// Whether there was an answer while the binding stays true: a binding that refuses does not make the question come back.
  private var isAnswered = false

  override init(_ view: FileDialogView<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = graph.makeNode(view.content, childContext)
    evaluate()
    settlePreferences()
  }

  override func viewChanged(from old: FileDialogView<Content>) {
    child?.update(view.content)
    evaluate()
  }

  override func evaluate() {
    isDirty = false
    let (isWanted, request) = graph.track(self) {
      let isWanted = view.isPresented.wrappedValue
      return (isWanted, isWanted ? view.request() : nil)
    }
    guard isWanted else {
      isAnswered = false
      return takeBack()
    }
    guard withdraw == nil, !isAnswered, let request else { return }
    asked += 1
    withdraw = {}
    // The window comes first, and with it what the dialog lies over.
    graph.after { [weak self, asked] in self?.ask(request, asked) }
  }

  private func ask(_ plain: FileRequest, _ number: Int) {
    guard isAlive, withdraw != nil, number == asked else { return }
    var request = plain
    request.look = scope.value(FileDialogLookKey.self)
    let withdraw = graph[AppRequests.self].chooseFiles(request) { [weak self] in self?.answered($0, number) }
    if self.withdraw != nil, number == asked { self.withdraw = withdraw }
  }

  private func answered(_ answer: FileAnswer, _ number: Int) {
    guard isAlive, withdraw != nil, number == asked else { return }
    withdraw = nil
    isAnswered = true
    view.isPresented.wrappedValue = false
    invalidate()
    switch answer {
    case .chosen(let uris): view.done(.success(uris))
    case .cancelled: view.cancelled()
    case .failed(let message): view.done(.failure(FileDialogFailure(message: message)))
    }
  }

  private func takeBack() {
    let old = withdraw
    withdraw = nil
    old?()
  }

  override func destroy() {
    guard isAlive else { return }
    super.destroy()
    takeBack()
  }
}

extension View {
  /// Lets the user choose files while a binding is true: the umbrella module's `fileImporter` and its kin are this, with Foundation's types.
  ///
  /// - Parameters:
  ///   - isPresented: whether to ask; false before anybody hears of the answer.
  ///   - request: what is asked for, evaluated when it is; nil while there is nothing to ask for.
  ///   - done: hears of the URIs that were chosen, or why the desktop could not ask.
  ///   - cancelled: hears that the user chose nothing.
  nonisolated package func choosesFiles(
    isPresented: Binding<Bool>, _ request: @escaping () -> FileRequest?,
    done: @escaping (Result<[String], FileDialogFailure>) -> Void, cancelled: @escaping () -> Void = {}
  ) -> some View {
    FileDialogView(content: self, isPresented: isPresented, request: request, done: done, cancelled: cancelled)
  }

  /// Changes how the file dialogs of the views inside look.
  nonisolated package func fileDialogLook(_ change: @escaping (inout FileDialogLook) -> Void) -> some View {
    EnvironmentView(content: self) { change(&$0[FileDialogLookKey.self]) }
  }
}
