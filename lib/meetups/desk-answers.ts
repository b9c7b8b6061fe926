import "server-only";
import { found } from "@/lib/errors";
import { Groups } from "@/lib/groups/record";
import { NO_GROUP } from "@/lib/memberships/store";
import type { Reader } from "@/lib/platform/store/database";
import type { DeskMeetup, PlannedMeetup, PlanningGroup } from "./desk-views";
import { plainFieldsOf } from "./schema";
import type { Meetup } from "./seat-store";

/** @throws AppError not_found */
export async function groupBrief(reader: Reader, groupId: string): Promise<PlanningGroup> {
  const { _id, slug, groupName, imageUrl, hobbyCategory, closedAt } = found(await reader.get(Groups, groupId), NO_GROUP);
  return { _id, slug: slug ?? _id, groupName, imageUrl, hobbyCategory, closed: closedAt !== null };
}

export const toDeskMeetup = (meetup: Meetup, now: string): DeskMeetup => {
  const { _id, title, startsAt, endsAt, zone, place, fee, status, cancelReason, seriesId, capacity, going, held, waiting, came } = meetup;
  return {
    _id,
    title,
    startsAt,
    endsAt,
    zone,
    fee,
    status,
    cancelReason,
    capacity,
    going,
    held,
    waiting,
    came,
    place: place?.name ?? null,
    repeats: seriesId !== null,
    over: endsAt <= now,
  };
};

/** All fields that an organizer chose, private ones included. */
export const toPlanned = (meetup: Meetup, host: PlannedMeetup["host"]): PlannedMeetup => {
  const { _id, startsAt, endsAt, zone, place, online, rsvpOpensAt, rsvpClosesAt } = meetup;
  return { _id, ...plainFieldsOf(meetup), startsAt, endsAt, zone, place, online, rsvpOpensAt, rsvpClosesAt, host };
};
