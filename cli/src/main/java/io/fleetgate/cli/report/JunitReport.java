package io.fleetgate.cli.report;

import io.fleetgate.cli.config.ConfigReport;
import io.fleetgate.cli.input.Finding;
import io.fleetgate.templating.test.Outcome;
import io.fleetgate.templating.test.TestResult;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** What is said of configs, as the XML in which JUnit reports: a suite for each config, and one for what could not be read. */
public final class JunitReport {
    private static final String INVALID_IN_XML = "[^\\t\\n\\r\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]";

    private final XMLStreamWriter xml;

    private JunitReport(XMLStreamWriter xml) {
        this.xml = xml;
    }

    /**
     * Writes the document.
     *
     * @param findings about what is no config
     */
    public static void write(List<Finding> findings, List<ConfigReport> configs, OutputStream to)
            throws XMLStreamException {
        XMLStreamWriter xml = XMLOutputFactory.newFactory().createXMLStreamWriter(to, "UTF-8");
        JunitReport report = new JunitReport(xml);
        xml.writeStartDocument("UTF-8", "1.0");
        xml.writeStartElement("testsuites");
        report.addSuite("files", findings, List.of());
        for (ConfigReport config : configs) {
            report.addSuite(
                    config.config().toString(),
                    config.findings(),
                    config.tests().tests());
        }
        xml.writeEndElement();
        xml.writeEndDocument();
        xml.flush();
    }

    private void addSuite(String name, List<Finding> findings, List<TestResult> tests) throws XMLStreamException {
        String errors = findings.stream()
                .filter(Finding::isError)
                .map(Finding::sentence)
                .collect(Collectors.joining("\n"));
        long failed = tests.stream().filter(test -> test.outcome().isBad()).count() + (errors.isEmpty() ? 0 : 1);
        long skipped = tests.stream()
                .filter(test -> test.outcome() == Outcome.NOT_JUDGED)
                .count();
        xml.writeStartElement("testsuite");
        attribute("name", name);
        attribute("tests", String.valueOf(tests.size() + 1));
        attribute("failures", String.valueOf(failed));
        attribute("skipped", String.valueOf(skipped));
        addCase(name, "structure", errors.isEmpty() ? Outcome.PASSED : Outcome.FAILED, errors);
        for (TestResult test : tests) {
            addCase(name, test.name(), test.outcome(), test.complaint());
        }
        xml.writeEndElement();
    }

    private void addCase(String suite, String name, Outcome outcome, String message) throws XMLStreamException {
        xml.writeStartElement("testcase");
        attribute("classname", suite);
        attribute("name", name);
        switch (outcome) {
            case PASSED -> {}
            case NOT_JUDGED -> xml.writeEmptyElement("skipped");
            case FAILED, NOT_EXECUTED -> {
                xml.writeStartElement("failure");
                attribute("type", outcome.wireName());
                attribute("message", message.lines().findFirst().orElse(""));
                xml.writeCharacters(valid(message));
                xml.writeEndElement();
            }
        }
        xml.writeEndElement();
    }

    private void attribute(String name, String value) throws XMLStreamException {
        xml.writeAttribute(name, valid(value));
    }

    /** What is rendered may hold anything; XML may not. */
    private static String valid(String text) {
        return text.replaceAll(INVALID_IN_XML, "\uFFFD");
    }
}
