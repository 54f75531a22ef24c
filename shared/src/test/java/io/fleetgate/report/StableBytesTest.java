package io.fleetgate.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The same fleet and documents give the same bytes, whatever the JVM, its settings and the order of the input. */
class StableBytesTest {

    @Test
    void anotherJvmWithOtherHashesLocaleZoneAndEncodingPrintsTheSameBytes() throws Exception {
        Process plain = start("1");
        Process foreign = start(
                "2",
                "-XX:+UnlockExperimentalVMOptions",
                "-XX:hashCode=0",
                "-Xshare:off",
                "-Duser.language=tr",
                "-Duser.country=TR",
                "-Duser.timezone=Asia/Kolkata",
                "-Dfile.encoding=ISO-8859-1",
                "-Dstdout.encoding=ISO-8859-1",
                "-Dline.separator=\r\n");

        String printed = printed(plain);
        String printedThere = printed(foreign);

        assertThat(printed)
                .hasSizeGreaterThan(100_000)
                .contains("\"problems\" : [ {", "\"change\" : \"gain\"", "\"diff\" : \"--- ");
        assertThat(printedThere).isEqualTo(printed);
        assertThat(new String(PrintedPlan.print(3), StandardCharsets.UTF_8)).isEqualTo(printed);
    }

    private static Process start(String order, String... options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(options));
        command.addAll(List.of("-Xmx256m", "-cp", classPath(), PrintedPlan.class.getName(), order));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    private static String classPath() {
        String ofTests = System.getProperty("surefire.test.class.path");
        return ofTests == null ? System.getProperty("java.class.path") : ofTests;
    }

    private static String printed(Process process) throws IOException, InterruptedException {
        try (InputStream output = process.getInputStream()) {
            byte[] bytes = output.readAllBytes();
            assertThat(process.waitFor()).isZero();
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }
}
