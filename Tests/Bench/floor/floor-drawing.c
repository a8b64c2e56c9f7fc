#include "floor.h"

// A label, and below it what is drawn: lines in one widget, or widgets that are a circle each.
#define SIDE 12
#define GAP 4
#define COLUMNS 40u

typedef struct {
  GtkWidget parent;
} FloorDrawn;

typedef struct {
  GtkWidgetClass parent;
} FloorDrawnClass;

G_DEFINE_TYPE(FloorDrawn, floor_strokes, GTK_TYPE_WIDGET)
#define FloorStrokes FloorDrawn
#define FloorStrokesClass FloorDrawnClass

static GtkWidget *strokes;
static GtkLabel *status;
static guint phase;

/// Where a line begins, and the two points that it goes to.
static void stroke_points(guint index, int width, int height, graphene_point_t points[3]) {
  float x = (float) (index * 37u % (guint) MAX(width, 1)), y = (float) ((index * 91u + phase * 7u) % (guint) MAX(height, 1));
  points[0] = GRAPHENE_POINT_INIT(x, y);
  points[1] = GRAPHENE_POINT_INIT(x + 9, y + (float) (index % 7u));
  points[2] = GRAPHENE_POINT_INIT(x + 18, y - 5);
}

static void strokes_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  int width = gtk_widget_get_width(widget), height = gtk_widget_get_height(widget);
  const GdkRGBA color = {0.2f, 0.4f, 0.8f, 1};
  GskStroke *line = gsk_stroke_new(1.5f);
  for (guint index = 0; index < bench_rows(); index++) {
    graphene_point_t points[3];
    stroke_points(index, width, height, points);
    GskPathBuilder *builder = gsk_path_builder_new();
    gsk_path_builder_move_to(builder, points[0].x, points[0].y);
    gsk_path_builder_line_to(builder, points[1].x, points[1].y);
    gsk_path_builder_line_to(builder, points[2].x, points[2].y);
    GskPath *path = gsk_path_builder_free_to_path(builder);
    gtk_snapshot_append_stroke(snapshot, path, line, &color);
    gsk_path_unref(path);
  }
  gsk_stroke_free(line);
}

static void floor_strokes_init(FloorDrawn *self) {}

static void floor_strokes_class_init(FloorDrawnClass *class) {
  GTK_WIDGET_CLASS(class)->snapshot = strokes_snapshot;
}

void floor_set_phase(guint number) {
  phase = number;
  g_autofree char *text = g_strdup_printf("Status %u", number);
  gtk_label_set_text(status, text);
  gtk_widget_queue_draw(strokes);
}

typedef FloorDrawn FloorCircle;
typedef FloorDrawnClass FloorCircleClass;
G_DEFINE_TYPE(FloorCircle, floor_circle, GTK_TYPE_WIDGET)

static void circle_snapshot(GtkWidget *widget, GtkSnapshot *snapshot) {
  const GdkRGBA color = {0.2f, 0.4f, 0.8f, 1};
  GskRoundedRect circle;
  gsk_rounded_rect_init_from_rect(&circle, &GRAPHENE_RECT_INIT(0, 0, SIDE, SIDE), SIDE / 2.f);
  gtk_snapshot_push_rounded_clip(snapshot, &circle);
  gtk_snapshot_append_color(snapshot, &color, &GRAPHENE_RECT_INIT(0, 0, SIDE, SIDE));
  gtk_snapshot_pop(snapshot);
}

static void floor_circle_init(FloorCircle *self) {}

static void floor_circle_class_init(FloorCircleClass *class) {
  GTK_WIDGET_CLASS(class)->snapshot = circle_snapshot;
}

static GtkWindow *window_new(AdwApplication *application, GtkWidget *content) {
  GtkWidget *window = floor_window_new(application);
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append(GTK_BOX(column), floor_label_new("Subject 0", NULL));
  gtk_widget_set_vexpand(content, TRUE);
  gtk_box_append(GTK_BOX(column), content);
  adw_application_window_set_content(ADW_APPLICATION_WINDOW(window), GTK_WIDGET(floor_page_new("Bench", column)));
  return GTK_WINDOW(window);
}

GtkWindow *floor_strokes_new(AdwApplication *application) {
  strokes = g_object_new(floor_strokes_get_type(), NULL);
  status = GTK_LABEL(floor_label_new("Status 0", NULL));
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_append(GTK_BOX(column), GTK_WIDGET(status));
  gtk_widget_set_vexpand(strokes, TRUE);
  gtk_box_append(GTK_BOX(column), strokes);
  return window_new(application, column);
}

GtkWindow *floor_circles_new(AdwApplication *application) {
  GtkWidget *column = gtk_box_new(GTK_ORIENTATION_VERTICAL, GAP);
  for (guint row = 0; row < bench_rows() / COLUMNS; row++) {
    GtkWidget *line = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, GAP);
    for (guint index = 0; index < COLUMNS; index++) {
      GtkWidget *circle = g_object_new(floor_circle_get_type(), NULL);
      gtk_widget_set_size_request(circle, SIDE, SIDE);
      gtk_box_append(GTK_BOX(line), circle);
    }
    gtk_box_append(GTK_BOX(column), line);
  }
  return window_new(application, column);
}
