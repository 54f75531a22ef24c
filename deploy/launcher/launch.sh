# Sourced by the launchers, whose path without symbolic links is $self: finds a JDK and becomes the JVM of PROGRAM, whose main class is MAIN and whose heap is HEAP.

home=$(cd "$(dirname "$self")/.." && pwd)
lib=$home/lib

java=$("$lib/find-jdk" java) || exit 1

classpath=
while read -r jar; do
  classpath=$classpath${classpath:+:}$lib/$jar
done <"$lib/$PROGRAM.classpath"

# The flags of the AOT cache's training run; another collector or header layout would make the JVM ignore the cache.
# HEAP is a limit for large plans; a small heap is begun with, so that memory is taken only when it is needed.
set -- -XX:+UseSerialGC -XX:+UseCompactObjectHeaders -Xms48m "-Xmx$HEAP" -Xlog:disable -Xlog:all=error:stderr \
  --enable-native-access=ALL-UNNAMED -cp "$classpath" "$MAIN" "$@"
if [ -n "$FLEETGATE_TRAIN_AOT" ]; then
  set -- "-XX:AOTCacheOutput=$FLEETGATE_TRAIN_AOT" "$@"
elif [ -r "$lib/$PROGRAM.aot" ]; then
  set -- "-XX:AOTCache=$lib/$PROGRAM.aot" "$@"
fi
# Unquoted on purpose: any number of extra JVM flags.
exec "$java/bin/java" $FLEETGATE_JAVA_FLAGS "$@"
