package io.fleetgate.object;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.fleetgate.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonPathTest {
    @Test
    void everyReportedPathLeadsToTheValueThatIsWrong() {
        for (String key : List.of("plain", "", "a.b/c", "it's", "a']b", "x]", "x[0]", "['x']", "é", " ")) {
            ObjectNode root = JsonNodeFactory.instance.objectNode();
            root.putObject("labels").put(key, 5);
            List<Problem> problems = new ArrayList<>();

            Fields.of(root, "", problems).stringMap("labels");

            assertThat(problems).as(key).hasSize(1);
            assertThat(JsonPath.find(root, problems.getFirst().path()).asInt())
                    .as(problems.getFirst().path())
                    .isEqualTo(5);
        }
    }

    @Test
    void aPathThatLeadsNowhereFindsAMissingNode() {
        ObjectNode root = JsonNodeFactory.instance.objectNode();

        for (String path : List.of("a.b", "['", "['a", "[", "[1]", "a[99999999999]", "..", "a']")) {
            assertThat(JsonPath.find(root, path).isMissingNode()).as(path).isTrue();
        }
    }
}
