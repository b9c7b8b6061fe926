import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { LoginForm } from "@/lib/accounts/schema";
import { parseJson } from "@/lib/platform/http/body";
import { listOperations } from "@/lib/rooms";

/** Everything a stranger can send: what the API takes, and what next-auth hands to the login. */
const INPUTS: [string, z.ZodType][] = [
  ["login", LoginForm],
  ...(await listOperations()).flatMap(({ method, path, body, query }): [string, z.ZodType][] => [
    ...(body ? [[`${method} ${path} body`, body] as [string, z.ZodType]] : []),
    ...(query ? [[`${method} ${path} query`, query] as [string, z.ZodType]] : []),
  ]),
];

/** Just below the largest body that a route handler takes. */
const BODY_BYTES = 62_000;

const differentLetters = (from: number) => Array.from({ length: 20_000 }, (_, index) => String.fromCharCode(from + index)).join("");
const TRICKS: Record<string, string> = {
  "one letter": "a".repeat(BODY_BYTES),
  blanks: `${" ".repeat(BODY_BYTES)}x`,
  "line ends": "\r\n".repeat(BODY_BYTES),
  "odd line ends": "\u2028".repeat(BODY_BYTES),
  "control characters": "\u0001\u0085".repeat(BODY_BYTES),
  "marks to be sorted": `a${"\u0300".repeat(15_000)}${"\u0323".repeat(15_000)}@x.co`,
  "marks to be sorted in turns": `a${"\u0300\u0323".repeat(15_000)}@x.co`,
  "letters to be composed": "\u1100\u1161\u11a8".repeat(BODY_BYTES),
  "letters to be taken apart": "\u0958".repeat(BODY_BYTES),
  "a wide host": `https://${differentLetters(0x4e00)}.example/a.png`,
  "a host of many labels": `https://${"a.".repeat(BODY_BYTES)}example/a.png`,
  "a host of many hyphens": `https://${"a-".repeat(BODY_BYTES)}.example/a.png`,
  "a host of escapes": `https://${"%C3%A9".repeat(BODY_BYTES)}.example/a.png`,
  "a wide path": `https://a.example/${differentLetters(0x4e00)}`,
  "a path that climbs": `https://a.example/${"a/../".repeat(BODY_BYTES)}`,
  "many dots": `${"a.".repeat(BODY_BYTES)}@x.co`,
  "many at signs": "a@".repeat(BODY_BYTES),
  "a mail host of many labels": `a@${"a.".repeat(BODY_BYTES)}`,
  "pairs of halves": "\u{1f9f5}".repeat(BODY_BYTES),
  digits: "9".repeat(BODY_BYTES),
  dates: "2026-01-01".repeat(BODY_BYTES),
};

/** As it arrives whole, and as the schemas' own limits let it through: cut to fit, with its end kept where that is the trick. */
const lengthsOf = (trick: string): string[] => [80, 254, 1000, 2000, 8000, 20_000, BODY_BYTES].map((length) => trick.slice(0, length));

const inner = (schema: z.core.$ZodType): z.core.$ZodType[] => {
  const { def } = schema._zod as unknown as { def: z.core.$ZodTypeDef };
  const { type, shape, innerType, element, options } = def as unknown as {
    type: string;
    shape?: Record<string, z.core.$ZodType>;
    innerType?: z.core.$ZodType;
    element?: z.core.$ZodType;
    options?: z.core.$ZodType[];
  };
  if (type === "pipe") return [(def as z.core.$ZodPipeDef).in];
  return [...Object.values(shape ?? {}), ...(innerType ? [innerType] : []), ...(element ? [element] : []), ...(options ?? [])];
};

/** Every string a schema looks into. */
function stringsIn(schema: z.core.$ZodType): z.ZodString[] {
  return [...(schema._zod.def.type === "string" ? [schema as z.ZodString] : []), ...inner(schema).flatMap(stringsIn)];
}

const LENGTH_FIRST = expect.objectContaining({ check: "max_length", abort: true });

/** What a string is held to first. One that is held to nothing costs nothing. */
const firstCheck = (string: z.ZodString) => {
  const { checks, check } = string._zod.def as { checks?: z.core.$ZodCheck<never>[]; check?: string };
  if (check === undefined && !checks?.length) return { check: "max_length", abort: true };
  return checks?.[0]?._zod.def;
};

/** The names of an object's fields, whatever it is wrapped in. */
function fieldsIn(schema: z.core.$ZodType): string[] {
  const { shape } = schema._zod.def as { shape?: object };
  return shape ? Object.keys(shape) : inner(schema).flatMap(fieldsIn);
}

/** Cuts to the bytes that a route handler takes; half a pair at the end would be refused before any schema sees it. */
function fitting(fields: string[], text: string): Uint8Array {
  const room = Math.floor(BODY_BYTES / fields.length);
  let part = text;
  while (Buffer.byteLength(JSON.stringify(part)) > room)
    part = part.slice(0, Math.floor((part.length * room) / Buffer.byteLength(JSON.stringify(part))) - 1);
  return Buffer.from(JSON.stringify(Object.fromEntries(fields.map((field) => [field, part.toWellFormed()]))));
}

/** Another process on the machine may take the processor's cache away, but makes no run cheaper: the first of these that is cheap enough tells. */
const MOST_RUNS = 25;

/** What the cheapest run cost in milliseconds, tried until one is below the limit. */
function processorMs(work: () => void, limit: number): number {
  let cheapest = Number.POSITIVE_INFINITY;
  for (let run = 0; run < MOST_RUNS && cheapest >= limit; run++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    cheapest = Math.min(cheapest, (user + system) / 1000);
  }
  return cheapest;
}

const UNKNOWN_FIELDS = Buffer.from(JSON.stringify(Object.fromEntries(Array.from({ length: 5500 }, (_, index) => [`f${index}`, "x"]))));

/**
 * Processor time that one body may cost, in milliseconds: three times what this machine takes, in this run, to refuse a body of as many bytes
 * by a schema that knows no field. Before lengths were checked first, one cost several hundred times as much.
 */
const MOST_MS = 3 * processorMs(() => void z.strictObject({}).safeParse(parseJson(UNKNOWN_FIELDS)), 0);

test("there is something to try, and every string of it is found", () => {
  expect(INPUTS.length).toBeGreaterThan(7);
  for (const [name, schema] of INPUTS) expect([name, fieldsIn(schema).length > 0]).toEqual([name, true]);
  expect(INPUTS.flatMap(([, schema]) => stringsIn(schema)).length).toBeGreaterThan(20);
});

const FILES = readdirSync("lib", { withFileTypes: true })
  // Articles are written by the house and checked by the build.
  .filter((entry) => entry.isDirectory() && entry.name !== "blog" && existsSync(`lib/${entry.name}/schema.ts`))
  .map(({ name }) => name);

/** Each string by the name of the schema it is part of, with what it is held to first. */
const firstChecks = (named: [string, z.ZodType][]) =>
  named.flatMap(([name, schema]) => stringsIn(schema).map((string) => [name, firstCheck(string)]));

test.each(FILES)("every schema of %s that looks into a string checks its length before anything else, and stops there", async (noun) => {
  const exported: Record<string, unknown> = await import(/* @vite-ignore */ `../../lib/${noun}/schema.ts`);
  const named = Object.entries(exported).filter((entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType);
  for (const [name, first] of firstChecks(named)) expect([name, first]).toEqual([name, LENGTH_FIRST]);
});

test("everything the API takes checks the length of a string before anything else, and stops there", () => {
  for (const [name, first] of firstChecks(INPUTS)) expect([name, first]).toEqual([name, LENGTH_FIRST]);
});

describe.each(INPUTS)("%s", (_name, schema) => {
  test.each(Object.entries(TRICKS))("parses %s in a moment", (_trick, text) => {
    const fields = fieldsIn(schema);
    const worst = lengthsOf(text).flatMap((part) => [fitting(fields, part), ...fields.map((field) => fitting([field], part))]);
    const costs = worst.map((body) => processorMs(() => void schema.safeParse(parseJson(body)), MOST_MS));
    expect(Math.max(...costs)).toBeLessThan(MOST_MS);
  });

  test("says no to thousands of unknown fields in a moment", () => {
    expect(processorMs(() => void schema.safeParse(parseJson(UNKNOWN_FIELDS)), MOST_MS)).toBeLessThan(MOST_MS);
  });
});
