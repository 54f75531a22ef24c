package io.fleetgate.templating.proxy.hazard;

import static org.assertj.core.api.Assertions.assertThat;

import io.fleetgate.templating.proxy.ProxyFiles;
import io.fleetgate.templating.proxy.ProxyProblem;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The attacker writes templates, and so each byte of the configuration and of the files beside it. */
class HazardsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "lua-load general/a.lua",
                "lua-load-per-thread general/a.lua",
                "lua-prepend-path general/?.lua",
                "\"lua-\"load general/a.lua",
                "'lua-load' general/a.lua",
                "l\\x75a-load general/a.lua",
                "\\x6cua-load general/a.lua",
                "lua-load\\x00x general/a.lua",
                "no lua-load general/a.lua",
                "default lua-load general/a.lua",
                "\rlua-load general/a.lua",
                "x \rlua-load general/a.lua",
                "\tlua-load\tgeneral/a.lua",
                "\u000blua-load general/a.lua",
                "'' lua-load general/a.lua",
                "\"$NOTHING\" lua-load general/a.lua",
                "\"${NOTHING-lua-load}\" general/a.lua",
                "\"${X[*]-lua-load general/a.lua}\"",
            })
    void aLuaFileIsNeverLoadedHoweverItIsWritten(String line) {
        assertThat(hazards("global\n" + line + "\n")).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "external-check",
                "setenv A b",
                "presetenv A b",
                "resetenv A",
                "unsetenv A",
                "chroot general",
                "user nobody",
                "group nobody",
                "uid 1",
                "gid 1",
                "module-load x.so",
                "insecure-fork-wanted",
                "no insecure-fork-wanted",
                "ssl-engine x",
                "ssl-provider x",
                "default-path parent",
                "default-path origin general",
                ".if 1",
                ".notice x",
                "[scope]",
            })
    void whatRunsOrLoadsOrMovesAnythingIsRefused(String line) {
        assertThat(hazards("global\n  " + line + "\n")).hasSize(1);
    }

    @Test
    void aProgramIsRefused() {
        assertThat(hazards("program a\n  command sleep 1\n"))
                .containsExactly("haproxy.cfg:1: \"program\" is not checked by HAProxy here: program a");
    }

    @ParameterizedTest
    @ValueSource(strings = {"filter spoe engine a config general/a", "filter opentracing config general/a", "filter x"})
    void aFilterWithAConfigurationOfItsOwnIsRefused(String line) {
        assertThat(hazards("frontend a\n  " + line + "\n")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bind :443 ssl crt /etc/a.pem",
                "bind :443 ssl crt certs/../../a.pem",
                "bind :443 ssl crt ..",
                "bind unix@/run/a.sock",
                "bind /run/a.sock",
                "log /dev/log local0",
                "errorfile 503 /etc/passwd",
                "errorfile 503 '/etc/passwd'",
                "errorfile 503 \\x2fetc/passwd",
                "stats socket /run/a.sock",
                "stats socket unix@/run/a.sock",
                "ca-base /etc/ssl",
                "server s /run/a.sock",
                "server s 127.0.0.1:80 if { x crt /etc/a.pem }",
                "acl a path -f /etc/passwd",
                "acl a path -i -f ../passwd",
                "acl a path -M -f file@/etc/passwd",
                "acl a path,map(/etc/passwd) -m found",
                "use_backend a if { path -f /etc/passwd }",
                "use_backend a if { path,map(/etc/passwd) x }",
                "use_backend %[path,map(/etc/passwd)]",
                "use_backend %[path,map_beg_int(\"/etc/passwd\",1)]",
                "use_backend \"%[path,map( /etc/passwd)]\"",
                "use_backend \"%[path,map('/etc/passwd')]\"",
                "use_backend %[path,map(\\\\/etc/passwd)]",
                "use_backend '%[path,map(\"\\x2fetc/passwd\")]'",
                "use_backend %[path,map(maps/../../passwd)]",
                "use_backend a if { path %[path,map(/etc/passwd)] }",
                "use_backend %[path,regsub(a,b),map(/etc/passwd)]",
                "use_backend '%[path,regsub(\"a\\\\\",b),map(/etc/passwd)]'",
                "use_backend %[path,xregsub(/etc/passwd)]",
                "http-request set-map(/etc/passwd) a b",
                "http-request set-var(txn.a) path,map(/etc/passwd)",
                "http-request set-header if %[path,map(/etc/passwd)]",
                "http-request replace-path ^/a %[path,map(/etc/passwd)]",
                "http-request return status 200 file /etc/passwd",
                "http-request return status 200 lf-file /etc/passwd",
                "http-request return string hdr file /etc/passwd",
                "http-request return status 200 errorfiles a errorfile /etc/passwd",
                "http-request return hdr if { file /etc/passwd }",
                "http-request set-var(txn.a) req.hdr(x),jwt_verify(RS256,/etc/a.pem)",
                "http-request set-var(txn.a) str(a),map(str(/etc/passwd))",
                "http-request set-header a %[env(HOME)]",
                "http-request set-header a \"$HOME\"",
            })
    void aFileOutsideOfTheFolderIsRefused(String line) {
        assertThat(hazards("frontend a\n  " + line + "\n")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "bind :443 ssl crt certs/a.pem alpn h2,http/1.1 crt-list general/list",
                "acl a path_beg /api /static",
                "acl a path_reg ^/api(/|$) ^/b(/.*)?$",
                "acl a path -f general/paths ../x",
                "use_backend a if !{ path_reg ^/api(/|$) } { path /x } or { path_sub ../ }",
                "use_backend %[req.hdr(host),lower,map(maps/host.map,fallback)]",
                "http-request redirect location /login code 302 if { path / }",
                "http-request redirect location https://%[hdr(host)]/a/%[path]",
                "http-request replace-path ^/api(/.*)?$ \\1",
                "http-request set-path %[path,regsub(^/api/,/)]",
                "http-request set-path '%[path,regsub(\"^/api/\",\"/\")]'",
                "http-request set-header Cookie \"a=b; path=/x\"",
                "http-request return status 200 content-type text/plain string \"/ok\"",
                "http-request return status 200 lf-file general/page",
                "http-check send meth GET uri /health",
                "option httpchk GET /health HTTP/1.1\\r\\nHost:\\ a",
                "no option httplog",
                "monitor-uri /healthz",
                "stats uri /stats",
                "errorloc 503 /sorry",
                "errorfile 503 general/503.http",
                "log-format \"%ci:%cp [%tr] %ft %b/%s %TR/%Tw/%Tc\"",
                "server s 10.0.0.1:80 check",
                "daemon",
                "filter compression",
            })
    void whatTemplatesUsuallyRenderIsNotRefused(String line) {
        assertThat(hazards("frontend a\n  " + line + "\n")).isEmpty();
    }

    @Test
    void usersAndGroupsOfAUserlistAreNoIdentity() {
        assertThat(hazards("userlist a\n  group g users b\n  user b password $6$x/../y$/z\n"))
                .isEmpty();
        assertThat(hazards("userlist a\nUserlist b\n  user c password d\nglobal\n  user c\n"))
                .containsExactly("haproxy.cfg:5: \"user\" is not checked by HAProxy here: user c");
    }

    @Test
    void theOwnFolderInProductionMayBeNamedOnce() {
        String config = "global\n  default-path origin /etc/haproxy\n";

        assertThat(hazards(config)).isEmpty();
        assertThat(hazards(config + config)).hasSize(1);
        assertThat(hazards("global\n  default-path origin /etc\n")).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/etc/cron.d/a",
                "../a",
                "a/../../b",
                "a/./b",
                "a//b",
                "a/",
                "",
                "haproxy.cfg",
                "haproxy.cfg/a",
                "a b",
                "a\nb",
                "~/a",
                "a\\b"
            })
    void aFileThatWouldBeWrittenElsewhereIsRefused(String name) {
        assertThat(hazards("", Map.of(name, ""))).hasSize(1);
    }

    @Test
    void aFileCannotAlsoBeAFolder() {
        assertThat(hazards("", Map.of("a", "", "a/b", ""))).containsExactly("a: is also the path of something else");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/etc/a.pem", "a.pem [ca-file /etc/b] x", "../a.pem", "\"/etc/a.pem\"", "a.pem [ca-file=/b]"})
    void aCertificateListCannotNameFilesElsewhere(String line) {
        String config = "frontend a\n  bind :443 ssl crt-list ./general//list\n";

        assertThat(hazards(config, Map.of("general/list", "certs/a.pem\n" + line + "\n")))
                .containsExactly("general/list:2: a path that is absolute or leaves the folder: " + line);
    }

    @Test
    void aMapMayHavePathsAsItsKeys() {
        assertThat(hazards("", Map.of("maps/path.map", "/api backend\n../x backend\n")))
                .isEmpty();
    }

    @Test
    void aFileThatIsReadAsATextWithExpressionsHasNoneThatOpenFilesElsewhere() {
        assertThat(hazards("", Map.of("general/page", "hello\n%[path,map(/etc/passwd)]\n")))
                .hasSize(1);
    }

    private static List<String> hazards(String config) {
        return hazards(config, Map.of());
    }

    private static List<String> hazards(String config, Map<String, String> files) {
        return Hazards.of(new ProxyFiles(config, new TreeMap<>(files), "/etc/haproxy")).stream()
                .map(ProxyProblem::sentence)
                .toList();
    }
}
