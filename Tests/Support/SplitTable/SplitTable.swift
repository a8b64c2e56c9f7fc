/// What every combination looks like: the specification of the split view as rows.
///
/// A row names the values it covers, with commas between several and `any` for all of them: columns, visibility, preferred column, style,
/// inspector, width, arrival, what is selected; then the picture as `SplitPlan` draws it.
/// `w` is the width of the container in px. The widths are the default ones: sidebar 180 to 240, content 180 to 300, inspector 200 to
/// 270, where the smaller number is the minimum and the other one the ideal, and at least 320 for the detail. The heading above a row
/// names the sentence of API.md that it answers to, or the one of DESIGN.md where that says more.
package let splitTable = """
  # API 1, Narrow: "all columns collapse into ONE stack in the order sidebar, content, detail"; "The visibility binding is ignored
  # (neither read nor written) while collapsed"; unbound it is the "sidebar at the start", and "a selection that is there when the split
  # view first appears or collapses, or that code writes later, is such a choice"
  two    any  unbound  any  absent,hidden  <500  any  nothing  [(sidebar)>detail]
  two    any  sidebar  any  absent,hidden  <500  any  any  [(sidebar)>detail]
  two    any  unbound  any  absent,hidden  <500  any  sidebar  [sidebar>(detail)]
  three  any  unbound  any  absent,hidden  <500  any  nothing  [(sidebar)>content>detail]
  three  any  sidebar  any  absent,hidden  <500  any  any  [(sidebar)>content>detail]
  three  any  unbound  any  absent,hidden  <500  any  sidebar  [sidebar>(content)>detail]
  three  any  unbound  any  absent,hidden  <500  any  content  [sidebar>content>(detail)]

  # API 1, Narrow: "with preferredCompactColumn bound: its value decides at collapse"
  two    any  detail   any  absent,hidden  <500  any  any  [sidebar>(detail)]
  three  any  content  any  absent,hidden  <500  any  any  [sidebar>(content)>detail]
  three  any  detail   any  absent,hidden  <500  any  any  [sidebar>content>(detail)]

  # Neither says what two columns do when they are asked for the content that they do not have: the stack stays at its start.
  two    any  content  any  absent,hidden  <500  any  any  [(sidebar)>detail]

  # API 5: "Compact: a resizable sheet"
  two    any  unbound  any  shown  <500  any  nothing  [(sidebar)>detail]_inspector_
  two    any  sidebar,content  any  shown  <500  any  any  [(sidebar)>detail]_inspector_
  two    any  unbound  any  shown  <500  any  sidebar  [sidebar>(detail)]_inspector_
  two    any  detail                   any  shown  <500  any  any  [sidebar>(detail)]_inspector_
  three  any  unbound          any  shown  <500  any  nothing  [(sidebar)>content>detail]_inspector_
  three  any  sidebar          any  shown  <500  any  any  [(sidebar)>content>detail]_inspector_
  three  any  unbound          any  shown  <500  any  sidebar  [sidebar>(content)>detail]_inspector_
  three  any  unbound          any  shown  <500  any  content  [sidebar>content>(detail)]_inspector_
  three  any  content                  any  shown  <500  any  any  [sidebar>(content)>detail]_inspector_
  three  any  detail                   any  shown  <500  any  any  [sidebar>content>(detail)]_inspector_

  # API 1, visibility: "doubleColumn (content+detail of three columns; same as all with two)"; widths: "Sidebar and content keep
  # their width on resize, detail takes the rest", "a preference, adjusted when constraints demand"
  two  automatic,all,doubleColumn  any  automatic,balanced  absent,hidden  >=560      any  any  |sidebar 240|detail w-240|
  two  automatic,all,doubleColumn  any  automatic,balanced  absent,hidden  500..<560  any  any  |sidebar w-320|detail 320|

  # API 1, visibility: "detailOnly"
  any  detailOnly  any  any  absent,hidden  >=500  any  any  |detail w|

  # API 1, styles: "prominentDetail (the detail keeps its size; leading columns lie over it)"
  two    automatic,all,doubleColumn  any  prominentDetail  absent,hidden  >=500  any  any  {sidebar 240}|detail w|
  three  automatic,all               any  prominentDetail  absent,hidden  >=680  any  any  {sidebar 240}{content 300}|detail w|
  three  doubleColumn                any  prominentDetail  absent,hidden  >=680  any  any  {content 300}|detail w|

  # API 1, styles: "balanced (showing leading columns shrinks the detail)"; DESIGN, Split view: "Regular: all fit"
  three  automatic,all  any  automatic,balanced  absent,hidden  >=860      any  any  |sidebar 240|content 300|detail w-540|
  three  automatic,all  any  automatic,balanced  absent,hidden  740..<860  any  any  |sidebar 240|content w-560|detail 320|
  three  automatic,all  any  automatic,balanced  absent,hidden  680..<740  any  any  |sidebar w-500|content 180|detail 320|

  # API 1, visibility: "doubleColumn (content+detail of three columns ...)"
  three  doubleColumn  any  automatic,balanced  absent,hidden  >=620      any  any  |content 300|detail w-300|
  three  doubleColumn  any  automatic,balanced  absent,hidden  500..<620  any  any  |content w-320|detail 320|

  # DESIGN, Split view: "leading columns lie over the content when shown, and entering medium hides them without writing the binding"
  three  automatic,all               any  automatic,balanced  absent,hidden  620..<680  declared  any  |content 300|detail w-300|
  three  automatic,all               any  automatic,balanced  absent,hidden  500..<620  declared  any  |content w-320|detail 320|
  three  all,doubleColumn            any  prominentDetail     absent,hidden  500..<680  declared  any  |detail w|

  # DESIGN, Split view, on the medium stage: with the visibility left open, the last leading column lies over a detail that waits for a
  # choice, until there is one
  three  automatic  any  prominentDetail  absent,hidden  500..<680  any  nothing,sidebar  {content 300}|detail w|
  three  automatic  any  prominentDetail  absent,hidden  500..<680  any  content          |detail w|
  three  automatic  any  prominentDetail  shown          590..<680  any  nothing,sidebar  {content 300}|detail w-270|+inspector 270
  three  automatic  any  prominentDetail  shown          520..<590  any  nothing,sidebar  {content 300}|detail 320|+inspector w-320
  three  automatic  any  prominentDetail  shown          590..<680  any  content          |detail w-270|+inspector 270
  three  automatic  any  prominentDetail  shown          520..<590  any  content          |detail 320|+inspector w-320

  # API 1: "Programmatic visibility through the binding", over the others in the medium stage
  three  all           any  automatic,balanced  absent,hidden  620..<680  asked  any  {sidebar 240}|content 300|detail w-300|
  three  all           any  automatic,balanced  absent,hidden  500..<620  asked  any  {sidebar 240}|content w-320|detail 320|
  three  all           any  prominentDetail     absent,hidden  540..<680  asked  any  {sidebar 240}{content 300}|detail w|
  three  all           any  prominentDetail     absent,hidden  500..<540  asked  any  {sidebar 240}{content w-240}|detail w|
  three  doubleColumn  any  prominentDetail     absent,hidden  500..<680  asked  any  {content 300}|detail w|

  # API 1, visibility: "automatic (resolves to one of the concrete ones for the current context)": what covers nothing
  three  automatic  any  automatic,balanced  absent,hidden  620..<680  asked  any  |content 300|detail w-300|
  three  automatic  any  automatic,balanced  absent,hidden  500..<620  asked  any  |content w-320|detail 320|

  # API 5: "Regular width: trailing column; detail shrinks", "Two columns + inspector: the detail makes room"
  two  automatic,all,doubleColumn  any  automatic,balanced  shown  >=830      any  any  |sidebar 240|detail w-510|+inspector 270
  two  automatic,all,doubleColumn  any  automatic,balanced  shown  770..<830  any  any  |sidebar w-590|detail 320|+inspector 270
  two  automatic,all,doubleColumn  any  automatic,balanced  shown  700..<770  any  any  |sidebar 180|detail 320|+inspector w-500
  two  automatic,all,doubleColumn  any  prominentDetail     shown  >=590      any  any  {sidebar 240}|detail w-270|+inspector 270
  two  automatic,all,doubleColumn  any  prominentDetail     shown  520..<590  any  any  {sidebar 240}|detail 320|+inspector w-320
  any  detailOnly                  any  automatic,balanced  shown  >=700      any  any  |detail w-270|+inspector 270
  any  detailOnly                  any  prominentDetail     shown  >=590      any  any  |detail w-270|+inspector 270
  any  detailOnly                  any  prominentDetail     shown  520..<590  any  any  |detail 320|+inspector w-320

  # API 5: "Medium: overlay over the detail"
  two    automatic,all,doubleColumn  any  automatic,balanced  shown  560..<700  any  any  |sidebar 240|detail w-240|{inspector 270}
  two    automatic,all,doubleColumn  any  automatic,balanced  shown  500..<560  any  any  |sidebar w-320|detail 320|{inspector 270}
  any    detailOnly                  any  automatic,balanced  shown  500..<700  any  any  |detail w|{inspector 270}

  # API 5, the same where leading columns lie over the detail too, of which there is one at a time: the inspector stays
  any    any  any  prominentDetail  shown  500..<520  any  any  |detail w|{inspector 270}

  # API 5: "Three columns all visible + inspector opened: the sidebar hides, at any width"
  three  automatic,all  any  automatic,balanced  shown  >=890      declared  any  |content 300|detail w-570|+inspector 270
  three  automatic,all  any  automatic,balanced  shown  770..<890  declared  any  |content w-590|detail 320|+inspector 270
  three  automatic,all  any  automatic,balanced  shown  700..<770  declared  any  |content 180|detail 320|+inspector w-500
  three  automatic,all  any  automatic,balanced  shown  620..<700  declared  any  |content 300|detail w-300|{inspector 270}
  three  automatic,all  any  automatic,balanced  shown  500..<620  declared  any  |content w-320|detail 320|{inspector 270}
  three  automatic,all  any  prominentDetail     shown  >=680      declared  any  {content 300}|detail w-270|+inspector 270
  three  all            any  prominentDetail     shown  590..<680  declared  any  |detail w-270|+inspector 270
  three  all            any  prominentDetail     shown  520..<590  declared  any  |detail 320|+inspector w-320

  # API 5: "Regular width: trailing column; detail shrinks", beside a content without a sidebar
  three  doubleColumn  any  automatic,balanced  shown  >=890      any       any  |content 300|detail w-570|+inspector 270
  three  doubleColumn  any  automatic,balanced  shown  770..<890  any       any  |content w-590|detail 320|+inspector 270
  three  doubleColumn  any  automatic,balanced  shown  700..<770  any       any  |content 180|detail 320|+inspector w-500
  three  doubleColumn  any  automatic,balanced  shown  620..<700  any       any  |content 300|detail w-300|{inspector 270}
  three  doubleColumn  any  automatic,balanced  shown  500..<620  any       any  |content w-320|detail 320|{inspector 270}
  three  doubleColumn  any  prominentDetail     shown  >=680      any       any  {content 300}|detail w-270|+inspector 270
  three  doubleColumn  any  prominentDetail     shown  590..<680  declared  any  |detail w-270|+inspector 270
  three  doubleColumn  any  prominentDetail     shown  520..<590  declared  any  |detail 320|+inspector w-320
  three  doubleColumn  any  prominentDetail     shown  590..<680  asked     any  {content 300}|detail w-270|+inspector 270
  three  doubleColumn  any  prominentDetail     shown  520..<590  asked     any  {content 300}|detail 320|+inspector w-320

  # API 5: "a user who shows the sidebar again keeps it", beside the others where all fit
  three  automatic,all  any  automatic,balanced  shown  >=1130      asked  any  |sidebar 240|content 300|detail w-810|+inspector 270
  three  automatic,all  any  automatic,balanced  shown  1010..<1130  asked  any  |sidebar 240|content w-830|detail 320|+inspector 270
  three  automatic,all  any  automatic,balanced  shown  950..<1010  asked  any  |sidebar w-770|content 180|detail 320|+inspector 270
  three  automatic,all  any  automatic,balanced  shown  880..<950   asked  any  |sidebar 180|content 180|detail 320|+inspector w-680

  # API 5, the same: over the others where they do not
  three  automatic,all  any  automatic,balanced  shown  770..<880  asked  any  {sidebar 240}|content w-590|detail 320|+inspector 270
  three  automatic,all  any  automatic,balanced  shown  700..<770  asked  any  {sidebar 240}|content 180|detail 320|+inspector w-500
  three  automatic,all  any  prominentDetail     shown  >=810      asked  any  {sidebar 240}{content 300}|detail w-270|+inspector 270
  three  automatic,all  any  prominentDetail     shown  690..<810  asked  any  {sidebar 240}{content w-510}|detail w-270|+inspector 270
  three  automatic,all  any  prominentDetail     shown  680..<690  asked  any  {sidebar w-450}{content 180}|detail w-270|+inspector 270
  three  all            any  prominentDetail     shown  630..<680  asked  any  {sidebar w-450}{content 180}|detail w-270|+inspector 270

  # API 5, the same: two columns that do not fit next to each other beside the inspector are shown one at a time
  three  all  any  prominentDetail  shown  590..<630  asked  any  {sidebar 240}|detail w-270|+inspector 270
  three  all  any  prominentDetail  shown  520..<590  asked  any  {sidebar 240}|detail 320|+inspector w-320

  # API 5, the same: beside the others below an inspector that lies over the detail
  three  automatic,all  any  automatic,balanced  shown  680..<700  asked  any  |sidebar w-500|content 180|detail 320|{inspector 270}

  # API 5: "Medium: overlay over the detail": of sidebar and inspector one at a time lies over the rest, and the inspector stays
  three  automatic,all  any  automatic,balanced  shown  620..<680  asked  any  |content 300|detail w-300|{inspector 270}
  three  automatic,all  any  automatic,balanced  shown  500..<620  asked  any  |content w-320|detail 320|{inspector 270}
  """
