import { AccountPage } from "@/components/account/account-page";
import { Button, ButtonLink } from "@/components/ui/button";
import { getUnsubscribePage } from "@/lib/notices/unsubscribe-queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";

interface UnsubscribePageProps {
  params: Promise<{ token: string }>;
}

export const dynamic = "force-dynamic";

export const generateMetadata = () =>
  pageMetadata({ title: "Stop these mails", description: "A link from our mail.", path: null, card: "home", noindex: true });

const Settings = () => (
  <p>
    <ButtonLink variant="outline" href="/dashboard/account#notices">
      Choose what you hear about
    </ButtonLink>
  </p>
);

/** The page of the link in a mail. Opening it changes nothing; its button does, with or without scripts and without signing in. */
export default async function StopMailsPage({ params }: UnsubscribePageProps) {
  const { token } = await params;
  const page = await getUnsubscribePage(token);
  if (!page)
    return (
      <AccountPage title="We do not know this link" lead="Perhaps its end is missing. Your account page has every switch.">
        <Settings />
      </AccountPage>
    );
  const { mails, off, settings } = page;
  if (off)
    return (
      <AccountPage title="You get no more of these" lead={`${mails}: off.`}>
        <p role="status">
          {settings
            ? "Nothing else has changed: in HobbyHub you find it all under Notices."
            : "Nobody can invite this address by mail any more."}
        </p>
        {settings && <Settings />}
      </AccountPage>
    );
  return (
    <AccountPage title="Stop these mails?" lead={`${mails}.`}>
      <p>
        {settings
          ? "One press and no more of them come. In HobbyHub you find it all under Notices, as before."
          : "One press and no more of them come."}
      </p>
      {/* A plain form, so that it also works where scripts are switched off. */}
      <form method="post" action={`/api/unsubscribe/${encodeURIComponent(token)}`} className="grid gap-4 justify-items-start">
        <input type="hidden" name="from" value="page" />
        <Button type="submit">Stop these mails</Button>
      </form>
      {settings && <Settings />}
    </AccountPage>
  );
}
