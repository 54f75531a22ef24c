package io.fleetgate.templating.proxy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProxyCheckTest {
    @Test
    void aConfigurationMayHaveAFrontendAndABackendOfOneName() {
        String config = """
                # made by a template
                global
                  log stdout len 4096 local0 info
                defaults
                  mode http
                defaults
                frontend web
                  bind 127.0.0.1:8080
                  use_backend %[req.hdr(host),lower,map(maps/host.map)]
                  use_backend web if { path_beg /a }
                  default_backend all
                backend web
                listen all
                userlist u
                userlist u
                """;

        assertThat(ProxyCheck.problems(config)).isEmpty();
    }

    @Test
    void anEmptyConfigurationHasNoProblem() {
        assertThat(ProxyCheck.problems("")).isEmpty();
    }

    @Test
    void problemsStandInTheOrderOfTheirLines() {
        String config = """
                bind :80
                frontend a
                  default_backend b
                  log 'x
                frontend a
                """;

        assertThat(sentences(config))
                .containsExactly(
                        "haproxy.cfg:1: stands before the first section: bind :80",
                        "haproxy.cfg:3: there is no backend \"b\": default_backend b",
                        "haproxy.cfg:4: unmatched quote at position 7: log 'x",
                        "haproxy.cfg:5: the name is taken by line 2: frontend a");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "backend a\nbackend a\n",
                "frontend a\nlisten a\n",
                "listen a\nbackend a\n",
                "peers a\npeers a\n",
                "resolvers a\nresolvers a\n",
                "cache a\ncache \"a\"\n",
                "http-errors a\nhttp-errors a\n",
                "mailers a\nmailers a\n",
                "ring a\nring a\n",
                "fcgi-app a\nfcgi-app a\n",
                "log-forward a\nlog-forward a\n"
            })
    void twoSectionsOfOneKindCannotHaveOneName(String config) {
        assertThat(ProxyCheck.problems(config))
                .extracting(ProxyProblem::line, ProxyProblem::message)
                .containsExactly(tuple(2, "the name is taken by line 1"));
    }

    @Test
    void aSectionNeedsANameOfLettersAndDigits() {
        assertThat(sentences("backend\nbackend a/b\nuserlist\ndefaults\n"))
                .containsExactly(
                        "haproxy.cfg:1: \"backend\" needs a name: backend",
                        "haproxy.cfg:2: a name has only letters, digits and - _ . :: backend a/b",
                        "haproxy.cfg:3: \"userlist\" needs a name: userlist");
    }

    @Test
    void aSectionInCapitalLettersIsNoSection() {
        assertThat(sentences("global\nBackend a\n"))
                .containsExactly("haproxy.cfg:2: a section begins with \"backend\", not \"Backend\": Backend a");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "frontend a\n use_backend %[path]\n",
                "frontend a\n default_backend \"$B\"\n",
                "frontend a\n default_backend b\nbackend \"$B\"\n",
                "frontend a\n default_backend b\n disabled\n",
                "defaults\n default_backend b\n",
                ".if defined(B)\nbackend b\n.else\nbackend b\n.endif\n"
            })
    void nothingIsSaidOfNamesThatAreNotCertain(String config) {
        assertThat(ProxyCheck.problems(config)).isEmpty();
    }

    @Test
    void aLongLineIsShortened() {
        List<ProxyProblem> problems = ProxyCheck.problems("é".repeat(500));

        assertThat(problems).extracting(ProxyProblem::excerpt).containsExactly("é".repeat(120) + "…");
    }

    @Test
    void onlyTheFirstProblemsAreSaid() {
        assertThat(ProxyCheck.problems("x\n".repeat(1000)))
                .hasSize(50)
                .last()
                .extracting(ProxyProblem::line)
                .isEqualTo(50);
    }

    private static List<String> sentences(String config) {
        return ProxyCheck.problems(config).stream().map(ProxyProblem::sentence).toList();
    }
}
