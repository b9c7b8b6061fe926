import "server-only";
import { z } from "zod";
import { Id } from "@/lib/id-field";
import { consumeInMemory, LIMITS } from "@/lib/platform/http/limits";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { CREATED_AT, created } from "@/lib/platform/http/reply";
import { answerFeatured, answerGroup, answerList, FeaturedAnswer, GroupAnswer, GroupDetailsAnswer, ListQuery } from "./answers";
import { CreateBody, createGroup, deleteGroup, UpdateBody, updateGroup } from "./commands";

export const getFeatured = operation({
  method: "GET",
  path: "/api/featured-groups",
  summary: "The newest group of each hobby, six at most, one of each person",
  actor: "none",
  answer: z.array(FeaturedAnswer),
  cacheControl: "public, max-age=0, must-revalidate",
  handle: () => answerFeatured(),
});

export const listGroups = operation({
  method: "GET",
  path: "/api/groups",
  summary: "A page of groups, newest first unless sorted",
  actor: "optional",
  query: ListQuery,
  answer: z.array(GroupAnswer),
  headers: {
    Link: "The pages around this one (RFC 8288), rel next and prev.",
    "X-Search-Cut": "1 when there were more groups to search than we looked through; absent when all of them were.",
  },
  errors: ["unauthenticated", "not_found"],
  async handle({ actor, query, address }) {
    // A search costs far more than a list. This operation and the search page share one rate limit.
    if (query.q !== undefined) await consumeInMemory(LIMITS.search, address);
    return answerList(actor, query);
  },
});

export const postGroup = operation({
  method: "POST",
  path: "/api/groups",
  summary: "Create a group",
  actor: "required",
  body: CreateBody,
  answer: z.strictObject({ insertedId: Id }),
  status: 201,
  headers: CREATED_AT,
  once: true,
  handle: async ({ actor, body, key }) => created("/api/groups", await createGroup(actor, body, key)),
});

export const getGroupDetails = operation({
  method: "GET",
  path: "/api/groups/{groupId}",
  summary: "A group's details; without a session, what the list shows of it",
  actor: "optional",
  answer: GroupDetailsAnswer,
  errors: ["not_found"],
  handle: ({ actor, params }) => answerGroup(actor, params.groupId),
});

export const putGroup = operation({
  method: "PUT",
  path: "/api/groups/{groupId}",
  summary: "Change some fields of one's own group",
  actor: "required",
  body: UpdateBody,
  answer: z.strictObject({ matchedCount: z.literal(1), modifiedCount: z.literal([0, 1]) }),
  errors: ["not_found", "conflict"],
  handle: ({ actor, params, body }) => updateGroup(actor, params.groupId, body),
});

export const removeGroup = operation({
  method: "DELETE",
  path: "/api/groups/{groupId}",
  summary: "Delete one's own group",
  actor: "required",
  answer: z.strictObject({ deletedCount: z.literal(1) }),
  errors: ["not_found"],
  handle: ({ actor, params }) => deleteGroup(actor, params.groupId),
});

export const OPERATIONS: readonly Operation[] = [getFeatured, listGroups, postGroup, getGroupDetails, putGroup, removeGroup];
