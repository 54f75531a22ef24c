package io.fleetgate.api.resource;

import io.fabric8.crd.generator.annotation.AdditionalPrinterColumn;
import io.fabric8.crdv2.generator.CRDPostProcessor;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.apiextensions.v1.CustomResourceColumnDefinition;
import io.fabric8.kubernetes.api.model.apiextensions.v1.CustomResourceDefinition;
import io.fabric8.kubernetes.api.model.apiextensions.v1.CustomResourceDefinitionVersion;
import io.fabric8.kubernetes.api.model.apiextensions.v1.JSONSchemaProps;
import io.fabric8.kubernetes.client.CustomResource;
import io.fleetgate.api.solar.status.Condition;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the types say and the generator does not hear: the order of columns, the width of numbers, lists keyed by type,
 * labels without a value.
 */
record CrdRefinement(Class<? extends CustomResource<?, ?>> type) implements CRDPostProcessor {

    @Override
    public HasMetadata process(HasMetadata generated, String crdVersion) {
        CustomResourceDefinition crd = (CustomResourceDefinition) generated;
        CustomResourceDefinitionVersion version = crd.getSpec().getVersions().getFirst();
        sortColumns(version.getAdditionalPrinterColumns());
        Map<String, JSONSchemaProps> halves =
                version.getSchema().getOpenAPIV3Schema().getProperties();
        Type[] types = ((ParameterizedType) type.getGenericSuperclass()).getActualTypeArguments();
        halves.get("spec").setDescription("What is wanted.");
        refine(halves.get("spec"), types[0]);
        if (types[1] == Void.class) {
            halves.remove("status");
        } else {
            halves.get("status").setDescription("What controllers found and did.");
            refine(halves.get("status"), types[1]);
        }
        return crd;
    }

    private void sortColumns(List<CustomResourceColumnDefinition> columns) {
        List<String> order = Stream.of(type.getAnnotationsByType(AdditionalPrinterColumn.class))
                .map(AdditionalPrinterColumn::jsonPath)
                .toList();
        columns.sort(Comparator.comparingInt(column -> order.indexOf(column.getJsonPath())));
    }

    private static void refine(JSONSchemaProps schema, Type type) {
        if (type == int.class || type == Integer.class) {
            schema.setFormat("int32");
        } else if (type == long.class || type == Long.class) {
            schema.setFormat("int64");
        } else if (type instanceof Class<?> record && record.isRecord()) {
            for (RecordComponent component : record.getRecordComponents()) {
                refine(schema.getProperties().get(component.getName()), component.getGenericType());
            }
        } else if (type instanceof ParameterizedType list && list.getRawType() == List.class) {
            refineList(schema, list.getActualTypeArguments()[0]);
        } else if (type instanceof ParameterizedType map && map.getRawType() == Map.class) {
            refineMap(schema.getAdditionalProperties().getSchema(), map.getActualTypeArguments()[1]);
        }
    }

    private static void refineList(JSONSchemaProps schema, Type element) {
        if (element == Condition.class) {
            schema.setXKubernetesListType("map");
            schema.setXKubernetesListMapKeys(List.of("type"));
        }
        refine(schema.getItems().getSchema(), element);
    }

    /** A label whose value is null would be dropped where null is not legal, and the selector would select more. */
    private static void refineMap(JSONSchemaProps schema, Type value) {
        if (value == String.class) {
            schema.setNullable(true);
        }
        refine(schema, value);
    }
}
