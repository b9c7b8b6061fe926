import { AccountPage } from "@/components/account/account-page";
import { VerificationPanel } from "@/components/account/verification-panel";
import { ButtonLink } from "@/components/ui/button";
import { getVerificationPage } from "@/lib/links/queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { getActor } from "@/lib/sessions/queries";

interface VerificationPageProps {
  params: Promise<{ token: string }>;
}

export const dynamic = "force-dynamic";

export const generateMetadata = () =>
  pageMetadata({ title: "Confirm your address", description: "A link from our mail.", path: "/verification", card: "home", noindex: true });

/** What the link in the mail opens. Looking at it changes nothing: a button does. */
export default async function VerificationPage({ params }: VerificationPageProps) {
  const { token } = await params;
  const page = await getVerificationPage(await getActor(), token);
  if (!page)
    return (
      <AccountPage title="This link is over" lead="It was used already, or it is older than a day. Your account page sends you a new one.">
        <ButtonLink href="/dashboard/account#email">Open my account</ButtonLink>
      </AccountPage>
    );
  return (
    <AccountPage title="Confirm your address" lead={page.email}>
      <VerificationPanel token={token} kind={page.kind} />
    </AccountPage>
  );
}
