package import SidelightCore
@_spi(Nodes) package import SidelightGraph

/// Outlines that are filled or drawn as lines, as a view that takes all the room that there is.
package struct PaintedShape {
  package var paints: [ShapePaint]

  package init(_ paints: [ShapePaint]) { self.paints = paints }
}

extension PaintedShape: View {}

extension PaintedShape: PrimitiveView {
  package func makeNode(_ context: NodeContext) -> TypedNode<Self> {
    SimpleElementNode(leaf: self, context) { view, environment in
      let around = environment[TextEnvironmentKey.self].color
      return .shape(
        ShapeElement(
          view.paints.map { paint in
            var paint = paint
            paint.fill = paint.fill?.resolved(around) ?? around.map { .color($0) }
            return paint
          }))
    }
  }
}
