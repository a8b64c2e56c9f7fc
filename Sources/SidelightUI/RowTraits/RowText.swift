import SidelightCore

/// What a row says, for the letters that the user types to get to it.
enum RowText: Equatable {
  /// Its first text.
  case known(String)
  /// What the app wants the user to type for it.
  case typed(String)
  /// Nothing in it is text.
  case silent
  /// Only its views know, once they are made.
  case unknown
}

extension RowText {
  /// Looks for the first text in a view's value. Nothing is made, and no body runs: that is what makes a million rows worth asking.
  @MainActor init(of view: any View) {
    if let text = view as? Text {
      self = text.content.isEmpty ? .silent : .known(text.content)
    } else if let view = view as? any TextBearingView {
      self.init(first: view.textParts)
    } else if let view = view as? any ModifiedView {
      self.init(modified: view)
    } else {
      self = view is any SilentView ? .silent : .unknown
    }
  }

  @MainActor private init(first parts: [any View]) {
    for part in parts {
      self.init(of: part)
      if self != .silent { return }
    }
    self = .silent
  }

  @MainActor private init(modified view: any ModifiedView) {
    if let text = (view as? any RowTraitsView)?.traits.typedText {
      self = .typed(text)
    } else if let name = (view as? any NamingView)?.name {
      self = .known(name)
    } else if let content = view.anyContent {
      self.init(of: content)
    } else {
      self = .silent
    }
  }
}

/// A view that says what the views in it say, one after the other.
@MainActor protocol TextBearingView: View {
  var textParts: [any View] { get }
}

/// A view without any text.
@MainActor protocol SilentView: View {}

/// A modifier that may give its content another name.
@MainActor protocol NamingView: View {
  var name: String? { get }
}

extension DecorationView: NamingView {
  var name: String? {
    guard let change else { return nil }
    var changed = Element.Traits()
    change.apply(to: &changed)
    return changed.accessibilityLabel
  }
}

// Of an unmade row the name is the one in the desktop's language.
extension LabelingView: NamingView {
  var name: String? {
    var changed = Element.Traits()
    change(text.content)?.apply(to: &changed)
    return changed.accessibilityLabel
  }
}

extension Image: SilentView {}
extension Spacer: SilentView {}
extension Divider: SilentView {}
extension EmptyView: SilentView {}

extension Label: TextBearingView where Title: View, Icon: View {
  var textParts: [any View] { [title] }
}

extension HStack: TextBearingView where Content: View {
  var textParts: [any View] { [content] }
}

extension VStack: TextBearingView where Content: View {
  var textParts: [any View] { [content] }
}

extension TupleView: TextBearingView {
  var textParts: [any View] { parts.views }
}

extension AnyView: TextBearingView {
  var textParts: [any View] { [content] }
}

extension Button: TextBearingView where Label: View {
  var textParts: [any View] { [label] }
}
