#include "floor.h"

GtkWidget *floor_label_new(const char *text, const char *style) {
  GtkWidget *label = gtk_label_new(text);
  gtk_label_set_xalign(GTK_LABEL(label), 0);
  gtk_label_set_ellipsize(GTK_LABEL(label), PANGO_ELLIPSIZE_END);
  if (style) gtk_widget_add_css_class(label, style);
  return label;
}

AdwNavigationPage *floor_page_new_with_button(const char *title, GtkWidget *content, GtkWidget *button) {
  GtkWidget *bar = adw_header_bar_new();
  if (button) adw_header_bar_pack_start(ADW_HEADER_BAR(bar), button);
  GtkWidget *view = adw_toolbar_view_new();
  adw_toolbar_view_add_top_bar(ADW_TOOLBAR_VIEW(view), bar);
  adw_toolbar_view_set_content(ADW_TOOLBAR_VIEW(view), content);
  return adw_navigation_page_new(view, title);
}

AdwNavigationPage *floor_page_new(const char *title, GtkWidget *content) {
  return floor_page_new_with_button(title, content, NULL);
}

GtkWidget *floor_scrolled_new(GtkWidget *child) {
  GtkWidget *scrolled = gtk_scrolled_window_new();
  gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scrolled), child);
  return scrolled;
}

GtkWidget *floor_list_view_new(GtkSelectionModel *selection, GtkListItemFactory *factory) {
  GtkWidget *list = gtk_list_view_new(selection, factory);
  gtk_list_view_set_tab_behavior(GTK_LIST_VIEW(list), GTK_LIST_TAB_ITEM);
  return list;
}

void floor_add_breakpoint(GtkWidget *parent, const char *condition, GObject *first, GObject *second) {
  AdwBreakpoint *breakpoint = adw_breakpoint_new(adw_breakpoint_condition_parse(condition));
  GValue collapsed = G_VALUE_INIT;
  g_value_init(&collapsed, G_TYPE_BOOLEAN);
  g_value_set_boolean(&collapsed, TRUE);
  adw_breakpoint_add_setter(breakpoint, first, "collapsed", &collapsed);
  if (second) adw_breakpoint_add_setter(breakpoint, second, "collapsed", &collapsed);
  adw_application_window_add_breakpoint(ADW_APPLICATION_WINDOW(parent), breakpoint);
}

GtkWidget *floor_window_new(AdwApplication *application) {
  GtkWidget *window = adw_application_window_new(GTK_APPLICATION(application));
  gtk_window_set_title(GTK_WINDOW(window), "Bench");
  gtk_window_set_default_size(GTK_WINDOW(window), 1100, 700);
  gtk_widget_set_size_request(window, 360, 300);
  return window;
}
