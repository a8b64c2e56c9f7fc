# Reads "PROGRAM NAME VALUE" lines, sorted, and writes a table: of each program's processes the median. Times are microseconds.
{
  key = $1 " " $2
  if (!($2 in known)) { known[$2] = 1; names[++n] = $2 }
  values[key, ++count[key]] = $3
}

function median(key) {
  if (!count[key]) return ""
  return (values[key, int((count[key] + 1) / 2)] + values[key, int(count[key] / 2) + 1]) / 2
}

function span(key, name) {
  if (!count[key]) return "?"
  if (name ~ /faults$/) return sprintf("%d (%d...%d)", median(key), values[key, 1], values[key, count[key]])
  return sprintf("%.2f (%.2f...%.2f)", median(key) / 1000, values[key, 1] / 1000, values[key, count[key]] / 1000)
}

END {
  printf "%s: the median of %d processes, and the least and the greatest of them.\n\n", title, processes
  printf "| %-32s | %-24s | %-24s | %-6s |\n| --- | ---: | ---: | ---: |\n", what, "C", "ours", "ratio"
  for (i = 1; i <= n; i++) {
    c = "floor " names[i]
    ours = "ours " names[i]
    ratio = count[c] && count[ours] ? sprintf("%.2f", median(ours) / median(c)) : "?"
    name = names[i]
    sub(/^live-/, "", name)
    sub(/,/, ", ", name)
    printf "| %-32s | %-24s | %-24s | %-6s |\n", name, span(c, names[i]), span(ours, names[i]), ratio
  }
}
