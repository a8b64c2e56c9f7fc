# Reads "PROGRAM OPERATION MICROSECONDS" lines, sorted, and writes the real-time table: of each process's longest frame the median.
{
  key = $1 " " $2
  if (!($2 in known)) { known[$2] = 1; operations[++n] = $2 }
  times[key, ++count[key]] = $3
}

function median(key) {
  if (!count[key]) return ""
  return (times[key, int((count[key] + 1) / 2)] + times[key, int(count[key] / 2) + 1]) / 2
}

function span(key) {
  if (!count[key]) return "?"
  return sprintf("%.2f (%.2f...%.2f)", median(key) / 1000, times[key, 1] / 1000, times[key, count[key]] / 1000)
}

END {
  printf "Longest frame in real time, ms: the median of %d processes, and the least and the greatest of them.\n\n", processes
  printf "| %-32s | %-22s | %-22s | %-6s |\n| --- | ---: | ---: | ---: |\n", "movement", "C", "ours", "ratio"
  for (i = 1; i <= n; i++) {
    c = "floor " operations[i]
    ours = "ours " operations[i]
    ratio = count[c] && count[ours] ? sprintf("%.2f", median(ours) / median(c)) : "?"
    name = operations[i]
    sub(/^live-/, "", name)
    sub(/,/, ", ", name)
    printf "| %-32s | %-22s | %-22s | %-6s |\n", name, span(c), span(ours), ratio
  }
}
