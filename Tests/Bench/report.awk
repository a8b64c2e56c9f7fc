# Reads "PROGRAM WINDOW ROWS OPERATION QUANTITY VALUE" lines and writes the table; of repeated measurements the least counts.
{
  key = $2 " " $3 " " $4 " " $5
  if (!(key in known)) { known[key] = 1; keys[++n] = key }
  if (!(($1, key) in value) || $6 + 0 < value[$1, key]) value[$1, key] = $6 + 0
}

# What a quantity may be: a ratio to C ("x1.25"), at most C's counts ("C"), an amount ("5"), or only a report ("").
function limit(window, operation, quantity) {
  # A window that cannot be moved or closed is not what ours shows; its numbers stand there for whoever asks what the bar costs.
  if (window == "bare") return ""
  if (quantity == "longest") return operation ~ /^(resize$|collapse$|expand$|slide-)/ ? "x1.2" : ""
  # What moves is looked at from its beginning to its end, and a drag in each of its frames.
  if (window == "motion" && quantity ~ /^instructions/) return quantity == "instructions" && operation != "drag" ? "" : "x1.3"
  if (quantity ~ /^instructions/) {
    if (window ~ /^(strokes|circles)$/) return "x1.3"
    if (operation == "first") return window == "empty" ? "x1.05" : "x1.25"
    if (operation == "resize") return "x1.15"
    # C's list keeps some 200 rows, and has most of a further page.
    if (window ~ /^(lazy|tiles)$/ && operation ~ /^scroll/) return "x1.3"
    if (operation !~ /^jump/ && (window ~ /^(table|form|lazy|tiles|nest)$/ || operation ~ /^scroll/)) return "x1.25"
    if (operation ~ /-(inspector|tab)$/) return "x1.2"
    # C moves all pages of two columns, and ours never the detail.
    if (operation ~ /^(collapse|expand)$/) return window == "pair" ? "x1" : "x1.05"
    if (window ~ /^(outline|sections)$/ || operation ~ /^(insert|remove|move|select|label|row)$/) return "x1.3"
    return operation ~ /^slide-/ ? "" : "x1.5"
  }
  # What a program needs besides its rows is the same in all windows, and the columns have the limit for it.
  if (quantity == "peak_kb") return window ~ /^(table|form)$/ ? "" : "x1.35"
  if (operation == "idle") return quantity == "frames" ? "0" : quantity == "wakeups" ? "5" : ""
  # GTK hears of what stays one by one, and binds places in between for nothing. C's form binds what its choices show, and ours its rows;
  # and where a page of rows ends, of those that are bound already, is chance. A lazy stack makes its views without GTK's list.
  if (quantity == "frames") return operation ~ /^(sort|scroll.*)$/ || window ~ /^(form|lazy|tiles)$/ ? "" : "C"
  # Nothing in these windows reads their size.
  if (quantity == "bodies" && operation ~ /^(resize|.*-tab)$/) return "0"
  if (quantity == "calls") return "2000"
  if (quantity == "allocations") return "0"
  # The row keeps its widget.
  if (quantity == "setups") return operation == "move" ? "0" : ""
  return ""
}

function grouped(number,    text, rest) {
  text = sprintf("%.0f", number)
  while (length(text) > 3) { rest = "," substr(text, length(text) - 2) rest; text = substr(text, 1, length(text) - 3) }
  return text rest
}

function shown(quantity, number) {
  if (quantity ~ /^(instructions|longest$)/) return sprintf("%.2f M", number / 1e6)
  if (quantity ~ /_kb$/) return sprintf("%.1f MB", number / 1024)
  if (quantity ~ /_us$/) return sprintf("%.2f ms", number / 1000)
  return grouped(number)
}

# One cell for the counters that belong together: frames painted, rows bound, items asked, frames before the result showed.
function counters(program, key,    run, text) {
  if (!((program, key) in value)) return ""
  run = key
  sub(/ frames$/, " ", run)
  text = value[program, key] " " known_value(program, run "binds") + 0 " " known_value(program, run "items") + 0
  return text " " known_value(program, run "late") + 0
}

# A move is told as a change of all rows from the old place to the new one, which GTK looks at to keep their widgets: it asks for more
# items than are bound, and none of them is made.
function judge_counters(c, ours, without,    ofC, ofOurs, i) {
  split(c, ofC, " ")
  split(ours, ofOurs, " ")
  # Rows that appear without being bound or asked for were made in a way that the probe does not see.
  if ((ofC[2] > 20 && !ofOurs[2]) || (ofC[3] > 20 && !ofOurs[3])) return "failed"
  for (i = 1; i <= 4; i++) if (i != without && ofOurs[i] > ofC[i]) return "over"
  return "ok"
}

# Reading a missing array element makes it, so nothing may read `value` without asking first.
function known_value(program, key) {
  return (program, key) in value ? value[program, key] : ""
}

function judge(rule, c, ours) {
  if (rule == "") return ""
  if (rule ~ /^x/) return ours <= c * substr(rule, 2) ? "ok" : "over"
  return ours <= rule + 0 ? "ok" : "over"
}

function line(name, c, ours, ratio, rule, verdict) {
  printf "| %-52s | %12s | %12s | %6s | %6s | %-6s |\n", name, c, ours, ratio, rule, verdict
  if (verdict == "over" || verdict == "failed") bad++
}

function title(key,    part) {
  split(key, part, " ")
  sub(/_(kb|us)$/, "", part[4])
  if (part[4] == "calls") return "dearest layout, " part[3] ": instructions per call"
  if (part[4] == "allocations") return "all layouts, " part[3] ": allocations"
  if (part[4] == "longest") part[4] = "longest frame" (key ~ /_us$/ ? ", cpu" : "")
  if (part[1] == "bare") part[1] = "empty, C without a header bar"
  return part[1] (part[1] ~ /^empty/ ? ", " : " " grouped(part[2]) ", ") part[3] ": " part[4]
}

# More rows must not cost more: the program against itself.
function compare_sizes(operation, most, window,    name) {
  name = operation " instructions, 1,000,000 rows / 1,000"
  compare_counts(window ? window : "columns", operation, 1000, 1000000, most, name, !window)
}

# The same of a window whose name is told; C's program has it, too, unless that is ours alone.
function compare_views(window, operation, few, many, most, is_ours,    name) {
  name = window ", " operation " instructions, " grouped(many) " / " grouped(few)
  compare_counts(window, operation, few, many, most, name, !is_ours)
}

function compare_counts(window, operation, few, many, most, name, has_c,    small, large, ours, verdict) {
  small = window " " few " " operation " instructions"
  large = window " " many " " operation " instructions"
  if (!(small in known) || !(large in known)) return
  ours = growth("ours", small, large)
  verdict = both < 2 ? "" : ours == "?" ? "failed" : ours + 0 <= most ? "ok" : "over"
  line(name, has_c ? growth("floor", small, large) : "-", ours, "", most, verdict)
}

# A sidebar of glass against a plain one.
function compare_glass(rows, operation, quantity, name, most,    plain, glass, ratio) {
  plain = "photos " rows " " operation " " quantity
  glass = "glass " rows " " operation " " quantity
  if (!(plain in known) || !(glass in known)) return
  if (quantity == "peak_kb") {
    ratio = (value["ours", glass] - value["ours", plain]) / 1024
    return line(name, "-", sprintf("%.2f MB", ratio), "", most, ratio <= most ? "ok" : "over")
  }
  ratio = sprintf("%.3f", value["ours", glass] / value["ours", plain])
  line(name ", glass / plain", "-", ratio, "", most, ratio <= most ? "ok" : "over")
}

# What it costs that a window comes back.
function compare_starts(without, with, name, most,    plain, kept, ratio) {
  plain = without " 100 first instructions"
  kept = with " 100 first instructions"
  if (!(plain in known) || !(kept in known)) return
  ratio = sprintf("%.3f", value["ours", kept] / value["ours", plain])
  line(name, "-", ratio, "", most, ratio <= most ? "ok" : "over")
}

# Pages that are never shown must not cost anything, whatever is in them.
function compare_tabs(    light, heavy, ratio) {
  light = "light-tabs 1000 first instructions"
  heavy = "heavy-tabs 1000 first instructions"
  if (!(light in known) || !(heavy in known)) return
  ratio = growth("ours", light, heavy)
  line("first instructions, nine heavy tabs / nine empty ones", "-", ratio, "", "1.02", ratio == "?" ? "failed" : ratio <= 1.02 ? "ok" : "over")
}

function growth(program, small, large) {
  if (!((program, small) in value) || !((program, large) in value)) return both < 2 && program == "ours" ? "-" : "?"
  return sprintf("%.3f", value[program, large] / value[program, small])
}

# What only the Swift program does has no C beside it.
function list_entry(key, operation, quantity,    name) {
  if (operation != "same") return
  if (quantity == "instructions") line(title(key), "-", shown(quantity, value["ours", key]), "", "", "")
  if (quantity != "frames") return
  sub(/ frames$/, " ", key)
  name = title(key) "binds items setups"
  sub(/ $/, "", key)
  line(name, "-", known_value("ours", key " binds") + 0 " " known_value("ours", key " items") + 0 " " known_value("ours", key " setups") + 0,
    "", "0 0 0", known_value("ours", key " binds") + known_value("ours", key " items") == 0 ? "ok" : "over")
}

function entry(key,    part, name, quantity, has_c, has_ours, c, ours, rule, own) {
  split(key, part, " ")
  quantity = part[4]
  # Sidelight has no window without a header bar, so its empty window stands beside C's bare one.
  own = key
  sub(/^bare /, "empty ", own)
  # The rest stays in values.txt, for whoever wants to know why.
  if (quantity ~ /^(binds|items|late|labels|(anon|heap)_kb|switches|wall_us|folders|faults)$/) return
  if (quantity == "setups" && part[3] != "move") return
  if (part[1] ~ /^(light|heavy)-tabs$/ || (part[1] ~ /^(cells|photos|glass|unkept|kept|placed|left|restored)$/ && quantity != "failed")) return
  if (part[1] ~ /^(list|array)$/ && quantity != "failed") return list_entry(key, part[3], quantity)
  if (part[3] ~ /^slide-/ && quantity ~ /^(instructions$|cpu_us)/) return
  if (quantity == "longest" && limit(part[1], part[3], quantity) == "") return
  if (quantity == "longest_us" && part[3] !~ /^(resize|slide-|collapse|expand)/) return
  if (quantity ~ /^(bodies|calls|allocations)$/) {
    rule = limit(part[1], part[3], quantity)
    if (rule == "" || both < 2) return
    ours = known_value("ours", key)
    line(title(key), "-", grouped(ours), "", rule, judge(rule, 0, ours))
    return
  }
  if (part[1] == "bare" && quantity !~ /^(instructions|peak_kb|failed)$/) return
  rule = limit(part[1], part[3], quantity)
  has_c = ("floor", key) in value
  has_ours = ("ours", own) in value
  c = known_value("floor", key)
  ours = known_value("ours", own)
  if (quantity == "failed") {
    line(title(key), has_c ? "failed" : "", has_ours ? "failed" : "", "", "", "failed")
  } else if (quantity == "frames" && part[3] != "idle") {
    c = counters("floor", key)
    ours = counters("ours", key)
    name = title(part[1] " " part[2] " " part[3] " ") "frames binds items late"
    line(name, c, ours == "" && both < 2 ? "-" : ours, "", rule, both < 2 || rule == "" ? "" : c != "" && ours != "" ? judge_counters(c, ours, part[3] == "move" ? 3 : 0) : "failed")
  } else if (both < 2) {
    line(title(key), shown(quantity, c), "-", "", rule, "")
  } else if (!has_c || !has_ours) {
    line(title(key), has_c ? shown(quantity, c) : "?", has_ours ? shown(quantity, ours) : "?", "", rule, "failed")
  } else {
    line(title(key), shown(quantity, c), shown(quantity, ours), c > 0 ? sprintf("%.3f", ours / c) : "", rule, judge(rule, c, ours))
  }
}

# What a row costs that is not shown: what a million of them need more than a thousand, less what their data needs without a list.
function compare_memory(quantity, name,    i, part, wanted, of, bytes) {
  of = split("list 1000000,array 1000,list 1000,array 1000000", wanted, ",")
  for (i = 1; i <= of; i++) {
    part = wanted[i] " settle " quantity
    if (!(part in known)) return
    bytes += (i <= of / 2 ? 1024 : -1024) * value["ours", part]
  }
  bytes /= 1000000 - 1000
  line(name, "-", sprintf("%.2f B", bytes), "", "16", bytes < 16 ? "ok" : "over")
}

END {
  line("measured", "C", "ours", "ratio", "limit", "")
  line("---", "---:", "---:", "---:", "---:", "---")
  for (i = 1; i <= n; i++) entry(keys[i])
  compare_sizes("first", 1.01)
  compare_sizes("select", 1.05)
  compare_sizes("label", 1.05)
  compare_sizes("row", 1.05)
  compare_sizes("same", 1.01, "list")
  compare_sizes("first", 1.01, "table")
  compare_sizes("select", 1.05, "table")
  compare_sizes("scroll", 1.05, "table")
  compare_views("lazy", "first", 1000, 1000000, 1.01)
  compare_views("lazy", "scroll", 1000, 1000000, 1.01)
  compare_views("tiles", "first", 1000, 1000000, 1.01)
  compare_views("tiles", "scroll", 1000, 1000000, 1.01)
  compare_views("cells", "first", 500, 5000, 11, "ours")
  compare_glass(100, "first", "instructions", "first instructions", 1.10)
  compare_glass(100, "scroll", "instructions", "pictures are scrolled by a page", 1.50)
  compare_glass(1000, "scroll", "instructions", "a sidebar is scrolled by a page", 1.10)
  compare_glass(100, "settle", "peak_kb", "memory of a sidebar of glass", 3)
  compare_starts("unkept", "kept", "a start with nothing that comes back / of a window that is not kept", 1.01)
  compare_starts("placed", "restored", "a start that brings a window back / that puts it there by code", 1.05)
  compare_tabs()
  compare_memory("heap_kb", "a row that is not shown: memory in use")
  compare_memory("peak_kb", "a row that is not shown: memory at the peak")
  print ""
  if (both < 2) print "The C program alone: nothing was compared."
  else if (bad) print bad " of these are over their limits or failed."
  else print "Everything is within its limits."
}
