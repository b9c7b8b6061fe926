/** All kinds of people who can send a request about a group, in the order of the statuses below. */
export const KINDS = ["anonymous", "stranger", "pending", "waiting", "member", "organizer", "owner", "banned", "former"] as const;
export type Kind = (typeof KINDS)[number];

export interface MembershipRow {
  /** JSON; a name of `PEOPLE` is replaced by its id. */
  body?: unknown;
  /** The state of the group before the request. */
  given?: "offered" | "closed";
  statuses: string;
}

const MEMBERS = "401 403 403 403 200 200 200 403 403";
const ORGANIZERS = "401 403 403 403 403 200 200 403 403";
const OWNER = "401 403 403 403 403 403 200 403 403";

/**
 * Every route of memberships: the status that each kind of person gets for an otherwise valid request, in a full group with the join policy
 * `approval`.
 */
export const MEMBERSHIP_ROWS: Record<string, MembershipRow> = {
  "PUT /api/groups/[groupId]": { body: { description: "We walk." }, statuses: ORGANIZERS },
  "DELETE /api/groups/[groupId]": { statuses: OWNER },
  "GET /api/groups/[groupId]/membership": { statuses: "401 200 200 200 200 200 200 200 200" },
  "PUT /api/groups/[groupId]/membership": { body: {}, statuses: "401 200 200 200 200 200 200 403 200" },
  "POST /api/groups/[groupId]/membership": { body: {}, statuses: "415 415 415 415 415 415 415 415 415" },
  "PATCH /api/groups/[groupId]/membership": { body: { contact: "always" }, statuses: "401 404 200 200 200 200 200 403 404" },
  "DELETE /api/groups/[groupId]/membership": { body: {}, statuses: "401 200 200 200 200 200 403 403 200" },
  "GET /api/groups/[groupId]/members": { statuses: MEMBERS },
  "GET /api/groups/[groupId]/members.csv": { statuses: ORGANIZERS },
  "PATCH /api/groups/[groupId]/members/[personId]": { body: { role: "organizer" }, statuses: OWNER },
  "DELETE /api/groups/[groupId]/members/[personId]": { body: { reason: "Away." }, statuses: ORGANIZERS },
  "GET /api/groups/[groupId]/requests": { statuses: ORGANIZERS },
  "POST /api/groups/[groupId]/requests/decisions": { body: { people: ["other"], decision: "approve" }, statuses: ORGANIZERS },
  "GET /api/groups/[groupId]/waitlist": { statuses: ORGANIZERS },
  "GET /api/groups/[groupId]/bans": { statuses: ORGANIZERS },
  "PUT /api/groups/[groupId]/bans/[personId]": { body: { reason: "Shouted." }, statuses: ORGANIZERS },
  "DELETE /api/groups/[groupId]/bans/[personId]": { statuses: ORGANIZERS },
  "GET /api/groups/[groupId]/record": { statuses: ORGANIZERS },
  "GET /api/groups/[groupId]/invitations": { statuses: ORGANIZERS },
  "POST /api/groups/[groupId]/invitations": { body: {}, statuses: ORGANIZERS.replaceAll("200", "201") },
  "DELETE /api/groups/[groupId]/invitations/[invitationId]": { statuses: ORGANIZERS },
  "PUT /api/groups/[groupId]/transfer": { body: { personId: "filler" }, statuses: OWNER },
  "DELETE /api/groups/[groupId]/transfer": { given: "offered", statuses: "401 403 403 403 200 403 200 403 403" },
  "POST /api/groups/[groupId]/transfer/acceptance": { given: "offered", body: {}, statuses: "401 403 403 403 200 409 409 403 403" },
  "POST /api/groups/[groupId]/closing": { body: {}, statuses: OWNER },
  "DELETE /api/groups/[groupId]/closing": { given: "closed", statuses: OWNER },
  "POST /api/groups/[groupId]/move": { body: { to: "Elsewhere", text: "We go." }, statuses: OWNER },
  "GET /api/invitations/[token]": { statuses: "200 200 200 200 200 200 200 200 200" },
  "POST /api/invitations/[token]/acceptance": { body: {}, statuses: "401 200 200 200 200 200 200 403 200" },
  "POST /api/invitations/[token]/refusal": { body: {}, statuses: "401 200 200 200 200 200 200 200 200" },
};
