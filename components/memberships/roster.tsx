"use client";

import { useState } from "react";
import { Avatar } from "@/components/account/avatar";
import type { MemberRow, PlacesView } from "@/lib/memberships/views";
import { FoldedAnswers } from "./answers";
import { DeskNotice } from "./desk-notice";
import { dayOf } from "./join-words";
import { ManageMember } from "./manage-member";
import { type MemberAct, MemberDialog } from "./member-dialog";
import { RoleTag } from "./role-tag";
import { useDeskCall } from "./use-desk-call";
import "./roster.css";

const columns = (rulesVersion: number) => ["Person", "Role", "Member since", ...(rulesVersion > 0 ? ["Rules"] : []), "Shares with you"];

interface RosterProps {
  groupId: string;
  items: MemberRow[];
  places: PlacesView;
  /** The version of the current rules. 0 if there are none. */
  rulesVersion: number;
}

/** The members at the desk. People of an equal or higher role have no Manage button; the server refuses these actions too. */
export function Roster({ groupId, items, places, rulesVersion }: RosterProps) {
  const [asking, setAsking] = useState<MemberAct | null>(null);
  const call = useDeskCall();
  return (
    <>
      <DeskNotice groupId={groupId} text={asking ? null : call.failure} />
      <section className="panel" aria-label="Members">
        <table className="roster">
          <caption className="sr-only">Members</caption>
          <thead>
            <tr>
              {columns(rulesVersion).map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">
                <span className="sr-only">Manage</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map((member) => (
              <tr key={member._id}>
                <th scope="row">
                  <div className="roster-who">
                    <Avatar name={member.displayName} photoURL={member.photoURL} />
                    <span>
                      <b dir="auto">{member.displayName}</b> {member.self && <small>you</small>}
                    </span>
                  </div>
                </th>
                <td>
                  <RoleTag role={member.role} />
                </td>
                <td>
                  <span className="only-phone">since </span>
                  {dayOf(member.joinedAt)}
                </td>
                {rulesVersion > 0 && <AcceptedRules member={member} rulesVersion={rulesVersion} />}
                <Shares member={member} />
                <td>
                  <ManageMember member={member} onAsk={(act) => setAsking({ act, member })} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {asking && <MemberDialog groupId={groupId} asking={asking} call={call} places={places} onClose={() => setAsking(null)} />}
    </>
  );
}

function Shares({ member: { displayName, email, contact, answers } }: { member: MemberRow }) {
  const answered = answers !== null && answers.length > 0;
  return (
    <td className={email || answered ? "wrap-anywhere" : "on-table"}>
      {email ? (
        <>
          <span className="only-phone">shares </span>
          {email}
        </>
      ) : (
        <span className="soft on-table">{contact === "if-the-group-moves" ? "if the group moves" : "nothing"}</span>
      )}
      {answered && <FoldedAnswers answers={answers} whose={`What ${displayName} answered`} />}
    </td>
  );
}

/** Whether a member has accepted the rules. Empty for the owner, who need not accept them. */
function AcceptedRules({ member: { role, rulesAccepted }, rulesVersion }: { member: MemberRow; rulesVersion: number }) {
  if (role === "owner") return <td className="on-table" />;
  return (
    <td>
      <span className="only-phone">rules </span>
      {rulesAccepted === rulesVersion ? "accepted" : rulesAccepted === null ? "not accepted" : "accepted in an earlier version"}
    </td>
  );
}
