package io.fleetgate.operator.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Addresses of IPv4 that addresses of IPv6 stand for where somebody translates or tunnels them. */
final class EmbeddedAddresses {
    private static final List<Form> FORMS = List.of(
            new Form("000000000000000000000000", 12, 13, 14, 15), // compatible with IPv4, RFC 4291
            new Form("00000000000000000000ffff", 12, 13, 14, 15), // mapped, RFC 4291
            new Form("0000000000000000ffff0000", 12, 13, 14, 15), // translated, RFC 2765
            new Form("0064ff9b0000000000000000", 12, 13, 14, 15), // NAT64, RFC 6052
            new Form("0064ff9b0001", 12, 13, 14, 15), // NAT64 of a site, RFC 8215, with the longest of its prefixes
            new Form("0064ff9b0001", 9, 10, 11, 12), // and with the others
            new Form("0064ff9b0001", 7, 9, 10, 11),
            new Form("0064ff9b0001", 6, 7, 9, 10),
            new Form("2002", 2, 3, 4, 5), // 6to4, RFC 3056
            new Form("20010000", 4, 5, 6, 7)); // the server of a Teredo tunnel, RFC 4380

    private static final Form TEREDO_CLIENT = new Form("20010000", 12, 13, 14, 15);
    private static final byte[] ISATAP = HexFormat.of().parseHex("00005efe");

    private EmbeddedAddresses() {}

    /** All that an address may stand for; none for one of IPv4. */
    static List<InetAddress> of(InetAddress address) {
        byte[] bytes = address.getAddress();
        if (bytes.length != 16) {
            return List.of();
        }
        return Stream.of(
                        FORMS.stream().filter(form -> form.isOf(bytes)).map(form -> form.part(bytes)),
                        Stream.of(TEREDO_CLIENT)
                                .filter(form -> form.isOf(bytes))
                                .map(form -> inverted(form.part(bytes))),
                        Stream.of(bytes).filter(EmbeddedAddresses::isIsatap).map(EmbeddedAddresses::end))
                .flatMap(parts -> parts)
                .map(EmbeddedAddresses::address)
                .toList();
    }

    /** Any network, and an interface that is named by an address of IPv4, RFC 5214. */
    private static boolean isIsatap(byte[] bytes) {
        return (bytes[8] & 0xfd) == 0 && Arrays.equals(bytes, 9, 12, ISATAP, 1, 4);
    }

    private static byte[] end(byte[] bytes) {
        return Arrays.copyOfRange(bytes, 12, 16);
    }

    private static byte[] inverted(byte[] bytes) {
        byte[] all = bytes.clone();
        IntStream.range(0, all.length).forEach(i -> all[i] = (byte) ~all[i]);
        return all;
    }

    private static InetAddress address(byte[] bytes) {
        try {
            return InetAddress.getByAddress(bytes);
        } catch (UnknownHostException e) {
            throw new IllegalStateException("an address of IPv4 has four bytes", e);
        }
    }

    /** A prefix in hexadecimal digits, and where the four bytes are behind it. */
    private record Form(String prefix, List<Integer> places) {
        private Form(String prefix, Integer... places) {
            this(prefix, List.of(places));
        }

        private boolean isOf(byte[] bytes) {
            return HexFormat.of().formatHex(bytes).startsWith(prefix);
        }

        private byte[] part(byte[] bytes) {
            byte[] part = new byte[places.size()];
            IntStream.range(0, part.length).forEach(i -> part[i] = bytes[places.get(i)]);
            return part;
        }
    }
}
