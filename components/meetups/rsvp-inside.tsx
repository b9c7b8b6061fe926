import { Icon } from "@/components/ui/icon";
import type { PrivatePart } from "@/lib/meetups/page-views";

interface RsvpInsideProps {
  inside: PrivatePart | null;
  /** Whether the public page already says how to find the place, so that it is not shown twice. */
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
