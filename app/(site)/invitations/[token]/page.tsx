import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { Invitation } from "@/components/memberships/invitation";
import { InvitationGone, reasonOf } from "@/components/memberships/invitation-gone";
import { InvitationRegion } from "@/components/memberships/invitation-region";
import { AppError } from "@/lib/errors";
import { getEndedInvitation, getInvitation } from "@/lib/memberships/invitation-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { getActor } from "@/lib/sessions/queries";

interface InvitationPageProps {
  params: Promise<{ token: string }>;
}

/** Loads the invitation once per request, for the metadata and the page; or the reason why it is no longer valid. */
const load = cache(async (token: string) => {
  const actor = await getActor();
  try {
    return { actor, card: await getInvitation(actor, token) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === "gone") return { actor, gone: reasonOf(error.reason) };
    if (error.code === "not_found") return { actor, gone: null };
    throw error;
  }
});

export async function generateMetadata({ params }: InvitationPageProps): Promise<Metadata> {
  const { token } = await params;
  const { card } = await load(token);
  const title = card ? `You are invited to ${card.group.groupName}` : "An invitation";
  return pageMetadata({ title, description: "An invitation to a hobby group.", path: null, card: "groups", noindex: true });
}

export default async function InvitationPage({ params }: InvitationPageProps) {
  const { token } = await params;
  const { actor, card, gone } = await load(token);
  if (!card && !gone) notFound();
  return (
    <InvitationRegion>
      {card && <Invitation card={card} token={token} person={actor && (actor.displayName ?? actor.email)} />}
      {gone && <InvitationGone reason={gone} from={await getEndedInvitation(token)} />}
    </InvitationRegion>
  );
}
