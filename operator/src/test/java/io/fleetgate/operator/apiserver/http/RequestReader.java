package io.fleetgate.operator.apiserver.http;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads requests from a connection, one after the other. */
final class RequestReader {
    private static final int HEXADECIMAL = 16;

    private final InputStream in;

    RequestReader(InputStream in) {
        this.in = in;
    }

    /** The next request; empty once the client has closed the connection. */
    Optional<Request> next() throws IOException {
        String line = line();
        if (line.isEmpty()) {
            return Optional.empty();
        }
        String[] words = line.split(" ", 3);
        Map<String, String> headers = headers();
        String body = new String(body(headers), StandardCharsets.UTF_8);
        int mark = words[1].indexOf('?');
        String path = mark < 0 ? words[1] : words[1].substring(0, mark);
        Map<String, String> query = mark < 0 ? Map.of() : query(words[1].substring(mark + 1));
        return Optional.of(new Request(words[0], decode(path), query, headers, body));
    }

    private Map<String, String> headers() throws IOException {
        Map<String, String> headers = new LinkedHashMap<>();
        for (String line = line(); !line.isEmpty(); line = line()) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
        }
        return headers;
    }

    private byte[] body(Map<String, String> headers) throws IOException {
        if (headers.getOrDefault("transfer-encoding", "").equalsIgnoreCase("chunked")) {
            return chunks();
        }
        return bytes(Integer.parseInt(headers.getOrDefault("content-length", "0")));
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        for (int size = chunkSize(); size > 0; size = chunkSize()) {
            all.write(bytes(size));
            line();
        }
        line();
        return all.toByteArray();
    }

    private int chunkSize() throws IOException {
        return Integer.parseInt(line().split(";", 2)[0], HEXADECIMAL);
    }

    private byte[] bytes(int count) throws IOException {
        byte[] bytes = in.readNBytes(count);
        if (bytes.length < count) {
            throw new EOFException("the client went away in the middle of a request");
        }
        return bytes;
    }

    /** A line without its end; empty also where the connection ends. */
    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next >= 0 && next != '\n'; next = in.read()) {
            if (next != '\r') {
                line.append((char) next);
            }
        }
        return line.toString();
    }

    private static Map<String, String> query(String text) {
        Map<String, String> query = new LinkedHashMap<>();
        for (String pair : text.split("&")) {
            int mark = pair.indexOf('=');
            query.put(
                    decode(mark < 0 ? pair : pair.substring(0, mark)),
                    mark < 0 ? "" : decode(pair.substring(mark + 1)));
        }
        return query;
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
