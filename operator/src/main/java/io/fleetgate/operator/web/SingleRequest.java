package io.fleetgate.operator.web;

import java.io.IOException;
import java.net.http.HttpHeaders;
import java.net.http.HttpRequest;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpEntity;

/** A request without a body, and the answer to it as far as that is needed. */
final class SingleRequest {
    /** More than any token or error needs. */
    static final int LONGEST_BODY = 128 << 10;

    private final HttpUriRequestBase request;

    /** Sends nothing yet. */
    SingleRequest(HttpRequest asked) {
        this.request = new HttpUriRequestBase(asked.method(), asked.uri());
        request.setHeader("Connection", "close");
        asked.headers().map().forEach((name, values) -> values.forEach(value -> request.addHeader(name, value)));
    }

    /** Sends the request, and waits for the answer. */
    Response over(CloseableHttpClient client) throws IOException {
        try (ClassicHttpResponse answer = client.executeOpen(null, request, null)) {
            var response = new Response(answer.getCode(), headers(answer), body(answer));
            cancel(); // nothing more is taken, and no farewell waited for
            return response;
        }
    }

    /** Ends it wherever it is, also what another thread waits for; looking a host up alone cannot be ended. */
    void cancel() {
        request.cancel();
    }

    private static HttpHeaders headers(ClassicHttpResponse answer) {
        Map<String, List<String>> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (Header header : answer.getHeaders()) {
            headers.computeIfAbsent(header.getName(), _ -> new ArrayList<>()).add(header.getValue());
        }
        return HttpHeaders.of(headers, (_, _) -> true);
    }

    private static String body(ClassicHttpResponse answer) throws IOException {
        HttpEntity entity = answer.getEntity();
        if (entity == null) {
            return "";
        }
        answer.setEntity(null); // else closing the answer reads the rest of it, however much there is
        return new String(entity.getContent().readNBytes(LONGEST_BODY), StandardCharsets.UTF_8);
    }
}
