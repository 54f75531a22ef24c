package io.fleetgate.operator.web;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;
import java.net.http.HttpHeaders;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads an answer of HTTP/1.1 as far as it is needed: a head that is not too long, and the beginning of the body. */
final class ResponseReader {
    /** More than any token or error needs. */
    static final int LONGEST_BODY = 128 << 10;

    private static final int LONGEST_HEAD = 64 << 10;
    private static final Pattern STATUS = Pattern.compile("HTTP/1\\.[01] (?<status>[1-9][0-9]{2})( .*)?");
    private static final Pattern HEADER =
            Pattern.compile("(?<name>[!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(?<value>.*?)[ \t]*");
    private static final Pattern LENGTH = Pattern.compile("[0-9]{1,18}");
    private static final Pattern CHUNK = Pattern.compile("(?<size>[0-9a-fA-F]{1,8})[ \t]*(;.*)?");

    private final InputStream in;
    private int headLeft = LONGEST_HEAD;

    ResponseReader(InputStream in) {
        this.in = new BufferedInputStream(in);
    }

    /** The answer to a request of that method. */
    Response read(String method) throws IOException {
        int status = status();
        HttpHeaders headers = headers();
        while (status < 200) {
            status = status();
            headers = headers();
        }
        boolean hasNone = method.equals("HEAD") || status == 204 || status == 304;
        return new Response(status, headers, hasNone ? "" : new String(body(headers), StandardCharsets.UTF_8));
    }

    private int status() throws IOException {
        Matcher line = STATUS.matcher(line());
        if (!line.matches()) {
            throw new ProtocolException("the answer is not HTTP");
        }
        return Integer.parseInt(line.group("status"));
    }

    private HttpHeaders headers() throws IOException {
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String line = line(); !line.isEmpty(); line = line()) {
            Matcher header = HEADER.matcher(line);
            if (!header.matches()) {
                throw new ProtocolException("a header of the answer is malformed");
            }
            headers.computeIfAbsent(header.group("name"), _ -> new ArrayList<>())
                    .add(header.group("value"));
        }
        return HttpHeaders.of(headers, (_, _) -> true);
    }

    private byte[] body(HttpHeaders headers) throws IOException {
        if (headers.firstValue("Transfer-Encoding").isPresent()) {
            return chunks();
        }
        String length = headers.firstValue("Content-Length").orElse("");
        if (length.isEmpty()) {
            return in.readNBytes(LONGEST_BODY);
        }
        if (!LENGTH.matcher(length).matches()) {
            throw new ProtocolException("the length of the answer is malformed");
        }
        return whole((int) Math.min(Long.parseLong(length), LONGEST_BODY));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        while (body.size() < LONGEST_BODY) {
            Matcher chunk = CHUNK.matcher(line());
            if (!chunk.matches()) {
                throw new ProtocolException("a part of the answer is malformed");
            }
            long size = Long.parseLong(chunk.group("size"), 16);
            if (size == 0) {
                break;
            }
            body.writeBytes(whole((int) Math.min(size, LONGEST_BODY - body.size())));
            if (body.size() < LONGEST_BODY && !line().isEmpty()) {
                throw new ProtocolException("a part of the answer is longer than it says");
            }
        }
        return body.toByteArray();
    }

    private byte[] whole(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("the answer ends before its end");
        }
        return bytes;
    }

    /** Without its end; of all that is no body only so much is taken. */
    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next < 0) {
                throw new EOFException("the connection was closed before the answer");
            }
            take();
            line.write(next);
        }
        take();
        String text = line.toString(StandardCharsets.ISO_8859_1);
        return text.endsWith("\r") ? text.substring(0, text.length() - 1) : text;
    }

    private void take() throws ProtocolException {
        headLeft--;
        if (headLeft < 0) {
            throw new ProtocolException("the head of the answer is too long");
        }
    }
}
