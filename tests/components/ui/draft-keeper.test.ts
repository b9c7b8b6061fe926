import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EMPTY_DRAFT } from "@/components/groups/draft";
import { keepDraft, takeDraft } from "@/components/ui/draft-keeper";

const DRAFT = { ...EMPTY_DRAFT, groupName: "Boi Adda" };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a draft comes back once, to the same page and person", () => {
  keepDraft("/createGroup", "me@example.com", DRAFT);
  expect(takeDraft("/updateGroup/1", "me@example.com", EMPTY_DRAFT)).toBeNull();
  expect(takeDraft("/createGroup", "me@example.com", EMPTY_DRAFT)).toEqual(DRAFT);
  expect(takeDraft("/createGroup", "me@example.com", EMPTY_DRAFT)).toBeNull();
});

test("nobody gets another's draft, and it is gone then", () => {
  keepDraft("/createGroup", "me@example.com", DRAFT);
  expect(takeDraft("/createGroup", "you@example.com", EMPTY_DRAFT)).toBeNull();
  expect(kept.size).toBe(0);
});

test("what is no draft is not taken for one", () => {
  for (const value of ["not json", "[]", '{"path":"/createGroup","email":"me@example.com","draft":{"groupName":1}}']) {
    kept.set("hobbyhub:draft", value);
    expect(takeDraft("/createGroup", "me@example.com", EMPTY_DRAFT)).toBeNull();
  }
});

test("a browser that keeps nothing breaks nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepDraft("/createGroup", "me@example.com", DRAFT);
  expect(takeDraft("/createGroup", "me@example.com", EMPTY_DRAFT)).toBeNull();
});
