# Sourced by the launchers, whose path without symbolic links is $self: finds a JDK and becomes the JVM of PROGRAM, whose main class is MAIN and whose heap is HEAP, with FLAGS of its own.

home=$(cd "$(dirname "$self")/.." && pwd)
lib=$home/lib

java=$("$lib/find-jdk" java) || exit 1

classpath=
while read -r jar; do
  classpath=$classpath${classpath:+:}$lib/$jar
done <"$lib/$PROGRAM.classpath"

# The flags of the AOT cache's training run; another collector or header layout would make the JVM ignore the cache.
# Extra flags are any number, unquoted on purpose, and come later, for of two that contradict each other the later one holds.
# A process without memory has lost threads that nobody misses: it ends, and is started anew.
set -- -XX:+UseSerialGC -XX:+UseCompactObjectHeaders "-Xmx$HEAP" -XX:+ExitOnOutOfMemoryError $FLAGS $FLEETGATE_JAVA_FLAGS -Xlog:disable -Xlog:all=error:stderr \
  --enable-native-access=ALL-UNNAMED -cp "$classpath" "$MAIN" "$@"
if [ -n "$FLEETGATE_TRAIN_AOT" ]; then
  set -- "-XX:AOTCacheOutput=$FLEETGATE_TRAIN_AOT" "$@"
elif [ -r "$lib/$PROGRAM.aot" ]; then
  set -- "-XX:AOTCache=$lib/$PROGRAM.aot" "$@"
fi
exec "$java/bin/java" "$@"
