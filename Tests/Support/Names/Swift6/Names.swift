import Foundation
import Sidelight

// What whole apps write, each name once: this file compiles as Swift 5 and as Swift 6. Nothing in it is run.

struct NamesOfApp: App {
  var body: some Scene {
    WindowGroup { NamesOfText() }
      .windowStyle(.hiddenTitleBar)
      .windowToolbarStyle(.unified(showsTitle: false))
      .windowToolbarStyle(.unifiedCompact(showsTitle: true))
      .defaultAppStorage(.standard)
      .commands {
        ImportFromDevicesCommands()
        SidebarCommands()
        ToolbarCommands()
        TextEditingCommands()
        TextFormattingCommands()
        InspectorCommands()
      }
  }
}

struct NamesOfText: View {
  @Environment(\.font) private var font
  @Environment(\.lineLimit) private var limit
  @Environment(\.lineSpacing) private var spacing
  @Environment(\.multilineTextAlignment) private var alignment
  @Environment(\.pixelLength) private var pixel
  @Environment(\.displayScale) private var scale
  @Environment(\.rename) private var rename
  @Environment(\.backgroundStyle) private var background

  var body: some View {
    VStack {
      Text("a").lineSpacing(4).allowsTightening(true)
      Text("a").background().backgroundStyle(.yellow)
      Text("a").underline(true, color: .red)
      Text("a").dynamicTypeSize(.large)
      Text("a").font(.body.uppercaseSmallCaps())
      Text("a").fontWidth(.condensed)
      Text("a").compositingGroup()
      Text(LocalizedStringResource("a"))
      Image(systemName: "star").interpolation(.none).antialiased(false)
    }
    .foregroundStyle(.selection)
  }
}

struct NamesOfControls: View {
  @State private var value = 0.5
  @State private var isOn = false
  @State private var modes = [1, 2]

  var body: some View {
    VStack {
      Stepper("a", value: $value, format: .number)
      Stepper("a", value: $value, in: 0...1, step: 0.1, format: .percent)
      Picker("a", sources: $modes, selection: \.self) { Text("1").tag(1) }
      Button("a", role: .close) {}
      Button("a", role: .confirm) {}
      ControlGroup { Button("a") {} }.controlGroupStyle(.navigation)
      ControlGroup("a") { Button("a") {} }.controlGroupStyle(.menu)
      Toggle("a", isOn: $isOn).labelsVisibility(.hidden)
    }
    VStack {
      Gauge(value: 1) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      } minimumValueLabel: {
        Text("c")
      } maximumValueLabel: {
        Text("d")
      } markedValueLabels: {
        Text("e").tag(0.5)
      }
      .gaugeStyle(.accessoryCircularCapacity)
      ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(10))
      ProgressView(timerInterval: Date.now...Date.now.addingTimeInterval(10), countsDown: false) {
        Text("a")
      } currentValueLabel: {
        Text("b")
      }
      ProgressView(Progress(totalUnitCount: 3))
      Slider(value: $value, in: 0...1) {
        Text("a")
      } ticks: {
        SliderTick(0.5) { Text("half") }
      }
      Slider(value: $value, in: 0...1, enabledBounds: 0.2...0.8) {
        Text("a")
      } currentValueLabel: {
        Text("v")
      } minimumValueLabel: {
        Text("m")
      } maximumValueLabel: {
        Text("n")
      }
    }
  }
}

extension ContainerValues {
  @Entry var isPinned = false
}

struct NamesOfDialogs: View {
  @State private var isShown = false
  @State private var isSilent = false

  var body: some View {
    ForEach(subviews: Text("a").containerValue(\.isPinned, true)) { view in if view.containerValues.isPinned { view } }
      .task(name: "n") {}
      .confirmationDialog("a", isPresented: $isShown) { Button("b") {} }
      .dialogIcon(Image(systemName: "star"))
      .dialogSuppressionToggle(isSuppressed: $isSilent)
      .dialogSuppressionToggle("Never", isSuppressed: $isSilent)
      .dialogSeverity(.critical)
      .sheet(isPresented: $isShown) { Text("a").presentationBackground(.thinMaterial).presentationSizing(.form) }
      .fullScreenCover(isPresented: $isShown) { Text("a") }
      .renameAction {}
      .dismissalConfirmationDialog("Sure?", shouldPresent: isShown) {
        Button("b") {}
      } message: {
        Text("m")
      }
  }
}

struct NamedCard: Transferable, Codable {
  var name = ""
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.name)
  }
}

struct NamesOfSpeech: View {
  var body: some View {
    VStack {
      Text("a").accessibilityRepresentation { Toggle("a", isOn: .constant(true)) }
      Text("a").accessibilityChildren { Text("b") }
      Text("a").accessibilityCustomContent("Weight", "3 kg")
      Text("a").accessibilityCustomContent("Weight", "3 kg", importance: .high)
      Text("a").draggable(NamedCard())
    }
    .dropDestination(for: NamedCard.self) { cards, _ in !cards.isEmpty }
  }
}

struct NamesOfDrawing: View {
  var body: some View {
    VStack {
      Text("a").mask { Circle() }.blendMode(.multiply).colorMultiply(.red).drawingGroup()
      Text("a").rotation3DEffect(.degrees(3), axis: (x: 1, y: 0, z: 0)).projectionEffect(ProjectionTransform()).transformEffect(.identity)
      Canvas { context, size in context.fill(Path(CGRect(x: 0, y: 0, width: 1, height: 1)), with: .color(.red)) }
      Circle().fill(Color.red.gradient)
      Circle().fill(AnyGradient(Gradient(colors: [.red, .blue])))
      Circle().fill(EllipticalGradient(colors: [.red, .blue]))
      Circle().stroke(.red, lineWidth: 2).stroke(.blue).fill(.green)
      Circle().stroke(lineWidth: 2).rotation(.degrees(4)).fill(.red)
    }
    VStack {
      Path(CGRect(x: 0, y: 0, width: 1, height: 1)).strokedPath(StrokeStyle(lineWidth: 2)).fill(.red)
      ContainerRelativeShape().fill(.red)
      ConcentricRectangle(corners: .concentric(minimum: .fixed(8)), isUniform: true).fill(.red)
      Text("a").containerShape(.rect(cornerRadius: 12))
      AsyncImage(url: nil)
      Image(systemName: "star").renderingMode(.template)
      Image(systemName: "star").symbolRenderingMode(.hierarchical)
      Text("a").contentShape(.interaction, Circle()).contentShape([.interaction, .hoverEffect], Rectangle())
    }
  }
}

struct NamesOfGlass: View {
  @Namespace private var space

  var body: some View {
    GlassEffectContainer(spacing: 8) {
      Text("a").glassEffect(.regular.tint(.red).interactive(), in: .capsule).glassEffectID("a", in: space)
      Text("a").glassEffect(.clear)
      Text("a").glassEffect(.identity)
      Button("a") {}.buttonStyle(.glass)
      Button("a") {}.buttonStyle(.glassProminent)
      Button("a") {}.buttonStyle(.glass(.clear))
    }
    .toolbar {
      ToolbarItem { Button("a") {}.badge(3) }
      ToolbarSpacer(.fixed)
      ToolbarItem { Button("b") {} }.visibilityPriority(.high)
    }
    .sensoryFeedback(.success, trigger: 1).submitLabel(.done).scrollDismissesKeyboard(.immediately).hoverEffect(.highlight)
    .persistentSystemOverlays(.hidden).menuOrder(.fixed)
  }
}

struct NamesOfEditing: View {
  @State private var text = ""
  @State private var selection: TextSelection?
  @State private var rich = AttributedString("a")
  @State private var part = AttributedTextSelection()
  @State private var days: Set<DateComponents> = []

  var body: some View {
    VStack {
      TextField("a", text: $text, selection: $selection)
      TextField("a", text: $text).textInputSuggestions { Text("a").textInputCompletion("a") }
      TextField("a", text: $text).textInputSuggestions(["a"], id: \.self) { Text($0).textInputCompletion($0) }
      TextField("a", text: $text, selection: $selection, prompt: Text("b"), axis: .vertical)
      TextEditor(text: $text, selection: $selection)
      TextEditor(text: $rich)
      TextEditor(text: $rich, selection: $part)
      Button("a") { rich.transformAttributes(in: &part) { $0.foregroundColor = .red } }
      MultiDatePicker("a", selection: $days)
      MultiDatePicker("a", selection: $days, in: Date.now...)
      MultiDatePicker("a", selection: $days, in: Date.now..<Date.now.addingTimeInterval(3e6))
    }
    VStack {
      Button("a") {}.buttonRepeatBehavior(.enabled).buttonSizing(.flexible)
      ControlGroup { Button("a") {} }.controlGroupStyle(.palette).menuActionDismissBehavior(.disabled)
      ControlGroup("a") { Button("a") {} }.controlGroupStyle(.compactMenu)
      Text(Image(systemName: "star")) + Text("a").textScale(.secondary)
      Text("\(Image(systemName: "star")) a").textScale(.secondary, isEnabled: false)
      Text("a").onTapGesture { place in text = "\(place.x)" }
    }
    .presentationBackgroundInteraction(.enabled(upThrough: .medium)).presentationContentInteraction(.scrolls)
    .searchToolbarBehavior(.minimize)
    List {
      Section("a") { Text("a") }.sectionIndexLabel(Text("a"))
      Section("b") { Text("b") }.sectionIndexLabel("b")
      Section("c") { Text("c") }.sectionIndexLabel(nil)
    }
    .listSectionIndexVisibility(.hidden)
    TabView { Tab("a", systemImage: "plus", role: .prominent) { Text("a") } }
    Text("\(Spring(settlingDuration: 1, dampingRatio: 0.5).force(target: 1.0, position: 0, velocity: 0))")
  }
}

struct NamesOfPainting: View {
  @Namespace private var space

  var body: some View {
    VStack {
      MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow])
      Rectangle().fill(ImagePaint(image: Image(systemName: "star"), scale: 0.5))
      Rectangle().fill(.blue.shadow(.inner(radius: 2)).shadow(.drop(color: .red, radius: 2, x: 1, y: 1)))
      Text("a").foregroundStyle(.tint.shadow(.drop(radius: 2)))
      Circle().union(Rectangle()).subtracting(Capsule()).intersection(Circle()).symmetricDifference(Rectangle()).fill(.red)
      Circle().lineIntersection(Rectangle()).stroke(.red)
      Circle().lineSubtraction(Rectangle()).size(width: 4, height: 4).stroke(.tint.secondary)
      Rectangle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 4))
      Rectangle().fill(.conicGradient(colors: [.red, .blue], center: .center)).foregroundStyle(.placeholder)
    }
    GlassEffectContainer {
      Text("a").glassEffect().glassEffectUnion(id: "a", namespace: space).glassEffectTransition(.materialize)
    }
    .toolbar {
      ToolbarItem { Button("a") {} }.sharedBackgroundVisibility(.hidden)
      ToolbarItem { Button("b") {} }.hidden(false)
    }
  }
}

struct NamesOfReordering: View {
  struct Item: Identifiable {
    let id: Int
    var group = "a"
  }

  @State private var items: [Item] = []

  var body: some View {
    VStack {
      VStack { ForEach(items) { Text("\($0.id)") }.reorderable() }
        .reorderContainer(for: Item.self) { difference in difference.apply(to: &items) }
      LazyVGrid(columns: [GridItem()]) { ForEach(items, id: \.id) { Text("\($0.id)") }.reorderable() }
        .reorderContainer(for: Item.self, itemID: \.id, isEnabled: false) { $0.apply(to: &items) }
      List {
        ForEach(["a", "b"], id: \.self) { group in
          Section(group) { ForEach(items.filter { $0.group == group }) { Text("\($0.id)") }.reorderable(collectionID: group) }
        }
      }
      .reorderContainer(for: Item.self, in: String.self) { move($0) }
      .reorderContainer(for: Item.self, itemID: \.id, in: String.self, isEnabled: true) { move($0) }
    }
  }

  private func move(_ difference: ReorderDifference<Item.ID, String>) {
    for index in items.indices where difference.sources.contains(items[index].id) {
      items[index].group = difference.destination.collectionID
    }
  }
}

extension ReorderDifference where CollectionID == ReorderableSingleCollectionIdentifier {
  fileprivate func apply<C: RangeReplaceableCollection>(to collection: inout C) where C.Element: Identifiable, C.Element.ID == ItemID {
    let moving = Set(sources)
    let moved = collection.filter { moving.contains($0.id) }
    collection.removeAll { moving.contains($0.id) }
    switch destination.position {
    case .before(let id):
      collection.insert(contentsOf: moved, at: collection.firstIndex { $0.id == id } ?? collection.endIndex)
    case .end: collection.append(contentsOf: moved)
    }
  }
}

struct NamesOfSwipes: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        Text("a")
          .swipeActions {
            Button("b") {}
          } onPresentationChanged: { _ in
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("c") {}
          } onPresentationChanged: { isPresented in
            print(isPresented)
          }
      }
    }
    .swipeActionsContainer()
  }
}

struct NamesOfMinimizing: View {
  var body: some View {
    List { Text("a") }
      .toolbarMinimizationBehavior(.onScrollDown, for: .navigationBar)
      .toolbarMinimizationRestoration(.atScrollEdge, for: .navigationBar)
      .toolbarMinimizationSafeAreaAdjustment(.disabled, for: .navigationBar, .windowToolbar)
  }

  let behaviors: Set<ToolbarMinimizationBehavior> = [.automatic, .never, .onScrollDown, .onScrollUp]
  let restorations: Set<ToolbarMinimizationRestoration> = [.automatic, .atScrollEdge]
  let adjustments: Set<ToolbarMinimizationSafeAreaAdjustment> = [.automatic, .enabled, .disabled]
}

struct NamesOfCorners: View {
  var body: some View {
    GeometryReader { proxy in
      Text("a").offset(x: proxy.containerCornerInsets.topLeading.width)
      Text("b").containerCornerOffset(.horizontal)
      Text("c").containerCornerOffset([.top, .leading], sizeToFit: true)
    }
  }

  let insets = RectangleCornerInsets(
    topLeading: .zero, topTrailing: .zero, bottomLeading: .zero, bottomTrailing: CGSize(width: 1, height: 1))
  let none = RectangleCornerInsets()
}
