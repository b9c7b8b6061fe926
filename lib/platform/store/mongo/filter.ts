import type { Document, Filter } from "mongodb";
import { testsOf } from "../database";
import type { AnyRecord, Field } from "../record";
import { encodeValue } from "./mapper";

const OPERATORS = { "!=": "$ne", ">": "$gt", ">=": "$gte", "<": "$lt", "<=": "$lte" } as const;

/** The name of a field in a document. A derived value has the same name in code and documents. */
export const keyOf = (record: AnyRecord, name: string): string =>
  (record.fields as Field[]).find((field) => field.name === name)?.key ?? name;

/** Converts a `Where` to a MongoDB filter. */
export function filterOf(record: AnyRecord, where: object | undefined): Filter<Document> {
  const kinds = new Map((record.fields as Field[]).map(({ name, kind }) => [name, kind]));
  const tests = testsOf(where).map(([name, test]) => {
    const kind = kinds.get(name) ?? "text";
    const key = keyOf(record, name);
    if (test.operator === "in") return { [key]: { $in: test.value.map((value) => encodeValue(kind, value)) } };
    if (test.operator === "=") return { [key]: encodeValue(kind, test.value) };
    return { [key]: { [OPERATORS[test.operator]]: encodeValue(kind, test.value) } };
  });
  return tests.length > 1 ? { $and: tests } : (tests[0] ?? {});
}
