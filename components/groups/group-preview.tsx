import { isHttpsAddress } from "@/lib/https-address";
import { type Draft, numberIn, pictureOf, WEB } from "./draft";
import { GroupCard } from "./group-card";
import "./card.css";

/**
 * A preview of the card in All Groups, from the values typed so far. The card is hidden from screen readers, which would read the same
 * values a second time.
 */
export function GroupPreview({ draft }: { draft: Draft }) {
  const picture = pictureOf(draft);
  const members = numberIn(draft.maxMembers) ?? 0;
  return (
    <aside className="preview" aria-labelledby="preview-title">
      <h2 id="preview-title" className="mb-3 text-lg">
        How it will look
      </h2>
      <ul inert aria-hidden="true">
        <GroupCard
          group={{
            _id: "",
            slug: "",
            groupName: draft.groupName.trim() || "Your group’s name",
            hobbyCategory: draft.hobbyCategory || null,
            location: draft.location.trim() || "Where you meet",
            maxMembers: Number.isInteger(members) && members > 0 ? members : null,
            imageUrl: draft.picture !== WEB || isHttpsAddress(picture) ? picture : "",
          }}
          load="now"
        />
      </ul>
      <p className="sr-only">A picture of the card, made from what you type.</p>
    </aside>
  );
}
