import "server-only";
import { AfterQuery } from "@/lib/cursor-word";
import { pictureAddress } from "@/lib/groups/picture-addresses";
import { onPage } from "@/lib/platform/http/form";
import { type Operation, operation } from "@/lib/platform/http/operation";
import { Done, joinOf, listOf } from "./api";
import { acceptInvitation, invite, refuseInvitation, revokeInvitation } from "./invitation-commands";
import { getInvitation, listInvitations, listInvitedFields } from "./invitation-queries";
import { InvitationInput, JoinInput } from "./schema";
import { InvitationCard, InvitationRow, MembershipView, NewInvitation } from "./views";

export const getInvitations = operation({
  method: "GET",
  path: "/api/groups/{groupId}/invitations",
  summary: "A group's invitations, the newest first, without their secrets",
  actor: "required",
  query: AfterQuery,
  answer: listOf(InvitationRow),
  errors: ["not_found"],
  handle: ({ actor, params, query }) => listInvitations(actor, params.groupId, query.after),
});

export const postInvitation = operation({
  method: "POST",
  path: "/api/groups/{groupId}/invitations",
  summary: "Make an invitation; its address is shown this once",
  actor: "required",
  body: InvitationInput,
  answer: NewInvitation,
  status: 201,
  errors: ["not_found", "conflict", "gone"],
  once: true,
  handle: ({ actor, params, body, key }) => invite(actor, params.groupId, body, key),
});

export const deleteInvitation = operation({
  method: "DELETE",
  path: "/api/groups/{groupId}/invitations/{invitationId}",
  summary: "Take an invitation back",
  actor: "required",
  answer: Done,
  errors: ["not_found"],
  handle: ({ actor, params }) => revokeInvitation(actor, params.groupId, params.invitationId),
});

export const readInvitation = operation({
  method: "GET",
  path: "/api/invitations/{token}",
  summary: "The letter behind an invitation's address",
  actor: "optional",
  answer: InvitationCard,
  errors: ["not_found", "gone"],
  // The API returns each picture as a full address.
  handle: async ({ actor, params }) => {
    const { group, ...card } = await getInvitation(actor, params.token);
    return { ...card, group: { ...group, imageUrl: pictureAddress(group.imageUrl) } };
  },
});

const onItsPage = onPage(({ token }: { token: string }) => `/invitations/${token}`, "Back to the invitation");

export const postAcceptance = operation({
  method: "POST",
  path: "/api/invitations/{token}/acceptance",
  summary: "Accept an invitation",
  actor: "required",
  body: JoinInput,
  answer: MembershipView,
  errors: ["not_found", "conflict", "gone"],
  form: { ...onItsPage, read: joinOf, fields: ({ params }) => listInvitedFields(params.token) },
  handle: ({ actor, params, body }) => acceptInvitation(actor, params.token, body),
});

export const postRefusal = operation({
  method: "POST",
  path: "/api/invitations/{token}/refusal",
  summary: "Say no to an invitation",
  actor: "required",
  answer: Done,
  errors: ["not_found", "gone"],
  form: onItsPage,
  handle: ({ actor, params }) => refuseInvitation(actor, params.token),
});

export const OPERATIONS: readonly Operation[] = [
  getInvitations,
  postInvitation,
  deleteInvitation,
  readInvitation,
  postAcceptance,
  postRefusal,
];
