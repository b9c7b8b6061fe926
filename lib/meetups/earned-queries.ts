import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { maySee } from "@/lib/accounts/policy";
import { Accounts } from "@/lib/accounts/record";
import { DAY_MS } from "@/lib/duration";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { Memberships } from "@/lib/memberships/record";

import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import { inOrder, type Reader } from "@/lib/platform/store/database";
import type { Row } from "@/lib/platform/store/record";
import { countByHobby, drawingOf, MILESTONES, NEWS_DAYS, nextMilestone } from "./earned-rules";
import type { Earned, PatchNews, PersonPage } from "./earned-views";
import { meetupPath } from "./page-addresses";
import { CheckIns, Meetups } from "./record";
import { byStart, instant } from "./time-rules";

/** Patches on one page; the count knows of all. */
const MOST_SHOWN = 200;

const NOBODY = "There is no such person, or they share no group with you.";

type Group = Row<typeof Groups>;

/** The groups somebody is a member of. */
async function groupIdsOf(reader: Reader, accountId: string): Promise<Set<string>> {
  const rows = await reader.excerpts(Memberships, { where: { accountId, state: "member" }, fields: ["groupId"] });
  return new Set(rows.map(({ groupId }) => groupId));
}

const SHOWN_FIELDS = ["_id", "groupId", "title", "startsAt", "zone", "category"] as const;

/**
 * Everything somebody came to that has begun and was not cancelled: who is let in early has not come yet. `knows` says whether the looker may be
 * told of a group.
 */
async function patchesOf(reader: Reader, accountId: string, now: number, knows: (group: Group) => boolean): Promise<Earned> {
  const taps = await reader.excerpts(CheckIns, { where: { accountId, here: true }, by: "at", descending: true, fields: ["meetupId"] });
  const ids = taps.map(({ meetupId }) => meetupId);
  const begun = { _id: { in: ids }, startsAt: { lte: instant(now) }, status: "scheduled" as const };
  const meetups = inOrder(ids, await reader.excerpts(Meetups, { where: begun, fields: SHOWN_FIELDS }));
  const came = meetups.toSorted((one, other) => byStart(other, one));
  const shown = came.slice(0, MOST_SHOWN);
  const groups = new Map(
    (await reader.getAll(Groups, [...new Set(shown.map(({ groupId }) => groupId))])).map((group) => [group._id, group]),
  );
  const patches = shown.flatMap(({ _id, groupId, title, startsAt, zone }, at) => {
    const group = groups.get(groupId);
    if (!group) return [];
    const { groupName, hobbyCategory: hobby, slug } = group;
    const meetup = knows(group) ? { _id, title, groupName, path: meetupPath(slug ?? groupId, _id) } : null;
    return [{ nth: came.length - at, hobby, drawing: drawingOf(_id), startsAt, zone, meetup }];
  });
  const reached = MILESTONES.flatMap((at) => {
    const nth = came.at(-at);
    return at <= came.length && nth ? [{ at, startsAt: nth.startsAt, zone: nth.zone }] : [];
  });
  return {
    count: came.length,
    patches,
    reached,
    hobbies: countByHobby(came.map(({ category }) => category)),
    next: nextMilestone(came.length),
  };
}

/** What is news to the person whose patches these are. */
async function newsFor(reader: Reader, accountId: string, { patches }: Earned, now: number): Promise<PatchNews | null> {
  const since = instant(now - NEWS_DAYS * DAY_MS);
  const fresh = patches.filter(({ startsAt }) => startsAt > since).length;
  const newest = fresh > 0 && patches[0]?.meetup ? await reader.get(Meetups, patches[0].meetup._id) : null;
  if (!newest) return null;
  const host = newest.hostId === null || newest.hostId === accountId ? null : await reader.get(Accounts, newest.hostId);
  return { fresh, host: host && nameOf(host) };
}

/** The patches one earned. */
export async function getMyPatches({ accountId }: Actor, now = Date.now()): Promise<Earned> {
  const db = await database();
  return db.read((reader) => patchesOf(reader, accountId, now, () => true));
}

/** Somebody as one who may see them does. @throws AppError not_found for everybody else, as if there were nobody */
export async function getPerson({ accountId }: Actor, id: string, now = Date.now()): Promise<PersonPage> {
  const db = await database();
  return db.read(async (reader) => {
    const account = found(await reader.get(Accounts, id), NOBODY);
    const self = id === accountId;
    const [theirs, mine] = [await groupIdsOf(reader, id), await groupIdsOf(reader, accountId)];
    const shared = [...theirs].filter((groupId) => mine.has(groupId));
    if (!maySee({ self, together: shared.length > 0, sashFor: account.sashFor })) found(null, NOBODY);
    const groups = await reader.getAll(Groups, shared);
    const earned = await patchesOf(reader, id, now, (group) => self || group.visibility === "public" || mine.has(group._id));
    return {
      _id: id,
      displayName: nameOf(account),
      photoURL: account.photoURL,
      about: account.about,
      place: account.place,
      since: account.createdAt,
      self,
      earned,
      news: self ? await newsFor(reader, accountId, earned, now) : null,
      groups: groups.map(({ _id, slug, groupName, imageUrl, hobbyCategory }) => ({
        slug: slug ?? _id,
        groupName,
        imageUrl,
        hobbyCategory,
      })),
    };
  });
}
