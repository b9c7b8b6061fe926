import type { Event, Place } from "schema-dts";
import { publicPath } from "@/lib/groups/page-addresses";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { minorDigits } from "./fee-rules";
import { meetupPath } from "./page-addresses";
import type { PublicMeetup } from "./page-views";
import { withOffset } from "./time-rules";

const OFFLINE = "https://schema.org/OfflineEventAttendanceMode";
const ONLINE = "https://schema.org/OnlineEventAttendanceMode";

/** Of a free meetup: readers of structured data want a currency beside a price of 0. */
const CURRENCY = "BDT";

/** Amounts are whole numbers of the smallest unit; schema.org wants them in the currency itself. */
function price(fee: PublicMeetup["fee"]): { price: number; currency: string } {
  if (fee === null) return { price: 0, currency: CURRENCY };
  return { price: fee.amount / 10 ** minorDigits(fee.currency), currency: fee.currency };
}

/** A place that is told to those who go is the group's town to everybody else: nothing of it stands here. */
const placeOf = ({ place, group, town }: PublicMeetup): Place => ({
  "@type": "Place",
  name: place?.name ?? `Told to those who go (${group.groupName})`,
  address: place?.address || town,
});

/** A meetup as search engines read it. */
export function meetupThing(meetup: PublicMeetup): Event {
  const { title, description, startsAt, endsAt, zone, status, online, capacity, places, group, slug, _id, picture } = meetup;
  const url = absoluteUrl(meetupPath(slug, _id));
  const { price: amount, currency } = price(meetup.fee);
  return {
    "@type": "Event",
    "@id": `${url}#event`,
    name: title,
    ...(description && { description }),
    url,
    image: picture.startsWith("/") ? absoluteUrl(picture) : picture,
    startDate: withOffset(startsAt, zone),
    endDate: withOffset(endsAt, zone),
    eventStatus: status === "cancelled" ? "https://schema.org/EventCancelled" : "https://schema.org/EventScheduled",
    eventAttendanceMode: online ? ONLINE : OFFLINE,
    location: online ? { "@type": "VirtualLocation", url } : placeOf(meetup),
    organizer: { "@type": "Organization", name: group.groupName, url: absoluteUrl(publicPath(slug)) },
    isAccessibleForFree: meetup.fee === null,
    ...(capacity !== null && { maximumAttendeeCapacity: capacity }),
    offers: {
      "@type": "Offer",
      price: amount,
      priceCurrency: currency,
      validFrom: meetup.rsvpOpensAt ?? meetup.createdAt,
      url,
      availability: places.left === 0 ? "https://schema.org/SoldOut" : "https://schema.org/InStock",
    },
  };
}
