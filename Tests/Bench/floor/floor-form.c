#include "floor.h"

// A page of settings: groups of twenty rows, of which each kind is every fourth one.

static GtkLabel *status;

static GtkWidget *value_row_new(guint index) {
  g_autofree char *title = g_strdup_printf("Subject %u", index);
  g_autofree char *value = g_strdup_printf("Sender %u", index);
  GtkWidget *row = adw_action_row_new();
  adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
  GtkWidget *label = floor_label_new(index ? value : "Status 0", "dim-label");
  adw_action_row_add_suffix(ADW_ACTION_ROW(row), label);
  if (index == 0) status = GTK_LABEL(label);
  return row;
}

static GtkWidget *choice_row_new(guint index) {
  static const char *const options[] = {"First", "Second", "Third", "Fourth", "Fifth", NULL};
  g_autofree char *title = g_strdup_printf("Choice %u", index);
  g_autoptr(GtkStringList) model = gtk_string_list_new(options);
  GtkWidget *row = adw_combo_row_new();
  adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
  adw_combo_row_set_model(ADW_COMBO_ROW(row), G_LIST_MODEL(model));
  return row;
}

static GtkWidget *row_new(guint index) {
  if (index % 4 == 0) return value_row_new(index);
  if (index % 4 == 2) return choice_row_new(index);
  g_autofree char *title = g_strdup_printf(index % 4 == 1 ? "Switch %u" : "Number %u", index);
  GtkWidget *row = index % 4 == 1 ? adw_switch_row_new() : adw_spin_row_new_with_range(0, 10, 1);
  adw_preferences_row_set_title(ADW_PREFERENCES_ROW(row), title);
  return row;
}

void floor_set_form_status(guint number) {
  g_autofree char *text = g_strdup_printf("Status %u", number);
  gtk_label_set_text(status, text);
}

GtkWindow *floor_form_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  GtkWidget *page = adw_preferences_page_new();
  AdwPreferencesGroup *group = NULL;
  for (guint index = 0; index < bench_rows(); index++) {
    if (index % 20 == 0) {
      g_autofree char *title = g_strdup_printf("Section %u", index / 20);
      group = ADW_PREFERENCES_GROUP(adw_preferences_group_new());
      adw_preferences_group_set_title(group, title);
      adw_preferences_page_add(ADW_PREFERENCES_PAGE(page), group);
    }
    adw_preferences_group_add(group, row_new(index));
  }
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(floor_page_new("Bench", page)));
  return GTK_WINDOW(window);
}
