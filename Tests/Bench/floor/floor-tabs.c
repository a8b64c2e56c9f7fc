#include "floor.h"

static AdwViewStack *stack;

static void add(const char *title, GtkWidget *page) {
  adw_view_stack_add_titled_with_icon(stack, page, NULL, title, "folder-symbolic");
}

GtkWindow *floor_tabs_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  floor_make_messages();
  stack = ADW_VIEW_STACK(adw_view_stack_new());
  add("Mailboxes", floor_folders_new());
  add("Messages", floor_list_new());
  add("Message", floor_detail_new());
  GtkWidget *switcher = adw_view_switcher_new();
  adw_view_switcher_set_stack(ADW_VIEW_SWITCHER(switcher), stack);
  adw_view_switcher_set_policy(ADW_VIEW_SWITCHER(switcher), ADW_VIEW_SWITCHER_POLICY_WIDE);
  GtkWidget *bar = adw_header_bar_new();
  adw_header_bar_set_title_widget(ADW_HEADER_BAR(bar), switcher);
  GtkWidget *view = adw_toolbar_view_new();
  adw_toolbar_view_add_top_bar(ADW_TOOLBAR_VIEW(view), bar);
  adw_toolbar_view_set_content(ADW_TOOLBAR_VIEW(view), GTK_WIDGET(stack));
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), view);
  return GTK_WINDOW(window);
}

void floor_show_tab(guint tab) {
  g_autoptr(GtkSelectionModel) pages = adw_view_stack_get_pages(stack);
  gtk_selection_model_select_item(pages, tab, TRUE);
}
