import type { Event, Place } from "schema-dts";
import { publicPath } from "@/lib/groups/page-addresses";
import { absoluteUrl } from "@/lib/platform/seo/site";
import { minorDigits } from "./fee-rules";
import { meetupPath } from "./page-addresses";
import type { PublicMeetup } from "./page-views";
import { withOffset } from "./time-rules";

const OFFLINE = "https://schema.org/OfflineEventAttendanceMode";
const ONLINE = "https://schema.org/OnlineEventAttendanceMode";

/** The currency for a free meetup: readers of structured data expect a currency next to a price of 0. */
const CURRENCY = "BDT";

/** Fees are whole numbers of the smallest unit; schema.org expects the amount in the currency itself. */
function price(fee: PublicMeetup["fee"]): { price: number; currency: string } {
  if (fee === null) return { price: 0, currency: CURRENCY };
  return { price: fee.amount / 10 ** minorDigits(fee.currency), currency: fee.currency };
}

/** The place for search engines. A place that only people who go may know is replaced by the group's town. */
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
