# Sourced by the launchers: finds a JDK and becomes the JVM of PROGRAM, whose main class is MAIN and whose heap is HEAP.

home=$(cd "$(dirname "$0")/.." && pwd)
lib=$home/lib

# A release file names the version; asking the JVM itself would cost a start.
is_java_25() {
  [ -x "$1/bin/java" ] && [ -r "$1/release" ] || return 1
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release")
  [ "${version:-0}" -ge 25 ]
}

java_home() {
  for candidate in "$JAVA_HOME" /usr/lib/jvm/* /usr/java/* /opt/java/* /opt/jdk* "$HOME"/.sdkman/candidates/java/* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home; do
    if is_java_25 "$candidate"; then
      echo "$candidate"
      return
    fi
  done
  return 1
}

if ! java=$(java_home); then
  echo "$PROGRAM needs a JDK 25 or newer and found none: install one (any vendor) and set JAVA_HOME to its folder." >&2
  exit 1
fi

classpath=
while read -r jar; do
  classpath=$classpath${classpath:+:}$lib/$jar
done <"$lib/$PROGRAM.classpath"

# The flags of the AOT cache's training run; another collector or header layout would make the JVM ignore the cache.
set -- -XX:+UseSerialGC -XX:+UseCompactObjectHeaders "-Xmx$HEAP" -Xlog:disable -Xlog:all=error:stderr \
  --enable-native-access=ALL-UNNAMED -cp "$classpath" "$MAIN" "$@"
if [ -n "$FLEETGATE_TRAIN_AOT" ]; then
  set -- "-XX:AOTCacheOutput=$FLEETGATE_TRAIN_AOT" "$@"
elif [ -r "$lib/$PROGRAM.aot" ]; then
  set -- "-XX:AOTCache=$lib/$PROGRAM.aot" "$@"
fi
# Unquoted on purpose: any number of extra JVM flags.
exec "$java/bin/java" $FLEETGATE_JAVA_FLAGS "$@"
