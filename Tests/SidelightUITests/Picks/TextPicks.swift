import SidelightUI
import Testing

/// Literals are keys that may be translated, everything else is shown as it is; a wrong pick compiles silently.
///
/// A key with an interpolation and a string with the same one look alike, so the picks are told apart by a stand-in with the
/// same overloads as ``Text``.
@MainActor struct TextPicks {
  private struct Probe {
    let pick: String
    init(_ key: LocalizedStringKey) { pick = "key" }
    @_disfavoredOverload init<S: StringProtocol>(_ string: S) { pick = "string" }
  }

  private let variable = "v"
  private let number = 1
  private let flag = true

  @Test func `A literal is a key, however it is put together from literals`() {
    #expect(Probe("a").pick == "key")
    #expect(Probe("\(number) items").pick == "key")
    #expect(Probe(flag ? "a" : "b").pick == "key")
    #expect(Probe("a \(variable)").pick == "key")
  }

  @Test func `Anything that is no literal is a string`() {
    #expect(Probe(variable).pick == "string")
    #expect(Probe(variable[...]).pick == "string")
    #expect(Probe("a" + variable).pick == "string")
    #expect(Probe(flag ? variable : "b").pick == "string")
    #expect(Probe(String(describing: number)).pick == "string")
    #expect(Probe(variable.uppercased()).pick == "string")
  }

  @Test func `Every form of a text shows its characters`() {
    let optional: String? = "o"
    let texts = [
      Text("a"), Text("\(number) items"), Text(flag ? "a" : "b"), Text(verbatim: "v"), Text(variable), Text(variable[...]),
      Text("a" + variable), Text(flag ? variable : "b"), Text(String(number)), Text(optional ?? "-"), Text(number.description),
    ]
    let stage = Stage(VStack { ForEach(0..<texts.count, id: \.self) { texts[$0] } })
    #expect(stage.texts().map(\.string) == ["a", "1 items", "a", "v", "v", "v", "av", "v", "1", "o", "1"])
  }

  private func expect<Value, Expected>(_: Value, _: Expected.Type, _ location: SourceLocation = #_sourceLocation) {
    #expect(Value.self == Expected.self, sourceLocation: location)
  }

  @Test func `Modifiers that a text has itself keep it a text`() {
    expect(Text("a").bold().italic().font(.title).fontWeight(.light).foregroundStyle(.red).foregroundColor(nil), Text.self)
    expect(Button("a") {}, Button<Text>.self)
    expect(Button(variable) {}, Button<Text>.self)
    expect(Button("a", systemImage: "b") {}, Button<Label<Text, Image>>.self)
    expect(Label("a", systemImage: "b"), Label<Text, Image>.self)
    expect(Label(variable, systemImage: "b"), Label<Text, Image>.self)
    expect(NavigationLink("a", value: 1), NavigationLink<Text, Never>.self)
    expect(NavigationLink(value: 1) { Image(systemName: "b") }, NavigationLink<Image, Never>.self)
    expect(Section("a") { Text("b") }, Section<Text, Text, EmptyView>.self)
    expect(Section { Text("b") }, Section<EmptyView, Text, EmptyView>.self)
    expect(
      Section {
        Text("b")
      } header: {
        Divider()
      }, Section<Divider, Text, EmptyView>.self)
    expect(
      Section {
        Text("b")
      } footer: {
        Divider()
      }, Section<EmptyView, Text, Divider>.self)
    expect(
      Section {
        Text("b")
      } header: {
        Text("h")
      } footer: {
        Divider()
      }, Section<Text, Text, Divider>.self)
    expect(ProgressView(), ProgressView<EmptyView, EmptyView>.self)
    expect(ProgressView("a"), ProgressView<Text, EmptyView>.self)
    expect(Toggle("a", isOn: .constant(true)), Toggle<Text>.self)
    expect(Toggle(variable, isOn: .constant(true)), Toggle<Text>.self)
    expect(Toggle("a", systemImage: "b", isOn: .constant(true)), Toggle<Label<Text, Image>>.self)
    expect(Toggle(variable, systemImage: "b", isOn: .constant(true)), Toggle<Label<Text, Image>>.self)
    expect(Toggle(isOn: .constant(true)) { Divider() }, Toggle<Divider>.self)
    let choice = Binding.constant(1)
    expect(Picker("a", selection: choice) { Text("b").tag(1) }.label, Text.self)
    expect(Picker(variable, selection: choice) { Text("b").tag(1) }.label, Text.self)
    expect(Picker("a", systemImage: "b", selection: choice) { Text("b").tag(1) }.label, Label<Text, Image>.self)
    expect(
      Picker(selection: choice) {
        Text("b")
      } label: {
        Divider()
      }, Picker<Divider, Int, Text>.self)
    expect(Slider(value: .constant(0.5)), Slider<EmptyView, EmptyView>.self)
    expect(Slider(value: .constant(Float(1)), in: 0...2, step: 0.5), Slider<EmptyView, EmptyView>.self)
    expect(Slider(value: .constant(0.5), in: 0...2) { Text("a") }, Slider<Text, EmptyView>.self)
    expect(ContentUnavailableView("a", systemImage: "b"), ContentUnavailableView<Label<Text, Image>, Text?, EmptyView>.self)
    expect(ContentUnavailableView { Text("a") }, ContentUnavailableView<Text, EmptyView, EmptyView>.self)
  }
}
