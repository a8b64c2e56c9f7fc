// The bench's floor: the windows as a GNOME programmer writes them in C.
#pragma once

#include <adwaita.h>

#include "CBenchProbe.h"
#include "messages.h"

GtkWindow *floor_empty_new(AdwApplication *application);
GtkWindow *floor_columns_new(AdwApplication *application);
GtkWindow *floor_pair_new(AdwApplication *application);
GtkWindow *floor_inspector_new(AdwApplication *application);

GtkWindow *floor_outline_window_new(AdwApplication *application);
GtkWindow *floor_sections_window_new(AdwApplication *application);

GtkWindow *floor_tabs_new(AdwApplication *application);
GtkWindow *floor_table_new(AdwApplication *application);
GtkWindow *floor_form_new(AdwApplication *application);
GtkWindow *floor_lazy_new(AdwApplication *application);
GtkWindow *floor_tiles_new(AdwApplication *application);
GtkWindow *floor_nest_new(AdwApplication *application);
GtkWindow *floor_motion_new(AdwApplication *application);
GtkWindow *floor_strokes_new(AdwApplication *application);
GtkWindow *floor_circles_new(AdwApplication *application);
void floor_set_phase(guint number);
void floor_move_above(gboolean is_aside);
void floor_drag_above(guint steps);
void floor_turn_rows(gboolean are_turned, gboolean with_motion);
void floor_set_form_status(guint number);
void floor_set_lazy_status(guint number);
void floor_set_nest_status(guint number);
void floor_show_tab(guint tab);
void floor_open_folder(gboolean is_open);
void floor_unfold_section(gboolean is_open);
void floor_show_inspector(gboolean is_shown);
void floor_show_sidebar(gboolean is_shown);

/// The messages of the window's list, and which one of them is selected.
extern FloorMessages *floor_messages;
extern GtkSingleSelection *floor_selection;
void floor_make_messages(void);

// What the windows are made of.
GtkWidget *floor_folders_new(void);
GtkWidget *floor_list_new(void);
GtkWidget *floor_detail_new(void);
void floor_show_message(FloorMessage *message);
void floor_set_status(guint number);
GtkWidget *floor_inspected_new(void);

GtkWidget *floor_window_new(AdwApplication *application);
GtkWidget *floor_label_new(const char *text, const char *style);
GtkWidget *floor_scrolled_new(GtkWidget *child);
GtkWidget *floor_list_view_new(GtkSelectionModel *selection, GtkListItemFactory *factory);
AdwNavigationPage *floor_page_new(const char *title, GtkWidget *content);
/// The button, if there is one, stands at the start of the page's header bar.
AdwNavigationPage *floor_page_new_with_button(const char *title, GtkWidget *content, GtkWidget *button);
void floor_add_breakpoint(GtkWidget *window, const char *condition, GObject *first, GObject *second);
