import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import { isHttpsAddress } from "@/lib/https-address";
import { type Draft, numberIn, pictureOf, WEB } from "./draft";
import { cutText, memberLimit, shortDay } from "./wording";

/** The card as others will see it, from what is typed so far. Only a picture of it: it says nothing to a screen reader twice. */
export function GroupPreview({ draft }: { draft: Draft }) {
  const picture = pictureOf(draft);
  const members = numberIn(draft.maxMembers) ?? 0;
  return (
    <aside className="preview" aria-labelledby="preview-title">
      <h2 id="preview-title" className="mb-3 text-lg">
        How it will look
      </h2>
      <div className="panel">
        <div className="card" aria-hidden="true">
          <Picture src={draft.picture !== WEB || isHttpsAddress(picture) ? picture : null} eager />
          {draft.hobbyCategory && <Tag category={draft.hobbyCategory} />}
          <p className="card-name" dir="auto">
            {draft.groupName.trim() || "Your group’s name"}
          </p>
          <p className="card-text" dir="auto">
            {cutText(draft.description.trim(), 120) || "A sentence or two about what you do together."}
          </p>
          <p className="at" dir="auto">
            {draft.location.trim() || "Where you meet"}
          </p>
          <p className="when">{shortDay(draft.startDate) || "Your first day"}</p>
          {Number.isInteger(members) && members > 0 && <p className="seats">{memberLimit(members)}</p>}
        </div>
        <p className="sr-only">A picture of the card, made from what you type.</p>
      </div>
    </aside>
  );
}
