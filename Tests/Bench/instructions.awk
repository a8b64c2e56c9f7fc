# Reads callgrind's dumps of one run. A start is one sum over all threads, or of windows with photographs the main thread alone: the others decode
# as many of them as they manage until the first frame is there. An operation's dumps are named
# "NAME REPETITION painted|rest|quiet FRAME", and the median over its repetitions counts: the first one warms caches up.
# The longest frame is the one with the most instructions from the end of the last frame to its own end, in all repetitions.
# Dumps of plain calls are named "NAME KIND calls NUMBER", and the dearest kind counts.
/^desc: Trigger: Client Request: / { name = $5; repetition = $6; part = $7; number = $8; next }
/^desc: Trigger: / { name = ""; next }

# Functions have a number, and their names stand where it occurs first. Numbers are the file's own.
FNR == 1 { split("", names) }
part == "calls" && /^c?fn=/ {
  id = $1
  sub(/^c?fn=/, "", id)
  if (NF > 1) names[id] = $2
  called = names[id]
  next
}
part == "calls" && /^calls=/ {
  if (called ~ /^(malloc|calloc|realloc|memalign|posix_memalign|aligned_alloc|_Znwm)$/) {
    sub(/^calls=/, "", $1)
    allocations[name] += $1
  }
  next
}

# How many folders a start goes through, on the disk and in the libraries; each look at the icon theme takes some thousand.
op == "first" && /^cfn=/ {
  id = $1
  sub(/^cfn=/, "", id)
  if (NF > 1) names[id] = $2
  called = names[id]
  next
}
op == "first" && /^fn=.* / {
  id = $1
  sub(/^fn=/, "", id)
  names[id] = $2
  next
}
op == "first" && /^calls=/ {
  sub(/^calls=/, "", $1)
  if (called ~ /^g_(resource_enumerate_children|dir_open)$/) folders += $1
  called = ""
  next
}

/^totals: / {
  if (op == "first") {
    if (run !~ /(photos|glass) / || FILENAME ~ /-01$/) sum += $2
  }
  else if (name == "") next
  else if (part == "calls") {
    each = $2 / number
    if (each > dearest[name]) dearest[name] = each
  } else {
    if (!((name, repetition) in painted)) { count[name]++; painted[name, repetition] = 0 }
    if (part == "painted") painted[name, repetition] += $2
    whole[name, repetition] += $2
    if (part != "quiet") {
      frame[name, repetition, number] += $2
      if (frame[name, repetition, number] > longest[name]) longest[name] = frame[name, repetition, number]
    }
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
  if (op == "first") printf "%s first instructions %.0f\n%s first folders %d\n", run, sum, run, folders
  for (name in count) {
    printf "%s %s instructions %.0f\n", run, name, median(painted, name, count[name])
    printf "%s %s instructions+rest %.0f\n", run, name, median(whole, name, count[name])
    printf "%s %s longest %.0f\n", run, name, longest[name]
  }
  for (name in dearest) {
    printf "%s %s calls %.0f\n", run, name, dearest[name]
    printf "%s %s allocations %.0f\n", run, name, allocations[name]
  }
}
