import { Icon } from "@/components/ui/icon";
import type { Place } from "@/lib/meetups/schema";

/** The place again, with directions. The drawing shows no real place; it is a background for the pin. */
export function WherePart({ place: { name, howToFind, mapLink } }: { place: Place }) {
  if (!howToFind && !mapLink) return null;
  return (
    <section aria-labelledby="where">
      <h2 id="where">Where we meet</h2>
      <div className="panel map">
        <img src="/art/map.svg" alt="" width={760} height={340} loading="lazy" />
        <p>
          <b dir="auto">{name}</b>
          {howToFind && <span dir="auto">{howToFind}</span>}
          {mapLink && (
            <a className="text-link" href={mapLink} rel="noreferrer nofollow">
              Open in a map
              <Icon name="external" />
            </a>
          )}
        </p>
      </div>
    </section>
  );
}
