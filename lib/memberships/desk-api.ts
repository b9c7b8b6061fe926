import "server-only";
import { z } from "zod";
import { AfterQuery } from "@/lib/cursor-word";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { Done, listOf } from "./api";
import { banPerson, decideRequests, liftBan, removeMember, setRole } from "./commands";
import { listActions, listBans, listRequests, listWaiting } from "./desk-queries";
import { BanInput, DecisionInput, RemovalInput, RoleInput } from "./schema";
import { BanRow, DecisionResult, RecordRow, RequestRow, WaitRow } from "./views";

export const patchMember = operation({
  method: "PATCH",
  path: "/api/groups/{groupId}/members/{personId}",
  summary: "Give or take the role of an organizer",
  actor: "required",
  body: RoleInput,
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => setRole(actor, params.groupId, params.personId, body),
});

export const deleteMember = operation({
  method: "DELETE",
  path: "/api/groups/{groupId}/members/{personId}",
  summary: "Remove somebody from the group or its line",
  actor: "required",
  body: RemovalInput,
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => removeMember(actor, params.groupId, params.personId, body),
});

export const getRequests = operation({
  method: "GET",
  path: "/api/groups/{groupId}/requests",
  summary: "Who asks to join, the oldest first",
  actor: "required",
  query: AfterQuery,
  answer: listOf(RequestRow),
  errors: ["not_found"],
  handle: ({ actor, params, query }) => listRequests(actor, params.groupId, query.after),
});

export const postDecisions = operation({
  method: "POST",
  path: "/api/groups/{groupId}/requests/decisions",
  summary: "Approve or decline requests, a hundred at a time",
  actor: "required",
  body: DecisionInput,
  answer: z.strictObject({ results: z.array(DecisionResult) }),
  errors: ["not_found", "conflict"],
  handle: ({ actor, params, body }) => decideRequests(actor, params.groupId, body),
});

export const getWaitlist = operation({
  method: "GET",
  path: "/api/groups/{groupId}/waitlist",
  summary: "Who waits for a place, in order",
  actor: "required",
  query: AfterQuery,
  answer: listOf(WaitRow),
  errors: ["not_found"],
  handle: ({ actor, params, query }) => listWaiting(actor, params.groupId, query.after),
});

export const getBans = operation({
  method: "GET",
  path: "/api/groups/{groupId}/bans",
  summary: "Who is banned",
  actor: "required",
  query: AfterQuery,
  answer: listOf(BanRow),
  errors: ["not_found"],
  handle: ({ actor, params, query }) => listBans(actor, params.groupId, query.after),
});

export const putBan = operation({
  method: "PUT",
  path: "/api/groups/{groupId}/bans/{personId}",
  summary: "Ban somebody, also one who never joined",
  actor: "required",
  body: BanInput,
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => banPerson(actor, params.groupId, params.personId, body),
});

export const deleteBan = operation({
  method: "DELETE",
  path: "/api/groups/{groupId}/bans/{personId}",
  summary: "Lift a ban",
  actor: "required",
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params }) => liftBan(actor, params.groupId, params.personId),
});

export const getRecord = operation({
  method: "GET",
  path: "/api/groups/{groupId}/record",
  summary: "What was done by whom, the newest first",
  actor: "required",
  query: AfterQuery,
  answer: listOf(RecordRow),
  errors: ["not_found"],
  handle: ({ actor, params, query }) => listActions(actor, params.groupId, query.after),
});

export const OPERATIONS: readonly Operation[] = [
  patchMember,
  deleteMember,
  getRequests,
  postDecisions,
  getWaitlist,
  getBans,
  putBan,
  deleteBan,
  getRecord,
];
