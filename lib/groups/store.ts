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

/** A group somebody is about to create; what is not given is as it is by default. */
export type NewGroup = z.input<typeof GroupInput> & Partial<GroupSettings>;

const DEFAULTS = Object.fromEntries(Groups.fields.map(({ name, fallback }) => [name, fallback]));

/** A group that is about to be written: its address comes with it. */
export const freshGroup = (group: NewGroup & Pick<Group, "ownerId">, _id = newId(), createdAt = new Date().toISOString()) =>
  ({ ...DEFAULTS, ...group, rulesVersion: group.rules ? 1 : 0, _id, createdAt }) as Group;

export interface GroupListing extends Cursor {
  /** Names compare by code point of their lower-case form; equal names and times fall back on the id. */
  sort: GroupSort;
  limit: number;
  category?: HobbyCategory | undefined;
  ownerId?: string | undefined;
}

export interface GroupSearch extends GroupListing {
  /** From `tokenize`: each must begin a word of the group's name, category, location or description. */
  words: string[];
}

const orderOf = (sort: GroupSort): Order<typeof Groups> =>
  sort === "newest" ? { by: "createdAt", descending: true } : { by: "nameKey", descending: sort === "za" };

const listingOf = ({ sort, category, ownerId, ...page }: GroupListing) => ({
  ...page,
  ...orderOf(sort),
  // Somebody's own list holds all of theirs.
  where: { hobbyCategory: category, ...(ownerId === undefined ? { visibility: "public" as const } : { ownerId }) },
});

/** The path of a drawing says nothing to a person. */
const TELLERS: Tellers<Group> = { imageUrl: ({ imageUrl }) => (isCover(imageUrl) ? null : imageUrl) };

/** What the product keeps of groups; everything throws what `Database` throws. */
export const groupStore = (open: () => Promise<Database>) => ({
  /** The group is the actor's. */
  async create(actor: Actor | SystemActor<string>, group: NewGroup): Promise<Group> {
    return (await this.createOnce(actor, group)).group;
  },

  /** As `create`, and with `once` under this id: one that is there already is the answer, and is not made. */
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
    // Each locks its owner's account: those of one owner wait for each other. An address, or this id, that another step has just taken the next
    // try finds.
    return withFreeAddress(() => db.write(step, { key: ownerId }));
  },

  async findById(id: string): Promise<Group | null> {
    const db = await open();
    return db.read((reader) => reader.get(Groups, id));
  },

  /** Null when `after` or `before` names a group that is not in this very list (its category, its owner). */
  async list(listing: GroupListing): Promise<ListPage<Group> | null> {
    const db = await open();
    return db.read((reader) => reader.page(Groups, listingOf(listing)));
  },

  /** Matches in the order of `sort`; `cut` when more groups or words had to be left aside. Null when the cursor is not among them. */
  async search({ words, ...listing }: GroupSearch): Promise<(ListPage<Group> & { cut: boolean }) | null> {
    const db = await open();
    const search = { ...listingOf(listing), words };
    return db.read((reader) => (listing.ownerId === undefined ? reader.search(Groups, search) : searchOwn(reader, search)));
  },

  /** The newest group of each category, newest first, six at most, and one of each person: nobody fills the home page alone. */
  async featured(): Promise<Group[]> {
    const db = await open();
    return db.read(featuredGroups);
  },

  /**
   * Changes what somebody may change, with all that follows from it: a new address, people who come in from the line.
   * @param was what the fields held when the edit was begun; where they hold something else by now, nothing is written
   * @throws AppError not_found, conflict, or as the decision refuses it
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

  /** @throws AppError not_found also for the slower one of two, forbidden */
  async delete(permitted: Permitted<Pick<Group, "_id">, "delete">): Promise<void> {
    const db = await open();
    const step = async (tx: Transaction) => {
      const { _id } = await permitted.again(tx);
      found(await removeGroup(tx, _id), NO_GROUP);
    };
    await db.write(step, { key: permitted.thing._id, unattended: true });
  },

  /** Groups per category, of one person or of everybody: from counts that are kept, not by counting. */
  async counts(ownerId = EVERYBODY): Promise<CategoryCounts> {
    const db = await open();
    const counts = await db.read((reader) => reader.counts(Groups, ownerId));
    return Object.fromEntries([...counts].flatMap(([category, { total }]) => (total > 0 ? [[category, total]] : [])));
  },

  /**
   * When a group of each category was last added, changed or deleted (for a move: in both categories), ISO 8601; also for a category
   * whose last group is gone. A moment never goes back. Absent where nothing was written since it is kept.
   */
  async changedAt(): Promise<Partial<Record<HobbyCategory, string>>> {
    const db = await open();
    const counts = await db.read((reader) => reader.counts(Groups, EVERYBODY));
    return Object.fromEntries([...counts].flatMap(([category, { changedAt }]) => (changedAt ? [[category, changedAt]] : [])));
  },
});

export const groups = groupStore(database);
