# Reads callgrind's dumps of one run. A start is one sum over all threads; an operation's dumps are named
# "NAME REPETITION painted|rest", and the median over its repetitions counts: the first one warms caches up.
/^desc: Trigger: Client Request: / { name = $5; repetition = $6; part = $7; next }
/^desc: Trigger: / { name = ""; next }
/^totals: / {
  if (op == "first") sum += $2
  else if (name != "") {
    if (!((name, repetition) in painted)) { count[name]++; painted[name, repetition] = 0 }
    if (part == "painted") painted[name, repetition] += $2
    whole[name, repetition] += $2
  }
}

function median(values, name, of,    i, j, sorted, moved) {
  for (i = 0; i < of; i++) {
    for (j = i; j > 0 && sorted[j - 1] > values[name, i]; j--) sorted[j] = sorted[j - 1]
    sorted[j] = values[name, i]
  }
  return sorted[int(of / 2)]
}

END {
  if (op == "first") printf "%s first instructions %.0f\n", run, sum
  for (name in count) {
    printf "%s %s instructions %.0f\n", run, name, median(painted, name, count[name])
    printf "%s %s instructions+rest %.0f\n", run, name, median(whole, name, count[name])
  }
}
