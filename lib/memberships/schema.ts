import { z } from "zod";
import { MomentInput } from "@/lib/moment-field";
import { manyLines } from "@/lib/text";
import { optionalText, shortText, text } from "@/lib/text-field";
import { LONG_ANSWER, MAX_ANSWER, NO_ANSWER } from "./answer-rules";
import { MAX_INVITATION_LINE, MAX_LINK_NAME, MAX_MOVE_PLACE, MAX_MOVE_TEXT, MAX_REASON } from "./length-rules";

/** The roles, the one with the most permissions first. */
export const ROLES = ["owner", "organizer", "member"] as const;
export type Role = (typeof ROLES)[number];

/** The states of a person in a group. `none` means no membership. */
export const STATES = ["none", "requested", "waiting", "member", "banned"] as const;
export type MembershipState = (typeof STATES)[number];

/** When the organizers may keep a member's address, the most private choice first. */
export const CONTACTS = ["nothing", "if-the-group-moves", "always"] as const;
export type Contact = (typeof CONTACTS)[number];

/** The actions in a group's record: acts of its owner and organizers. */
export const RECORDED = [
  "approved",
  "declined",
  "requests-approved",
  "requests-declined",
  "removed",
  "banned",
  "lifted",
  "role-changed",
  "invited",
  "revoked",
  "transfer-offered",
  "transfer-ended",
  "transfer-accepted",
  "settings-changed",
  "closed",
  "reopened",
  "moved",
] as const;
export type Recorded = (typeof RECORDED)[number];

/** How many requests one call may decide on. */
const MAX_DECISIONS = 100;
/** How many memberships a single step may change. */
export const STEP_SIZE = 200;

export const MAX_OPEN_INVITATIONS = 500;
const MAX_INVITATION_USES = 1000;
/** A group's page says how soon requests are answered once there are `FEWEST_ANSWERS`. Only the last `MOST_ANSWERS` count. */
export const FEWEST_ANSWERS = 5;
export const MOST_ANSWERS = 25;
export const INVITATION_DAYS = 14;
export const MAX_INVITATION_DAYS = 365;

const Answers = z
  .array(
    optionalText({
      missing: NO_ANSWER,
      max: MAX_ANSWER,
      tooLong: LONG_ANSWER,
      tidy: manyLines,
    }),
    "Give the answers as a list.",
  )
  .describe("One for each of the group's questions, in their order.");
const RulesVersion = z
  .number("Say which rules you accept.")
  .int("Say which rules you accept.")
  .min(0)
  .describe("The group's present `rulesVersion`, which the person accepts; may be left out where it is 0.");
const ContactChoice = z.enum(CONTACTS, "Choose what the organizers may keep.").describe("When organizers may keep the person's address.");
const Reason = optionalText({
  missing: "Write a reason.",
  max: MAX_REASON,
  tooLong: `Keep the reason to ${MAX_REASON} characters.`,
  tidy: manyLines,
});
const PersonId = shortText(100, "Say who.", "Say who.");

/** `PUT /api/groups/{id}/membership`, and the acceptance of an invitation. */
export const JoinInput = z.strictObject({ answers: Answers, rulesVersion: RulesVersion, contact: ContactChoice }).partial();
export type JoinInput = z.output<typeof JoinInput>;

/** `PATCH /api/groups/{id}/membership`. */
export const MembershipEdit = JoinInput.omit({ answers: true });
export type MembershipEdit = z.output<typeof MembershipEdit>;

/** `DELETE /api/groups/{id}/membership`. `from` is the state that the page showed. */
export const LeaveInput = z
  .strictObject({
    from: z
      .enum(["requested", "waiting", "member"], "Say what you leave.")
      .describe("The state that the person saw. Another by now answers 409, and nothing is left."),
  })
  .partial();
export type LeaveInput = z.output<typeof LeaveInput>;

export const RoleInput = z.strictObject({ role: z.enum(["organizer", "member"], "Choose a role.") });
export const RemovalInput = z.strictObject({ reason: Reason }).partial();

export const DecisionInput = z.strictObject({
  people: z.array(PersonId).min(1, "Choose somebody.").max(MAX_DECISIONS, `Decide on ${MAX_DECISIONS} people at most at a time.`),
  decision: z.enum(["approve", "decline"], "Approve or decline."),
  reason: Reason.optional(),
});

export const BanInput = z.strictObject({
  reason: Reason.min(1, "A ban needs a reason."),
  until: MomentInput.nullish().describe("Null or left out for a ban without an end."),
});
export type BanInput = z.output<typeof BanInput>;

export const InvitationInput = z
  .strictObject({
    role: z.enum(["organizer", "member"], "Choose a role.").describe("member unless given. Only the owner invites organizers."),
    expiresAt: MomentInput.describe(`In ${INVITATION_DAYS} days unless given, in ${MAX_INVITATION_DAYS} at the latest.`),
    uses: z
      .number("Enter a number.")
      .int("Enter a whole number.")
      .min(1, "A link works for one person at least.")
      .max(MAX_INVITATION_USES, "A link works for 1,000 people at most.")
      .describe("How many people may accept it: 1 unless given, and always 1 with `email`."),
    email: shortText(320, "This address is too long.", "Enter an e-mail address.").describe(
      "Mails the invitation there; only a person with this confirmed address can accept it.",
    ),
    name: optionalText({
      missing: "Name the link.",
      max: MAX_LINK_NAME,
      tooLong: `Keep the name to ${MAX_LINK_NAME} characters.`,
    }).describe("Only organizers see it."),
    text: optionalText({
      missing: "Write a line, or leave it empty.",
      max: MAX_INVITATION_LINE,
      tooLong: `Keep the line to ${MAX_INVITATION_LINE} characters.`,
      tidy: manyLines,
    }).describe("The invited people read it."),
  })
  .partial();

export const TransferInput = z.strictObject({ personId: PersonId });
export const ClosingInput = z.strictObject({ reason: Reason }).partial();
export const MoveInput = z.strictObject({
  to: text({ missing: "Say where the group goes.", max: MAX_MOVE_PLACE, tooLong: `Keep this to ${MAX_MOVE_PLACE} characters.` }).describe(
    "An address or words.",
  ),
  text: text({ missing: "Tell the members about it.", max: MAX_MOVE_TEXT, tooLong: "Keep this to 2,000 characters.", tidy: manyLines }),
});
export type MoveInput = z.output<typeof MoveInput>;
