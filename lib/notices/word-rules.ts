import { cutText } from "@/lib/cut-text";
import { type Changed, type EventKind, type OfferEnd, PASSED_ON } from "@/lib/events/schema";
import { money } from "@/lib/meetups/fee-rules";
import type { Fee } from "@/lib/meetups/schema";
import { spokenDay, spokenMoment } from "@/lib/spoken-time";
import type { Resting } from "./record";

/** What a notice is about, with current names. Deleted things have the name they had then. */
interface About {
  kind: EventKind;
  group: string;
  /** The name of the person who caused it. */
  actor: string;
  meetup: string;
  /** When the meetup is; null if it no longer exists or there was none. */
  when: string | null;
  /** Until when an offered place is held, in words. */
  heldUntil: string | null;
  /** Whether the reader, who does not go, could get a place at once. */
  free: boolean;
  detail: string | null;
  /** The reader waits for a place in the group. */
  inLine: boolean;
  /** When a ban, or an offer to take the group over, ends. Null if it has no end, or is over. */
  until: string | null;
  /** The notice is about a ban that has ended or was lifted. */
  over?: boolean;
  /**
   * What the owner says about a move, and from when on the move includes the reader's address. `addressFrom` is null if the address is not
   * included.
   */
  move?: { text: string; addressFrom: string | null } | null;
  /** The reader's time zone. */
  zone: string;
}

interface NoticeWords {
  /** One sentence; the subject of a mail begins with it. */
  title: string;
  /** The title, split around the name in it; null if it contains no name. */
  named: { before: string; name: string; after: string } | null;
  /** What it means, or what a person said about it. */
  detail: string | null;
}

/** The text before the name, the name, and the text after it; or a sentence without a name. */
type Sentence = string | readonly [before: string, name: string, after: string];

const quoted = (detail: string | null): string | null => (detail ? `“${detail}”` : null);

/** The most letters shown of the owner's text about a move; the group's page has all of it. */
const MOVE_TEXT = 400;

/** Where a group moves, until when a member can keep their address from being included, and what the owner says about it. */
function movedWords({ detail, move, zone }: About): string | null {
  const to = detail && `To ${detail}.`;
  const from = move?.addressFrom;
  const address =
    from && `The organizers get your e-mail address on ${spokenMoment(from, zone)}, unless you say no on the group’s page before.`;
  return [to, address, move && quoted(cutText(move.text, MOVE_TEXT))].filter(Boolean).join(" ") || null;
}

/** The reason if the person reported our mail as spam. */
const COMPLAINED: Resting["why"] = "complained";

const OFFER_ENDED: Record<OfferEnd, string> = {
  lapsed: "It was not accepted in time.",
  "taken-back": "The owner took it back.",
  declined: "It was declined.",
  "offered-on": "The owner offered it to somebody else.",
  "heir-left": "The person it was made to was no longer in the group.",
  "owner-left": "The group has no owner any more.",
};

const safety = "That was not you? Choose a new password now.";

const WORDS: Record<EventKind, (about: About) => { title: Sentence; detail: string | null }> = {
  "request-received": ({ actor, group }) => ({ title: ["", actor, ` asks to join ${group}`], detail: null }),
  "request-approved": ({ group, inLine }) => ({
    title: ["Your request to join ", group, " was approved"],
    detail: inLine ? "The group is full: you are in line, and a place is yours when it is your turn." : "See you there.",
  }),
  "request-declined": ({ group, detail }) => ({ title: ["Your request to join ", group, " was declined"], detail: quoted(detail) }),
  promoted: ({ group }) => ({ title: ["A place is yours: you are a member of ", group, ""], detail: "You were next in line." }),
  removed: ({ group, detail }) => ({ title: ["You were removed from ", group, ""], detail: quoted(detail) }),
  banned: ({ group, detail, until, over, zone }) => {
    const end = over ? "That is over." : until && `It ends on ${spokenDay(until, zone)}.`;
    return {
      title: over ? ["You were kept out of ", group, " for a time"] : ["You cannot take part in ", group, until ? " for now" : " any more"],
      detail: [quoted(detail), end].filter(Boolean).join(" ") || null,
    };
  },
  "ban-lifted": ({ group }) => ({ title: ["You may join ", group, " again"], detail: null }),
  // The new role `member` means that the person was an organizer before.
  "role-changed": ({ group, detail }) => ({
    title: detail === "member" ? ["You are no longer an organizer of ", group, ""] : ["You are an organizer of ", group, " now"],
    detail: null,
  }),
  "transfer-offered": ({ actor, group, until, zone }) => ({
    title: ["", actor, ` wants to hand ${group} over to you`],
    detail: until === null ? "This offer is over." : `Accept it, or decline, until ${spokenDay(until, zone)}.`,
  }),
  "transfer-accepted": ({ actor, group }) => ({ title: ["", actor, ` is the owner of ${group} now`], detail: "You stay as an organizer." }),
  "transfer-ended": ({ group, detail }) => ({
    title: ["The offer to hand ", group, " over has ended"],
    // Older events do not record why the offer ended.
    detail: OFFER_ENDED[detail as OfferEnd] ?? null,
  }),
  invited: ({ actor, group, detail }) => ({ title: ["", actor, ` invites you to ${group}`], detail: quoted(detail) }),
  "invitation-refused": ({ actor, group }) => ({
    title: ["", actor, ` does not want to join ${group}`],
    detail: "Your invitation was declined.",
  }),
  "rules-changed": ({ group }) => ({ title: ["", group, " has new rules"], detail: "Please read them once." }),
  "group-closed": ({ group, detail }) => ({ title: ["", group, " is closed"], detail: quoted(detail) }),
  "group-reopened": ({ group }) => ({ title: ["", group, " is open again"], detail: null }),
  "group-moved": (about) => ({ title: ["", about.group, " moves"], detail: movedWords(about) }),
  "group-deleted": ({ group }) => ({ title: ["", group, " is gone"], detail: "Its owner deleted it." }),
  "meetup-new": ({ group, meetup, when }) => ({ title: [`${group} plans `, meetup, ""], detail: when }),
  "seat-confirmed": ({ meetup, when }) => ({ title: ["You are going to ", meetup, ""], detail: when }),
  "seat-offered": ({ meetup, heldUntil }) => ({
    title: ["A place is free for you at ", meetup, ""],
    detail: heldUntil && `It is held until ${heldUntil}.`,
  }),
  "offer-lapsed": ({ meetup, detail, free }) => {
    const over = "The time to take it was over.";
    if (detail === PASSED_ON) return { title: ["Your place at ", meetup, " went to the next in line"], detail: over };
    if (free) return { title: ["Your place at ", meetup, " is free again"], detail: `${over} Answer again if you still want it.` };
    return { title: ["Your place at ", meetup, " is not held any more"], detail: over };
  },
  "meetup-changed": ({ meetup, when }) => ({ title: ["", meetup, " has changed"], detail: when }),
  "meetup-cancelled": ({ meetup, detail }) => ({ title: ["", meetup, " is cancelled"], detail: quoted(detail) }),
  "meetup-gone": ({ meetup, group }) => ({
    title: ["", meetup, " is cancelled"],
    detail: `${group} was deleted: none of its meetups takes place.`,
  }),
  "host-named": ({ meetup, when }) => ({ title: ["You are the host of ", meetup, ""], detail: when }),
  "host-replaced": ({ meetup, when }) => ({ title: ["You are no longer the host of ", meetup, ""], detail: when }),
  "host-lost": ({ meetup, when }) => ({ title: ["", meetup, " has no host any more"], detail: when }),
  "still-coming": ({ meetup, when }) => ({ title: ["Still coming to ", meetup, "?"], detail: when }),
  "meetup-reminder": ({ meetup, when }) => ({ title: ["", meetup, " begins soon"], detail: when }),
  "password-changed": () => ({ title: "Your password was changed", detail: safety }),
  "password-set": () => ({ title: "Your account has a password now", detail: safety }),
  "address-asked": ({ detail }) => ({ title: "Your address is about to change", detail: detail && `To ${detail}. ${safety}` }),
  "address-changed": ({ detail }) => ({
    title: "Your address was changed",
    detail: detail && `Your account now has the address ${detail}.`,
  }),
  "taken-over": () => ({ title: "This account is yours now", detail: "Its old password and every session of it are gone." }),
  "new-device": ({ detail }) => ({ title: "A new device signed in", detail: `${detail ?? "An unknown device"}. ${safety}` }),
  "deletion-announced": ({ detail, zone }) => ({
    title: "Your account will be deleted",
    detail: detail && `On ${spokenMoment(detail, zone)}. Signing in before then calls it off.`,
  }),
  "deletion-waits": ({ detail }) => ({ title: "Your account waits for a group", detail: detail ?? "It does not wait any more." }),
  "deletion-called-off": () => ({
    title: "Your account stays",
    detail:
      "You signed in or chose to stay, so it will not be deleted. Groups that you closed or offered to somebody stay so until you change that.",
  }),
  "mail-rested": ({ detail }) =>
    detail === COMPLAINED
      ? {
          title: "Mail to your address was marked as unwanted",
          detail: "We send none there for now. If that was a mistake, tell us that it is welcome again.",
        }
      : {
          title: "Mail to your address came back",
          detail: "We send none there for now. Check the address, then tell us that it works again.",
        },
};

export function noticeWords(about: About): NoticeWords {
  const { title, detail } = WORDS[about.kind](about);
  if (typeof title === "string") return { title, named: null, detail };
  const [before, name, after] = title;
  return { title: before + name + after, named: { before, name, after }, detail };
}

const TERMS: Record<Changed["what"], string> = {
  title: "Name",
  starts: "Begins",
  ends: "Ends",
  place: "Place",
  link: "Link",
  fee: "Fee",
  capacity: "Places",
  guests: "Guests",
  text: "What it is",
  dates: "Dates",
};

const TIMES: ReadonlySet<Changed["what"]> = new Set(["starts", "ends"]);

interface FactsFor {
  zone: string;
  inside: boolean;
  /** Who may see the place now; undefined if the meetup was deleted. */
  placeFor: "everyone" | "going" | undefined;
  /** The fee when the reader answered; undefined if they have not answered. */
  keeps: Fee | null | undefined;
  /** The meetup does not take place. */
  off?: boolean;
}

/** The new fee, and the fee that a person who has answered keeps. After two changes, that is not the fee before the last one. */
const feeSays = (before: string | null, after: string | null, keeps: FactsFor["keeps"]): string => {
  const now = after ?? "Free";
  if (keeps === undefined) return `${now}. It was ${before ?? "free"}.`;
  return `${now}. For you it stays ${keeps === null ? "free" : money(keeps)}.`;
};

/** Whether only those who go may know it: always for a link; for a place if that was so at the time of the change, or is so now. */
const isHidden = ({ what, before, after }: Changed, { inside, placeFor }: FactsFor): boolean =>
  !inside && (what === "link" || (what === "place" && (placeFor !== "everyone" || (before === null && after === null))));

/** The values before and after, in words. What only those who go may see is left out for others: they learn only that it changed. */
export function factsOf(changes: readonly Changed[], reader: FactsFor): { term: string; says: string }[] {
  const { zone, keeps, off } = reader;
  return changes.map((change) => {
    const { what, before, after } = change;
    const term = TERMS[what];
    if (isHidden(change, reader)) return { term, says: "There is another one now." };
    const said = (value: string | null) => (value === null ? "none" : TIMES.has(what) ? spokenMoment(value, zone) : value);
    if (what === "text") return { term, says: "There are new words." };
    // One notice about many dates says how many there are.
    if (what === "dates") return { term, says: `${said(after)}${off ? " are cancelled" : ""}, and this is the first of yours.` };
    if (what === "fee") return { term, says: feeSays(before, after, keeps) };
    return { term, says: `${said(after)}. It was ${said(before)}.` };
  });
}
