/// What every program of the bench links, so that the hand-written C floor and the Swift program are measured by the
/// same code. No pointer to data crosses this header: Swift calls it without unsafe code.
///
/// The command line, the same for every program (read from /proc/self/cmdline):
///
///     PROGRAM [--window NAME] [--rows N] [--op NAME] [--reps K] [--hold]
///
/// | `--op`      | what is measured                                                                     |
/// |-------------|--------------------------------------------------------------------------------------|
/// | `first`     | process start to the first complete painted frame (default)                          |
/// | `settle`    | `first`, then on until no frame was painted for a while; the memory peak             |
/// | `idle`      | five seconds in which nothing happens                                                |
/// | `select`    | the selection moves from row r to row r + 1, five labels of the detail follow        |
/// | `label`     | one label of the detail changes, or of a page without one the label "Status 0"       |
/// | `row`       | the content of one visible row changes                                               |
/// | `splice`    | one row is inserted where it can be seen, then removed again; two measurements       |
/// | `move`      | one row moves to another place, both of which can be seen                            |
/// | `replace`   | the data is replaced by other memory with the same ids, and one label of the detail changes |
/// | `sort`      | the data is put in another order, and one label of the detail changes                   |
/// | `same`      | the data is written once more as it is, in the same memory, and the label above the list changes |
/// | `scroll`    | the longest list or page is scrolled by a page and back, then to its middle and back (the probe does it); four measurements |
/// | `resize`    | the window becomes one pixel wider (the probe does it)                               |
/// | `collapse`  | the window becomes so narrow that one column is left, then as wide as it was (the probe does it); two measurements |
/// | `inspector` | the inspector is shown, then hidden again, without an animation; two measurements    |
/// | `slide`     | the inspector is shown and hidden, the sidebar hidden and shown, with animations; four measurements |
/// | `open`      | a folder of `bench_rows()` rows is opened, then closed again; two measurements       |
/// | `fold`      | a section of `bench_rows()` rows is unfolded, then folded again; two measurements    |
/// | `tab`       | the second tab is shown, then the first one again; two measurements, without the first repetition  |
/// | `overlay`   | what lies above the page's views goes aside in two seconds, then back; two measurements |
/// | `drag`      | what lies above the page's views goes on by seven pixels, as a pointer drags it |
/// | `turn`      | the rows come to stand in the opposite order, with motion, then as they were; two measurements |
/// | `resolve`   | layouts are computed, without a window; only the Swift program does it               |
///
/// `--hold` stops the process at the first frame, so that a screenshot can show what the probe calls complete.
/// At exit the program prints one line `name=value ...`; 0 is success, 1 a measurement that never came, 2 wrong usage.
///
/// The columns window, 1100 x 700, is built from these texts, and the probe looks for them in the painted widgets:
///
/// - sidebar "Mailboxes": rows "Folder 0" ... "Folder 29" below the headers "Section 0" ... "Section 3" (8, 8, 7, 7 rows),
///   the first one selected;
/// - content "Messages": `bench_rows()` rows with two labels each, "Subject I" above "Sender I", row 0 selected;
/// - detail "Message": 13 labels: "Message I", then a name above its value six times: From "Sender I", Subject
///   "Subject I", Number "I", Size "(I % 900 + 100) kB", Mailbox "Folder 0", Status "Status 0".
///   I is the selected row's id; the first five values follow it (the heading counts).
///
/// The pair window has the sidebar and, as its detail, the messages. The inspector window has the sidebar and the detail, and an
/// inspector, hidden at first: "Inspected 0", then the same names and values as the detail, which stay as they are.
///
/// The outline window is a list of one row, "Folder 1" with a triangle before it. Below it, while it is open, and one level deeper
/// are `bench_rows()` rows from "Subject 1" on.
///
/// The sections window is a list of three sections, "Section 0" to "Section 2", each with a header that has a button to fold it, of 8,
/// `bench_rows()` and 200 rows. The middle one is folded at first. The rows are "Subject I", where I counts all rows and headers, also
/// those that are folded: "Subject 10" is the middle section's first one.
///
/// The tabs window has three tabs, "Mailboxes", "Messages" and "Message", with the columns of the columns window as their pages; the first
/// one is shown. The ten-tabs windows have the first of these and nine more, "light" with nothing and "heavy" with three columns each, which
/// are never shown; only the Swift program has them.
///
/// The window that comes back has the sidebar, "Message 0" with three groups and a field as its detail, and an inspector. "unkept" is as it begins,
/// and "placed" as code puts it: a folder selected, a group open, a text typed, the inspector shown; neither is kept. "kept" is as "unkept" and
/// written for the next run, "left" as "placed" and written, and "restored" is what then comes back. Only the Swift program has them.
///
/// The form window is a page of settings: sections "Section 0" and so on of twenty rows each, `bench_rows()` in all. Row I is "Subject I" with
/// the value "Sender I" (that of row 0 is "Status 0"), a switch "Switch I", a choice "Choice I" of five, or "Number I" with two buttons,
/// one after the other.
///
/// The lazy window is a page of `bench_rows()` labels one below the other, of which those are made that can be seen: "Subject I", and
/// "Status 0" in the place of the fourth. The tiles window has the same labels in eight columns. The nest window is a column of stacks,
/// `bench_rows()` in all, that lie in one another, five deep, by turns horizontal and vertical, each with one of these labels, 100 pixels
/// wide. The motion window is a column of `bench_rows()` labels "Subject I" that are all made, with "Status 0" above them at their leading
/// edge. The cells window is a grid of `bench_rows()` labels "Subject I", ten in each row, that are all made; only the Swift program has it.
///
/// The strokes window has two labels, "Subject 0" and "Status 0", and below them `bench_rows()` lines that are drawn in one place, anew where the
/// second label changes. The circles window has as many circles below the first one, forty in each row.
///
/// The photos window has a sidebar of `bench_rows()` rows and a page of thirty pictures, each with a label below it; the glass window is the
/// same with a sidebar of glass. What is longer says "Subject I": the pictures up to 100 rows, else the sidebar. Only the Swift program has both.
///
/// The list window is a label, "Status 0", above a list of `bench_rows()` records that lie in memory with an id and a title of their own;
/// the array window has a second label in the place of the list, and the same records. Only the Swift program has these two, for what a
/// row costs that is not shown.
///
/// The empty window has the title "Bench" in a header bar, 1100 x 700, and no content; the bare one has no header bar either, so
/// that nobody can move or close it, and is built by the floor alone.
#pragma once

// A closed enumeration is one of Swift's own: `.select`, and a `switch` without a default.
#if defined(__has_attribute)
#if __has_attribute(enum_extensibility)
#define BENCH_CLOSED_ENUM __attribute__((enum_extensibility(closed)))
#endif
#endif
#ifndef BENCH_CLOSED_ENUM
#define BENCH_CLOSED_ENUM
#endif

/// Which window the command line asks for.
typedef enum BENCH_CLOSED_ENUM BenchWindow {
  BenchWindowBare,
  BenchWindowEmpty,
  BenchWindowColumns,
  BenchWindowPair,
  BenchWindowInspector,
  BenchWindowOutline,
  BenchWindowSections,
  BenchWindowList,
  BenchWindowArray,
  BenchWindowTabs,
  BenchWindowLightTabs,
  BenchWindowHeavyTabs,
  BenchWindowTable,
  BenchWindowForm,
  BenchWindowLazy,
  BenchWindowTiles,
  BenchWindowNest,
  BenchWindowCells,
  BenchWindowMotion,
  BenchWindowPhotos,
  BenchWindowGlass,
  BenchWindowUnkept,
  BenchWindowKept,
  BenchWindowPlaced,
  BenchWindowLeft,
  BenchWindowRestored,
  BenchWindowStrokes,
  BenchWindowCircles,
} BenchWindow;

/// What a program does when the probe asks it to, for repetition r = 0, 1, 2 ...
typedef enum BENCH_CLOSED_ENUM BenchOperation {
  /// Select the row with id r + 1.
  BenchOperationSelect,
  /// The detail's "Status" value becomes "Status {r + 1}", or the label that says so in a page.
  BenchOperationLabel,
  /// The subject of the row with id 3 becomes "Subject 3, edited {r + 1}".
  BenchOperationRow,
  /// A new row with the id `bench_rows()` + r appears at index 5.
  BenchOperationInsert,
  /// The row at index 5 disappears.
  BenchOperationRemove,
  /// The row at index 5 goes to index 8.
  BenchOperationMove,
  /// The data becomes another array with the same ids, and the detail's "Status" value "Status {r + 1}". The arrays are made when they are
  /// first needed, which the median of the repetitions leaves out.
  BenchOperationReplace,
  /// The ids by their last two digits and then by what is before those, in every second repetition as they were, and the detail's
  /// "Status" value "Status {r + 1}". The arrays are made as for `replace`.
  BenchOperationSort,
  /// The data is written as it is, and the label above the list becomes "Status {r + 1}".
  BenchOperationSame,
  BenchOperationShowInspector,
  BenchOperationHideInspector,
  BenchOperationShowSidebar,
  BenchOperationHideSidebar,
  /// The folder shows the rows below it.
  BenchOperationOpen,
  BenchOperationClose,
  /// The middle section shows its rows.
  BenchOperationUnfold,
  BenchOperationFold,
  BenchOperationSecondTab,
  BenchOperationFirstTab,
  /// "Status 0" goes 300 pixels to the side in two seconds, at the same speed all the way.
  BenchOperationAside,
  /// And back.
  BenchOperationBack,
  /// "Status 0" is 7 (r + 1) pixels aside, without motion.
  BenchOperationDrag,
  /// The last row becomes the first one, and so on, with motion of 350 ms.
  BenchOperationTurn,
  /// And back.
  BenchOperationTurnBack,
} BenchOperation;

/// Call first in `main`: reads the command line, installs the counters and, once the application has added its first
/// window, follows it. `perform` is called on the main thread, from the main loop, between frames.
void bench_start(void (*perform)(BenchOperation operation, unsigned repetition));

/// The window to build.
BenchWindow bench_wanted_window(void);

/// The number of rows of the content column at the start.
unsigned bench_rows(void);

/// Call in every `body`: a program that evaluates less does less, and this is how many it evaluated.
void bench_count_body(void);

/// Whether the command line asks for `resolve`, which needs no window: call `bench_begin_calls` and `bench_end_calls` around each
/// kind of call, then `bench_end_process`.
_Bool bench_wants_calls(void);
void bench_begin_calls(void);
/// The kind is a number from 0 on.
void bench_end_calls(unsigned kind, unsigned calls);
void bench_end_process(void);
