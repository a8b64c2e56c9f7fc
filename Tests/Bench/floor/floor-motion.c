#include "floor.h"

// Labels one below the other, and one above them all, "Status 0". Each is where a transform puts it: what moves is allocated again and never
// measured.
#define SPACING 6

typedef struct {
  GtkWidget parent;
  GPtrArray *children;
  /// Where each child stands, where it came from and where it goes, in pixels.
  graphene_point_t *places;
  graphene_point_t *from;
  graphene_point_t *to;
} FloorPlaces;

typedef struct {
  GtkWidgetClass parent;
} FloorPlacesClass;

G_DEFINE_TYPE(FloorPlaces, floor_places, GTK_TYPE_WIDGET)

static FloorPlaces *rows;
static FloorPlaces *above;
static AdwAnimation *animation;

static void measure(GtkWidget *widget, GtkOrientation orientation, int size, int *minimum, int *natural, int *b, int *c) {
  FloorPlaces *self = (FloorPlaces *) widget;
  for (guint i = 0; i < self->children->len; i++) {
    int least, ideal;
    gtk_widget_measure(self->children->pdata[i], orientation, -1, &least, &ideal, NULL, NULL);
    if (orientation == GTK_ORIENTATION_VERTICAL) {
      *minimum += least + (i ? SPACING : 0);
      *natural += ideal + (i ? SPACING : 0);
    } else {
      *minimum = MAX(*minimum, least);
      *natural = MAX(*natural, ideal);
    }
  }
}

static void allocate(GtkWidget *widget, int width, int height, int baseline) {
  FloorPlaces *self = (FloorPlaces *) widget;
  for (guint i = 0; i < self->children->len; i++) {
    GtkRequisition size;
    gtk_widget_get_preferred_size(self->children->pdata[i], NULL, &size);
    gtk_widget_allocate(self->children->pdata[i], size.width, size.height, -1, gsk_transform_translate(NULL, &self->places[i]));
  }
}

static void floor_places_init(FloorPlaces *self) {}

static void floor_places_class_init(FloorPlacesClass *class) {
  GTK_WIDGET_CLASS(class)->measure = measure;
  GTK_WIDGET_CLASS(class)->size_allocate = allocate;
}

/// Widgets that are in no place yet.
static FloorPlaces *places_new(guint count, GtkWidget *(*child_new)(guint index)) {
  FloorPlaces *self = g_object_new(floor_places_get_type(), NULL);
  self->children = g_ptr_array_new();
  self->places = g_new0(graphene_point_t, count);
  self->from = g_new0(graphene_point_t, count);
  self->to = g_new0(graphene_point_t, count);
  for (guint i = 0; i < count; i++) {
    GtkWidget *child = child_new(i);
    gtk_widget_set_parent(child, GTK_WIDGET(self));
    g_ptr_array_add(self->children, child);
  }
  return self;
}

static void put(double part, gpointer data) {
  FloorPlaces *self = data;
  for (guint i = 0; i < self->children->len; i++) {
    self->places[i].x = self->from[i].x + (float) part * (self->to[i].x - self->from[i].x);
    self->places[i].y = self->from[i].y + (float) part * (self->to[i].y - self->from[i].y);
  }
  gtk_widget_queue_allocate(GTK_WIDGET(self));
}

static void move(FloorPlaces *self, guint duration_ms, AdwEasing easing) {
  for (guint i = 0; i < self->children->len; i++) self->from[i] = self->places[i];
  g_clear_object(&animation);
  animation = adw_timed_animation_new(GTK_WIDGET(self), 0, 1, duration_ms, adw_callback_animation_target_new(put, self, NULL));
  adw_timed_animation_set_easing(ADW_TIMED_ANIMATION(animation), easing);
  adw_animation_play(animation);
}

void floor_move_above(gboolean is_aside) {
  above->to[0].x = is_aside ? 300 : 0;
  move(above, 2000, ADW_LINEAR);
}

void floor_drag_above(guint steps) {
  above->to[0].x = 7.f * (float) steps;
  put(1, above);
}

/// The first row becomes the last one, the second the last but one, and so on.
void floor_turn_rows(gboolean are_turned, gboolean with_motion) {
  guint count = rows->children->len;
  GtkRequisition size;
  gtk_widget_get_preferred_size(rows->children->pdata[0], NULL, &size);
  for (guint i = 0; i < count; i++) {
    // Tab and assistive technology go through the rows as they stand among the children.
    if (are_turned) gtk_widget_insert_after(rows->children->pdata[i], GTK_WIDGET(rows), NULL);
    else gtk_widget_insert_before(rows->children->pdata[i], GTK_WIDGET(rows), NULL);
  }
  for (guint i = 0; i < count; i++) rows->to[i].y = (float) ((are_turned ? count - 1 - i : i) * (guint) (size.height + SPACING));
  if (with_motion) move(rows, 350, ADW_EASE_IN_OUT);
  else put(1, rows);
}

static GtkWidget *row_new(guint index) {
  g_autofree char *text = g_strdup_printf("Subject %u", index);
  return floor_label_new(text, NULL);
}

static GtkWidget *status_new(guint index) {
  return floor_label_new("Status 0", NULL);
}

GtkWindow *floor_motion_new(AdwApplication *application) {
  GtkWidget *window = floor_window_new(application);
  GtkWidget *overlay = gtk_overlay_new();
  rows = places_new(bench_rows(), row_new);
  above = places_new(1, status_new);
  floor_turn_rows(FALSE, FALSE);
  gtk_widget_set_halign(GTK_WIDGET(above), GTK_ALIGN_START);
  gtk_widget_set_valign(GTK_WIDGET(above), GTK_ALIGN_START);
  gtk_overlay_set_child(GTK_OVERLAY(overlay), floor_scrolled_new(GTK_WIDGET(rows)));
  gtk_overlay_add_overlay(GTK_OVERLAY(overlay), GTK_WIDGET(above));
  AdwNavigationPage *page = floor_page_new("Bench", overlay);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(page));
  return GTK_WINDOW(window);
}
