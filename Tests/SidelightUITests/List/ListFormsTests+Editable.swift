import SidelightUI

/// The forms of `List` whose rows can be edited, or stand in an outline, and those over other collections than arrays.
extension ListFormsTests {
  static let editable: [Form] = [
    Form("editable", .none) { boxes in List(boxes.items, editActions: .all) { $item in Text(item.name) } },
    Form("editable, one", .single) { boxes in List(boxes.items, editActions: .all, selection: boxes.one) { $item in Text(item.name) } },
    Form("editable, always one", .required) { boxes in
      List(boxes.items, editActions: .all, selection: boxes.always) { $item in Text(item.name) }
    },
    Form("editable, several", .multiple) { boxes in
      List(boxes.items, editActions: .all, selection: boxes.several) { $item in Text(item.name) }
    },
    Form("editable, without a binding", .none) { boxes in List(boxes.items, editActions: .all, selection: none) { $item in Text(item.name) }
    },
    Form("editable, without a binding to a set", .none) { boxes in
      List(boxes.items, editActions: .all, selection: nothing) { $item in Text(item.name) }
    },
    Form("editable, ids", .none) { boxes in List(boxes.items, id: \.id, editActions: [.delete, .move]) { $item in Text(item.name) } },
    Form("editable, ids, one", .single) { boxes in
      List(boxes.items, id: \.id, editActions: [.delete, .move], selection: boxes.one) { $item in Text(item.name) }
    },
    Form("editable, ids, always one", .required) { boxes in
      List(boxes.items, id: \.id, editActions: [.delete, .move], selection: boxes.always) { $item in Text(item.name) }
    },
    Form("editable, ids, several", .multiple) { boxes in
      List(boxes.items, id: \.id, editActions: [.delete, .move], selection: boxes.several) { $item in Text(item.name) }
    },
    Form("editable, ids, without a binding", .none) { boxes in
      List(boxes.items, id: \.id, editActions: [.delete, .move], selection: none) { $item in Text(item.name) }
    },
    Form("editable, ids, without a binding to a set", .none) { boxes in
      List(boxes.items, id: \.id, editActions: [.delete, .move], selection: nothing) { $item in Text(item.name) }
    },
  ]

  static let hierarchical: [Form] = [
    Form("outline", .none) { boxes in List(boxes.wrappedValue.items, children: \.children) { Text($0.name) } },
    Form("outline, one", .single) { boxes in List(boxes.wrappedValue.items, children: \.children, selection: boxes.one) { Text($0.name) } },
    Form("outline, always one", .required) { boxes in
      List(boxes.wrappedValue.items, children: \.children, selection: boxes.always) { Text($0.name) }
    },
    Form("outline, several", .multiple) { boxes in
      List(boxes.wrappedValue.items, children: \.children, selection: boxes.several) { Text($0.name) }
    },
    Form("outline, without a binding", .none) { boxes in
      List(boxes.wrappedValue.items, children: \.children, selection: none) { Text($0.name) }
    },
    Form("outline, without a binding to a set", .none) { boxes in
      List(boxes.wrappedValue.items, children: \.children, selection: nothing) { Text($0.name) }
    },
    Form("outline, ids", .none) { boxes in List(boxes.wrappedValue.items, id: \.id, children: \.children) { Text($0.name) } },
    Form("outline, ids, one", .single) { boxes in
      List(boxes.wrappedValue.items, id: \.id, children: \.children, selection: boxes.one) { Text($0.name) }
    },
    Form("outline, ids, always one", .required) { boxes in
      List(boxes.wrappedValue.items, id: \.id, children: \.children, selection: boxes.always) { Text($0.name) }
    },
    Form("outline, ids, several", .multiple) { boxes in
      List(boxes.wrappedValue.items, id: \.id, children: \.children, selection: boxes.several) { Text($0.name) }
    },
    Form("outline, ids, without a binding", .none) { boxes in
      List(boxes.wrappedValue.items, id: \.id, children: \.children, selection: none) { Text($0.name) }
    },
    Form("outline, ids, without a binding to a set", .none) { boxes in
      List(boxes.wrappedValue.items, id: \.id, children: \.children, selection: nothing) { Text($0.name) }
    },
    Form("outline of bindings", .none) { boxes in List(boxes.items, children: \.children) { $item in Text(item.name) } },
    Form("outline of bindings, one", .single) { boxes in
      List(boxes.items, children: \.children, selection: boxes.one) { $item in Text(item.name) }
    },
    Form("outline of bindings, always one", .required) { boxes in
      List(boxes.items, children: \.children, selection: boxes.always) { $item in Text(item.name) }
    },
    Form("outline of bindings, several", .multiple) { boxes in
      List(boxes.items, children: \.children, selection: boxes.several) { $item in Text(item.name) }
    },
    Form("outline of bindings, without a binding", .none) { boxes in
      List(boxes.items, children: \.children, selection: none) { $item in Text(item.name) }
    },
    Form("outline of bindings, without a binding to a set", .none) { boxes in
      List(boxes.items, children: \.children, selection: nothing) { $item in Text(item.name) }
    },
    Form("outline of bindings, ids", .none) { boxes in List(boxes.items, id: \.id, children: \.children) { $item in Text(item.name) } },
    Form("outline of bindings, ids, one", .single) { boxes in
      List(boxes.items, id: \.id, children: \.children, selection: boxes.one) { $item in Text(item.name) }
    },
    Form("outline of bindings, ids, always one", .required) { boxes in
      List(boxes.items, id: \.id, children: \.children, selection: boxes.always) { $item in Text(item.name) }
    },
    Form("outline of bindings, ids, several", .multiple) { boxes in
      List(boxes.items, id: \.id, children: \.children, selection: boxes.several) { $item in Text(item.name) }
    },
    Form("outline of bindings, ids, without a binding", .none) { boxes in
      List(boxes.items, id: \.id, children: \.children, selection: none) { $item in Text(item.name) }
    },
    Form("outline of bindings, ids, without a binding to a set", .none) { boxes in
      List(boxes.items, id: \.id, children: \.children, selection: nothing) { $item in Text(item.name) }
    },
  ]

  static let editableTrees: [Form] = [
    Form("editable outline", .none) { boxes in List(boxes.items, children: \.children, editActions: .all) { $item in Text(item.name) } },
    Form("editable outline, one", .single) { boxes in
      List(boxes.items, children: \.children, editActions: .all, selection: boxes.one) { $item in Text(item.name) }
    },
    Form("editable outline, always one", .required) { boxes in
      List(boxes.items, children: \.children, editActions: .all, selection: boxes.always) { $item in Text(item.name) }
    },
    Form("editable outline, several", .multiple) { boxes in
      List(boxes.items, children: \.children, editActions: .all, selection: boxes.several) { $item in Text(item.name) }
    },
  ]

  static let otherCollections: [Form] = [
    Form("slice", .none) { boxes in List(boxes.wrappedValue.items[...]) { Text($0.name) } },
    Form("slice, one", .single) { boxes in List(boxes.wrappedValue.items[...], selection: boxes.one) { Text($0.name) } },
    Form("slice, always one", .required) { boxes in List(boxes.wrappedValue.items[...], selection: boxes.always) { Text($0.name) } },
    Form("slice, several", .multiple) { boxes in List(boxes.wrappedValue.items[...], selection: boxes.several) { Text($0.name) } },
    Form("reversed", .none) { boxes in
      List(boxes.wrappedValue.items.reversed().reversed() as ReversedCollection<ReversedCollection<[Item]>>) { Text($0.name) }
    },
    Form("reversed, one", .single) { boxes in
      List(boxes.wrappedValue.items.reversed().reversed() as ReversedCollection<ReversedCollection<[Item]>>, selection: boxes.one) {
        Text($0.name)
      }
    },
    Form("reversed, always one", .required) { boxes in
      List(boxes.wrappedValue.items.reversed().reversed() as ReversedCollection<ReversedCollection<[Item]>>, selection: boxes.always) {
        Text($0.name)
      }
    },
    Form("reversed, several", .multiple) { boxes in
      List(boxes.wrappedValue.items.reversed().reversed() as ReversedCollection<ReversedCollection<[Item]>>, selection: boxes.several) {
        Text($0.name)
      }
    },
    Form("closed range", .none) { _ in List(1...2, id: \.self) { Text(["", "One", "Two"][$0]) } },
    Form("closed range, one", .single) { boxes in List(1...2, id: \.self, selection: boxes.one) { Text(["", "One", "Two"][$0]) } },
    Form("closed range, always one", .required) { boxes in
      List(1...2, id: \.self, selection: boxes.always) { Text(["", "One", "Two"][$0]) }
    },
    Form("closed range, several", .multiple) { boxes in List(1...2, id: \.self, selection: boxes.several) { Text(["", "One", "Two"][$0]) }
    },
    Form("lazy", .none) { boxes in List(boxes.wrappedValue.items.lazy.map(\.self)) { Text($0.name) } },
    Form("lazy, one", .single) { boxes in List(boxes.wrappedValue.items.lazy.map(\.self), selection: boxes.one) { Text($0.name) } },
    Form("lazy, always one", .required) { boxes in
      List(boxes.wrappedValue.items.lazy.map(\.self), selection: boxes.always) { Text($0.name) }
    },
    Form("lazy, several", .multiple) { boxes in List(boxes.wrappedValue.items.lazy.map(\.self), selection: boxes.several) { Text($0.name) }
    },
    Form("enumerated", .none) { boxes in List(Array(boxes.wrappedValue.items.enumerated()), id: \.element.id) { Text($0.element.name) } },
    Form("enumerated, one", .single) { boxes in
      List(Array(boxes.wrappedValue.items.enumerated()), id: \.element.id, selection: boxes.one) { Text($0.element.name) }
    },
    Form("enumerated, always one", .required) { boxes in
      List(Array(boxes.wrappedValue.items.enumerated()), id: \.element.id, selection: boxes.always) { Text($0.element.name) }
    },
    Form("enumerated, several", .multiple) { boxes in
      List(Array(boxes.wrappedValue.items.enumerated()), id: \.element.id, selection: boxes.several) { Text($0.element.name) }
    },
  ]
}
