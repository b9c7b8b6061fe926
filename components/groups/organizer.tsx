import { Avatar } from "@/components/account/avatar";
import type { GroupPage } from "@/lib/groups/schema";

/** Who runs the group: a name and a face, never an address. */
export function Organizer({ organizer }: { organizer: GroupPage["organizer"] }) {
  return (
    <section aria-labelledby="organizer">
      <h2 id="organizer" className="text-xl">
        Organizer
      </h2>
      <div className="organizer">
        <Avatar name={organizer.displayName} photoURL={organizer.photoURL} className="avatar-large" />
        <b dir="auto">{organizer.displayName}</b>
      </div>
    </section>
  );
}
