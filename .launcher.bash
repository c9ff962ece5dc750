# Functions of the launchers `rxbook`, `test` and `reference`, which set `folder` to the book's folder and source this file.

# Package.swift reads this variable. A build in the same folder without it compiles everything again.
export RXBOOK_WHOLE_MODULES=1

# Removes the compiler's records of builds without RXBOOK_WHOLE_MODULES from the folder $1, except those of tests, which
# are never compiled as a whole. With the records, the next build of that kind would compile only changed files, and link
# them with objects of whole modules, which fails.
forget_batches() {
  find "$1" -mindepth 4 -maxdepth 4 -name '*.priors' -path '*.build/*' ! -path '*Tests.build/*' -delete 2>/dev/null
  return 0
}

# Prints a message to standard error; standard output is reserved for the program.
say() { echo "$launcher: $*" >&2; }

# Whether a C compiler finds cmark's headers. The usual place is tried first, because a compiler takes longer.
has_cmark() {
  [ -e /usr/include/cmark.h ] && return 0
  local compiler
  for compiler in clang cc gcc; do
    command -v "$compiler" >/dev/null 2>&1 || continue
    echo '#include <cmark.h>' | "$compiler" -E - >/dev/null 2>&1 && return 0
  done
  return 1
}

# Makes sure that the package can be built: installs cmark's headers, or prints what to do.
#
# On a terminal, a user who isn't root is asked first. RXBOOK_INSTALL=no turns the installation off.
require_cmark() {
  has_cmark && return 0
  local sudo= answer= command="apt-get install libcmark-dev"
  [ "$(id -u)" = 0 ] || command="sudo $command"
  if ! command -v apt-get >/dev/null 2>&1; then
    if [ "$(uname)" = Darwin ]; then
      say "cmark's headers are missing; install them with: brew install cmark"
    else
      say "cmark's headers are missing; install your system's development package of cmark"
    fi
    return 2
  fi
  if [ "${RXBOOK_INSTALL-}" = no ]; then
    say "cmark's headers are missing; install them with: $command"
    return 2
  elif [ "$(id -u)" = 0 ]; then
    say "installing libcmark-dev, the headers of the library that reads the book's Markdown"
  elif [ -t 0 ] && [ -t 2 ] && command -v sudo >/dev/null 2>&1; then
    say "libcmark-dev is missing, the headers of the library that reads the book's Markdown"
    read -r -p "$launcher: install it with $command? [Y/n] " answer || answer=n
    case $answer in
      "" | [Yy]*) sudo=sudo ;;
      *)
        say "nothing was installed; install it with: $command"
        return 2
        ;;
    esac
  elif sudo -n true >/dev/null 2>&1; then
    sudo="sudo -n"
    say "installing libcmark-dev with sudo, the headers of the library that reads the book's Markdown"
  else
    say "cmark's headers are missing; install them with: $command"
    return 2
  fi
  if ! { $sudo apt-get update && $sudo env DEBIAN_FRONTEND=noninteractive apt-get install -y libcmark-dev; } \
    </dev/null >&2; then
    say "the installation failed; install libcmark-dev by hand"
    return 2
  fi
}

require_swift() {
  command -v swift >/dev/null 2>&1 && return 0
  say "swift is not in your PATH; install a Swift 6.3 toolchain or later: https://www.swift.org/install"
  return 2
}

# Removes the build products in the folder $1 if the book has been moved since: the compiler rejects modules that were
# built in another place. Downloaded dependencies are retained.
forget_other_places() {
  local plan=$1/debug.yaml entry
  [ -e "$plan" ] && ! grep -qF "\"$folder/Package.swift\"" "$plan" || return 0
  say "the book has been moved or copied; rebuilding it"
  for entry in "$1"/*; do
    case ${entry##*/} in artifacts | checkouts | repositories | workspace-state.json | book) ;; *) rm -rf "$entry" ;; esac
  done
  mkdir -p "$1/rxbook"
}

# Saves the terminal's settings, and forwards signals to the program that this shell runs.
if [ -t 0 ]; then terminal=$(stty -g 2>/dev/null) || terminal=; else terminal=; fi
child=
interrupted=
trap '[ -z "$child" ] || kill -INT "$child" 2>/dev/null; interrupted=1' INT
trap '[ -z "$child" ] || kill -TERM "$child" 2>/dev/null; interrupted=1' TERM HUP

# Runs a program and sets `status` to its exit status. The program runs in the background, because a shell does not
# handle signals while it waits for a program in the foreground.
launch() {
  "$@" <&0 &
  child=$!
  wait "$child"
  status=$?
  # A signal interrupts `wait` but not the program, so wait again for its exit status.
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
