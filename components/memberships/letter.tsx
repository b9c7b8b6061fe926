import { Drawing } from "@/components/ui/drawing";
import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import type { JoinFacts } from "@/lib/memberships/views";
import "./invite.css";

/** The group's card in an open envelope. It works for a picture of any shape. */
export function Letter({ group }: { group: Pick<JoinFacts, "imageUrl" | "hobbyCategory" | "groupName" | "location"> }) {
  return (
    <div className="letter">
      <Drawing src="/art/letter-back.svg" alt="" width={520} height={420} className="letter-back" />
      <div className="letter-card">
        <Picture src={group.imageUrl} load="now" />
        <Tag category={group.hobbyCategory} />
        <p className="letter-name" dir="auto">
          {group.groupName}
        </p>
        <p className="at" dir="auto">
          {group.location}
        </p>
      </div>
      <Drawing src="/art/letter-front.svg" alt="" width={520} height={420} className="letter-front" />
    </div>
  );
}
