import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ago, lasting } from "@/components/memberships/ago";
import { approveWords } from "@/components/memberships/approve-words";
import { broughtBy } from "@/components/memberships/invitation-words";
import {
  afterBanWords,
  askAgainWords,
  askingWords,
  declinedWords,
  type JoinGroup,
  mostOften,
  runBy,
} from "@/components/memberships/join-words";
import { opensTo } from "@/components/memberships/let-in-check";
import { leftInWords, placeOfOne, roomForAll, seatsInOneLine, stitches, takenInWords } from "@/components/memberships/places-words";
import { WaitSide } from "@/components/memberships/wait-side";
import type { MembershipView } from "@/lib/memberships/views";
import { ordinal } from "@/lib/ordinal";
import type { Permission } from "@/lib/platform/permission/shown";

describe("how full a group is", () => {
  it.each([
    [{ taken: 12, max: 16 }, "4 places left", "12 of 16 taken"],
    [{ taken: 15, max: 16 }, "1 place left", "15 of 16 taken"],
    [{ taken: 0, max: 12 }, "12 places left", "Be the first"],
    [{ taken: 500, max: 500, waiting: 23 }, "All 500 places are taken", "23 people are waiting"],
    [{ taken: 16, max: 16, waiting: 1 }, "All 16 places are taken", "1 person is waiting"],
    [{ taken: 1, max: 1 }, "The one place is taken", "1 of 1 taken"],
    // The limit was lowered below the members.
    [{ taken: 18, max: 16 }, "All 16 places are taken", "18 of 16 taken"],
  ])("%o", (seats, left, taken) => {
    expect(leftInWords(seats)).toBe(left);
    expect(takenInWords(seats)).toBe(taken);
  });

  it("says what room all who wait need, also above the limit", () => {
    expect(roomForAll({ memberCount: 16, maxMembers: 16, waitingCount: 2 })).toBe(18);
    expect(roomForAll({ memberCount: 18, maxMembers: 16, waitingCount: 1 })).toBe(19);
    expect(roomForAll({ memberCount: 18, maxMembers: 16, waitingCount: 0 })).toBeNull();
    expect(roomForAll({ memberCount: 10_000, maxMembers: 10_000, waitingCount: 1 })).toBeNull();
  });

  it.each([
    [1, "the one who waits is in."],
    [2, "both are in."],
    [3, "all 3 are in."],
  ])("says whom a higher limit lets in, of %i who wait", (waitingCount, words) => {
    const places = { memberCount: 4, maxMembers: 4, waitingCount, free: 0 };
    expect(renderToStaticMarkup(createElement(WaitSide, { groupId: "a".repeat(24), places, mayRaise: true }))).toContain(words);
  });

  it.each([
    [{ memberCount: 12, maxMembers: 16, waitingCount: 0 }, "The place is free at once: 5 places left."],
    [{ memberCount: 16, maxMembers: 16, waitingCount: 0 }, "The place is free at once: 1 place left."],
    [{ memberCount: 16, maxMembers: 16, waitingCount: 3 }, "The first in line gets the place."],
    [{ memberCount: 18, maxMembers: 16, waitingCount: 3 }, "That makes no room: the group has more members than places."],
  ])("says what becomes of the place of one who goes: %o", (places, words) => {
    expect(placeOfOne(places)).toBe(words);
  });

  it("says it in one line", () => {
    expect(seatsInOneLine({ taken: 12, max: 16 })).toBe("12 of 16 places taken");
    expect(seatsInOneLine({ taken: 40, max: 40 })).toBe("All 40 places taken");
    expect(seatsInOneLine({ taken: 1, max: 1 })).toBe("Its one place is taken");
  });

  it("draws a stitch a place, and shares stitches where there are many", () => {
    expect(stitches({ taken: 12, max: 16 })).toEqual({ drawn: 16, sewn: 12 });
    expect(stitches({ taken: 412, max: 500 })).toEqual({ drawn: 20, sewn: 16 });
    expect(stitches({ taken: 12, max: 16 }, 10)).toEqual({ drawn: 10, sewn: 8 });
  });

  it("never draws a full row while a place is free, nor an empty one while one is taken", () => {
    for (const max of [1, 2, 24, 25, 100, 9999])
      for (const taken of [0, 1, max - 1, max, max + 3]) {
        if (taken < 0) continue;
        const { drawn, sewn } = stitches({ taken, max });
        expect(sewn === drawn, `${taken} of ${max}`).toBe(taken >= max);
        expect(sewn === 0, `${taken} of ${max}`).toBe(taken === 0);
      }
  });

  it.each([
    [1, "1st"],
    [2, "2nd"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [22, "22nd"],
    [1003, "1,003rd"],
  ])("puts %d in line", (number, words) => expect(ordinal(number)).toBe(words));
});

describe("what approving will do", () => {
  const places = { free: 4, maxMembers: 16, waitingCount: 3 };
  it.each([
    [["A"], places, "4 places are left: a member at once."],
    [["A", "B"], places, "4 places are left, so both become members."],
    [["A", "B", "C"], places, "4 places are left, so all 3 become members."],
    [
      ["A", "B", "C", "D", "Sumaiya"],
      { ...places, waitingCount: 0 },
      "4 become members; Sumaiya, who asked last, joins the waitlist as 1st in line.",
    ],
    [
      ["A", "B", "C"],
      { ...places, free: 1, waitingCount: 0 },
      "1 becomes a member; B and C, who asked last, join the waitlist, 1st to 2nd in line.",
    ],
    [["A"], { ...places, free: 0 }, "All 16 places are taken. One more joins the waitlist, 4th in line."],
    [["A", "B"], { ...places, free: 0 }, "All 16 places are taken. Both join the waitlist, 4th and 5th in line."],
    [["A", "B", "C"], { ...places, free: 0 }, "All 16 places are taken. All 3 join the waitlist, 4th to 6th in line."],
  ])("%o with %o", (names, full, words) => expect(approveWords(names, full)).toBe(words));
});

describe("who runs it and answers", () => {
  it("names two, and counts more", () => {
    expect(runBy(["Nusrat Jahan"])).toBe("Nusrat Jahan");
    expect(runBy(["Nusrat Jahan", "Rafiqul Islam"])).toBe("Nusrat Jahan and Rafiqul Islam");
    expect(runBy(["Nusrat Jahan", "B", "C"])).toBe("Nusrat Jahan and 2 others");
  });

  it("says how long an answer takes only where it is known", () => {
    expect(mostOften(null)).toBe("");
    expect(mostOften(20)).toBe(", most often within a day");
    expect(mostOften(24 * 30)).toBe("");
  });

  it("says what a request needs", () => {
    const group = { questions: ["a", "b", "c"], organizers: ["Nusrat", "Rafiqul"], answeredWithinHours: 20 } as unknown as JoinGroup;
    expect(askingWords(group)).toBe("Answer three short questions. Nusrat or Rafiqul reads them, most often within a day.");
    expect(askingWords({ ...group, questions: [], organizers: [], answeredWithinHours: null })).toBe("An organizer reads your request.");
  });
});

describe("how long ago", () => {
  const now = "2026-11-21T10:00:00.000Z";
  it.each([
    ["2026-11-21T09:30:00.000Z", "just now", "since today"],
    ["2026-11-21T05:00:00.000Z", "5 hours ago", "since today"],
    // In Dhaka it is 4 pm on the 21st.
    ["2026-11-20T11:00:00.000Z", "23 hours ago", "1 day"],
    ["2026-11-20T09:00:00.000Z", "yesterday", "1 day"],
    ["2026-11-19T11:00:00.000Z", "2 days ago", "2 days"],
    ["2026-11-18T09:00:00.000Z", "3 days ago", "3 days"],
    ["2026-10-01T09:00:00.000Z", "on 1 October 2026", "51 days"],
  ])("%s", (moment, words, span) => {
    expect(ago(moment, now)).toBe(words);
    expect(lasting(moment, now)).toBe(span);
  });
});

describe("what a yes to an invitation brings", () => {
  const places = (free: number, closedAt: string | null = null) => ({
    group: { closedAt, places: { memberCount: 16 - free, maxMembers: 16, waitingCount: 3, free } },
  });
  const member = (state: "none" | "member" | "waiting") =>
    ({ state, role: null, position: null, rulesAccepted: null, contact: "nothing", can: {} }) as unknown as MembershipView;
  const yes = { allowed: true } as const;
  const no = { allowed: false, code: "banned", reason: "An organizer removed you.", next: null } as unknown as Permission;

  it.each([
    ["a stranger", { role: "member", membership: null, accept: yes, ...places(4) }, "You join as a member. Nobody has to approve it."],
    ["a full group", { role: "member", membership: null, accept: yes, ...places(0) }, /^You would be 4th in line, and a member as soon as/],
    [
      "an organizer to be",
      { role: "organizer", membership: member("none"), accept: yes, ...places(4) },
      /^You would run this group together/,
    ],
    ["a stranger before a closed group", { role: "member", membership: null, accept: yes, ...places(4, "2026-11-20T10:00:00.000Z") }, null],
    ["somebody who is in", { role: "member", membership: member("member"), accept: yes, ...places(4) }, null],
    ["somebody in line", { role: "member", membership: member("waiting"), accept: yes, ...places(0) }, null],
    [
      "somebody in line who may become an organizer",
      { role: "organizer", membership: member("waiting"), accept: yes, ...places(0) },
      /^You would run this group together/,
    ],
    ["somebody in line for an organizer's place", { role: "organizer", membership: member("waiting"), accept: no, ...places(0) }, null],
    ["somebody banned", { role: "member", membership: member("none"), accept: no, ...places(4) }, null],
  ] as const)("%s", (_who, card, words) => {
    if (words === null) expect(broughtBy(card)).toBeNull();
    else expect(broughtBy(card)).toMatch(words);
  });
});

describe("coming back", () => {
  const paused: Permission = { allowed: false, code: "paused", reason: "Your request was declined.", next: "You can ask again later." };
  const byInvitation: Permission = {
    ...({ allowed: false, code: "invitation_only" } as const),
    ...{ reason: "It takes an invitation to join this group.", next: "Ask an organizer for one." },
  };
  const until = "2026-12-05T06:00:00.000Z";

  it("after a declined request hangs on how one joins today", () => {
    expect(declinedWords({ allowed: true }, "open", until)).toBe("You can join now.");
    expect(declinedWords({ allowed: true }, "approval", until)).toBe("You may ask again.");
    expect(declinedWords(paused, "approval", until)).toBe("You can ask again after 5 December 2026.");
    expect(declinedWords(byInvitation, "invitation", until)).toBe("It takes an invitation to join this group.");
  });

  it("is told in a list with the reason of today", () => {
    expect(askAgainWords(paused)).toBe("You can ask again later.");
    expect(askAgainWords(byInvitation)).toBe("It takes an invitation to join this group. Ask an organizer for one.");
  });

  it("after a ban says what one then can do", () => {
    const words = (["open", "approval", "invitation"] as const).map((joinPolicy) => afterBanWords(joinPolicy, until));
    expect(words).toEqual(["join", "ask", "be invited"].map((can) => `You can ${can} again after 5 December 2026.`));
  });
});

it("a group that opens asks about those who wait, also about requests from before it took people by invitation", () => {
  expect(opensTo("open", "approval", 1)).toBe(true);
  expect(opensTo("open", "approval", 0)).toBe(false);
  expect(opensTo("open", "invitation", 2)).toBe(true);
  expect(opensTo("open", "invitation", 0)).toBe(false);
  expect(opensTo("open", "open", 2)).toBe(false);
  expect(opensTo("approval", "invitation", 2)).toBe(false);
});
