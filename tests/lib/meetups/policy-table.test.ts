import { describe, expect, it } from "vitest";
import { can, canPlan, MEETUP_ACTIONS, type MeetupAction, type MeetupStanding, mayFollow } from "@/lib/meetups/policy";
import { RSVP_STATES, type RsvpState } from "@/lib/meetups/schema";
import { ANSWERED } from "@/tests/support/meetup-answered-table";
import { EVERYONE, type Phase, TABLE } from "@/tests/support/meetup-policy-table";
import { WORDS } from "@/tests/support/meetup-words";
import { membership } from "@/tests/support/scenes";

const START = "2026-11-28T12:00:00.000Z";
const hours = (after: number) => new Date(Date.parse(START) + after * 3_600_000).toISOString();

/** Who asks: a standing in the group, and whether the meetup is theirs to lead. */
const WHO = {
  anonymous: ["none", false],
  stranger: ["none", false],
  "once-host": ["none", true],
  requested: ["requested", false],
  waiting: ["waiting", false],
  member: ["member", false],
  host: ["member", true],
  organizer: ["organizer", false],
  owner: ["owner", false],
  banned: ["banned", true],
} as const;
type Who = keyof typeof WHO;

const OPEN = {
  hostId: "host",
  status: "scheduled",
  startsAt: START,
  endsAt: hours(2),
  rsvpOpensAt: hours(-72),
  rsvpClosesAt: hours(-4),
} as const;
const PHASES = {
  unopened: { now: hours(-73) },
  open: { now: hours(-72) },
  closed: { now: hours(-4) },
  begun: { now: START },
  over: { now: hours(2) },
  cancelled: { now: hours(-72), meetup: { status: "cancelled" } },
  "group-closed": { now: hours(-72), group: { visibility: "public", closedAt: hours(-100) } },
} as const satisfies Record<Phase, object>;

function standing(
  who: Who,
  phase: Phase,
  over: Partial<MeetupStanding> = {},
  audience: "members" | "everyone" = "members",
): MeetupStanding {
  const [relation, hosts] = WHO[who];
  const {
    now,
    meetup = {},
    group = { visibility: "public", closedAt: null },
  } = PHASES[phase] as {
    now: string;
    meetup?: Partial<MeetupStanding["meetup"]>;
    group?: MeetupStanding["group"];
  };
  const accountId = who === "anonymous" ? null : hosts ? "host" : who;
  return {
    now,
    accountId,
    membership: membership(relation, accountId ?? ""),
    group,
    meetup: { ...OPEN, audience, ...meetup },
    rsvp: null,
    ...over,
  };
}

const said = (verdict: ReturnType<typeof can>) => (verdict.allowed ? "yes" : verdict.code);

/** Where the same code says something of its own. */
const OVER = ["This meetup is over; it stays as it was.", null, "conflict"] as const;
const OWN: Partial<Record<MeetupAction, typeof WORDS>> = {
  edit: { past: OVER },
  cancel: { past: OVER },
  go: { past: ["This meetup is over.", null, "conflict"] },
  "see-attendees": { members_only: ["Only members see who comes.", "Join the group first.", "forbidden"] },
};

const parse = (text: string) =>
  Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map((line) => line.trim().split(/\s+/))
      .map(([name = "", ...cells]) => [name, cells]),
  );
const phases = Object.keys(PHASES) as Phase[];
const everybody = Object.keys(WHO) as Who[];

describe("who may do what at a meetup", () => {
  it("has a line for everybody in each phase, and a cell for each action", () => {
    for (const [table, columns] of [
      [TABLE, MEETUP_ACTIONS.length],
      [EVERYONE, 2],
    ] as const)
      for (const phase of phases) {
        const lines = parse(table[phase]);
        expect(Object.keys(lines)).toEqual(everybody);
        for (const cells of Object.values(lines)) expect(cells.length).toBe(columns);
      }
  });

  it.each(phases.flatMap((phase) => everybody.map((who) => [phase, who] as const)))("%s: %s", (phase, who) => {
    expect(MEETUP_ACTIONS.map((action) => said(can(standing(who, phase), action)))).toEqual(parse(TABLE[phase])[who]);
    const open = standing(who, phase, {}, "everyone");
    expect((["go", "decline"] as const).map((action) => said(can(open, action)))).toEqual(parse(EVERYONE[phase])[who]);
  });

  it.each(
    phases.flatMap((phase) =>
      (["member", "stranger", "banned"] as const).flatMap((who) => RSVP_STATES.map((rsvp) => [phase, who, rsvp] as const)),
    ),
  )("%s: a %s who said %s", (phase, who, rsvp: RsvpState) => {
    const actions = ["decline", "still-coming", "see-private", "see-attendees"] as const;
    expect(actions.map((action) => said(can(standing(who, phase, { rsvp }), action)))).toEqual(parse(ANSWERED[phase])[`${who}:${rsvp}`]);
  });

  it.each([
    ["stranger", "open", "yes", "yes"],
    ["stranger", "over", "yes", "yes"],
    ["once-host", "over", "yes", "yes"],
    ["banned", "open", "going_only", "members_only"],
    ["banned", "over", "going_only", "members_only"],
  ] as const)(
    "a %s who went to a meetup for everyone, while it is %s, sees what is inside: %s, and who comes: %s",
    (who, phase, inside, names) => {
      const verdicts = (["see-private", "see-attendees"] as const).map((action) =>
        can(standing(who, phase, { rsvp: "going" }, "everyone"), action),
      );
      expect(verdicts.map(said)).toEqual([inside, names]);
    },
  );

  it("sends whoever would have to join a full group to its waitlist, and nobody who would not", () => {
    const full = { visibility: "public", closedAt: null, full: true } as const;
    const go = (who: Who, audience: "members" | "everyone", over: Partial<MeetupStanding> = {}) =>
      said(can(standing(who, "open", { group: full, ...over }, audience), "go"));
    expect(everybody.map((who) => [who, go(who, "members"), go(who, "everyone")])).toEqual([
      ["anonymous", "sign_in", "sign_in"],
      ["stranger", "group_full", "yes"],
      ["once-host", "group_full", "yes"],
      ["requested", "group_full", "yes"],
      ["waiting", "group_full", "yes"],
      ["member", "yes", "yes"],
      ["host", "yes", "yes"],
      ["organizer", "yes", "yes"],
      ["owner", "yes", "yes"],
      ["banned", "banned", "banned"],
    ]);
    expect(go("stranger", "members", { rsvp: "offered" })).toBe("yes");
    expect(said(can(standing("stranger", "open", { group: full }), "decline"))).toBe("members_only");
  });

  it("takes no answer once it has begun, whenever answers were to close", () => {
    const { meetup } = standing("member", "open");
    const at = (now: string) => said(can(standing("member", "open", { now, meetup: { ...meetup, rsvpClosesAt: hours(1) } }), "go"));
    expect([at(hours(-0.01)), at(START)]).toEqual(["yes", "closed"]);
  });

  it("says of every refusal why, and what helps", () => {
    for (const phase of phases)
      for (const who of everybody)
        for (const action of MEETUP_ACTIONS) {
          const verdict = can(standing(who, phase), action);
          if (verdict.allowed) continue;
          const [reason, next, status] = { ...WORDS, ...OWN[action] }[verdict.code] ?? [];
          expect([verdict.code, verdict.reason, verdict.next, verdict.status]).toEqual([verdict.code, reason, next, status]);
        }
  });

  it("lets answers that open with no moment be given at once", () => {
    const meetup = { ...OPEN, audience: "members" as const, rsvpOpensAt: null };
    expect(said(can(standing("member", "unopened", { meetup }), "go"))).toBe("yes");
  });

  it.each([
    ["stranger", "organizers_only", "organizers_only"],
    ["requested", "organizers_only", "organizers_only"],
    ["member", "organizers_only", "organizers_only"],
    ["organizer", "yes", "closed"],
    ["owner", "yes", "closed"],
    ["banned", "organizers_only", "organizers_only"],
  ] as const)("a %s plans: %s, in a closed group: %s", (who, open, closed) => {
    const row = membership(WHO[who][0], who);
    const standing = (closedAt: string | null, ownerId: string | null = "owner") => ({ membership: row, group: { closedAt, ownerId } });
    const verdicts = [canPlan(standing(null), "plan"), canPlan(standing(START), "plan")];
    expect(verdicts.map(said)).toEqual([open, closed]);
    if (closed === "closed") expect(canPlan(standing(START, null), "plan")).toMatchObject({ next: "Nobody owns it any more." });
    // What was planned can be looked at in a closed group too.
    expect(said(canPlan(standing(START), "see-plans"))).toBe(open);
    const words = {
      organizers_only: "Only organizers plan meetups. Ask an organizer of this group.",
      closed: "This group is closed. The owner can open it again.",
    };
    for (const verdict of verdicts)
      if (!verdict.allowed)
        expect([`${verdict.reason} ${verdict.next}`, verdict.status]).toEqual([
          words[verdict.code as keyof typeof words],
          verdict.code === "closed" ? "conflict" : "forbidden",
        ]);
  });

  it.each([
    ["stranger", "members_only", "yes", "members_only"],
    ["waiting", "members_only", "yes", "members_only"],
    ["member", "yes", "yes", "group_closed"],
    ["owner", "yes", "yes", "group_closed"],
    ["banned", "banned", "banned", "banned"],
  ] as const)("a %s says every date: %s, to everyone %s, in a closed group %s", (who, members, everyone, closed) => {
    const of = (audience: "members" | "everyone") => ({ now: START, membership: membership(WHO[who][0], who), audience });
    expect([
      said(mayFollow(of("members"), { closedAt: null })),
      said(mayFollow(of("everyone"), { closedAt: null })),
      said(mayFollow(of("members"), { closedAt: START })),
    ]).toEqual([members, everyone, closed]);
  });
});
