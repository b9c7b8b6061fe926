import "server-only";
import type { z } from "zod";
import { refuseCollision, type Tellers } from "@/lib/changed-meanwhile";
import { found } from "@/lib/errors";
import type { GroupSettings } from "@/lib/groups/setting-schema";
import type { Cursor, ListPage } from "@/lib/list-page";
import { NO_GROUP, takeStep } from "@/lib/memberships/store";
import type { Actor, SystemActor } from "@/lib/platform/permission/actor";
import { type Permitted, refused } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Database, Order, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { tell } from "@/lib/platform/store/occasions";
import type { Was } from "@/lib/was-field";
import { featuredGroups } from "./featured-queries";
import { foundGroup } from "./founding-store";
import { GroupChanged } from "./occasions";
import { searchOwn } from "./own-queries";
import { EVERYBODY, type Group, Groups } from "./record";
import { removeGroup } from "./removal-store";
import { type CategoryCounts, type GroupEdit, type GroupInput, type GroupSort, type HobbyCategory, isCover } from "./schema";
import { claimSlug, movesAddress, withFreeAddress } from "./slug-store";

/** The input for a new group. Settings that are not given get their defaults. */
export type NewGroup = z.input<typeof GroupInput> & Partial<GroupSettings>;

const DEFAULTS = Object.fromEntries(Groups.fields.map(({ name, fallback }) => [name, fallback]));

/** A new group before it is written. It gets its slug when it is written. */
export const freshGroup = (group: NewGroup & Pick<Group, "ownerId">, _id = newId(), createdAt = new Date().toISOString()) =>
  ({ ...DEFAULTS, ...group, rulesVersion: group.rules ? 1 : 0, _id, createdAt }) as Group;

export interface GroupListing extends Cursor {
  /** Names are compared by the code points of their lower-case form. The id breaks ties. */
  sort: GroupSort;
  limit: number;
  category?: HobbyCategory | undefined;
  ownerId?: string | undefined;
}

export interface GroupSearch extends GroupListing {
  /** From `tokenize`. Each must be the beginning of a word in the group's name, category, location or description. */
  words: string[];
}

const orderOf = (sort: GroupSort): Order<typeof Groups> =>
  sort === "newest" ? { by: "createdAt", descending: true } : { by: "nameKey", descending: sort === "za" };

const listingOf = ({ sort, category, ownerId, ...page }: GroupListing) => ({
  ...page,
  ...orderOf(sort),
  // An owner's own list also holds unlisted groups.
  where: { hobbyCategory: category, ...(ownerId === undefined ? { visibility: "public" as const } : { ownerId }) },
});

/** A conflict message does not show the path of a cover: it means nothing to a person. */
const TELLERS: Tellers<Group> = { imageUrl: ({ imageUrl }) => (isCover(imageUrl) ? null : imageUrl) };

/** The stored groups. Every method also throws what `Database` throws. */
export const groupStore = (open: () => Promise<Database>) => ({
  /** The actor becomes the owner. */
  async create(actor: Actor | SystemActor<string>, group: NewGroup): Promise<Group> {
    return (await this.createOnce(actor, group)).group;
  },

  /**
   * Like `create`. If `once` is given, it is the id of the new group. If a group with this id exists, returns that group and creates
   * nothing.
   */
  async createOnce(
    { accountId: ownerId }: Actor | SystemActor<string>,
    group: NewGroup,
    once?: string,
  ): Promise<{ group: Group; made: boolean }> {
    const db = await open();
    const created = freshGroup({ ...group, ownerId }, once);
    const step = async (tx: Transaction) => {
      const before = once === undefined ? null : await tx.get(Groups, once);
      return before ? { group: before, made: false } : { group: await foundGroup(tx, created), made: true };
    };
    // Each step locks the owner's account, so steps of the same owner run one after the other. If another process has just taken the slug
    // or this id, the retry sees that.
    return withFreeAddress(() => db.write(step, { key: ownerId }));
  },

  async findById(id: string): Promise<Group | null> {
    const db = await open();
    return db.read((reader) => reader.get(Groups, id));
  },

  /** Null if `after` or `before` names a group that is not in this list (of this category, of this owner). */
  async list(listing: GroupListing): Promise<ListPage<Group> | null> {
    const db = await open();
    return db.read((reader) => reader.page(Groups, listingOf(listing)));
  },

  /**
   * The matches in the order of `sort`; none if there are no words. `cut` is true if the search left out some groups or words. Null if
   * the cursor is not among the matches.
   */
  async search({ words, ...listing }: GroupSearch): Promise<(ListPage<Group> & { cut: boolean }) | null> {
    const db = await open();
    const search = { ...listingOf(listing), words };
    return db.read((reader) => (listing.ownerId === undefined ? reader.search(Groups, search) : searchOwn(reader, search)));
  },

  /**
   * The newest group of each category, newest first, six at most. At most one of each owner, so that no owner fills the home page alone.
   */
  async featured(): Promise<Group[]> {
    const db = await open();
    return db.read(featuredGroups);
  },

  /**
   * Changes the fields that the actor may change, and writes the consequences too: a new address, members who come from the waitlist.
   * @param was the values of the fields when the edit began; if a field has another value by now, nothing is written
   * @throws AppError not_found, conflict, and the refusals of `decide`
   */
  async change(
    actor: Actor | SystemActor,
    id: string,
    given: GroupEdit & Partial<GroupSettings>,
    letIn: boolean,
    was?: Was,
  ): Promise<{ modified: boolean }> {
    const db = await open();
    const edit: Partial<Group> = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
    const now = new Date().toISOString();
    const step = async (tx: Transaction) => {
      const wish = { groupId: id, act: { type: "change-settings", edit, letIn }, actor, now } as const;
      const { outcome, group } = await takeStep(tx, wish, (before) => refuseCollision(before, edit, was, TELLERS));
      if (!outcome.allowed) throw refused(outcome, actor, "edit");
      const after = { ...group, ...outcome.group };
      if (movesAddress(group, after)) await tx.update(Groups, id, { slug: await claimSlug(tx, after) });
      await tell(tx, GroupChanged, { groupId: id }, now);
      return { modified: Object.keys(outcome.group).length > 0 };
    };
    return withFreeAddress(() => db.write(step, { key: id }));
  },

  /** @throws AppError not_found (of two concurrent calls, the second one gets it too), forbidden */
  async delete(permitted: Permitted<Pick<Group, "_id">, "delete">): Promise<void> {
    const db = await open();
    const step = async (tx: Transaction) => {
      const { _id } = await permitted.again(tx);
      found(await removeGroup(tx, _id), NO_GROUP);
    };
    await db.write(step, { key: permitted.thing._id, unattended: true });
  },

  /** Groups per category, of one owner or of all public groups. It reads stored counters and counts no rows. */
  async counts(ownerId = EVERYBODY): Promise<CategoryCounts> {
    const db = await open();
    const counts = await db.read((reader) => reader.counts(Groups, ownerId));
    return Object.fromEntries([...counts].flatMap(([category, { total }]) => (total > 0 ? [[category, total]] : [])));
  },

  /**
   * For each category, when a group was last added, changed or deleted, ISO 8601. A group that changes its category counts in both. A
   * category whose last group is deleted keeps its time. A time never goes back. A category is absent if nothing was written since the
   * store has recorded these times.
   */
  async changedAt(): Promise<Partial<Record<HobbyCategory, string>>> {
    const db = await open();
    const counts = await db.read((reader) => reader.counts(Groups, EVERYBODY));
    return Object.fromEntries([...counts].flatMap(([category, { changedAt }]) => (changedAt ? [[category, changedAt]] : [])));
  },
});

export const groups = groupStore(database);
