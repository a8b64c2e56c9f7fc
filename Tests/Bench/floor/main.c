#include "floor.h"

#include <stdlib.h>

static GtkWindow *window_new(AdwApplication *application) {
  switch (bench_wanted_window()) {
    case BenchWindowBare:
    case BenchWindowEmpty: return floor_empty_new(application);
    case BenchWindowColumns: return floor_columns_new(application);
    case BenchWindowPair: return floor_pair_new(application);
    case BenchWindowOutline: return floor_outline_window_new(application);
    case BenchWindowSections: return floor_sections_window_new(application);
    case BenchWindowInspector: return floor_inspector_new(application);
    case BenchWindowTabs: return floor_tabs_new(application);
    case BenchWindowTable: return floor_table_new(application);
    case BenchWindowForm: return floor_form_new(application);
    case BenchWindowLazy: return floor_lazy_new(application);
    case BenchWindowTiles: return floor_tiles_new(application);
    case BenchWindowNest: return floor_nest_new(application);
    case BenchWindowMotion: return floor_motion_new(application);
    case BenchWindowStrokes: return floor_strokes_new(application);
    case BenchWindowCircles: return floor_circles_new(application);
    // AdwViewStack has all its pages from the beginning.
    case BenchWindowLightTabs:
    case BenchWindowHeavyTabs: break;
    // What a list that keeps nothing per row needs for a row that is not shown is known.
    case BenchWindowList:
    case BenchWindowArray: break;
    // How its cost grows with its cells is a question to ours alone.
    case BenchWindowCells: break;
    // So is what glass costs beside a plain sidebar.
    case BenchWindowPhotos:
    case BenchWindowGlass: break;
    // And what it costs that a window comes back.
    case BenchWindowUnkept:
    case BenchWindowKept:
    case BenchWindowPlaced:
    case BenchWindowLeft:
    case BenchWindowRestored: break;
  }
  g_printerr("The floor has no such window.\n");
  exit(2);
}

/// The same ids as those of the list, in memory of their own.
static void replace_messages(void) {
  static guint32 *ids;
  static guint count;
  if (!ids) ids = floor_messages_copy_ids(floor_messages, &count);
  floor_messages_replace(floor_messages, ids, count);
}

/// In every second repetition the ids as they were, and else by their last two digits.
static void sort_messages(unsigned repetition) {
  static guint32 *orders[2];
  static guint count;
  if (!orders[0]) {
    orders[1] = floor_messages_copy_ids(floor_messages, &count);
    orders[0] = g_new(guint32, count);
    guint next = 0;
    for (guint digits = 0; digits < 100; digits++) {
      for (guint id = digits; id < count; id += 100) orders[0][next++] = id;
    }
  }
  floor_messages_replace(floor_messages, orders[repetition % 2], count);
}

static void set_status(guint number) {
  switch (bench_wanted_window()) {
    case BenchWindowForm: floor_set_form_status(number); break;
    case BenchWindowLazy:
    case BenchWindowTiles: floor_set_lazy_status(number); break;
    case BenchWindowNest: floor_set_nest_status(number); break;
    case BenchWindowStrokes: floor_set_phase(number); break;
    default: floor_set_status(number);
  }
}

static void activate(AdwApplication *application, gpointer data) {
  gtk_window_present(window_new(application));
}

static void perform(BenchOperation operation, unsigned repetition) {
  switch (operation) {
    case BenchOperationSelect: gtk_single_selection_set_selected(floor_selection, repetition + 1); break;
    case BenchOperationLabel: set_status(repetition + 1); break;
    case BenchOperationRow: {
      g_autoptr(FloorMessage) message = floor_messages_get(floor_messages, 3);
      g_autofree char *subject = g_strdup_printf("Subject 3, edited %u", repetition + 1);
      floor_message_set_subject(message, subject);
      break;
    }
    case BenchOperationInsert: floor_messages_insert(floor_messages, 5, bench_rows() + repetition); break;
    case BenchOperationRemove: floor_messages_remove(floor_messages, 5); break;
    case BenchOperationMove: floor_messages_move(floor_messages, 5, 8); break;
    case BenchOperationReplace: replace_messages(); floor_set_status(repetition + 1); break;
    case BenchOperationSort: sort_messages(repetition); floor_set_status(repetition + 1); break;
    case BenchOperationSame: break;
    case BenchOperationShowInspector: floor_show_inspector(TRUE); break;
    case BenchOperationHideInspector: floor_show_inspector(FALSE); break;
    case BenchOperationShowSidebar: floor_show_sidebar(TRUE); break;
    case BenchOperationHideSidebar: floor_show_sidebar(FALSE); break;
    case BenchOperationOpen: floor_open_folder(TRUE); break;
    case BenchOperationClose: floor_open_folder(FALSE); break;
    case BenchOperationUnfold: floor_unfold_section(TRUE); break;
    case BenchOperationFold: floor_unfold_section(FALSE); break;
    case BenchOperationSecondTab: floor_show_tab(1); break;
    case BenchOperationFirstTab: floor_show_tab(0); break;
    case BenchOperationAside: floor_move_above(TRUE); break;
    case BenchOperationBack: floor_move_above(FALSE); break;
    case BenchOperationDrag: floor_drag_above(repetition + 1); break;
    case BenchOperationTurn: floor_turn_rows(TRUE, TRUE); break;
    case BenchOperationTurnBack: floor_turn_rows(FALSE, TRUE); break;
  }
}

int main(int argc, char **argv) {
  bench_start(perform);
  g_autoptr(AdwApplication) application = adw_application_new("org.gnome.Sidelight.Bench", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
  return g_application_run(G_APPLICATION(application), argc, argv);
}
