import type { ReactNode } from "react";
import { Avatar } from "@/components/account/avatar";
import { runBy } from "@/components/memberships/join-words";
import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import type { PublicGroupPage } from "@/lib/memberships/page-views";
import "./group.css";

/** The top of a group's page: picture, name, place, organizers, and the panel for joining. */
export function GroupLead({ group, children }: { group: PublicGroupPage; children: ReactNode }) {
  const shown = group.organizers.slice(0, 3);
  return (
    <div className="group-lead">
      <Picture src={group.imageUrl} load="first" className="pic-large" />
      <div className="min-w-0">
        <Tag category={group.hobbyCategory} />
        <h1 className="group-title" dir="auto">
          {group.groupName}
        </h1>
        <p className="at group-at" dir="auto">
          {group.location}
        </p>
        {shown.length > 0 && (
          <div className="run-by">
            <span className="overlap">
              {shown.map((organizer) => (
                <Avatar key={organizer.displayName + organizer.since} name={organizer.displayName} photoURL={organizer.photoURL} />
              ))}
            </span>
            <p>
              <small>Run by</small>
              <b dir="auto">{runBy(group.organizers.map(({ displayName }) => displayName))}</b>
            </p>
          </div>
        )}
        {children}
      </div>
    </div>
  );
}
