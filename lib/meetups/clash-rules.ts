import type { Involvement } from "./my-views";
import type { Meetup } from "./seat-store";
import { byStart } from "./time-rules";

interface Dated {
  meetup: Pick<Meetup, "_id" | "title" | "startsAt" | "endsAt" | "status">;
  involvement: Involvement;
}

const inOrder = ({ meetup: one }: Dated, { meetup: other }: Dated): number => byStart(one, other) || (one._id < other._id ? -1 : 1);

/**
 * For each meetup that overlaps with earlier ones to which the person goes or which they host: the title of the first of those. It goes
 * through the meetups once, because a person may host thousands.
 */
export function clashesOf(mine: readonly Dated[]): Map<string, string> {
  const clashes = new Map<string, string>();
  /** By start. One that has ended stays until it is the first. */
  const running: Dated["meetup"][] = [];
  for (const { meetup, involvement } of mine.filter(({ meetup: { status } }) => status === "scheduled").toSorted(inOrder)) {
    while (running[0] && running[0].endsAt <= meetup.startsAt) running.shift();
    if (running[0]) clashes.set(meetup._id, running[0].title);
    if (involvement === "going" || involvement === "hosting") running.push(meetup);
  }
  return clashes;
}
