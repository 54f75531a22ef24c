package io.fleetgate.document.scalar;

import com.fasterxml.jackson.databind.node.DoubleNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.LongNode;
import com.fasterxml.jackson.databind.node.NumericNode;
import java.math.BigDecimal;
import java.math.BigInteger;

/** JSON numbers as the API server gets them from kubectl: 64 bit whole, else 64 bit floating; 1.0 and 1e3 are whole. */
final class Numbers {
    private static final double TWO_TO_63 = 0x1p63;
    private static final int LEAST_PLAIN_EXPONENT = -4;
    private static final int LEAST_SCIENTIFIC_EXPONENT = 6;

    private Numbers() {}

    /** The narrowest node, as Jackson's own parser would choose, so that equal numbers are equal nodes. */
    static NumericNode node(long value) {
        return value == (int) value ? IntNode.valueOf((int) value) : LongNode.valueOf(value);
    }

    /** Go writes a floating number in its shortest form, and what that form says is then read as a whole number if it is one. */
    static NumericNode node(double value) {
        if (value != Math.rint(value) || Math.abs(value) > TWO_TO_63) {
            return DoubleNode.valueOf(value);
        }
        BigInteger shortest = new BigDecimal(Double.toString(value)).toBigInteger();
        return shortest.bitLength() < Long.SIZE ? node(shortest.longValue()) : DoubleNode.valueOf(value);
    }

    /** A floating number as a map key: shortest 32 bit form, scientific from 1e+06 on, as sigs.k8s.io/yaml writes it. */
    static String key(double value) {
        float single = (float) value;
        if (Float.isNaN(single)) {
            return ".nan";
        }
        String sign = 1 / single < 0 || single < 0 ? "-" : "";
        if (Float.isInfinite(single)) {
            return sign + ".inf";
        }
        return sign + shortest(new BigDecimal(Float.toString(Math.abs(single))));
    }

    private static String shortest(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        String digits = stripped.unscaledValue().toString();
        int exponent = digits.length() - stripped.scale() - 1;
        if (stripped.signum() == 0 || (exponent >= LEAST_PLAIN_EXPONENT && exponent < LEAST_SCIENTIFIC_EXPONENT)) {
            return stripped.toPlainString();
        }
        String mantissa = digits.length() == 1 ? digits : digits.charAt(0) + "." + digits.substring(1);
        return mantissa + (exponent < 0 ? "e-" : "e+") + (Math.abs(exponent) < 10 ? "0" : "") + Math.abs(exponent);
    }
}
