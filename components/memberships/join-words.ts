import { capital } from "@/components/groups/wording";
import { siteDate } from "@/lib/date-format";
import { groupPath } from "@/lib/groups/page-addresses";
import type { InvitedView, PublicGroupPage, ShownMembership } from "@/lib/memberships/page-views";
import type { JoinFacts } from "@/lib/memberships/views";
import { listed, listedAsChoice } from "@/lib/word-list";

/** What a person who wants to join has to know of a group, beside its facts. */
export interface JoinGroup extends JoinFacts {
  /** Names of those who run it, the owner first. */
  organizers: string[];
  answeredWithinHours: number | null;
}

/** What joining needs of a group's page; the rest need not travel to the browser twice. */
export function joinGroupOf(group: PublicGroupPage): JoinGroup {
  const { description: _d, startDate: _s, status: _t, createdAt: _c, organizers, ...facts } = group;
  return { ...facts, organizers: organizers.map(({ displayName }) => displayName) };
}

const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "long", year: "numeric" };
const MONTH: Intl.DateTimeFormatOptions = { month: "long", year: "numeric" };

/** A moment as its day: "12 October 2026". */
export const dayOf = (moment: string): string => siteDate(DAY).format(new Date(moment));

/** "October 2026". */
export const monthOf = (moment: string): string => siteDate(MONTH).format(new Date(moment));

/** More names than two make a sentence nobody reads. */
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

/** "most often within a day"; nothing where too few answers were given, or slow ones. */
export function mostOften(hours: number | null): string {
  const span = hours === null ? undefined : SPANS.find(([most]) => hours <= most);
  return span ? `, most often within ${span[1]}` : "";
}

const NUMBERS = ["no", "one", "two", "three"];

/** What a request needs and who reads it. */
export function askingWords({ questions, organizers, answeredWithinHours }: JoinGroup): string {
  const count = questions.length;
  const first = count === 0 ? "" : `Answer ${NUMBERS[count]} short ${count === 1 ? "question" : "questions"}. `;
  const reads = count === 0 ? "reads your request" : count === 1 ? "reads it" : "reads them";
  return `${first}${capital(answerers(organizers))} ${reads}${mostOften(answeredWithinHours)}.`;
}

/** Who answers, after the request was sent. */
export const answerWords = ({ organizers, answeredWithinHours }: JoinGroup): string =>
  `${capital(answerers(organizers))} answers${mostOften(answeredWithinHours)}.`;

type MayJoin = ShownMembership["can"]["join"];

/** When somebody whose request was declined can come back; the refusal of today where that does not hang on waiting. */
export function declinedWords(join: MayJoin, joinPolicy: JoinFacts["joinPolicy"], askAgainAt: string): string {
  // A group that has opened since takes everybody in at once.
  if (join.allowed) return joinPolicy === "open" ? "You can join now." : "You may ask again.";
  return join.code === "paused" ? `You can ask again after ${dayOf(askAgainAt)}.` : join.reason;
}

/** The same in a list, where it stands below that it was declined. */
export function askAgainWords(join: MayJoin): string {
  if (join.allowed) return "You can ask again.";
  const reason = join.code === "paused" ? null : join.reason;
  return [reason, join.next].filter(Boolean).join(" ");
}

/** When somebody can come back whose ban has an end. */
export function afterBanWords(joinPolicy: JoinFacts["joinPolicy"], until: string): string {
  const can = { open: "join", approval: "ask", invitation: "be invited" }[joinPolicy];
  return `You can ${can} again after ${dayOf(until)}.`;
}

/** "as a member": what an invitation makes of somebody. */
export const invitedAs = ({ role }: Pick<InvitedView, "role">): string => (role === "organizer" ? "as an organizer" : "as a member");

/** The short name of each way to join. */
export const POLICY_WORDS = { open: "Open to everyone", approval: "On approval", invitation: "By invitation" } as const;

/** Where Join Group leads somebody who is not signed in: through the login, back, and on with joining. */
export const joinAddress = (groupId: string): string => `${groupPath(groupId)}?join=1`;

/** Whether one gives something on joining, an answer or a yes to the rules; else one press is all. */
export const asksSomething = ({ questions, rulesVersion }: Pick<JoinFacts, "questions" | "rulesVersion">): boolean =>
  questions.length > 0 || rulesVersion > 0;

/** Where the form for a browser without scripts stands on a group's signed-in page. */
export const PLAIN_FORM = "join-form";

export const membershipPath = (groupId: string): string => `/api/groups/${groupId}/membership`;
