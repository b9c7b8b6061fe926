import { describe, expect, test } from "vitest";
import { EVENT_KINDS, type EventKind } from "@/lib/events/schema";
import { KIND_RULES, NOTICE_TOPICS, TOPIC_RULES } from "@/lib/notices/kind-schema";
import { factsOf, noticeWords } from "@/lib/notices/word-rules";

const ABOUT = {
  ...{ group: "Ramna Runners", actor: "Rina Akter", meetup: "Five easy kilometres", when: "Sunday 22 November, 6:00 to 7:00 am" },
  ...{
    heldUntil: "Saturday 21 November at 6:00 pm, Dhaka time (GMT+6)",
    detail: "2026-11-28T12:00:00.000Z",
    zone: "Asia/Dhaka",
    free: true,
    inLine: true,
    until: "2026-12-09T12:00:00.000Z",
  },
};
const NOTHING = { ...ABOUT, when: null, heldUntil: null, detail: null, free: false, inLine: false, until: null };

describe.each(EVENT_KINDS)("%s", (kind) => {
  test.each([ABOUT, NOTHING])("has words that a person reads, whatever is known", (about) => {
    const { title, detail } = noticeWords({ kind, ...about });
    for (const words of [title, detail ?? "x"]) expect(words).not.toMatch(/undefined|null|NaN|^\s*$/);
    expect(title).toMatch(/^[\p{Lu}\d]/u);
    expect(title.length).toBeLessThan(120);
  });

  test("lifts out of its title the name it is about, whatever that name says; none where the account is meant", () => {
    const names = { group: "Ramna asks to join", actor: "<b>Rina</b> & the Runners", meetup: "Ramna" };
    const { title, named } = noticeWords({ kind, ...ABOUT, ...names });
    if (KIND_RULES[kind].topic === null) expect(named).toBeNull();
    else {
      expect(Object.values(names)).toContain(named?.name);
      expect(`${named?.before}${named?.name}${named?.after}`).toBe(title);
    }
  });

  test("belongs to a row of the settings, or to the account", () => {
    const { topic, act } = KIND_RULES[kind];
    expect(topic === null || NOTICE_TOPICS.includes(topic)).toBe(true);
    expect(act).not.toBe("");
    if (topic !== null) expect(TOPIC_RULES[topic].why).toMatch(/^You get this because /);
  });
});

test("of several names the one that is new to the reader is lifted out", () => {
  const named = (kind: EventKind) => noticeWords({ kind, ...ABOUT }).named;
  expect(named("request-received")).toEqual({ before: "", name: "Rina Akter", after: " asks to join Ramna Runners" });
  expect(named("meetup-new")).toEqual({ before: "Ramna Runners plans ", name: "Five easy kilometres", after: "" });
  expect(named("still-coming")).toEqual({ before: "Still coming to ", name: "Five easy kilometres", after: "?" });
});

test("a ban that is over is not told as one that lasts", () => {
  const { title, detail } = noticeWords({ kind: "banned", ...NOTHING, detail: "Shouted.", over: true });
  expect([title, detail]).toEqual(["You were kept out of Ramna Runners for a time", "“Shouted.” That is over."]);
});

test("a change says what it is and what it was; a place only to those who may know it", () => {
  const changes = [
    { what: "starts", before: "2026-12-01T14:30:00.000Z", after: "2026-12-01T15:00:00.000Z" },
    { what: "place", before: "The ghat", after: null },
    { what: "fee", before: null, after: "Tk 300" },
  ] as const;
  expect(factsOf([...changes], { zone: "Asia/Dhaka", inside: true, placeFor: "going", keeps: null })).toEqual([
    { term: "Begins", says: "Tuesday 1 December at 9:00 pm. It was Tuesday 1 December at 8:30 pm." },
    { term: "Place", says: "none. It was The ghat." },
    { term: "Fee", says: "Tk 300. For you it stays free." },
  ]);
  expect(JSON.stringify(factsOf([...changes], { zone: "Asia/Dhaka", inside: false, placeFor: "going", keeps: null }))).not.toContain(
    "ghat",
  );
});

test.each([
  ["lapsed", "It was not accepted in time."],
  ["taken-back", "The owner took it back."],
  ["declined", "It was declined."],
  ["offered-on", "The owner offered it to somebody else."],
  ["heir-left", "The person it was made to was no longer in the group."],
  ["owner-left", "The group has no owner any more."],
  // As an older version told it.
  [null, null],
])("an offer to hand a group over that ended (%s) says why", (detail, says) => {
  expect(noticeWords({ kind: "transfer-ended", ...ABOUT, detail })).toMatchObject({
    title: "The offer to hand Ramna Runners over has ended",
    detail: says,
  });
});
