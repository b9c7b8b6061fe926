// First: gives this file a store of its own.
import "@/tests/support/api";

import { beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { Groups } from "@/lib/groups/record";
import { meetupThing } from "@/lib/meetups/json-ld";
import { getPublicMeetup } from "@/lib/meetups/page-queries";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { database } from "@/lib/platform/store";
import type { Database } from "@/lib/platform/store/database";
import { aMeetingGroup, hours, member, NOW, plan, storesOf } from "@/tests/support/meetups";

const Address = z.url({ protocol: /^https?$/ });
const Moment = z.iso.datetime({ offset: true });
const schemaOrg = (...names: string[]) => z.enum(names.map((name) => `https://schema.org/${name}`) as [string, ...string[]]);

/** What Google's guide to event data asks for and recommends, as far as it is known of a meetup; nothing beyond schema.org's own names. */
const EventData = z.strictObject({
  "@type": z.literal("Event"),
  "@id": Address,
  name: z.string().min(1),
  description: z.string().min(1).optional(),
  url: Address,
  image: Address,
  // With the offset of the meetup's zone: a search engine tells the time on the wall.
  startDate: Moment.regex(/[+-]\d\d:\d\d$/),
  endDate: Moment.regex(/[+-]\d\d:\d\d$/),
  eventStatus: schemaOrg("EventScheduled", "EventCancelled"),
  eventAttendanceMode: schemaOrg("OfflineEventAttendanceMode", "OnlineEventAttendanceMode"),
  location: z.discriminatedUnion("@type", [
    z.strictObject({ "@type": z.literal("Place"), name: z.string().min(1), address: z.string().min(1) }),
    z.strictObject({ "@type": z.literal("VirtualLocation"), url: Address }),
  ]),
  organizer: z.strictObject({ "@type": z.literal("Organization"), name: z.string().min(1), url: Address }),
  isAccessibleForFree: z.boolean(),
  maximumAttendeeCapacity: z.int().positive().optional(),
  offers: z.strictObject({
    "@type": z.literal("Offer"),
    price: z.number().min(0),
    priceCurrency: z.string().regex(/^[A-Z]{3}$/),
    availability: schemaOrg("InStock", "SoldOut"),
    validFrom: Moment,
    url: Address,
  }),
});

let db: Database;
let groupId: string;
let ownerId: string;
let slug: string;

beforeAll(async () => {
  db = await database();
  ({ groupId, ownerId } = await aMeetingGroup(db));
  slug = (await db.read((reader) => reader.get(Groups, groupId)))?.slug ?? "";
});

/** The data on a meetup's page, as it is read from there. */
async function dataOf(id: string) {
  const meetup = await getPublicMeetup(slug, id);
  if (!meetup) throw new Error("There is no such meetup");
  return EventData.parse(JSON.parse(JSON.stringify(meetupThing(meetup))));
}
const planned = (over: Record<string, unknown>) => plan(db, groupId, ownerId, over);

describe("what search engines read of a meetup", () => {
  test("has all that is asked for: on the wall's clock, free, at its place", async () => {
    const id = await planned({ place: { name: "The gate", address: "12 Kean Road" } });
    const url = absoluteUrl(`/groups/${slug}/meetups/${id}`);
    expect(await dataOf(id)).toMatchObject({
      ...{ "@id": `${url}#event`, url, startDate: "2026-11-24T16:00:00+06:00", endDate: "2026-11-24T18:00:00+06:00" },
      eventStatus: "https://schema.org/EventScheduled",
      location: { name: "The gate", address: "12 Kean Road" },
      offers: { price: 0, priceCurrency: "BDT", availability: "https://schema.org/InStock", url },
      isAccessibleForFree: true,
    });
  });

  test("keeps the offset of its day: an evening in Berlin in summer and in winter", async () => {
    const zone = "Europe/Berlin";
    const winter = await dataOf(await planned({ zone, startsAt: "2027-01-15T19:00", endsAt: "2027-01-15T21:00" }));
    const summer = await dataOf(await planned({ zone, startsAt: "2027-07-15T19:00", endsAt: "2027-07-15T21:00" }));
    expect([winter.startDate, summer.startDate]).toEqual(["2027-01-15T19:00:00+01:00", "2027-07-15T19:00:00+02:00"]);
  });

  test("names the fee in its money, also where that has no smaller coins, and says when it is sold out", async () => {
    const fee = (amount: number, currency: string) => ({ amount, currency, covers: "Tea", refund: "None", pay: "Cash" });
    const priced = async (amount: number, currency: string) => (await dataOf(await planned({ fee: fee(amount, currency) }))).offers;
    expect(await priced(25_050, "BDT")).toMatchObject({ price: 250.5, priceCurrency: "BDT" });
    expect(await priced(900, "JPY")).toMatchObject({ price: 900, priceCurrency: "JPY" });
    const full = await planned({ capacity: 1, rsvpOpensAt: NOW });
    await storesOf(db).rsvps.answer(full, { type: "go", accountId: await member(db, groupId) }, hours(1));
    const { offers, maximumAttendeeCapacity } = await dataOf(full);
    expect([offers.availability, offers.validFrom, maximumAttendeeCapacity]).toEqual(["https://schema.org/SoldOut", NOW, 1]);
  });

  test("stays when it is cancelled, and says so", async () => {
    const id = await planned({});
    await storesOf(db).meetups.cancel(id, "this", "Fog", NOW);
    expect((await dataOf(id)).eventStatus).toBe("https://schema.org/EventCancelled");
  });

  test("tells no private place and no link: the town of the group, and the page itself", async () => {
    const hidden = await dataOf(await planned({ place: { name: "Rooftop of house 12", address: "Road 5" }, placeFor: "going" }));
    const town = (await db.read((reader) => reader.get(Groups, groupId)))?.location;
    expect(hidden.location).toMatchObject({ "@type": "Place", address: town });
    const id = await planned({ place: null, online: { link: "https://meet.example/secret-room" } });
    const online = await dataOf(id);
    expect(online.location).toEqual({ "@type": "VirtualLocation", url: absoluteUrl(`/groups/${slug}/meetups/${id}`) });
    expect(online.eventAttendanceMode).toBe("https://schema.org/OnlineEventAttendanceMode");
    expect(JSON.stringify([hidden, online])).not.toMatch(/Rooftop|Road 5|secret-room/);
  });
});
