import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { accounts } from "@/lib/accounts/store";
import type { Cursor, ListPage } from "@/lib/list-page";
import { log } from "@/lib/log";
import { can, openOffer } from "@/lib/memberships/policy";
import { GroupSeats } from "@/lib/memberships/record";
import { GuardedGroup } from "@/lib/memberships/standing-queries";
import type { Actor } from "@/lib/platform/permission/actor";
import { latest } from "@/lib/platform/seo/latest";
import { database } from "@/lib/platform/store";
import { tokenize } from "@/lib/platform/store/tokenize";
import type { Group } from "./record";
import { shownVersion } from "./rules";
import {
  type EditableGroup,
  type FeaturedGroup,
  fieldsOf,
  type GroupCard,
  type GroupPage,
  type GroupShown,
  type GroupSort,
  HOBBY_CATEGORIES,
  type HobbyCategory,
  type MyGroupRow,
  type OwnGroupRow,
  PAGE_SIZE,
} from "./schema";
import { settingsIn } from "./setting-schema";
import { groups } from "./store";

interface ListQuery extends Cursor {
  category?: HobbyCategory | undefined;
  /** The default is A to Z. */
  sort?: GroupSort | undefined;
}

const toCard = ({ _id, slug, groupName, hobbyCategory, location, maxMembers, imageUrl }: Group): GroupCard => ({
  _id,
  slug: slug ?? _id,
  groupName,
  hobbyCategory,
  location,
  maxMembers,
  imageUrl,
});

function toRow(group: Group): MyGroupRow {
  const { status: _, ...fields } = fieldsOf(group);
  return { _id: group._id, ...fields };
}

/** The fields of a group that everybody may see. */
export function toShown({
  ownerId: _o,
  createdAt: _c,
  closedAt: _cl,
  transfer: _t,
  move: _m,
  lettingIn: _l,
  slug,
  ...shown
}: Group): GroupShown {
  return { ...shown, slug: slug ?? shown._id, rulesVersion: shownVersion(shown) };
}

/** @returns the page with `show` applied to each item; null if the cursor is not in the list */
const mapPage = <From, To>(page: ListPage<From> | null, show: (item: From) => To): ListPage<To> | null =>
  page && { hasPrevious: page.hasPrevious, hasNext: page.hasNext, items: page.items.map(show) };

/** A page of all public groups. Null if the cursor is not in this list. Depends on the topic `groups`. */
export async function listGroupCards({ sort = "az", ...query }: ListQuery): Promise<ListPage<GroupCard> | null> {
  return mapPage(await groups.list({ ...query, sort, limit: PAGE_SIZE }), toCard);
}

/**
 * The groups that match all the words; no groups if `q` holds no word at all. `cut` is true if the search did not look at all candidates:
 * it looks at a thousand at most. Null if the cursor is not among the matches.
 */
export async function searchGroupCards({
  q,
  sort = "az",
  ...query
}: ListQuery & { q: string }): Promise<(ListPage<GroupCard> & { cut: boolean }) | null> {
  const matches = await groups.search({ ...query, words: tokenize(q), sort, limit: PAGE_SIZE });
  return matches && { items: matches.items.map(toCard), hasPrevious: matches.hasPrevious, hasNext: matches.hasNext, cut: matches.cut };
}

/**
 * The newest group of each category, newest first, six at most, at most one of each owner. Depends on the topic `groups`.
 * @throws what the store throws, after logging it
 */
export async function listFeaturedGroups(): Promise<FeaturedGroup[]> {
  try {
    const featured = await groups.featured();
    return featured.map(({ _id, slug, groupName, hobbyCategory, location, description, imageUrl }) => ({
      _id,
      slug: slug ?? _id,
      groupName,
      hobbyCategory,
      location,
      description,
      imageUrl,
    }));
  } catch (error) {
    log.error({ err: error }, "Error fetching featured groups");
    throw error;
  }
}

/** A group with the actor's standing in it; null if there is no such group. */
async function load(actor: Actor, id: string) {
  const db = await database();
  return db.read((reader) => GuardedGroup.load(reader, actor, id, new Date().toISOString()));
}

/** A group's own page; null when there is no such group. */
export async function getGroup(actor: Actor, id: string): Promise<GroupPage | null> {
  const loaded = await load(actor, id);
  if (!loaded) return null;
  const { thing: group, standing } = loaded;
  const organizer = group.ownerId === null ? null : await accounts.findById(group.ownerId);
  return {
    ...toShown(group),
    organizer: { displayName: nameOf(organizer), photoURL: organizer?.photoURL ?? null },
    can: { edit: can(standing, "edit-text").allowed },
  };
}

/** The actor's own groups, newest first, with their total number. Null if the cursor is not among them. */
export async function listMyGroups(actor: Actor, cursor: Cursor): Promise<ListPage<OwnGroupRow> | null> {
  const ownerId = actor.accountId;
  const [list, counts] = await Promise.all([groups.list({ ...cursor, ownerId, sort: "newest", limit: PAGE_SIZE }), groups.counts(ownerId)]);
  const now = new Date().toISOString();
  const page = mapPage(list, (group) => ({
    ...toRow(group),
    closed: group.closedAt !== null,
    offered: openOffer(group, now) !== null,
  }));
  return page && { ...page, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

/** The initial values of the update form. Null if there is no such group, or if the actor may not edit it. */
export async function getGroupForEdit(actor: Actor, id: string): Promise<EditableGroup | null> {
  const db = await database();
  return db.read(async (reader) => {
    const loaded = await GuardedGroup.load(reader, actor, id, new Date().toISOString());
    if (!loaded || !can(loaded.standing, "edit-text").allowed) return null;
    const settings = can(loaded.standing, "edit-settings").allowed ? settingsIn(loaded.thing) : null;
    return { ...toRow(loaded.thing), settings, requests: (await reader.get(GroupSeats, id))?.requestCount ?? 0 };
  });
}

interface GroupFigures {
  total: number;
  mine: number;
  /** Every category in the order of `HOBBY_CATEGORIES`, also those without a group. */
  byCategory: { category: HobbyCategory; all: number; mine: number }[];
}

/** The dashboard's figures. */
export async function getGroupFigures(actor: Actor): Promise<GroupFigures> {
  const [everyone, own] = await Promise.all([groups.counts(), groups.counts(actor.accountId)]);
  const byCategory = HOBBY_CATEGORIES.map((category) => ({ category, all: everyone[category] ?? 0, mine: own[category] ?? 0 }));
  const sum = (which: "all" | "mine") => byCategory.reduce((total, figures) => total + figures[which], 0);
  return { total: sum("all"), mine: sum("mine"), byCategory };
}

/** The categories that have groups, in the order of `HOBBY_CATEGORIES`. Depends on the topic `groups`. */
export async function presentCategories(): Promise<{ category: HobbyCategory; count: number }[]> {
  const counts = await groups.counts();
  return HOBBY_CATEGORIES.map((category) => ({ category, count: counts[category] ?? 0 })).filter(({ count }) => count > 0);
}

interface GroupDates {
  /** When any group was last added, changed or deleted, ISO 8601; undefined if the store does not know. */
  changedAt: string | undefined;
  /** The categories that have groups, each with the time when one of its groups was last added, changed or deleted. */
  categories: { category: HobbyCategory; changedAt: string | undefined }[];
}

/**
 * When the lists of groups last changed. It reads the counters only, so the cost is the same for any number of groups. Depends on the topic
 * `groups`.
 */
export async function datesOfGroups(): Promise<GroupDates> {
  const [counts, moments] = await Promise.all([groups.counts(), groups.changedAt()]);
  return {
    // This includes categories without groups: deleting the last group of a category also changed the list of all groups.
    changedAt: latest(Object.values(moments)),
    categories: HOBBY_CATEGORIES.filter((category) => counts[category]).map((category) => ({ category, changedAt: moments[category] })),
  };
}

/**
 * How many groups the sitemap lists beside the other pages. Crawlers find the other groups through the lists, which link to every group.
 */
const SITEMAP_GROUPS = 1000;

/** The slugs of the newest public groups. Depends on the topic `groups`. */
export async function listNewestSlugs(): Promise<string[]> {
  const page = await groups.list({ sort: "newest", limit: SITEMAP_GROUPS });
  return (page?.items ?? []).map(({ slug, _id }) => slug ?? _id);
}
