import { beforeEach, expect, test, vi } from "vitest";
import { forgetAllAnswers, forgetAnswers, keepAnswers, keptAnswers } from "@/components/memberships/answers-keeper";

/** What a browser keeps: of one site, or of one tab. */
function storage() {
  const kept: Record<string, string> = {};
  const methods = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  };
  return new Proxy(methods, {
    ownKeys: () => Object.keys(kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const GROUP = "66f0a1b2c3d4e5f601234567";
const typed = new Map([["Why?", "I have a boat."]]);
const signIn = (uid: string | null) =>
  uid === null ? localStorage.removeItem("currentUserId") : localStorage.setItem("currentUserId", uid);

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});

test("what was typed is there for its writer alone, also after a login of theirs", () => {
  signIn("rina");
  keepAnswers(GROUP, typed);
  expect(keptAnswers(GROUP)).toEqual(typed);
  signIn(null);
  expect(keptAnswers(GROUP)).toEqual(new Map());
  signIn("omar");
  expect(keptAnswers(GROUP)).toEqual(new Map());
  signIn("rina");
  expect(keptAnswers(GROUP)).toEqual(typed);
});

test("what a visitor typed is there for whoever logs in", () => {
  keepAnswers(GROUP, typed);
  signIn("rina");
  expect(keptAnswers(GROUP)).toEqual(typed);
});

test("what was typed goes once it has been sent, and all of it with its writer", () => {
  keepAnswers(GROUP, typed);
  keepAnswers("another", typed);
  sessionStorage.setItem("hobbyhub:draft", "{}");
  forgetAnswers(GROUP);
  expect([keptAnswers(GROUP).size, keptAnswers("another").size]).toEqual([0, 1]);
  forgetAllAnswers();
  expect([keptAnswers("another").size, sessionStorage.getItem("hobbyhub:draft")]).toEqual([0, "{}"]);
});

test("nothing is kept that reads like something else", () => {
  for (const odd of ["", "null", "[]", '{"by":null,"typed":"words"}', '{"by":null,"typed":[["Why?"],[1,2],"x"]}']) {
    sessionStorage.setItem(`hobbyhub:answers:${GROUP}`, odd);
    expect(keptAnswers(GROUP)).toEqual(new Map());
  }
});
