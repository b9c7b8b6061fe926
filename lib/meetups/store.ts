import "server-only";
import { refuseCollision } from "@/lib/changed-meanwhile";
import { AppError, found, invalidFields } from "@/lib/errors";
import type { Group } from "@/lib/groups/record";
import { GroupSeats, Memberships } from "@/lib/memberships/record";
import type { Permitted } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { inLockOrder } from "@/lib/platform/store/lock-order";
import { TELLERS } from "./change-rules";
import { type ChangedDate, change, tellChanges } from "./change-store";
import { type Content, contentOf, freshMeetup, type Home, isAsItsSeries, isOpen, makeDates, plannedAs, type SeriesRow } from "./date-store";
import { lockCurrent } from "./moment-store";
import { tellHost, tellOf } from "./news-store";
import { changedSpans, changedTimes, checkWhere, editedTimes, horizon, noDates, spansOf, type Times } from "./plan-rules";
import { CONTENT, Meetups, Series } from "./record";
import { type Pattern, reached, type Scope } from "./recurrence-rules";
import { moveOf, retimed } from "./retime-rules";
import type { Cancellation, MeetupEdit } from "./schema";
import type { Meetup } from "./seat-store";
import { addDays } from "./time-rules";
import { listTopics } from "./topics";

export const NO_MEETUP = "There is no such meetup.";
const CANCELLED = "This meetup is cancelled.";

/**
 * A host is a member: somebody who left cannot open the door. Whoever leaves at this moment waits, as that step would not see what they are to
 * lead; asked before any meetup is locked, in the order of that step.
 */
async function checkHost(tx: Transaction, groupId: string, hostId: string | null | undefined): Promise<void> {
  if (!hostId) return;
  const membership = await tx.first(Memberships, { groupId, accountId: hostId });
  if (membership?.state !== "member") throw invalidFields({ hostId: ["The host must be a member of the group."] });
  await tx.lock(Memberships, membership._id);
}

const homeOf = ({ _id: groupId, hobbyCategory: category, visibility }: Group): Home => ({
  groupId,
  category,
  listed: visibility === "public",
});

/** What an edit gives, without the zone, which goes with the times. A place that is given alone takes the link away, and a link the place. */
function picked(edit: MeetupEdit): Partial<Content> {
  const { place, online } = edit;
  const given = { ...edit, ...(place && online === undefined && { online: null }), ...(online && place === undefined && { place: null }) };
  return Object.fromEntries(CONTENT.flatMap((field) => (field === "zone" || given[field] === undefined ? [] : [[field, given[field]]])));
}

/** The dates that a change reaches, locked. */
async function lockReached(tx: Transaction, chosen: Meetup, scope: Scope, now: string, alsoEdited: boolean): Promise<Meetup[]> {
  const meetups: Meetup[] = [];
  for (const _id of await reachedIds(tx, chosen, scope, now, alsoEdited)) meetups.push(found(await lockCurrent(tx, _id, now), NO_MEETUP));
  // Another organizer was faster.
  if (meetups.some(({ _id, status }) => _id === chosen._id && status === "cancelled")) throw new AppError("conflict", CANCELLED);
  return meetups.filter(({ status }) => status === "scheduled");
}

async function reachedIds(tx: Transaction, chosen: Meetup, scope: Scope, now: string, alsoEdited: boolean): Promise<string[]> {
  const { seriesId, occursOn } = chosen;
  if (scope === "this" || seriesId === null || occursOn === null) return [chosen._id];
  const rows = await tx.list(Meetups, { where: { seriesId, startsAt: { gt: now } }, by: "occursOn" });
  const dates = rows.flatMap((row) => (row.occursOn === null ? [] : [{ ...row, occursOn: row.occursOn }]));
  const ids = reached(dates, { ...chosen, occursOn }, scope, now, alsoEdited).map(({ _id }) => _id);
  return inLockOrder([...new Set([...ids, chosen._id])], (id) => id);
}

/** The members hear of a new meetup, or of the first of its dates, and whoever is to lead it hears that. */
async function tellPlanned(tx: Transaction, dates: readonly Meetup[], actorId: string, now: string): Promise<void> {
  const [first] = dates;
  if (!first) return;
  await tellOf(tx, first, actorId, now, [{ kind: "meetup-new", to: "members", detail: first.startsAt }]);
  await tellHost(tx, dates, { kind: "host-named", hostId: first.hostId }, actorId, now);
}

/** A change of one date locks its series too: those that wait for the same series share a step. */
const keyOf = ({ _id, seriesId }: Meetup): string => seriesId ?? _id;

export interface NewMeetup {
  content: Content;
  times: Times;
  pattern: Pattern | null;
  /** The id it is planned with, so that it is planned once. */
  once?: string | undefined;
}

export const meetupStore = (open: () => Promise<Database>) => ({
  /** The id of what was planned with this one: the (first) date. */
  async findMade(once: string): Promise<string | undefined> {
    const db = await open();
    return db.read((reader) => plannedAs(reader, once));
  },

  /**
   * Keeps a meetup, or a series with its dates up to the horizon; what was planned with the same `once` is there already.
   * @returns the id of the (first) date, and whether this call planned it
   * @throws AppError invalid, or as the table refuses
   */
  async create(
    permitted: Permitted<Group, "plan">,
    { content, times, pattern, once }: NewMeetup,
    now: string,
  ): Promise<{ id: string; made: boolean }> {
    const db = await open();
    const actorId = permitted.actor.accountId;
    return db.write(
      async (tx) => {
        // A change of the group at this moment would not see a meetup that is being written: it would stay in lists that the group has left.
        await tx.lock(GroupSeats, permitted.thing._id);
        const home = homeOf(await permitted.again(tx, now));
        const made = once && (await plannedAs(tx, once));
        if (made) return { id: made, made: false };
        await checkHost(tx, home.groupId, content.hostId);
        await tx.stale(listTopics(home.groupId));
        if (pattern === null) {
          const meetup = freshMeetup(home, content, times, { _id: once, seriesId: null, occursOn: null }, now);
          await tx.insert(Meetups, meetup);
          await tellPlanned(tx, [meetup], actorId, now);
          return { id: meetup._id, made: true };
        }
        const madeThrough = horizon(now, content.zone);
        const series: SeriesRow = {
          _id: once ?? newId(),
          groupId: home.groupId,
          ...contentOf(content),
          ...pattern,
          ...spansOf({ ...times, zone: content.zone }),
          madeThrough,
          open: isOpen(pattern.lastDay, madeThrough),
          nextSequence: 1,
          createdAt: now,
        };
        await tx.insert(Series, series);
        const dates = await makeDates(tx, series, home, pattern.firstDay, madeThrough, now);
        if (!dates[0]) throw noDates();
        await tellPlanned(tx, dates, actorId, now);
        return { id: dates[0]._id, made: true };
      },
      { key: permitted.thing._id },
    );
  },

  /**
   * Changes the given fields of the dates in scope; those who answered are told what matters. `was` speaks of the chosen date.
   * @throws AppError invalid, conflict where a field holds something else than it `was`, or as the table refuses
   */
  async edit(permitted: Permitted<Meetup, "edit">, edit: MeetupEdit, now: string): Promise<void> {
    const { scope = "this", alsoEdited = false } = edit;
    const db = await open();
    await db.write(
      async (tx) => {
        const chosen = await permitted.again(tx, now);
        const content = picked(edit);
        const times = editedTimes(chosen, edit, now);
        refuseCollision<Meetup>(chosen, { ...content, ...times }, edit.was, TELLERS);
        checkWhere({ ...chosen, ...content });
        await checkHost(tx, chosen.groupId, content.hostId);
        const series = chosen.seriesId === null ? null : await tx.lock(Series, chosen.seriesId);
        const wide = series !== null && scope !== "this";
        const meetups = await lockReached(tx, chosen, wide ? scope : "this", now, alsoEdited);
        const changed: ChangedDate[] = [];
        if (!wide || chosen.occursOn === null) {
          for (const meetup of meetups) changed.push(await change(tx, meetup, { ...content, ...times, edited: series !== null }, now));
        } else {
          const { moved, spans } = changedTimes(chosen, times, edit);
          const { occursOn } = chosen;
          const move = moved ? moveOf(series, { ...chosen, occursOn }, times) : null;
          const retiming = { move, before: series, spans: changedSpans(series, spans), changed: spans };
          const { zone, time, shiftDays } = move?.after ?? series;
          const said = { ...content, ...spans, zone, time, shiftDays };
          if (content.place !== undefined || content.online !== undefined)
            for (const each of [series, ...meetups]) checkWhere({ ...each, ...content });
          await tx.update(Series, series._id, said);
          for (const meetup of meetups) {
            const own = meetup._id === chosen._id ? times : retimed(meetup, retiming, now);
            const next = { ...meetup, ...content, ...own };
            // What was changed by hand keeps its mark as long as any of it is left.
            const edited = meetup.edited && !isAsItsSeries(next, { ...series, ...said });
            changed.push(await change(tx, meetup, { ...content, ...own, edited }, now));
          }
        }
        await tellChanges(tx, changed, permitted.actor.accountId, now);
        await tx.stale(listTopics(chosen.groupId));
      },
      { key: keyOf(permitted.thing) },
    );
  },

  /**
   * The dates in scope do not take place; their pages and answers stay, and those who answered are told. Dates changed by hand stay as they
   * are unless asked.
   * @throws AppError as the table refuses
   */
  async cancel(permitted: Permitted<Meetup, "cancel">, { scope, reason, alsoEdited }: Cancellation, now: string): Promise<void> {
    const db = await open();
    await db.write(
      async (tx) => {
        const chosen = await permitted.again(tx, now);
        const series = chosen.seriesId === null ? null : await tx.lock(Series, chosen.seriesId);
        const meetups = await lockReached(tx, chosen, scope, now, alsoEdited);
        const changed: ChangedDate[] = [];
        for (const meetup of meetups) changed.push(await change(tx, meetup, { status: "cancelled", cancelReason: reason }, now));
        if (series && scope !== "this") {
          const first = meetups.reduce((day, { occursOn }) => (occursOn !== null && occursOn < day ? occursOn : day), series.madeThrough);
          await tx.update(Series, series._id, { lastDay: addDays(first, -1), open: false });
        }
        await tellChanges(tx, changed, permitted.actor.accountId, now);
        await tx.stale(listTopics(chosen.groupId));
      },
      { key: keyOf(permitted.thing) },
    );
  },
});

export const meetups = meetupStore(database);
