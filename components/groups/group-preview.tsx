import { isHttpsAddress } from "@/lib/https-address";
import { type Draft, numberIn, pictureOf, WEB } from "./draft";
import { GroupCard } from "./group-card";
import "./card.css";

/** The card as it will stand among all groups, from what is typed so far. Only a picture of it: it says nothing to a screen reader twice. */
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
