package io.fleetgate.process;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.PatternLayout;
import ch.qos.logback.classic.spi.LoggingEvent;
import org.junit.jupiter.api.Test;
import org.slf4j.event.KeyValuePair;

class LogOutputTest {

    @Test
    void aValueWithLineBreaksAndTerminalCommandsStaysOnItsLine() {
        assertThat(line("ns\r\n2026 INFO forged\u001b[2J")).endsWith(" said name=\"ns??2026 INFO forged?[2J\"\n");
    }

    @Test
    void whatIsHarmlessIsWrittenAsItIs() {
        assertThat(line("früh {1} 'x'")).endsWith(" INFO  Judge said name=\"früh {1} 'x'\"\n");
    }

    private static String line(String value) {
        LoggerContext context = new LoggerContext();
        PatternLayout layout = new PatternLayout();
        layout.setContext(context);
        layout.setPattern(LogOutput.LINE);
        layout.start();
        LoggingEvent event =
                new LoggingEvent("", context.getLogger("io.fleetgate.Judge"), Level.INFO, "said", null, new Object[0]);
        event.addKeyValuePair(new KeyValuePair("name", value));
        return layout.doLayout(event);
    }
}
