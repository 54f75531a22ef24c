package io.fleetgate.process;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.spi.ContextAwareBase;
import org.slf4j.LoggerFactory;

/** Logs go to standard error, as text until the settings say otherwise; standard output belongs to the ready line. */
public final class LogOutput extends ContextAwareBase implements Configurator {
    /** An event is one line whatever a value holds; only a stack trace, which belongs to a bug, has more. */
    static final String LINE = "%d{yyyy-MM-dd'T'HH:mm:ss.SSSXXX,UTC} %-5level %logger{0}"
            + " %replace(%msg %kvp){'[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]', '?'}%n%ex";

    /** Called by the logging backend before the first line. */
    @Override
    public ExecutionStatus configure(LoggerContext context) {
        PatternLayoutEncoder text = new PatternLayoutEncoder();
        text.setPattern(LINE);
        install(context, text);
        return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
    }

    /** One JSON object a line from here on. */
    public static void useJson() {
        LoggerContext context = (LoggerContext) LoggerFactory.getILoggerFactory();
        context.reset();
        install(context, new JsonEncoder());
    }

    private static void install(LoggerContext context, Encoder<ILoggingEvent> encoder) {
        encoder.setContext(context);
        encoder.start();
        ConsoleAppender<ILoggingEvent> stderr = new ConsoleAppender<>();
        stderr.setContext(context);
        stderr.setTarget("System.err");
        stderr.setEncoder(encoder);
        stderr.start();
        Logger root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.INFO);
        root.addAppender(stderr);
        context.getLogger("org.eclipse.jetty").setLevel(Level.WARN);
        context.getLogger("io.javalin").setLevel(Level.WARN);
        // A request, list or watch that fails is said by whoever made it, once and without a stack trace.
        context.getLogger("io.fabric8").setLevel(Level.ERROR);
    }
}
