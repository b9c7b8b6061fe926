import { numberIn } from "@/components/groups/draft";
import type { PlainFields } from "@/lib/meetups/schema";
import { manyLines, oneLine } from "@/lib/text";

/** How an input represents a field. */
interface Held<Value> {
  /** The initial text for a new meetup. */
  empty: string;
  wordsOf(value: Value): string;
  /** Converts the text to the value. For invalid text it returns a value that the schema refuses. */
  valueOf(words: string): Value;
}

const choice = <Known extends string>(empty: Known): Held<Known> => ({
  empty,
  wordsOf: (value) => value,
  valueOf: (words) => words as Known,
});

/** The number, or NaN, which the schema refuses, if the text is not a number. */
export const numberOr = (text: string): number => numberIn(text) ?? Number.NaN;

/** The fields that each have exactly one input. A new field is added here, and its input in the form; the form needs no other change. */
const PLAIN: { [Field in Exclude<keyof PlainFields, "fee">]: Held<PlainFields[Field]> } = {
  title: { empty: "", wordsOf: oneLine, valueOf: oneLine },
  description: { empty: "", wordsOf: manyLines, valueOf: manyLines },
  /** One thing on each line. */
  bring: { empty: "", wordsOf: (things) => things.join("\n"), valueOf: (words) => words.split("\n").map(oneLine).filter(Boolean) },
  placeFor: choice("everyone"),
  /** Empty: no limit. */
  capacity: { empty: "", wordsOf: (places) => places?.toString() ?? "", valueOf: (words) => (words.trim() ? numberOr(words) : null) },
  guestsAllowed: { empty: "0", wordsOf: String, valueOf: Number },
  audience: choice("members"),
};

type Plain = keyof typeof PLAIN;
/** The fields as their inputs hold them. */
export type PlainDraft = Record<Plain, string>;

function each(to: (held: Held<never>, field: Plain) => unknown): Record<Plain, unknown> {
  const fields = Object.entries(PLAIN) as [Plain, Held<never>][];
  return Object.fromEntries(fields.map(([field, held]) => [field, to(held, field)])) as Record<Plain, unknown>;
}

export const EMPTY_PLAIN = each((held) => held.empty) as PlainDraft;

export const plainDraftOf = (meetup: Pick<PlainFields, Plain>) => each((held, field) => held.wordsOf(meetup[field] as never)) as PlainDraft;

/** The fields as the API accepts them. */
export const plainInputOf = (draft: PlainDraft) => each((held, field) => held.valueOf(draft[field])) as Pick<PlainFields, Plain>;
