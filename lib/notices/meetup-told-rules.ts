import type { Event } from "@/lib/events/record";
import type { EventKind } from "@/lib/events/schema";
import { placeWords } from "@/lib/meetups/change-rules";
import { paidAsNow } from "@/lib/meetups/fee-rules";
import { myMeetupPath } from "@/lib/meetups/page-addresses";
import type { Meetups, Rsvps } from "@/lib/meetups/record";
import type { Fact } from "@/lib/platform/email/facts";
import type { Row } from "@/lib/platform/store/record";
import { meetupFacts, onMap, whenOf } from "./meetup-rules";

type Meetup = Row<typeof Meetups>;

/** The reader of a notice about a meetup, and what decides how much they may know of it. */
interface MeetupReader {
  kind: EventKind;
  group: string;
  /** The meetup's page. */
  path: string;
  inside: boolean;
  rsvp: Row<typeof Rsvps> | null;
  toldAt: string;
}

/** The page with the map: the reader's own page if only those who go may see the place. */
function mapPathOf({ _id, place, placeFor }: Meetup, { path, rsvp }: MeetupReader): string | null {
  if (!place?.mapLink) return null;
  if (placeFor === "everyone") return `${path}#where`;
  return rsvp?.state === "going" ? myMeetupPath(_id) : null;
}

/** What changed, as a mail says it. The map link goes with the current place only, not with a place the meetup had in between. */
function changedTold(changes: Event["changes"], facts: readonly Fact[], meetup: Meetup, reader: MeetupReader): Fact[] {
  const mapPath = mapPathOf(meetup, reader);
  const isToday = ({ what, before, after }: Event["changes"][number]) =>
    what === "place" && (after === null ? before === null : after === placeWords(meetup.place));
  return facts.map((fact, at) => (changes[at] && isToday(changes[at]) ? { ...fact, ...onMap(mapPath) } : fact));
}

/** What a mail says about a meetup. A person who has answered keeps the fee of the day they answered. */
function meetupToldTo(meetup: Meetup, reader: MeetupReader): Fact[] {
  const { kind, group, inside, rsvp, toldAt } = reader;
  const { place, placeFor, bring } = meetup;
  const answered = rsvp !== null && rsvp.state !== "not-going";
  const shown = place !== null && (inside || placeFor === "everyone") ? { ...place, mapPath: mapPathOf(meetup, reader) } : null;
  return meetupFacts({
    kind,
    group,
    bring,
    when: whenOf(meetup, toldAt),
    place: shown,
    ...(answered ? { fee: paidAsNow(rsvp.fee, meetup.fee), party: rsvp.guests + 1 } : { fee: meetup.fee, party: 1 }),
  });
}

/**
 * What a mail says about a meetup: what changed, or all facts. For a cancelled meetup: which one it was, and how many more dates are
 * cancelled.
 */
export function toldOfMeetup(changes: Event["changes"], facts: Fact[], meetup: Meetup, reader: MeetupReader): Fact[] {
  if (facts.length === 0 || reader.kind === "meetup-cancelled") return [...meetupToldTo(meetup, reader), ...facts];
  return changedTold(changes, facts, meetup, reader);
}

/** The same for a meetup that was deleted with its group. */
export const goneTold = (when: string, { kind, group }: MeetupReader): Fact[] =>
  meetupFacts({ kind, when, group, place: null, fee: null, party: 1, bring: [] });
