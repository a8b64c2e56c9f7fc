#ifndef SIDELIGHT_SHIM_H
#define SIDELIGHT_SHIM_H

#include <adwaita.h>
#include <glib-unix.h>

// libdispatch exports these two for main loops other than its own; Swift's `@_silgen_name` would call them with the wrong convention.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// The main run loop of Foundation. A program without Foundation has none of these, which is what "weak" is for, and Swift has no word for it.
extern void *_CFRunLoopGet0b(unsigned long thread) __attribute__((weak));
extern double CFRunLoopGetNextTimerFireDate(void *loop, const void *mode) __attribute__((weak));
extern const void *const kCFRunLoopDefaultMode __attribute__((weak));

// The seconds until a timer of that loop is due, G_MAXDOUBLE where it has no timer; negative as long as nobody has asked for the loop.
static inline double sidelight_run_loop_delay(void) {
  void *loop;
  double date;
  // 0 is the main thread: the loop is not made by this question.
  if (!_CFRunLoopGet0b || !CFRunLoopGetNextTimerFireDate || !&kCFRunLoopDefaultMode || !(loop = _CFRunLoopGet0b(0))) return -1;
  date = CFRunLoopGetNextTimerFireDate(loop, kCFRunLoopDefaultMode);
  // Its dates begin with the year 2001.
  return date == 0 ? G_MAXDOUBLE : MAX(0, date + 978307200.0 - (double)g_get_real_time() / G_USEC_PER_SEC);
}

// The records of the program's previews: functions that its object files have put into this section, which the linker names the ends of. A
// program without previews has neither end.
typedef void (*SidelightPreviewRecord)(void);
extern const SidelightPreviewRecord __start_sidelight_previews[] __attribute__((weak));
extern const SidelightPreviewRecord __stop_sidelight_previews[] __attribute__((weak));

static inline void sidelight_list_previews(void) {
  const SidelightPreviewRecord *record;
  for (record = __start_sidelight_previews; record < __stop_sidelight_previews; record++) {
    if (*record) (*record)();
  }
}

// The records of the texts that a plugin compiled into targets of the program, in the same way.
typedef void (*SidelightStringsRecord)(void);
extern const SidelightStringsRecord __start_sidelight_strings[] __attribute__((weak));
extern const SidelightStringsRecord __stop_sidelight_strings[] __attribute__((weak));

static inline void sidelight_list_strings(void) {
  const SidelightStringsRecord *record;
  for (record = __start_sidelight_strings; record < __stop_sidelight_strings; record++) {
    if (*record) (*record)();
  }
}

// Flags. GLib marks its own from 2.88 on (`G_GNUC_FLAG_ENUM`), and GDK's and GTK's may follow: Swift then reads them as option sets with
// members in place of the global constants that it makes of other enumerations. The names that C has for them hold with both.
static const GConnectFlags sidelight_connect_default = G_CONNECT_DEFAULT;
static const GFileCreateFlags sidelight_file_create_none = G_FILE_CREATE_NONE;
static const GFileMonitorFlags sidelight_file_monitor_moves = G_FILE_MONITOR_WATCH_MOVES;
static const GFileQueryInfoFlags sidelight_file_query_default = G_FILE_QUERY_INFO_NONE;
static const GFileQueryInfoFlags sidelight_file_query_links = G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS;
static const GLogLevelFlags sidelight_log_error = G_LOG_LEVEL_ERROR;
static const GLogLevelFlags sidelight_log_critical = G_LOG_LEVEL_CRITICAL;
static const GMarkupParseFlags sidelight_markup_text = G_MARKUP_TREAT_CDATA_AS_TEXT;
static const GOptionFlags sidelight_option_none = G_OPTION_FLAG_NONE;
static const GSignalMatchType sidelight_match_handler = (GSignalMatchType)(G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_FUNC);
static const GSignalMatchType sidelight_match_window = (GSignalMatchType)(G_SIGNAL_MATCH_ID | G_SIGNAL_MATCH_DATA);
static const GTypeFlags sidelight_type_none = G_TYPE_FLAG_NONE;
static const GtkApplicationInhibitFlags sidelight_inhibit_logout = GTK_APPLICATION_INHIBIT_LOGOUT;
static const GdkDragAction sidelight_drag_copy = GDK_ACTION_COPY;
static const GdkDragAction sidelight_drag_move = GDK_ACTION_MOVE;
static const GdkDragAction sidelight_drag_copy_or_move = GDK_ACTION_COPY | GDK_ACTION_MOVE;
static const GdkSeatCapabilities sidelight_seat_pointer = GDK_SEAT_CAPABILITY_POINTER;
static const GdkSeatCapabilities sidelight_seat_touch = GDK_SEAT_CAPABILITY_TOUCH;
static const GtkEventControllerScrollFlags sidelight_scroll_both_axes = GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES;
static const GtkInputHints sidelight_input_hint_none = GTK_INPUT_HINT_NONE;
static const GtkInputHints sidelight_input_hint_no_spellcheck = GTK_INPUT_HINT_NO_SPELLCHECK;
static const GtkInputHints sidelight_input_hint_lowercase = GTK_INPUT_HINT_LOWERCASE;
static const GtkInputHints sidelight_input_hint_uppercase_chars = GTK_INPUT_HINT_UPPERCASE_CHARS;
static const GtkInputHints sidelight_input_hint_uppercase_words = GTK_INPUT_HINT_UPPERCASE_WORDS;
static const GtkInputHints sidelight_input_hint_uppercase_sentences = GTK_INPUT_HINT_UPPERCASE_SENTENCES;
static const GtkIconLookupFlags sidelight_icon_lookup_default = (GtkIconLookupFlags)0;
static const GtkPickFlags sidelight_pick_default = GTK_PICK_DEFAULT;
static const GtkShortcutActionFlags sidelight_shortcut_exclusive = GTK_SHORTCUT_ACTION_EXCLUSIVE;

// A variadic function, which Swift cannot call. The result is NULL when the property matches, otherwise the actual value as text to be freed.
static inline char *sidelight_check_accessible_string(GtkAccessible *accessible, GtkAccessibleProperty property, const char *expected) {
  return gtk_test_accessible_check_property(accessible, property, expected);
}

// The same for properties that are numbers, and for those that are integers or choices.
static inline char *sidelight_check_accessible_number(GtkAccessible *accessible, GtkAccessibleProperty property, double expected) {
  return gtk_test_accessible_check_property(accessible, property, expected);
}
static inline char *sidelight_check_accessible_integer(GtkAccessible *accessible, GtkAccessibleProperty property, int expected) {
  return gtk_test_accessible_check_property(accessible, property, expected);
}

// A variadic function, which Swift cannot call. GTK 4.18 takes no list in a value for a relation to other accessibles.
static inline void sidelight_set_accessible_controls(GtkAccessible *accessible, GtkAccessible *target) {
  gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_CONTROLS, target, NULL, -1);
}

// A variadic function, which Swift cannot call. Without a target the relation is taken back.
static inline void sidelight_set_accessible_active(GtkAccessible *accessible, GtkAccessible *target) {
  if (target == NULL) gtk_accessible_reset_relation(accessible, GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT);
  else gtk_accessible_update_relation(accessible, GTK_ACCESSIBLE_RELATION_ACTIVE_DESCENDANT, target, -1);
}

// A variadic function, which Swift cannot call: whether the accessible acts on this one and no other.
static inline char *sidelight_check_accessible_controls(GtkAccessible *accessible, GtkAccessible *target) {
  return gtk_test_accessible_check_relation(accessible, GTK_ACCESSIBLE_RELATION_CONTROLS, target, NULL);
}

// A variadic function, which Swift cannot call: relations that are numbers.
static inline char *sidelight_check_accessible_count(GtkAccessible *accessible, GtkAccessibleRelation relation, int expected) {
  return gtk_test_accessible_check_relation(accessible, relation, expected);
}

// A variadic function, which Swift cannot call. Boolean and tristate states travel as an int.
static inline char *sidelight_check_accessible_state(GtkAccessible *accessible, GtkAccessibleState state, int expected) {
  return gtk_test_accessible_check_state(accessible, state, expected);
}

// `G_VALUE_TYPE` and `G_TYPE_FROM_INSTANCE` are macros over fields whose names Swift does not see as documented API.
static inline GType sidelight_value_type(const GValue *value) { return G_VALUE_TYPE(value); }
static inline GType sidelight_instance_type(gpointer instance) { return G_TYPE_FROM_INSTANCE(instance); }

// `G_OBJECT_GET_CLASS`-like macros do not import, and Swift has no name for the class of an instance.
static inline gpointer sidelight_instance_class(gpointer instance) { return ((GTypeInstance *)instance)->g_class; }

#endif
