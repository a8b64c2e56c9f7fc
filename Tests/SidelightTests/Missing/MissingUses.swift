/// Uses of what SwiftUI has and Sidelight does not, as apps write them: a modifier begins with a point.
let missingUses = [
  MissingUse(name: "accessibilityInputLabels", code: #".accessibilityInputLabels(["one", "two"])"#),
  MissingUse(name: "keyboard", code: #".toolbar { ToolbarItem(placement: .keyboard) { Text("k") } }"#),
  MissingUse(name: "speechSpellsOutCharacters", code: #".speechSpellsOutCharacters()"#),
  MissingUse(name: "focusSection", code: #".focusSection()"#),
  MissingUse(name: "presentationCornerRadius", code: #".presentationCornerRadius(1)"#),
  MissingUse(name: "accessibilityRespondsToUserInteraction", code: #".accessibilityRespondsToUserInteraction()"#),
  MissingUse(name: "NSViewRepresentable", code: #"Button("b") { let _: (any NSViewRepresentable)? = nil }"#),
  MissingUse(name: "UIViewRepresentable", code: #"Button("b") { let _: (any UIViewRepresentable)? = nil }"#),
  MissingUse(name: "TextEditingCommands", code: #"Button("b") { _ = TextEditingCommands() }"#),
  MissingUse(name: "UIViewControllerRepresentable", code: #"Button("b") { let _: (any UIViewControllerRepresentable)? = nil }"#),
  MissingUse(name: "NSViewControllerRepresentable", code: #"Button("b") { let _: (any NSViewControllerRepresentable)? = nil }"#),
]
