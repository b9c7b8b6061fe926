import type { ReactNode } from "react";
import { Avatar } from "@/components/account/avatar";
import { monthOf } from "@/components/memberships/join-words";
import type { OrganizerView, PublicGroupPage } from "@/lib/memberships/page-views";
import { Paragraphs } from "./paragraphs";
import { Rules } from "./rules";
import "./group.css";

/** The description of a group, its meetups (`children`), its organizers, and its rules. */
export function GroupBody({ group, accepted, children }: { group: PublicGroupPage; accepted?: string | null; children: ReactNode }) {
  return (
    <div className="group-body">
      <div>
        <section aria-labelledby="about-group">
          <h2 id="about-group">About this group</h2>
          <Paragraphs text={group.description} />
        </section>
        {children}
      </div>
      <div>
        <Organizers organizers={group.organizers} />
        {group.rulesVersion > 0 && (
          <section aria-labelledby="group-rules">
            <h2 id="group-rules">Rules of this group</h2>
            <Rules text={group.rules} />
            {accepted && <p className="fine mt-3">{accepted}</p>}
          </section>
        )}
      </div>
    </div>
  );
}

/** The organizers: names and pictures, never an e-mail address. */
function Organizers({ organizers }: { organizers: OrganizerView[] }) {
  return (
    <section aria-labelledby="organizers">
      <h2 id="organizers">{organizers.length === 1 ? "Organizer" : "Organizers"}</h2>
      {organizers.length === 0 && <p className="fine mt-3">Nobody runs this group any more.</p>}
      <ul className="runners">
        {organizers.map(({ displayName, photoURL, role, since }) => (
          <li key={displayName + since} className="runner">
            <Avatar name={displayName} photoURL={photoURL} className="avatar-large" />
            <div>
              <b dir="auto">{displayName}</b>
              <small>
                {role === "owner" ? "Owner" : "Organizer"} since {monthOf(since)}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
