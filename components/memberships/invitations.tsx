"use client";

import { type ReactNode, useState } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { FocusGoesOn } from "@/components/ui/focus-goes-on";
import type { InvitationRow } from "@/lib/memberships/views";
import { type Fresh, FreshLink } from "./fresh-link";
import { InvitationItem } from "./invitation-item";
import { InviteByMailForm } from "./invite-by-mail-form";
import { NewLinkForm } from "./new-link-form";
import { people } from "./places-words";
import { ReasonDialog } from "./reason-dialog";
import { useDeskCall } from "./use-desk-call";
import "./invitations.css";
import "./stand.css";

interface InvitationsProps {
  group: { _id: string; groupName: string };
  items: InvitationRow[];
  mayInvite: boolean;
  mayInviteOrganizers: boolean;
  pager: ReactNode;
}

/** The initial values of the form for a new link. Each "make one like this" increases `times`, which resets the form. */
interface Start {
  times: number;
  name: string;
  role: "organizer" | "member";
}

const NO_START: Start = { times: 0, name: "", role: "member" };

/** The invitations of a group, by link and by e-mail, and the forms for new ones. */
export function Invitations({ group, items, mayInvite, mayInviteOrganizers, pager }: InvitationsProps) {
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const [start, setStart] = useState(NO_START);
  const [revoking, setRevoking] = useState<InvitationRow | null>(null);
  const call = useDeskCall();
  const close = () => {
    call.forget();
    setRevoking(null);
  };
  const revoke = async (invitation: InvitationRow) => {
    if ((await call.run(`/api/groups/${group._id}/invitations/${invitation._id}`, { method: "DELETE" })) !== undefined) close();
  };
  const startLike = ({ name, role }: InvitationRow) =>
    setStart(({ times }) => ({ times: times + 1, name: name ?? "", role: mayInviteOrganizers ? role : "member" }));
  const list = (title: string, of: InvitationRow[], className: string) =>
    of.length > 0 && (
      <section className={`panel ${className}`}>
        <h2 className="panel-title">{title}</h2>
        <ul className="links mt-4">
          {of.map((invitation) => (
            <InvitationItem
              key={invitation._id}
              invitation={invitation}
              onRevoke={() => setRevoking(invitation)}
              onAgain={mayInvite ? () => startLike(invitation) : null}
            />
          ))}
        </ul>
      </section>
    );
  return (
    <>
      {fresh && <FreshLink key={fresh.url} fresh={fresh} groupName={group.groupName} />}
      <div className="desk-split desk-pairs">
        <FocusGoesOn className="desk-side">
          {list(
            "Links",
            items.filter(({ email }) => !email),
            "is-second",
          )}
          {list(
            "By e-mail",
            items.filter(({ email }) => email),
            "is-last",
          )}
          {items.length === 0 && (
            <div className="panel">
              <EmptyState art="/art/no-invitations.svg" title="No invitations yet">
                {mayInvite && <p className="text-soft">Make a link for a chat or a flyer, or write to people one by one.</p>}
              </EmptyState>
            </div>
          )}
          {pager}
        </FocusGoesOn>
        {mayInvite && (
          <div className="desk-side">
            <NewLinkForm
              key={start.times}
              groupId={group._id}
              mayInviteOrganizers={mayInviteOrganizers}
              start={start}
              asked={start.times > 0}
              onMade={setFresh}
            />
            <InviteByMailForm groupId={group._id} mayInviteOrganizers={mayInviteOrganizers} />
          </div>
        )}
      </div>
      {revoking && (
        <ReasonDialog
          title={revoking.email ? "Revoke this invitation?" : "Revoke this link?"}
          submit="Revoke"
          call={call}
          onSend={() => void revoke(revoking)}
          onClose={close}
        >
          <p className="text-soft wrap-anywhere">
            {revoking.email ? (
              <>
                The link in the mail to <bdi>{revoking.email}</bdi> stops working at once.
              </>
            ) : (
              <>
                “<bdi>{revoking.name ?? "This link"}</bdi>” stops working at once, on paper too.
              </>
            )}
            {revoking.used > 0 &&
              ` The ${people(revoking.used)} who came by it ${revoking.used === 1 ? "stays a member" : "stay members"}.`}
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
