# What the launchers `rxbook`, `test` and `reference` have in common. They set `folder`, the book's folder, and read this.

# Says something to the person at the keyboard; standard output belongs to the program.
say() { echo "$launcher: $*" >&2; }

# Whether a C compiler finds cmark's headers. Where they usually lie is looked at first: a compiler takes longer.
has_cmark() {
  [ -e /usr/include/cmark.h ] && return 0
  local compiler
  for compiler in clang cc gcc; do
    command -v "$compiler" >/dev/null 2>&1 || continue
    echo '#include <cmark.h>' | "$compiler" -E - >/dev/null 2>&1 && return 0
  done
  return 1
}

# Makes sure that the package can be built: installs cmark's headers where that is allowed, or says what to do.
require_cmark() {
  has_cmark && return 0
  local sudo=
  if ! command -v apt-get >/dev/null 2>&1; then
    if [ "$(uname)" = Darwin ]; then
      say "cmark's headers are missing; install them with: brew install cmark"
    else
      say "cmark's headers are missing; install your system's package of cmark with its headers"
    fi
    return 2
  fi
  if [ "$(id -u)" != 0 ]; then
    if ! sudo -n true >/dev/null 2>&1; then
      say "cmark's headers are missing; install them with: sudo apt-get install libcmark-dev"
      return 2
    fi
    sudo="sudo -n"
  fi
  say "cmark's headers are missing; installing libcmark-dev"
  if ! { $sudo apt-get update && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y libcmark-dev; } \
    </dev/null >&2; then
    say "that did not work; install libcmark-dev by hand"
    return 2
  fi
}

require_swift() {
  command -v swift >/dev/null 2>&1 && return 0
  say "there is no swift in your PATH; install a Swift 6.3 toolchain or later: https://www.swift.org/install"
  return 2
}

# Removes what was built in the folder $1 for a book that lay elsewhere: the compiler refuses modules that name another
# place than theirs. What was fetched stays.
forget_other_places() {
  local plan=$1/debug.yaml entry
  [ -e "$plan" ] && ! grep -qF "\"$folder/Package.swift\"" "$plan" || return 0
  say "the book has been moved or copied; building it anew"
  for entry in "$1"/*; do
    case ${entry##*/} in artifacts | checkouts | repositories | workspace-state.json | book) ;; *) rm -rf "$entry" ;; esac
  done
  mkdir -p "$1/rxbook"
}

# Keeps the terminal's settings, and passes on the signals that this shell gets to the program it runs.
if [ -t 0 ]; then terminal=$(stty -g 2>/dev/null) || terminal=; else terminal=; fi
child=
interrupted=
trap '[ -z "$child" ] || kill -INT "$child" 2>/dev/null; interrupted=1' INT
trap '[ -z "$child" ] || kill -TERM "$child" 2>/dev/null; interrupted=1' TERM HUP

# Runs a program as the shell would, and sets `status`. It is waited for in the background, because a shell does not
# hear signals while it waits in the foreground.
launch() {
  "$@" <&0 &
  child=$!
  wait "$child"
  status=$?
  # A signal ends the waiting, not the program, whose own status is still to come.
  while kill -0 "$child" 2>/dev/null; do
    wait "$child"
    status=$?
  done
  if [ -n "$interrupted" ]; then
    wait "$child"
    local last=$?
    [ "$last" = 127 ] || status=$last
  fi
  child=
  [ -z "$terminal" ] || stty "$terminal" 2>/dev/null
}
