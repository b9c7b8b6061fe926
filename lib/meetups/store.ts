import "server-only";
import { isDeepStrictEqual } from "node:util";
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
import { type ChangedDate, changeEach, tellChanges } from "./change-store";
import { type Content, contentOf, freshMeetup, type Home, isAsItsSeries, isOpen, makeDates, plannedAs, type SeriesRow } from "./date-store";
import { lockCurrent } from "./moment-store";
import { tellHost, tellOf } from "./news-store";
import { changedSpans, changedTimes, checkWhere, editedTimes, horizon, noDates, spansOf, type Times } from "./plan-rules";
import { CANCELLED } from "./policy";
import { CONTENT, Meetups, Series } from "./record";
import { type Pattern, reached, type Scope } from "./recurrence-rules";
import { moveOf, retimed } from "./retime-rules";
import type { Cancellation, MeetupEdit } from "./schema";
import type { Meetup } from "./seat-store";
import { addDays } from "./time-rules";
import { listTopics } from "./topics";

export const NO_MEETUP = "There is no such meetup.";
export const NO_SERIES = "There is no such series.";

/**
 * A host must be a member, because only members can check people in. The lock makes a member who leaves at this moment wait: that
 * transaction would not see the new host. It comes before the locks of meetups, in the order of that transaction.
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

/**
 * The fields that an edit changes, without the zone, which belongs to the times. A new place alone removes the link, and a new link alone
 * removes the place.
 */
function picked(edit: MeetupEdit): Partial<Content> {
  const { place, online } = edit;
  const given = { ...edit, ...(place && online === undefined && { online: null }), ...(online && place === undefined && { place: null }) };
  return Object.fromEntries(CONTENT.flatMap((field) => (field === "zone" || given[field] === undefined ? [] : [[field, given[field]]])));
}

/** Locks the dates that a change affects. */
async function lockReached(tx: Transaction, chosen: Meetup, scope: Scope, now: string, alsoEdited: boolean): Promise<Meetup[]> {
  const meetups: Meetup[] = [];
  for (const _id of await reachedIds(tx, chosen, scope, now, alsoEdited)) meetups.push(found(await lockCurrent(tx, _id, now), NO_MEETUP));
  // Another organizer cancelled the date meanwhile.
  if (meetups.some(({ _id, status }) => _id === chosen._id && status === "cancelled")) throw new AppError("conflict", CANCELLED.reason);
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

/** Notifies the members of a new meetup, or of the first date of a series, and notifies its host. */
async function tellPlanned(tx: Transaction, dates: readonly Meetup[], actorId: string, now: string): Promise<void> {
  const [first] = dates;
  if (!first) return;
  await tellOf(tx, first, actorId, now, [{ kind: "meetup-new", to: "members", detail: first.startsAt }]);
  await tellHost(tx, dates, { kind: "host-named", hostId: first.hostId }, actorId, now);
}

interface SeriesEdit {
  /** The date whose edit also holds for the others, before it. */
  chosen: Meetup & { occursOn: string };
  edit: MeetupEdit;
  content: Partial<Content>;
  times: Times & { zone: string };
}

/** Changes a series and these of its dates. */
async function editSeries(
  tx: Transaction,
  series: SeriesRow,
  dates: readonly Meetup[],
  { chosen, edit, content, times }: SeriesEdit,
  now: string,
): Promise<{ isSeriesChanged: boolean; changed: ChangedDate[] }> {
  const { moved, spans } = changedTimes(chosen, times, edit);
  const move = moved ? moveOf(series, chosen, times) : null;
  const retiming = { move, before: series, spans: changedSpans(series, spans), changed: spans };
  if (content.place !== undefined || content.online !== undefined)
    for (const each of [series, ...dates]) checkWhere({ ...each, ...content });
  const { zone, time, shiftDays } = move?.after ?? series;
  const said = { ...content, ...spans, zone, time, shiftDays };
  const isSeriesChanged = (await tx.update(Series, series._id, said)) === "changed";
  const valuesOf = (date: Meetup): Partial<Meetup> => {
    const own = date._id === chosen._id ? times : retimed(date, retiming, now);
    // A date that was changed by hand stays marked as long as it differs from its series.
    const edited = date.edited && !isAsItsSeries({ ...date, ...content, ...own }, { ...series, ...said });
    return { ...content, ...own, edited };
  };
  return { isSeriesChanged, changed: await changeEach(tx, dates, valuesOf, now) };
}

/** The key under which waiting changes may share one transaction. A change of one date locks its series too, so the key is the series. */
const keyOf = ({ _id, seriesId }: Meetup): string => seriesId ?? _id;

export interface NewMeetup {
  content: Content;
  times: Times;
  pattern: Pattern | null;
  /** The id for the new row, so that a retry does not create a second one. */
  once?: string | undefined;
}

export const meetupStore = (open: () => Promise<Database>) => ({
  /** The id of the meetup, or of the first date of the series, that was created with this id. */
  async findMade(once: string): Promise<string | undefined> {
    const db = await open();
    return db.read((reader) => plannedAs(reader, once));
  },

  /**
   * Creates a meetup, or a series with its dates up to the horizon. If the same `once` was used before, it returns what exists.
   * @returns the id of the (first) date, and whether this call created it
   * @throws AppError invalid, or what the permission rules refuse
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
        // Without this lock, a concurrent change of the group would not see the new meetup, which could then stay in lists that the group
        // has left.
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
   * Changes the given fields of the dates in scope, and notifies the people who answered of changes that matter to them. `was` has the old
   * values of the chosen date. A save without a change modifies nothing.
   * @throws AppError invalid, conflict if a field no longer has the value in `was`, or what the permission rules refuse
   */
  async edit(permitted: Permitted<Meetup, "edit">, edit: MeetupEdit, now: string): Promise<{ modified: boolean }> {
    const { scope = "this", alsoEdited = false } = edit;
    const db = await open();
    return db.write(
      async (tx) => {
        const chosen = await permitted.again(tx, now);
        const content = picked(edit);
        const times = editedTimes(chosen, edit, now);
        refuseCollision<Meetup>(chosen, { ...content, ...times }, edit.was, TELLERS);
        checkWhere({ ...chosen, ...content });
        await checkHost(tx, chosen.groupId, content.hostId);
        const series = chosen.seriesId === null ? null : await tx.lock(Series, chosen.seriesId);
        const { occursOn } = chosen;
        const isWide = scope !== "this" && series !== null && occursOn !== null;
        const dates = await lockReached(tx, chosen, isWide ? scope : "this", now, alsoEdited);
        const valuesOf = (date: Meetup): Partial<Meetup> => {
          const isChanged = !isDeepStrictEqual({ ...date, ...content, ...times }, date);
          return { ...content, ...times, edited: date.edited || (series !== null && isChanged) };
        };
        const { isSeriesChanged, changed } = isWide
          ? await editSeries(tx, series, dates, { chosen: { ...chosen, occursOn }, edit, content, times }, now)
          : { isSeriesChanged: false, changed: await changeEach(tx, dates, valuesOf, now) };
        await tellChanges(tx, changed, permitted.actor.accountId, now);
        await tx.stale(listTopics(chosen.groupId));
        return { modified: isSeriesChanged || changed.some(({ before, after }) => before !== after) };
      },
      { key: keyOf(permitted.thing) },
    );
  },

  /**
   * Cancels the dates in scope. Their pages and answers stay, and the people who answered are notified. Dates that were changed by hand are
   * skipped unless `alsoEdited`.
   * @throws AppError what the permission rules refuse
   */
  async cancel(permitted: Permitted<Meetup, "cancel">, { scope, reason, alsoEdited }: Cancellation, now: string): Promise<void> {
    const db = await open();
    await db.write(
      async (tx) => {
        const chosen = await permitted.again(tx, now);
        const series = chosen.seriesId === null ? null : await tx.lock(Series, chosen.seriesId);
        const dates = await lockReached(tx, chosen, scope, now, alsoEdited);
        const changed = await changeEach(tx, dates, () => ({ status: "cancelled", cancelReason: reason }), now);
        if (series && scope !== "this") {
          const first = dates.reduce((day, { occursOn }) => (occursOn !== null && occursOn < day ? occursOn : day), series.madeThrough);
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
