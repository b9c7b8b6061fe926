import { AccountPage } from "@/components/account/account-page";
import { AskResetForm } from "@/components/account/ask-reset-form";
import { ResetForm } from "@/components/account/reset-form";
import { opensReset } from "@/lib/links/queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";

interface ResetPageProps {
  params: Promise<{ token: string }>;
}

export const dynamic = "force-dynamic";

export const generateMetadata = () =>
  pageMetadata({ title: "Choose a new password", description: "A link from our mail.", path: "/reset", card: "home", noindex: true });

/** The page of the link in the mail. Opening it changes nothing. */
export default async function ResetPage({ params }: ResetPageProps) {
  const { token } = await params;
  if (!(await opensReset(token)))
    return (
      <AccountPage title="This link is over" lead="It was used already, or it is older than an hour. Ask for a new one.">
        <AskResetForm />
      </AccountPage>
    );
  return (
    <AccountPage title="Choose a new password" lead="Every device is signed out when you do, this one too.">
      <ResetForm token={token} />
    </AccountPage>
  );
}
