package io.fleetgate.operator.access;

import java.util.List;

/**
 * To do one thing to one resource, in the words of RBAC.
 *
 * @param resource the plural, with a subresource after a slash
 */
public record Permission(String group, String resource, String verb) {
    private static final int GROUP = 1;
    private static final int REST = 3;

    /**
     * What a writing request needs.
     *
     * @param path of an object or, to create one, of all; {@code apis/GROUP/VERSION/[namespaces/NAMESPACE/]PLURAL[/NAME[/SUB]]}
     */
    public static Permission ofWrite(String method, String path) {
        List<String> segments = List.of(path.split("/", -1));
        boolean isNamespaced = segments.get(REST).equals("namespaces") && segments.size() > REST + 2;
        List<String> rest = segments.subList(isNamespaced ? REST + 2 : REST, segments.size());
        String subresource = rest.size() > 2 ? "/" + rest.get(2) : "";
        return new Permission(segments.get(GROUP), rest.getFirst() + subresource, verb(method));
    }

    private static String verb(String method) {
        return switch (method) {
            case "POST" -> "create";
            case "PATCH" -> "patch";
            case "DELETE" -> "delete";
            default -> throw new IllegalArgumentException("nothing is written by " + method);
        };
    }
}
