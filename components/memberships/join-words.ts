import { capital } from "@/components/groups/wording";
import { siteDate } from "@/lib/date-format";
import { groupPath } from "@/lib/groups/page-addresses";
import type { InvitedView, PublicGroupPage, ShownMembership } from "@/lib/memberships/page-views";
import type { JoinFacts } from "@/lib/memberships/views";
import { listed, listedAsChoice } from "@/lib/word-list";

/** What a person who wants to join has to know about a group. */
export interface JoinGroup extends JoinFacts {
  /** The names of the organizers, the owner first. */
  organizers: string[];
  answeredWithinHours: number | null;
}

/** The part of a group's page that joining needs, so that the rest is not in the payload twice. */
export function joinGroupOf(group: PublicGroupPage): JoinGroup {
  const { description: _d, startDate: _s, status: _t, createdAt: _c, organizers, ...facts } = group;
  return { ...facts, organizers: organizers.map(({ displayName }) => displayName) };
}

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
const MONTH: Intl.DateTimeFormatOptions = { month: "long", year: "numeric" };

/** The day of a time: "12 October 2026". */
export const dayOf = (moment: string): string => siteDate(DAY).format(new Date(moment));

/** "October 2026". */
export const monthOf = (moment: string): string => siteDate(MONTH).format(new Date(moment));

/** How many names a sentence contains at most. More names make a sentence that nobody reads. */
const NAMED = 2;

/** "Nusrat Jahan and Rafiqul Islam", "Nusrat Jahan and 3 others". */
export function runBy(names: string[]): string {
  if (names.length <= NAMED) return listed(names);
  return listed([...names.slice(0, 1), `${names.length - 1} others`]);
}

/** Who answers a request: "Nusrat Jahan or Rafiqul Islam", "an organizer". */
const answerers = (names: string[]): string => (names.length === 0 || names.length > NAMED ? "an organizer" : listedAsChoice(names));

const SPANS: [hours: number, words: string][] = [
  [1, "an hour"],
  [24, "a day"],
  [72, "three days"],
  [168, "a week"],
];

/** "most often within a day". Empty if there were too few answers, or if they took too long. */
export function mostOften(hours: number | null): string {
  const span = hours === null ? undefined : SPANS.find(([most]) => hours <= most);
  return span ? `, most often within ${span[1]}` : "";
}

const NUMBERS = ["no", "one", "two", "three"];

/** Says what a request needs, and who reads it. */
export function askingWords({ questions, organizers, answeredWithinHours }: JoinGroup): string {
  const count = questions.length;
  const first = count === 0 ? "" : `Answer ${NUMBERS[count]} short ${count === 1 ? "question" : "questions"}. `;
  const reads = count === 0 ? "reads your request" : count === 1 ? "reads it" : "reads them";
  return `${first}${capital(answerers(organizers))} ${reads}${mostOften(answeredWithinHours)}.`;
}

/** Says who will answer a request that was sent. */
export const answerWords = ({ organizers, answeredWithinHours }: JoinGroup): string =>
  `${capital(answerers(organizers))} answers${mostOften(answeredWithinHours)}.`;

type MayJoin = ShownMembership["can"]["join"];

/** Says when a person may ask again after a declined request. If waiting does not help, gives the current reason of the refusal. */
export function declinedWords(join: MayJoin, joinPolicy: JoinFacts["joinPolicy"], askAgainAt: string): string {
  // If the group has been opened to everyone since, the person need not ask.
  if (join.allowed) return joinPolicy === "open" ? "You can join now." : "You may ask again.";
  return join.code === "paused" ? `You can ask again after ${dayOf(askAgainAt)}.` : join.reason;
}

/** The same for a list, which already says that the request was declined. */
export function askAgainWords(join: MayJoin): string {
  if (join.allowed) return "You can ask again.";
  const reason = join.code === "paused" ? null : join.reason;
  return [reason, join.next].filter(Boolean).join(" ");
}

/** Says what a banned person can do after the ban has ended. */
export function afterBanWords(joinPolicy: JoinFacts["joinPolicy"], until: string): string {
  const can = { open: "join", approval: "ask", invitation: "be invited" }[joinPolicy];
  return `You can ${can} again after ${dayOf(until)}.`;
}

/** The role that an invitation gives: "as a member". */
export const invitedAs = ({ role }: Pick<InvitedView, "role">): string => (role === "organizer" ? "as an organizer" : "as a member");

/** The short name of each way to join. */
export const POLICY_WORDS = { open: "Open to everyone", approval: "On approval", invitation: "By invitation" } as const;

/** The address to which the login page returns a person who pressed Join Group. It continues with joining. */
export const joinAddress = (groupId: string): string => `${groupPath(groupId)}?join=1`;

/** Whether the group has questions or rules. Without them, one click is enough to join. */
export const asksSomething = ({ questions, rulesVersion }: Pick<JoinFacts, "questions" | "rulesVersion">): boolean =>
  questions.length > 0 || rulesVersion > 0;

/** The id of the form for browsers without scripts, on a group's signed-in page. */
export const PLAIN_FORM = "join-form";

export const membershipPath = (groupId: string): string => `/api/groups/${groupId}/membership`;
