import { AccountPage } from "@/components/account/account-page";
import { LogInFirst } from "@/components/account/log-in-first";
import { VerificationPanel } from "@/components/account/verification-panel";
import { ButtonLink } from "@/components/ui/button";
import { getVerificationPage } from "@/lib/links/queries";
import { findInvitationOf } from "@/lib/memberships/invitation-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { getActor } from "@/lib/sessions/queries";

interface VerificationPageProps {
  params: Promise<{ token: string }>;
}

export const dynamic = "force-dynamic";

export const generateMetadata = () =>
  pageMetadata({ title: "Confirm your address", description: "A link from our mail.", path: null, card: "home", noindex: true });

/** The page of the link in the mail. Opening it changes nothing; its button does. */
export default async function VerificationPage({ params }: VerificationPageProps) {
  const { token } = await params;
  const actor = await getActor();
  const signedIn = actor !== null;
  const page = await getVerificationPage(actor, token);
  if (!page)
    return (
      <AccountPage title="This link is over" lead="It was used already, or it is older than a day. Your account page sends you a new one.">
        <ButtonLink href="/dashboard/account#email">Open my account</ButtonLink>
      </AccountPage>
    );
  if (page.kind === "not-signed-in")
    return (
      <AccountPage title="Confirm your address" lead={page.email}>
        <p>
          Somebody wants to sign in to their account with this address from now on. If that is you,{" "}
          {signedIn && "log out of the account you are in, and "}
          log in with the address your account has until now. You come straight back here.
        </p>
        <LogInFirst path={`/verification/${token}`} signedIn={signedIn} />
        <p className="text-sm text-soft">You did not ask for this? Then do nothing: your address stays yours.</p>
      </AccountPage>
    );
  // A person who registered, or changed their address, to accept an invitation continues with it.
  const invitation = await findInvitationOf(page.email);
  return (
    <AccountPage title="Confirm your address" lead={page.email}>
      <VerificationPanel token={token} kind={page.kind} signedIn={signedIn} invitation={invitation} />
    </AccountPage>
  );
}
