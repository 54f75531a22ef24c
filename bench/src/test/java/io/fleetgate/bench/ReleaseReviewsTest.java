package io.fleetgate.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReleaseReviewsTest {

    @Test
    void areUpdatesOfTheFleetsReleasesWithOldAndNewObject() throws IOException {
        JsonNode request = new ObjectMapper().readTree(ReleaseReviews.update(7)).get("request");

        assertThat(request.at("/operation").asText()).isEqualTo("UPDATE");
        assertThat(request.at("/name").asText()).isEqualTo("release-7");
        assertThat(request.at("/object/metadata/managedFields")).hasSize(2);
        assertThat(request.at("/object/spec/uniqueName")).isEqualTo(request.at("/oldObject/spec/uniqueName"));
        assertThat(request.at("/object/spec/values")).isNotEqualTo(request.at("/oldObject/spec/values"));
    }

    @Test
    void areAsLargeAsUsualOnesAndHoldThePlaceOfTheUidOnce(@TempDir Path folder) throws IOException {
        for (Path file : ReleaseReviews.writeTo(folder, 3)) {
            String review = Files.readString(file);

            assertThat(review).hasSizeBetween(3_000, 4_096).containsOnlyOnce(ReleaseReviews.UID);
        }
    }
}
