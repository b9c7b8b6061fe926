import { METHOD_FIELD } from "@/lib/platform/http/form";
import type { Operation } from "@/lib/platform/http/operation";
import { type Json, jsonSchema } from "./json-schema";

interface Fields {
  properties: Record<string, Json>;
  patternProperties: Record<string, Json>;
  required: string[];
}

const sentIf = (when: string, { description }: Json): Json => ({
  type: "string",
  description: [description, `Sent, with any value, ${when}.`].filter(Boolean).join(" "),
});

/** Turns a JSON schema into flat form fields, because a form has no nested values. The names are those that the pages' forms use. */
function fieldsOf({ properties = {}, required = [] }: Json): Fields {
  const fields: Fields = { properties: {}, patternProperties: {}, required: [] };
  for (const [name, value] of Object.entries(properties as Record<string, Json>)) {
    if (value.type === "array") fields.patternProperties[`^${name}\\.[0-9]$`] = value.items as Json;
    else if (value.type === "boolean") fields.properties[name] = sentIf("for yes", value);
    else if (value.type === "object") {
      const parts = fieldsOf(value);
      Object.assign(fields.properties, parts.properties, { [name]: sentIf("where the fields it has in JSON come along", value) });
      Object.assign(fields.patternProperties, parts.patternProperties);
    } else {
      fields.properties[name] = value;
      if ((required as string[]).includes(name)) fields.required.push(name);
    }
  }
  return fields;
}

/** The schema of an operation's plain form, made from its JSON schema. Browsers post the form, whatever the operation's method. */
export function formSchema({ method, body, form }: Operation): Json {
  const json = body ? jsonSchema(body, "input") : {};
  const { properties, patternProperties, required } = fieldsOf(json);
  const besides = Object.entries(form?.besides ?? {}).map(([name, description]) => [name, { type: "string", description }]);
  const meant = method === "POST" ? {} : { [METHOD_FIELD]: { const: method } };
  const needed = [...Object.keys(meant), ...required];
  return {
    type: "object",
    properties: { ...meant, ...properties, ...Object.fromEntries(besides) },
    ...(Object.keys(patternProperties).length > 0 && { patternProperties }),
    ...(needed.length > 0 && { required: needed }),
    ...(json.additionalProperties === false && { additionalProperties: false }),
  };
}
