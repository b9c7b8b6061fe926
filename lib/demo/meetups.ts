import "server-only";
import { DAY_MS } from "@/lib/duration";
import type { Group } from "@/lib/groups/record";
import type { HobbyCategory } from "@/lib/groups/schema";
import { type Content, freshMeetup, type Home, makeDates } from "@/lib/meetups/date-store";
import { horizon, spansOf, timesAt } from "@/lib/meetups/plan-rules";
import { CheckIns, Meetups, Rsvps, Series } from "@/lib/meetups/record";
import { patternOf } from "@/lib/meetups/recurrence-rules";
import { parseRule } from "@/lib/meetups/repeat-rules";
import { type Fee, PLAIN_DEFAULTS } from "@/lib/meetups/schema";
import type { Meetup, Rsvp } from "@/lib/meetups/seat-store";
import { addDays, dayIn, instant, nearestInstantOf } from "@/lib/meetups/time-rules";
import { addAll } from "@/lib/platform/store/archive";
import type { Database } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { demoMemberId, firstMemberOf } from "./members";
import { DEMO_ACCOUNTS } from "./people";

const ZONE = "Asia/Dhaka";

/** What each hobby's meetups are, and at what time of day. */
const PLANS: Record<HobbyCategory, { titles: [string, string, string]; time: string; bring: string[] }> = {
  "Drawing & Painting": {
    titles: ["Boats and tea stalls", "Ships before sunset", "Half an hour a page"],
    time: "16:00",
    bring: ["A pencil", "Any paper"],
  },
  Photography: {
    titles: ["One lane at first light", "Reflections", "Doors and dust"],
    time: "06:00",
    bring: ["A camera or a phone, charged"],
  },
  "Video Gaming": {
    titles: ["Four on one sofa", "The long level", "Bring a friend night"],
    time: "15:00",
    bring: ["A controller, if you have one"],
  },
  Fishing: { titles: ["First light on the bank", "Floats and flies", "A quiet afternoon"], time: "05:30", bring: ["A hat", "Water"] },
  Running: { titles: ["Five easy kilometres", "Hill repeats, then tea", "Twice around the park"], time: "06:00", bring: ["Water"] },
  Cooking: { titles: ["Everything with mustard", "Bhorta night", "Tea, seven ways"], time: "18:30", bring: ["An apron"] },
  Reading: { titles: ["The first hundred pages", "Read aloud", "One novel, one evening"], time: "19:00", bring: ["The book"] },
  Writing: { titles: ["Three pages, no talking", "Letters, first drafts", "Script swap"], time: "20:30", bring: ["Paper"] },
  Hiking: { titles: ["By the old steps", "Along the river", "The slow way up"], time: "07:00", bring: ["Shoes for wet stone", "Water"] },
  Other: { titles: ["Eight boards under the trees", "Seed swap", "A quilt for the winter"], time: "16:30", bring: [] },
};

const feeOf = (amount: number): Fee => ({
  amount,
  currency: "BDT",
  covers: "Tea, a snack and all that we use up.",
  refund: "Full refund until two days before",
  pay: "bKash to the host, or cash at the start",
});

/** What the next meetup of a group costs; the groups take turns. Some meetups are free, so that a list shows both. */
const NEXT_FEES = [null, null, feeOf(15_000), null, feeOf(40_000), null, null];

const number = (value: number) => String(value).padStart(17, "0");
const idOf = (kind: string, group: number, index: number) => `de5${kind}${number(group)}${String(index).padStart(3, "0")}`;

/** How the groups' series repeat; the groups take turns. */
const RULES = ["FREQ=WEEKLY;INTERVAL=2", "FREQ=WEEKLY;INTERVAL=4", "FREQ=WEEKLY"] as const;

interface Planned {
  meetups: Meetup[];
  rsvps: Rsvp[];
  checkIns: Row<typeof CheckIns>[];
}

/** A person can host the meetups of only so many groups. A member hosts those of the others. */
const MOST_HOSTED = 3;

/** A demo group that has meetups, its place among all demo groups, and who hosts its meetups. */
interface Running {
  group: Group;
  place: number;
  hostId: string;
}

const runningOf = (groups: readonly Group[]): Running[] => {
  const hosted = new Map<string, number>();
  return groups.flatMap((group, place) => {
    if (group.status !== "ongoing" || group.ownerId === null) return [];
    const count = (hosted.get(group.ownerId) ?? 0) + 1;
    hosted.set(group.ownerId, count);
    return [{ group, place, hostId: count <= MOST_HOSTED ? group.ownerId : demoMemberId(firstMemberOf(place)) }];
  });
};

/** Every so many groups, a person who can sign in goes to the meetups of one. */
const APART = 10;

/** The host, members and, in the third place, a person who can sign in. */
function peopleOf({ place, hostId }: Running, index: number): string[] {
  const [one, ...others] = Array.from({ length: 11 }, (_, at) => demoMemberId(firstMemberOf(place) + 1 + at));
  const known = DEMO_ACCOUNTS[index % APART]?._id;
  return [...new Set([hostId, one, known, ...others].filter((id) => id !== undefined))];
}

const homeOf = (group: Group): Home => ({ groupId: group._id, category: group.hobbyCategory, listed: group.visibility === "public" });

function contentOf({ group, hostId }: Running, title: string, over: Partial<Content> = {}): Content {
  const place = { name: group.location, address: "", mapLink: null, howToFind: "Look for the people with the marigold ribbon." };
  const { bring } = PLANS[group.hobbyCategory];
  const base = { ...PLAIN_DEFAULTS, title, description: group.description, bring, zone: ZONE, place, online: null };
  // Everyone may come, because a person who tries the demo is a member of few groups.
  return { ...base, capacity: 12, guestsAllowed: 2, audience: "everyone", hostId, ...over };
}

const SPANS = { minutes: 150, opensBefore: null, closesBefore: 0 };

/** The meetups of one group around today. */
function planGroup(running: Running, index: number, now: string): Planned {
  const { group } = running;
  const planned: Planned = { meetups: [], rsvps: [], checkIns: [] };
  const today = dayIn(now, ZONE);
  const { titles, time } = PLANS[group.hobbyCategory];
  const crowd = peopleOf(running, index);

  /** Those whom the meetup has no place for wait. An owner who does not host has said no to what comes. */
  const add = (days: number, title: string, answered: readonly string[], over: Partial<Content> = {}) => {
    const number = planned.meetups.length;
    const startsAt = nearestInstantOf(`${addDays(today, days)}T${time}`, ZONE);
    const content = contentOf(running, title, over);
    const going = Math.min(answered.length, content.capacity ?? answered.length);
    const createdAt = instant(Date.parse(now) - 30 * DAY_MS);
    const fresh = freshMeetup(homeOf(group), content, timesAt(startsAt, SPANS, ZONE), { seriesId: null, occursOn: null }, createdAt);
    const past = days < 0;
    const answers = past || group.ownerId === null || answered.includes(group.ownerId) ? answered : [...answered, group.ownerId];
    const counts = { going, waiting: answered.length - going, nextSequence: answers.length + 1 };
    const meetup = { ...fresh, _id: idOf("0", index, number), ...counts };
    answers.forEach((accountId, place) => {
      const state = place < going ? "going" : place < answered.length ? "waiting" : "not-going";
      const row = { meetupId: meetup._id, groupId: group._id, accountId, guests: 0 };
      planned.rsvps.push({
        ...row,
        _id: idOf("1", index, number * 100 + place),
        state,
        sequence: place + 1,
        heldUntil: null,
        fee: content.fee,
        stillComingAt: null,
        steppedOut: false,
        answeredAt: createdAt,
      });
      // One person of each meetup did not come.
      if (!past || place === 1) return;
      const here = {
        person: accountId,
        name: null,
        nameUntil: null,
        guestsAt: null,
        paid: content.fee !== null,
        paidAt: content.fee === null ? null : startsAt,
        here: true,
        at: startsAt,
        byId: content.hostId ?? accountId,
      };
      planned.checkIns.push({ ...row, ...here, _id: idOf("2", index, number * 100 + place) });
    });
    planned.meetups.push({ ...meetup, came: past ? Math.max(0, going - 1) : 0 });
    return planned.meetups.length - 1;
  };

  add(-21 - (index % 5), titles[1], crowd.slice(0, 4));
  add(-7 - (index % 5), titles[2], crowd.slice(0, 3));
  add(1 + (index % 6), titles[0], crowd.slice(0, 2 + (index % 3) + ((index * 7) % 8)), {
    fee: NEXT_FEES[index % NEXT_FEES.length] ?? null,
  });
  add(8 + (index % 5), titles[1], crowd.slice(0, 4), { capacity: 2 });
  add(9 + (index % 5), titles[2], crowd.slice(0, 2), { fee: feeOf(25_000) });
  add(3 + (index % 4), titles[1], crowd.slice(0, 3), {
    place: null,
    online: { link: "https://meet.hobbyhub.example/room" },
    capacity: null,
  });
  const last = planned.meetups[add(4 + (index % 3), titles[2], crowd.slice(0, 2))];
  if (last)
    Object.assign(last, {
      status: "cancelled",
      cancelReason: "Fog until nine and the lane is dug up. We try again next week.",
      sequence: 1,
    });
  return planned;
}

/** Adds a series with its dates. If the series exists already, it stays as it is. */
async function addSeries(db: Database, running: Running, index: number, now: string): Promise<void> {
  const { group } = running;
  const { titles, time } = PLANS[group.hobbyCategory];
  const startsAt = nearestInstantOf(`${addDays(dayIn(now, ZONE), 2 + (index % 5))}T${time}`, ZONE);
  const rule = parseRule(RULES[index % RULES.length] ?? RULES[0]);
  if (!rule) return;
  const madeThrough = horizon(now, ZONE);
  const pattern = patternOf(rule, startsAt, ZONE, []);
  const series = {
    _id: idOf("3", index, 0),
    groupId: group._id,
    ...contentOf(running, titles[1]),
    ...pattern,
    ...spansOf({ ...timesAt(startsAt, SPANS, ZONE), zone: ZONE }),
    madeThrough,
    open: true,
    nextSequence: 1,
    createdAt: now,
  };
  await db.write(async (tx) => {
    if (await tx.get(Series, series._id)) return;
    await tx.insert(Series, series);
    await makeDates(tx, series, homeOf(group), pattern.firstDay, madeThrough, now);
  });
}

/** Adds meetups to every open demo group, around the day on which this runs. A second run adds nothing. */
export async function seedMeetups(db: Database, groups: readonly Group[], now: string): Promise<void> {
  const running = runningOf(groups);
  const plans = running.map((each, index) => planGroup(each, index, now));
  await addAll(
    db,
    Meetups,
    plans.flatMap(({ meetups }) => meetups),
  );
  await addAll(
    db,
    Rsvps,
    plans.flatMap(({ rsvps }) => rsvps),
  );
  await addAll(
    db,
    CheckIns,
    plans.flatMap(({ checkIns }) => checkIns),
  );
  for (const [index, each] of running.entries()) await addSeries(db, each, index, now);
}
