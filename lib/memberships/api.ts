import "server-only";
import { z } from "zod";
import { AfterQuery } from "@/lib/cursor-word";
import { groupPath } from "@/lib/groups/page-addresses";
import { idsWord } from "@/lib/ids-word";
import { onPage } from "@/lib/platform/http/form";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { shortText } from "@/lib/text-field";
import {
  acceptTransfer,
  closeGroup,
  editMembership,
  endTransfer,
  joinGroup,
  leaveGroup,
  moveGroup,
  offerTransfer,
  reopenGroup,
} from "./commands";
import { listPlaces } from "./fact-queries";
import { exportMembers, listMembers } from "./member-queries";
import { getMembership, listAnswerFields } from "./queries";
import { ClosingInput, JoinInput, LeaveInput, MembershipEdit, MoveInput, ROLES, TransferInput } from "./schema";
import { ListedPlaces, MemberRow, MembershipView } from "./views";

export const Done = z.strictObject({ done: z.literal(true) });

/** The schema for a page of a list. */
export const listOf = <Item extends z.ZodType>(item: Item) => z.strictObject({ items: z.array(item), next: z.string().nullable() });

const ANSWER_FIELD = /^answers\.([0-9])$/;

/** Converts the fields of a form that was sent without scripts, all text, to a request body. */
export function joinOf(fields: Record<string, string>): unknown {
  const { rulesVersion, contact, ...rest } = fields;
  const answers = Object.entries(rest)
    .filter(([name]) => ANSWER_FIELD.test(name))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, answer]) => answer);
  return {
    ...(answers.length > 0 && { answers }),
    ...(rulesVersion !== undefined && rulesVersion !== "" && { rulesVersion: Number(rulesVersion) }),
    ...(contact !== undefined && { contact }),
  };
}

const onGroupPage = onPage(({ groupId }: { groupId: string }) => groupPath(groupId), "Back to the group");

export const readMembership = operation({
  method: "GET",
  path: "/api/groups/{groupId}/membership",
  summary: "Where one stands in a group",
  actor: "required",
  answer: MembershipView,
  errors: ["not_found"],
  handle: ({ actor, params }) => getMembership(actor, params.groupId),
});

export const putMembership = operation({
  method: "PUT",
  path: "/api/groups/{groupId}/membership",
  summary: "Join, ask to join, or wait for a place",
  actor: "required",
  body: JoinInput,
  answer: MembershipView,
  errors: ["not_found", "conflict"],
  form: { ...onGroupPage, read: joinOf, fields: ({ params }) => listAnswerFields(params.groupId) },
  handle: ({ actor, params, body }) => joinGroup(actor, params.groupId, body),
});

export const patchMembership = operation({
  method: "PATCH",
  path: "/api/groups/{groupId}/membership",
  summary: "Accept new rules, or change what the organizers may keep",
  actor: "required",
  body: MembershipEdit,
  answer: MembershipView,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => editMembership(actor, params.groupId, body),
});

export const deleteMembership = operation({
  method: "DELETE",
  path: "/api/groups/{groupId}/membership",
  summary: "Leave, take a request back, or leave the line",
  actor: "required",
  body: LeaveInput,
  answer: MembershipView,
  errors: ["not_found", "conflict"],
  form: onGroupPage,
  handle: ({ actor, params, body }) => leaveGroup(actor, params.groupId, body),
});

export const getPlaces = operation({
  method: "GET",
  path: "/api/groups/places",
  summary: "How full groups are: counts move too often to stand in lists",
  actor: "none",
  query: z.strictObject({ ids: idsWord(100, "groups") }),
  answer: ListedPlaces,
  cacheControl: "public, max-age=5",
  handle: ({ query }) => listPlaces(query.ids),
});

export const getMembers = operation({
  method: "GET",
  path: "/api/groups/{groupId}/members",
  summary: "Who is in a group, for those who are",
  actor: "required",
  query: z
    .strictObject({
      role: z.enum(ROLES, "Choose a role."),
      q: shortText(100).describe("Each word begins a word of the name."),
    })
    .partial()
    .extend(AfterQuery.shape),
  answer: listOf(MemberRow),
  errors: ["not_found"],
  handle: ({ actor, params, query }) => listMembers(actor, params.groupId, query),
});

export const getMembersCsv = operation({
  method: "GET",
  path: "/api/groups/{groupId}/members.csv",
  summary: "What members agreed to share, as a table",
  actor: "required",
  answer: z.string(),
  mediaType: "text/csv",
  errors: ["not_found"],
  handle: ({ actor, params }) => exportMembers(actor, params.groupId),
});

export const putTransfer = operation({
  method: "PUT",
  path: "/api/groups/{groupId}/transfer",
  summary: "Offer one's group to a member",
  actor: "required",
  body: TransferInput,
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => offerTransfer(actor, params.groupId, body),
});

export const deleteTransfer = operation({
  method: "DELETE",
  path: "/api/groups/{groupId}/transfer",
  summary: "Take the offer back, or decline it",
  actor: "required",
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params }) => endTransfer(actor, params.groupId),
});

export const postTransferAcceptance = operation({
  method: "POST",
  path: "/api/groups/{groupId}/transfer/acceptance",
  summary: "Take a group over",
  actor: "required",
  answer: MembershipView,
  errors: ["not_found", "conflict"],
  handle: ({ actor, params }) => acceptTransfer(actor, params.groupId),
});

export const postClosing = operation({
  method: "POST",
  path: "/api/groups/{groupId}/closing",
  summary: "Close a group: it stays readable, and nobody joins",
  actor: "required",
  body: ClosingInput,
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => closeGroup(actor, params.groupId, body),
});

export const deleteClosing = operation({
  method: "DELETE",
  path: "/api/groups/{groupId}/closing",
  summary: "Open a closed group again",
  actor: "required",
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params }) => reopenGroup(actor, params.groupId),
});

export const postMove = operation({
  method: "POST",
  path: "/api/groups/{groupId}/move",
  summary: "Announce that a group moves elsewhere",
  actor: "required",
  body: MoveInput,
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params, body }) => moveGroup(actor, params.groupId, body),
});

export const OPERATIONS: readonly Operation[] = [
  readMembership,
  putMembership,
  patchMembership,
  deleteMembership,
  getPlaces,
  getMembers,
  getMembersCsv,
  putTransfer,
  deleteTransfer,
  postTransferAcceptance,
  postClosing,
  deleteClosing,
  postMove,
];
