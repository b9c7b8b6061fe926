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
  keepDraft("/createGroup", "me@example.com", { draft: DRAFT, begun: EMPTY_DRAFT });
  expect(takeDraft("/updateGroup/1", "me@example.com", EMPTY_DRAFT)).toBeNull();
  expect(takeDraft("/createGroup", "me@example.com", EMPTY_DRAFT)).toEqual({ draft: DRAFT, changedByBoth: [] });
  expect(takeDraft("/createGroup", "me@example.com", EMPTY_DRAFT)).toBeNull();
});

test("nobody gets another's draft, and it is gone then", () => {
  keepDraft("/createGroup", "me@example.com", { draft: DRAFT, begun: EMPTY_DRAFT });
  expect(takeDraft("/createGroup", "you@example.com", EMPTY_DRAFT)).toBeNull();
  expect(kept.size).toBe(0);
});

test("what is no draft is not taken for one", () => {
  const of = (draft: object, begun?: object) => JSON.stringify({ path: "/createGroup", email: "me@example.com", draft, begun });
  for (const value of ["not json", "[]", of({ ...DRAFT, groupName: 1 }, EMPTY_DRAFT), of(DRAFT), of(DRAFT, { groupName: "" })]) {
    kept.set("hobbyhub:draft", value);
    expect(takeDraft("/createGroup", "me@example.com", EMPTY_DRAFT)).toBeNull();
  }
});

test("what its writer left alone is as others left it; what both changed is their own, and told", () => {
  const begun = { ...EMPTY_DRAFT, groupName: "Boi", location: "Dhaka", rules: "Be kind.", maxMembers: "12" };
  const draft = { ...begun, groupName: "Boi Adda", location: "Sylhet", rules: "" };
  keepDraft("/updateGroup/1", "me@example.com", { draft, begun });
  const now = { ...begun, location: "Khulna", rules: "", maxMembers: "24" };
  const mine = { ...now, groupName: "Boi Adda", location: "Sylhet" };
  expect(takeDraft("/updateGroup/1", "me@example.com", now)).toEqual({ draft: mine, changedByBoth: ["location"] });
});

test("a browser that keeps nothing breaks nothing", () => {
  vi.stubGlobal("sessionStorage", undefined);
  keepDraft("/createGroup", "me@example.com", { draft: DRAFT, begun: EMPTY_DRAFT });
  expect(takeDraft("/createGroup", "me@example.com", EMPTY_DRAFT)).toBeNull();
});
