import "server-only";
import { z } from "zod";
import { cursorWord } from "@/lib/cursor-word";
import { AppError } from "@/lib/errors";
import { GroupSettings } from "@/lib/groups/setting-schema";
import { Id } from "@/lib/id-field";
import { type ListPage, pageOf } from "@/lib/list-page";
import { Moment } from "@/lib/moment-field";
import { type Reply, reply } from "@/lib/platform/http/reply";
import type { Actor } from "@/lib/platform/permission/actor";
import { refused } from "@/lib/platform/permission/permit";
import { tokenize } from "@/lib/platform/store/tokenize";
import { shortText } from "@/lib/text-field";
import { pictureAddress } from "./picture-addresses";
import { mayListBy } from "./policy";
import { getGroup, listFeaturedGroups, toShown } from "./queries";
import type { Group } from "./record";
import {
  type FeaturedGroup,
  GROUP_SORTS,
  GroupInput,
  type GroupPage,
  type GroupShown,
  HOBBY_CATEGORIES,
  MAX_PAGE_SIZE,
  PAGE_SIZE,
} from "./schema";
import { groups } from "./store";

const groupFields = {
  _id: Id,
  ...GroupInput.shape,
  imageUrl: z.url().describe("A full address, also for our own covers."),
  ...GroupSettings.shape,
  rulesVersion: z.int().min(0).describe("Rises when the rules change; 0 without rules."),
  slug: z.string().describe("The end of the group's public address, `/groups/{slug}`."),
  closedAt: Moment.nullable().describe("Since when nobody can join; null while the group is open."),
  creatorEmail: z.string().optional().describe("Only on one's own groups."),
};

type Owned = { creatorEmail?: string | undefined };

/** A group as the API returns it. Only the creator gets the creator's e-mail address. */
export const GroupAnswer = z.strictObject(groupFields) satisfies z.ZodType<GroupShown & Owned>;
export type GroupAnswer = z.output<typeof GroupAnswer>;

/** The answer of `GET /api/groups/{id}`. */
export const GroupDetailsAnswer = z.strictObject({
  ...groupFields,
  organizer: z.strictObject({ displayName: z.string(), photoURL: z.string().nullable() }).optional().describe("Only with a session."),
  can: z.strictObject({ edit: z.boolean() }).optional().describe("Only with a session."),
}) satisfies z.ZodType<Partial<GroupPage> & Owned>;
type GroupDetailsAnswer = z.output<typeof GroupDetailsAnswer>;

const { _id, groupName, hobbyCategory, description, imageUrl } = groupFields;

/** A featured group (docs/product.md). */
export const FeaturedAnswer = z.strictObject({ _id, groupName, hobbyCategory, description, imageUrl }) satisfies z.ZodType<
  Omit<FeaturedGroup, "location">
>;

const NO_SIZE = `A page holds 1 to ${MAX_PAGE_SIZE}.`;

/** The query parameters of `GET /api/groups`. */
export const ListQuery = z
  .strictObject({
    creatorEmail: shortText(320).describe("Only the caller's own address: 401 without a session, 403 for another's."),
    category: z.enum(HOBBY_CATEGORIES),
    sort: z.enum(GROUP_SORTS).describe("newest unless given"),
    q: shortText(200).describe("Each word begins a word of name, category, location or description."),
    after: cursorWord("The page that follows this group's id."),
    before: cursorWord("The page that comes before this group's id."),
    limit: shortText(3, NO_SIZE)
      .regex(/^[0-9]{1,3}$/, NO_SIZE)
      .transform(Number)
      .refine((limit) => limit >= 1 && limit <= MAX_PAGE_SIZE, NO_SIZE)
      .describe(`1 to ${MAX_PAGE_SIZE}, ${PAGE_SIZE} unless given`),
  })
  .partial()
  .refine(({ after, before }) => after === undefined || before === undefined, {
    path: ["before"],
    error: "Give after or before, not both.",
  });

function toAnswer(actor: Actor | null, group: Group): GroupAnswer {
  const { imageUrl, ...shown } = toShown(group);
  const own = actor !== null && actor.accountId === group.ownerId;
  return { ...shown, imageUrl: pictureAddress(imageUrl), closedAt: group.closedAt, ...(own && { creatorEmail: actor.email }) };
}

/** @throws AppError unauthenticated; forbidden unless the address is the actor's own */
function ownIdOf(actor: Actor | null, creatorEmail: string): string {
  if (!actor) throw new AppError("unauthenticated", "Sign in to list your own groups.");
  const verdict = mayListBy(actor, creatorEmail);
  if (!verdict.allowed) throw refused(verdict, actor, "list-groups");
  return actor.accountId;
}

/** RFC 8288. The links are relative, so that they are right behind any proxy. */
function linkHeader(words: z.input<typeof ListQuery>, page: ListPage<Group>): Record<string, string> {
  const { after: _a, before: _b, ...rest } = words;
  const link = (cursor: Record<string, string>, rel: string) =>
    `</api/groups?${new URLSearchParams({ ...rest, ...cursor })}>; rel="${rel}"`;
  const [first, last] = [page.items[0], page.items.at(-1)];
  const links = [
    ...(page.hasPrevious && first ? [link({ before: first._id }, "prev")] : []),
    ...(page.hasNext && last ? [link({ after: last._id }, "next")] : []),
  ];
  return links.length > 0 ? { link: links.join(", ") } : {};
}

async function readPage(
  { creatorEmail: _, q, sort = "newest", limit = PAGE_SIZE, ...where }: z.output<typeof ListQuery>,
  ownerId: string | undefined,
): Promise<(ListPage<Group> & { cut?: boolean }) | null> {
  const listing = { ...where, sort, limit, ...(ownerId !== undefined && { ownerId }) };
  return q?.trim() ? groups.search({ ...listing, words: tokenize(q) }) : groups.list(listing);
}

/**
 * `GET /api/groups`: an array. The `Link` header holds the previous and the next page. The header `X-Search-Cut` is set if the search did
 * not look at all groups.
 * @throws AppError unauthenticated, forbidden (another person's address), not_found (a cursor that is not in the list)
 */
export async function answerList(actor: Actor | null, query: z.output<typeof ListQuery>): Promise<Reply<GroupAnswer[]>> {
  const ownerId = query.creatorEmail === undefined ? undefined : ownIdOf(actor, query.creatorEmail);
  const page = pageOf(await readPage(query, ownerId), query.before === undefined ? "after" : "before");
  const words = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]));
  return reply(
    200,
    page.items.map((group) => toAnswer(actor, group)),
    { ...linkHeader(words, page), ...(page.cut && { "x-search-cut": "1" }) },
  );
}

/**
 * `GET /api/groups/{id}`: a group's details. Only the creator gets the creator's address. A caller without a session gets the same fields
 * as in the list, and no more. Null if there is no such group.
 */
export async function answerGroup(actor: Actor | null, id: string): Promise<GroupDetailsAnswer | null> {
  if (!actor) {
    const listed = await groups.findById(id);
    return listed && toAnswer(null, listed);
  }
  const [page, group] = [await getGroup(actor, id), await groups.findById(id)];
  return page && group && { ...page, ...toAnswer(actor, group) };
}

/** The featured groups as the API returns them (docs/product.md), each picture with its full address. */
export async function answerFeatured() {
  const groups = await listFeaturedGroups();
  return groups.map(({ _id, groupName, hobbyCategory, description, imageUrl }) => ({
    _id,
    groupName,
    hobbyCategory,
    description,
    imageUrl: pictureAddress(imageUrl),
  }));
}
