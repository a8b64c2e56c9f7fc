import SidelightCore
@_spi(Nodes) import SidelightGraph

extension List.Kind {
  /// Whether rows can be selected.
  var selects: Bool {
    if case .none = self { false } else { true }
  }

  var mode: SelectionMode {
    switch self {
    case .none: .none
    case .single: .single
    case .required: .required
    case .multiple: .multiple
    }
  }

  /// What the binding says is selected.
  var selection: Selection<SelectionValue> {
    switch self {
    case .none: .none
    case .single(let binding): Selection(single: binding.wrappedValue)
    case .required(let binding): Selection(required: binding.wrappedValue)
    case .multiple(let binding): Selection(multiple: binding.wrappedValue)
    }
  }

  /// Writes what the user selected.
  func write(_ selection: Selection<SelectionValue>) {
    switch self {
    case .none: break
    case .single(let binding): binding.wrappedValue = selection.single
    case .required(let binding): if let value = selection.single { binding.wrappedValue = value }
    case .multiple(let binding): binding.wrappedValue = selection.values
    }
  }
}
