import "server-only";
import type { Reader } from "@/lib/platform/store/database";
import { involvementOf } from "./my-queries";
import type { Involvement } from "./my-views";
import { Meetups, Rsvps } from "./record";
import { COMING_STATES } from "./schema";
import { positionOf } from "./standing-queries";
import { byStart } from "./time-rules";

/** A short form of a meetup that a person goes to, hosts or waits for. */
export interface Coming {
  _id: string;
  groupId: string;
  title: string;
  startsAt: string;
  zone: string;
  involvement: Involvement;
  guests: number;
  /** Place in line, from 1. */
  position: number | null;
  /** The time until which an offered place is held. */
  heldUntil: string | null;
  /** The number of places taken, guests included. */
  going: number;
}

const MEETUP = ["_id", "groupId", "hostId", "title", "startsAt", "zone", "going"] as const;
const ANSWER = ["meetupId", "state", "guests", "sequence", "heldUntil"] as const;

/**
 * The scheduled meetups that begin between two moments and that the person goes to, waits for or hosts, the earliest first. Meetups without
 * an answer are left out.
 */
export async function comingFor(reader: Reader, accountId: string, from: string, to: string): Promise<Coming[]> {
  const state = { in: COMING_STATES };
  const answers = await reader.excerpts(Rsvps, { where: { accountId, state }, fields: ANSWER });
  const answerTo = new Map(answers.map((answer) => [answer.meetupId, answer]));
  const ahead = { status: "scheduled", startsAt: { gt: from, lt: to } } as const;
  const found = [
    ...(await reader.excerpts(Meetups, { where: { _id: { in: [...answerTo.keys()] }, ...ahead }, fields: MEETUP })),
    ...(await reader.excerpts(Meetups, { where: { hostId: accountId, ...ahead }, fields: MEETUP })),
  ];
  const meetups = [...new Map(found.map((meetup) => [meetup._id, meetup])).values()];
  const coming: Coming[] = [];
  for (const { hostId, ...meetup } of meetups.toSorted(byStart)) {
    const answer = answerTo.get(meetup._id) ?? null;
    const { guests = 0, heldUntil = null } = answer ?? {};
    coming.push({
      ...meetup,
      involvement: involvementOf(answer, hostId === accountId),
      guests,
      heldUntil,
      position: await positionOf(reader, answer),
    });
  }
  return coming;
}
