import CAppGTK
import Observation
package import Sidelight

/// What the hosted widgets show, and what was done with them.
@MainActor @Observable package final class HostedDesk {
  package var value = 0.25
  package var clicks = 0
  package var isShown = true
  package var label = "Press"
  @ObservationIgnored package var log: [String] = []

  package init() {}
}

/// A level bar of GTK as an app hosts it.
package struct LevelBar: GTKView {
  let desk: HostedDesk

  package init(desk: HostedDesk) { self.desk = desk }

  package func makeWidget(context: Context) -> GTKWidget {
    desk.log.append("make")
    let bar = unsafe GTKWidget(gtk_level_bar_new())
    unsafe gtk_widget_set_name(.init(bar.pointer), "level")
    unsafe gtk_widget_set_hexpand(.init(bar.pointer), 1)
    return bar
  }

  package func updateWidget(_ widget: GTKWidget, context: Context) {
    desk.log.append("update \(desk.value)\(context.environment.isEnabled ? "" : " off")")
    unsafe gtk_level_bar_set_value(widget.pointer, desk.value)
  }

  package static func dismantleWidget(_ widget: GTKWidget, coordinator: Void) {
    unsafe gtk_widget_set_name(.init(widget.pointer), "gone")
  }
}

/// A button of GTK, whose signal goes to a coordinator.
package struct PushButton: GTKView {
  let title: String
  let action: () -> Void

  package init(title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  @MainActor package final class Coordinator {
    var action: () -> Void = {}
  }

  package func makeCoordinator() -> Coordinator { Coordinator() }

  package func makeWidget(context: Context) -> GTKWidget {
    let button = unsafe GTKWidget(gtk_button_new())
    unsafe gtk_widget_set_name(.init(button.pointer), "push")
    let clicked: @convention(c) (OpaquePointer?, UnsafeMutableRawPointer?) -> Void = { _, data in
      guard let data = unsafe data else { return }
      let coordinator = unsafe Unmanaged<Coordinator>.fromOpaque(data).takeUnretainedValue()
      MainActor.assumeIsolated { coordinator.action() }
    }
    unsafe g_signal_connect_data(
      .init(button.pointer), "clicked", unsafeBitCast(clicked, to: GCallback.self),
      Unmanaged.passUnretained(context.coordinator).toOpaque(),
      nil, GConnectFlags(rawValue: 0))
    return button
  }

  package func updateWidget(_ widget: GTKWidget, context: Context) {
    context.coordinator.action = action
    unsafe gtk_button_set_label(.init(widget.pointer), title)
  }
}

/// A page with hosted widgets, and one whose widgets it looks at.
package struct HostedPage: View {
  @Bindable var desk: HostedDesk

  package init(desk: HostedDesk) { self.desk = desk }

  package var body: some View {
    VStack {
      if desk.isShown { LevelBar(desk: desk).disabled(desk.label == "Off") }
      PushButton(title: desk.label) { desk.clicks += 1 }
      HStack {
        Text("One")
        Text("Two")
      }
      .gtk { _ in desk.log.append("stack") }
      Text(desk.label).gtk { unsafe gtk_widget_set_name(.init($0.pointer), "seen \(desk.label)") }
    }
  }
}

extension GTKWidget {
  /// The name that a test finds it by.
  package var name: String { unsafe String(cString: gtk_widget_get_name(.init(pointer))) }

  /// The value of a level bar.
  package var level: Double { unsafe gtk_level_bar_get_value(pointer) }
}

/// A widget that two views want to show, which is a mistake.
@MainActor package final class SharedWidget {
  let bar = unsafe GTKWidget(gtk_level_bar_new())

  package init() {}
}

/// A view that gives away a widget that is not its own.
package struct SharedBar: GTKView {
  let shared: SharedWidget

  package init(_ shared: SharedWidget) { self.shared = shared }

  package func makeWidget(context: Context) -> GTKWidget { shared.bar }

  package func updateWidget(_ widget: GTKWidget, context: Context) {}
}
