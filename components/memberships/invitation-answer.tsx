"use client";

import { LogInFirst } from "@/components/account/log-in-first";
import { ButtonLink } from "@/components/ui/button";
import { Says } from "@/components/ui/says";
import { publicPath } from "@/lib/groups/page-addresses";
import type { InvitationCard } from "@/lib/memberships/views";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import { InvitationStanding } from "./invitation-standing";
import { changesRoleInLine } from "./invitation-words";
import { YesOrNo } from "./yes-or-no";
import "@/components/groups/group.css";

interface InvitationAnswerProps {
  card: InvitationCard;
  token: string;
  /** The name of the person who is signed in. Null if nobody is. */
  person: string | null;
}

/** What the viewer can do with an invitation. It depends on whether they are signed in, and on their membership. */
export function InvitationAnswer({ card, token, person }: InvitationAnswerProps) {
  const { group, membership, accept } = card;
  const here = `/invitations/${token}`;
  if (group.closedAt !== null && membership === null)
    return (
      <section className="panel join-panel" aria-label="Your answer">
        <Says icon="lock" title="This group is closed" warn>
          {group.hasOwner ? "Nobody can join it for now." : "Nobody owns it any more, so it cannot open again."}
        </Says>
        <div className="ways">
          <ButtonLink href={publicPath(group.slug)}>See the group</ButtonLink>
          {person === null && (
            <ButtonLink variant="outline" href={withCallbackUrl("/login", here)}>
              Login
            </ButtonLink>
          )}
        </div>
      </section>
    );
  if (person === null || membership === null)
    return (
      <>
        <div className="ways">
          <ButtonLink className="btn-grow" href={withCallbackUrl("/register", here)}>
            Register to accept
          </ButtonLink>
          <ButtonLink variant="outline" href={withCallbackUrl("/login", here)}>
            Login
          </ButtonLink>
        </div>
        <p className="fine mt-3">
          {card.sentTo && (
            <>
              It was sent to <bdi>{card.sentTo}</bdi>: use that address.{" "}
            </>
          )}
          You come straight back here.
        </p>
      </>
    );
  if (membership.state === "member" || (membership.state === "waiting" && !changesRoleInLine(card)))
    return <InvitationStanding card={card} membership={membership} />;
  if (!accept.allowed)
    return (
      <section className="panel join-panel" aria-label="Your answer">
        <Says icon={accept.code === "banned" ? "ban" : "mail"} title={accept.reason} warn>
          {accept.next}
        </Says>
        <div className="ways">
          {accept.code === "other_address" && <LogInFirst path={here} signedIn />}
          {accept.code === "unverified" && <ButtonLink href="/dashboard/account#email">Confirm my address</ButtonLink>}
          <ButtonLink variant="outline" href={publicPath(group.slug)}>
            See the group
          </ButtonLink>
        </div>
        {card.sentTo && (
          <p className="fine">
            It was sent to <bdi>{card.sentTo}</bdi>. You are signed in as <bdi>{person}</bdi>.
          </p>
        )}
      </section>
    );
  return <YesOrNo card={card} token={token} person={person} />;
}
