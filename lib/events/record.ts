import { z } from "zod";
import { HOBBIES } from "@/lib/hobbies";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { AUDIENCES, CHANGED, EVENT_KINDS } from "./schema";

/**
 * An event that people are to be told of, written in the transaction in which it happened. The clock then makes a notice for each person;
 * what all of them share stays here. It is kept after its group is deleted.
 */
export const Events = record(
  "noticeEvents",
  {
    _id: id(),
    kind: z.enum(EVENT_KINDS),
    /** Null for an event about an account. */
    groupId: id().nullable(),
    /** The names at the time of the event, because the group or meetup may be deleted later. */
    groupName: z.string(),
    meetupId: id().nullable(),
    meetupTitle: z.string().nullable(),
    at: moment(),
    /** Null if the clock caused it. */
    actorId: id().nullable(),
    to: z.enum(AUDIENCES),
    /** The ids of its audience when `to` is `people`; empty after they were told. */
    people: z.array(z.string()),
    /** The one person it is for. The event is deleted with their account. */
    personId: id().nullable(),
    /**
     * Depends on the kind: the reason, the new role, the place a group moves to, the invitation, the device, when something ends, why an
     * offer ended, or that a place was passed on.
     */
    detail: z.string().nullable(),
    changes: z.array(z.strictObject({ what: z.enum(CHANGED), before: z.string().nullable(), after: z.string().nullable() })).default([]),
    /** Meetups that were deleted with their group, the earliest first: the data with which calendars cancel them. */
    gone: z
      .array(
        z.strictObject({
          _id: id(),
          title: z.string(),
          startsAt: moment(),
          endsAt: moment(),
          zone: z.string(),
          category: z.enum(HOBBIES),
          sequence: z.number().int(),
        }),
      )
      .default([]),
    /** The cursor: the id of the last person who was told. Null before the first one and after all were told. */
    reached: id().nullable(),
    /** All people were told. */
    done: z.boolean().default(false),
  },
  {
    table: "notice_events",
    index: [["done"], ["personId"], ["actorId"], ["groupId", "at"]],
    people: {
      personId: { end: "row", file: "news.json", about: "What you alone were told.", without: ["actorId", "people"] },
      actorId: { end: "former", because: "What others were told of what you did: what it was is in what-you-did.json." },
      people: { end: "room", because: "News on the way to you: within seconds they are among your notices." },
      reached: { end: "room", because: "How far news for many people have come: within seconds they have come to everybody." },
    },
  },
);
export type Event = Row<typeof Events>;
export type GoneMeetup = Event["gone"][number];
