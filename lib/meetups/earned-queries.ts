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

/** The most patches on one page; the count includes all of them. */
const MOST_SHOWN = 200;

const NOBODY = "There is no such person, or they share no group with you.";

type Group = Row<typeof Groups>;

/** The ids of the groups in which the person is a member. */
async function groupIdsOf(reader: Reader, accountId: string): Promise<Set<string>> {
  const rows = await reader.excerpts(Memberships, { where: { accountId, state: "member" }, fields: ["groupId"] });
  return new Set(rows.map(({ groupId }) => groupId));
}

const SHOWN_FIELDS = ["_id", "groupId", "title", "startsAt", "zone", "category"] as const;

/**
 * The patches for all meetups that the person came to, that have begun and that were not cancelled. Being let in before the start does not
 * count yet. `knows` says whether the viewer may know about a group.
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

/** The news about new patches, for the person who earned them. */
async function newsFor(reader: Reader, accountId: string, { patches }: Earned, now: number): Promise<PatchNews | null> {
  const since = instant(now - NEWS_DAYS * DAY_MS);
  const fresh = patches.filter(({ startsAt }) => startsAt > since).length;
  const newest = fresh > 0 && patches[0]?.meetup ? await reader.get(Meetups, patches[0].meetup._id) : null;
  if (!newest) return null;
  const host = newest.hostId === null || newest.hostId === accountId ? null : await reader.get(Accounts, newest.hostId);
  return { fresh, host: host && nameOf(host) };
}

/** The patches that the signed-in person earned. */
export async function getMyPatches({ accountId }: Actor, now = Date.now()): Promise<Earned> {
  const db = await database();
  return db.read((reader) => patchesOf(reader, accountId, now, () => true));
}

/**
 * The page about a person, for a viewer who may see it.
 * @throws AppError not_found for every other viewer, as if the person did not exist
 */
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
