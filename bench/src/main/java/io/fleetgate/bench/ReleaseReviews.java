package io.fleetgate.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** AdmissionReviews as an API server sends them for the UPDATE of a Release of the {@link Fleet}: valid, allowed, with managedFields. */
final class ReleaseReviews {
    /** Where the load generator puts the uid of each request. */
    static final String UID = "00000000-0000-0000-0000-000000000000";

    private static final String KIND =
            "{\"group\":\"solar.opendefense.cloud\",\"version\":\"v1alpha1\",\"kind\":\"Release\"}";
    private static final String RESOURCE =
            "{\"group\":\"solar.opendefense.cloud\",\"version\":\"v1alpha1\",\"resource\":\"releases\"}";

    private ReleaseReviews() {}

    static List<Path> writeTo(Path folder, int count) throws IOException {
        Files.createDirectories(folder);
        List<Path> files = new ArrayList<>();
        for (int release = 0; release < count; release++) {
            files.add(Files.writeString(folder.resolve("review-" + release + ".json"), update(release)));
        }
        return files;
    }

    /** An API server sends no white space, hence the compact form. */
    static String update(int release) {
        return """
                {"kind":"AdmissionReview","apiVersion":"admission.k8s.io/v1","request":{"uid":"%s",
                "kind":%s,"resource":%s,"requestKind":%s,"requestResource":%s,
                "name":"%s","namespace":"%s","operation":"UPDATE",
                "userInfo":{"username":"system:serviceaccount:argocd:argocd-application-controller",
                "uid":"5f0c6f5e-7f0a-4b0c-9d2b-1f0c6f5e7f0a",
                "groups":["system:serviceaccounts","system:serviceaccounts:argocd","system:authenticated"]},
                "object":%s,"oldObject":%s,"dryRun":false,
                "options":{"kind":"PatchOptions","apiVersion":"meta.k8s.io/v1","force":true,"fieldManager":"argocd-controller"}}}
                """.formatted(
                        UID,
                        KIND,
                        RESOURCE,
                        KIND,
                        RESOURCE,
                        Fleet.releaseName(release),
                        Fleet.NAMESPACE,
                        release(release, 5),
                        release(release, 3))
                .replace("\n", "");
    }

    private static String release(int release, int replicas) {
        return """
                {"apiVersion":"solar.opendefense.cloud/v1alpha1","kind":"Release","metadata":{"name":"%s","namespace":"%s",
                "uid":"0c6f5e7f-0a4b-4c9d-a2b1-%012d","resourceVersion":"48291","generation":4,
                "creationTimestamp":"2026-11-02T08:14:31Z","labels":{"tier":"tier-%d"},
                "finalizers":["solar.opendefense.cloud/release-finalizer","solar.opendefense.cloud/release-ref"],
                "managedFields":[%s]},
                "spec":{"componentVersionRef":{"name":"%s"},"uniqueName":"%s","priority":%d,"values":{"replicas":%d}},
                "status":{"conditions":[{"type":"ComponentVersionResolved","status":"True","reason":"Resolved",
                "message":"the component version is known","observedGeneration":4,"lastTransitionTime":"2026-11-02T08:14:33Z"}],
                "effectiveUniqueName":"%s"}}
                """.formatted(
                Fleet.releaseName(release),
                Fleet.NAMESPACE,
                release,
                release % 5,
                managedFields(),
                Fleet.componentVersionOf(release),
                Fleet.uniqueName(release),
                release,
                replicas,
                Fleet.uniqueName(release)).strip();
    }

    private static String managedFields() {
        return Stream.of("argocd-controller", "fleetgate-operator")
                .map("""
                {"manager":"%s","operation":"Apply","apiVersion":"solar.opendefense.cloud/v1alpha1","time":"2026-11-02T08:14:31Z",
                "fieldsType":"FieldsV1","fieldsV1":{"f:metadata":{"f:labels":{"f:tier":{}},
                "f:finalizers":{"v:\\"solar.opendefense.cloud/release-ref\\"":{}}},
                "f:spec":{"f:componentVersionRef":{"f:name":{}},"f:uniqueName":{},"f:priority":{},"f:values":{"f:replicas":{}}}}}
                """.strip()::formatted)
                .collect(Collectors.joining(","));
    }
}
