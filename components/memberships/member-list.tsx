import { Avatar } from "@/components/account/avatar";
import { PersonName } from "@/components/account/person-name";
import type { MemberRow } from "@/lib/memberships/views";
import { monthOf } from "./join-words";
import { RoleTag } from "./role-tag";
import "./members.css";

/** The members as other members see them: names and pictures, never an e-mail address. */
export function MemberList({ items }: { items: MemberRow[] }) {
  return (
    <ul className="members">
      {items.map(({ _id, displayName, photoURL, hasPage, role, joinedAt, self }) => (
        <li key={_id} className="member">
          <Avatar name={displayName} photoURL={photoURL} />
          <div>
            <PersonName _id={_id} displayName={displayName} hasPage={hasPage} />
            {role !== "member" && <RoleTag role={role} />}
            <small>
              since {monthOf(joinedAt)}
              {self && ", you"}
            </small>
          </div>
        </li>
      ))}
    </ul>
  );
}
