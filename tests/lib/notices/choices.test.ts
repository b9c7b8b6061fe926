import { expect, test } from "vitest";
import { EVENT_KINDS, type EventKind } from "@/lib/events/schema";
import {
  DEFAULT_SETTINGS,
  deliveryOf,
  isDigest,
  rhythmKey,
  type Settings,
  stopsInvitations,
  withoutInvitations,
} from "@/lib/notices/delivery-rules";
import { NOTICE_TOPICS } from "@/lib/notices/kind-schema";

const NOW = "2026-11-22T12:00:00.000Z";
const GROUP = "aaaaaaaaaaaaaaaaaaaaaaaa";
const told = (kind: EventKind, settings: Settings) => deliveryOf(kind, GROUP, settings, { zone: "Asia/Dhaka", verified: true }, NOW);
const shown = (settings: Settings) => EVENT_KINDS.filter((kind) => told(kind, settings).shown);
const off = { app: false, mail: "never" } as const;

const ACCOUNT: EventKind[] = [
  ...(["password-changed", "password-set", "address-asked", "address-changed", "taken-over", "new-device"] as const),
  ...(["deletion-announced", "deletion-waits", "deletion-called-off", "mail-rested"] as const),
];

test("with everything switched off, a move, an offer of a group, one's places and one's account still stand in the app, and no mail comes of them", () => {
  const nothing = { ...DEFAULT_SETTINGS, topics: Object.fromEntries(NOTICE_TOPICS.map((topic) => [topic, off])) };
  expect(shown(nothing)).toEqual([
    "transfer-offered",
    "group-moved",
    "seat-confirmed",
    "seat-offered",
    "offer-lapsed",
    "still-coming",
    ...ACCOUNT,
  ]);
  expect(EVENT_KINDS.filter((kind) => told(kind, nothing).mail !== null)).toEqual([]);
});

test("whoever wants no mail of changes is mailed about a place that is free, and the other way round", () => {
  const without = (topic: string) => ({ ...DEFAULT_SETTINGS, topics: { [topic]: off } });
  const mailed = (settings: Settings) => (["seat-offered", "meetup-cancelled"] as const).map((kind) => told(kind, settings).mail);
  expect(mailed(without("meetups"))).toEqual(["now", null]);
  expect(mailed(without("places"))).toEqual([null, "now"]);
});

test("a muted group is heard of where it moves or is offered, where one comes in or is kept out, where one gets a place or it is held, where something does not take place, and what one hosts", () => {
  const muted = { ...DEFAULT_SETTINGS, muted: [{ groupId: GROUP, until: null }] };
  const meetups = ["seat-confirmed", "seat-offered", "meetup-cancelled", "meetup-gone", "host-named", "host-replaced"];
  const own = ["request-approved", "request-declined", "promoted", "removed", "banned", "ban-lifted", "transfer-offered", "invited"];
  expect(shown(muted)).toEqual([...own, "group-moved", ...meetups, ...ACCOUNT]);
});

test("a summary is planned anew when its zone, hour, day or the quiet hours change", () => {
  const key = (more: Partial<Settings>, zone = "Asia/Dhaka") => rhythmKey({ ...DEFAULT_SETTINGS, ...more }, zone);
  const quiet = [
    ["22:00", "07:00"],
    ["22:00", "08:00"],
    ["21:00", "07:00"],
  ] as const;
  const keys = [key({}), key({}, "Europe/Berlin"), key({ digestAt: "09:00" }), key({ digestDay: 1 })];
  keys.push(...quiet.map(([from, to]) => key({ quiet: { from, to } })));
  expect(new Set(keys).size).toBe(7);
  expect((["now", "bundle", "daily", "weekly", null] as const).map(isDigest)).toEqual([false, false, true, true, false]);
});

test("an address whose owner stopped invitations gets none by mail; the app shows them as chosen, and other mail comes", () => {
  const chosen: Settings = {
    ...DEFAULT_SETTINGS,
    topics: { invitations: { app: false, mail: "now" }, groups: { app: true, mail: "now" } },
  };
  expect(withoutInvitations(chosen).topics).toEqual({
    invitations: { app: false, mail: "never" },
    groups: { app: true, mail: "now" },
  });
  const stops = (why: "bounced" | "unwanted", unwanted: boolean) => stopsInvitations({ why, unwanted });
  expect([stops("unwanted", false), stops("bounced", true), stops("bounced", false)]).toEqual([true, true, false]);
});
