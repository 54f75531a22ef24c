package through

import (
	"encoding/json"
	"errors"
)

// roundAnnotation is what an update changes: it makes the write a real one for any kind of object.
const roundAnnotation = "fleetgate.io/bench-round"

// object is any Kubernetes object whose metadata can be edited and whose rest stays as it is.
type object map[string]json.RawMessage

// newTemplate accepts an object with apiVersion and kind.
func newTemplate(text json.RawMessage) (object, error) {
	var template object
	if err := json.Unmarshal(text, &template); err != nil {
		return nil, err
	}
	if template["apiVersion"] == nil || template["kind"] == nil {
		return nil, errors.New("an object with apiVersion and kind is needed")
	}
	_, err := template.metadata()
	return template, err
}

func (o object) metadata() (map[string]any, error) {
	metadata := map[string]any{}
	if o["metadata"] == nil {
		return metadata, nil
	}
	err := json.Unmarshal(o["metadata"], &metadata)
	return metadata, err
}

// named returns the object's JSON under another name.
func (o object) named(name string) ([]byte, error) {
	return o.edited(func(metadata map[string]any) { metadata["name"] = name })
}

// annotated returns the object's JSON with the round in its annotations.
func (o object) annotated(round string) ([]byte, error) {
	return o.edited(func(metadata map[string]any) {
		annotations, ok := metadata["annotations"].(map[string]any)
		if !ok {
			annotations = map[string]any{}
		}
		annotations[roundAnnotation] = round
		metadata["annotations"] = annotations
	})
}

func (o object) edited(edit func(metadata map[string]any)) ([]byte, error) {
	metadata, err := o.metadata()
	if err != nil {
		return nil, err
	}
	edit(metadata)
	text, err := json.Marshal(metadata)
	if err != nil {
		return nil, err
	}
	changed := make(object, len(o))
	for field, value := range o {
		changed[field] = value
	}
	changed["metadata"] = text
	return json.Marshal(changed)
}
