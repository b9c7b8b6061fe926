import { Icon } from "@/components/ui/icon";
import type { PrivatePart } from "@/lib/meetups/page-views";

interface RsvpInsideProps {
  inside: PrivatePart | null;
  /** The meetup's page tells everybody how to find the place: here it would stand twice. */
  told: boolean;
}

/** The place and the link that only those who go, and hosts, see. */
export function RsvpInside({ inside, told }: RsvpInsideProps) {
  if (!inside) return null;
  const { place, online } = inside;
  return (
    <>
      {online && (
        <p className="rsvp-where">
          <Icon name="screen" />
          <a className="text-link wrap-anywhere" href={online.link} rel="noreferrer">
            {online.link}
          </a>
        </p>
      )}
      {place && (
        <p className="rsvp-where">
          <Icon name="pin" />
          <span dir="auto">{[place.name, place.address].filter(Boolean).join(", ")}</span>
        </p>
      )}
      {place?.howToFind && !told && (
        <p className="own-words" dir="auto">
          {place.howToFind}
        </p>
      )}
      {place?.mapLink && !told && (
        <p className="rsvp-where">
          <Icon name="external" />
          <a className="text-link" href={place.mapLink} rel="noreferrer nofollow">
            Open in a map
          </a>
        </p>
      )}
    </>
  );
}
