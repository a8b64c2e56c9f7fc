# Scripts have nothing that shellcheck finds; '.shellcheckrc' has its settings. The ones that are called can be called.
. .ci/lib/report.sh

command -v shellcheck >/dev/null || report .ci/checks/scripts.sh "Scripts can't be checked without shellcheck; install it with './meson-wrapper.sh setup'."

# What is no program of its own and no check is read where it is sourced, because its variables are known there.
programs=(meson-wrapper.sh .ci/run .ci/checks/*.sh)
for file in .ci/lib/*.sh Tests/**/*.sh; do
  if [ "$(head -c 2 "$file")" = '#!' ]; then
    programs+=("$file")
  else
    grep -qE "^ *\. .*\.ci/lib/${file##*/}\"?\$" "${programs[@]}" || report "$file" "Nothing sources it, so nobody checks it; source it or remove it."
  fi
done
while IFS=: read -r file line _ sentence; do
  report "$file:$line" "${sentence# }; mend the script."
done < <(shellcheck --shell=bash --check-sourced --format=gcc "${programs[@]}" 2>&1)
for file in meson-wrapper.sh .ci/run; do
  [ -x "$file" ] || report "$file" "It can't be executed; run 'chmod +x $file'."
done
finish
