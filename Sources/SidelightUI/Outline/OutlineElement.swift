/// An element of an outline outside of a list, with how it is shown.
struct OutlineElement<Data: RandomAccessCollection, ID: Hashable, Leaf> {
  let value: Data.Element
  let access: OutlineAccess<Data, ID>
  let content: (Data.Element) -> Leaf
}

struct OutlineElementView<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  private let element: OutlineElement<Data, ID, Leaf>

  nonisolated init(_ element: OutlineElement<Data, ID, Leaf>) { self.element = element }
}

extension OutlineElementView: View {
  var body: some View {
    if element.access.loading?.hasChildren(element.value) == true {
      DisclosureGroup {
        OutlineSubgroupChildren { AnyView(LoadedChildren(element)) }
      } label: {
        element.content(element.value)
      }
    } else if let children = element.access.children(element.value) {
      DisclosureGroup {
        OutlineSubgroupChildren {
          AnyView(
            OutlineGroup<Data, ID, Leaf, Leaf, OutlineSubgroupChildren>(
              roots: .all(children), access: element.access, content: element.content))
        }
      } label: {
        element.content(element.value)
      }
    } else {
      element.content(element.value)
    }
  }
}

/// The fetched children of an element outside of a list.
struct LoadedChildren<Data: RandomAccessCollection, ID: Hashable, Leaf: View> {
  private let element: OutlineElement<Data, ID, Leaf>
  @State private var children: Data?
  @State private var status: OutlineStatus? = .loading

  nonisolated init(_ element: OutlineElement<Data, ID, Leaf>) { self.element = element }
}

extension LoadedChildren: View {
  var body: some View {
    VStack(alignment: .leading) {
      if let children {
        OutlineGroup<Data, ID, Leaf, Leaf, OutlineSubgroupChildren>(roots: .all(children), access: element.access, content: element.content)
      }
      if let status { OutlineStatusView(status: status) }
    }
    .task {
      status = .loading
      let task = element.access.loading?.begin(element.value) {
        children = $0
        status = nil
      } ended: {
        status = $0
      }
      await withTaskCancellationHandler {
        await task?.value
      } onCancel: {
        task?.cancel()
      }
    }
  }
}
