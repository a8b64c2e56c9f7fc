/// How large a control is drawn.
package enum ControlScale: Sendable { case mini, small, regular, large, extraLarge }
