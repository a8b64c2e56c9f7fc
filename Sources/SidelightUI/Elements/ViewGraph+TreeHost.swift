package import SidelightCore
@_spi(Nodes) import SidelightGraph

/// Lists, menus and drags are features, each of which answers in its own folder; the graph knows none of them.
extension ViewGraph: TreeHost {
  package func listSource(_ list: NodeID) -> (any ListSource)? { node(list) as? any ListSource }
}
