import { numberIn } from "@/components/groups/draft";
import type { PlainFields } from "@/lib/meetups/schema";
import { manyLines, oneLine } from "@/lib/text";

/** How an input holds a field. */
interface Held<Value> {
  /** What it begins with at a new meetup. */
  empty: string;
  wordsOf(value: Value): string;
  /** What the schema refuses where the words are none of it. */
  valueOf(words: string): Value;
}

const choice = <Known extends string>(empty: Known): Held<Known> => ({
  empty,
  wordsOf: (value) => value,
  valueOf: (words) => words as Known,
});

/** What the schema refuses, where the words of an input are no number. */
export const numberOr = (text: string): number => numberIn(text) ?? Number.NaN;

/** The fields that one input holds each, whatever the others hold. A new one stands here and nowhere else in the form but for its input. */
const PLAIN: { [Field in Exclude<keyof PlainFields, "fee">]: Held<PlainFields[Field]> } = {
  title: { empty: "", wordsOf: oneLine, valueOf: oneLine },
  description: { empty: "", wordsOf: manyLines, valueOf: manyLines },
  /** One thing on a line. */
  bring: { empty: "", wordsOf: (things) => things.join("\n"), valueOf: (words) => words.split("\n").map(oneLine).filter(Boolean) },
  placeFor: choice("everyone"),
  /** Empty: no limit. */
  capacity: { empty: "", wordsOf: (places) => places?.toString() ?? "", valueOf: (words) => (words.trim() ? numberOr(words) : null) },
  guestsAllowed: { empty: "0", wordsOf: String, valueOf: Number },
  audience: choice("members"),
};

type Plain = keyof typeof PLAIN;
/** As their inputs hold them. */
export type PlainDraft = Record<Plain, string>;

function each(to: (held: Held<never>, field: Plain) => unknown): Record<Plain, unknown> {
  const fields = Object.entries(PLAIN) as [Plain, Held<never>][];
  return Object.fromEntries(fields.map(([field, held]) => [field, to(held, field)])) as Record<Plain, unknown>;
}

export const EMPTY_PLAIN = each((held) => held.empty) as PlainDraft;

export const plainDraftOf = (meetup: Pick<PlainFields, Plain>) => each((held, field) => held.wordsOf(meetup[field] as never)) as PlainDraft;

/** As the API takes them. */
export const plainInputOf = (draft: PlainDraft) => each((held, field) => held.valueOf(draft[field])) as Pick<PlainFields, Plain>;
