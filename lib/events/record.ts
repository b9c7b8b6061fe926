import { z } from "zod";
import { HOBBIES } from "@/lib/hobbies";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { AUDIENCES, CHANGED, EVENT_KINDS } from "./schema";

/**
 * What there is to tell, written in the step in which it happened. The clock makes a notice of it for each person; what they share stays here. It
 * outlives its group.
 */
export const Events = record(
  "noticeEvents",
  {
    _id: id(),
    kind: z.enum(EVENT_KINDS),
    /** Null for what is about an account. */
    groupId: id().nullable(),
    /** The names of that moment: what is gone is still called something. */
    groupName: z.string(),
    meetupId: id().nullable(),
    meetupTitle: z.string().nullable(),
    at: moment(),
    /** Null for the clock. */
    actorId: id().nullable(),
    to: z.enum(AUDIENCES),
    /** Ids of those it is for, where `to` says people; empty once they were told. */
    people: z.array(z.string()),
    /** The one person it is for: it goes with their account. */
    personId: id().nullable(),
    /** The reason, the new role, the place a group moves to, the invitation, the device, the moment something ends, why an offer ended, that a place was passed on. */
    detail: z.string().nullable(),
    changes: z.array(z.strictObject({ what: z.enum(CHANGED), before: z.string().nullable(), after: z.string().nullable() })).default([]),
    /** Meetups that went with their group, as calendars have to know them once more; the first first. */
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
    /** The last person whom the clock told of it, in the order of their ids; null before it began and once all were told. */
    reached: id().nullable(),
    /** Everybody was told. */
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
