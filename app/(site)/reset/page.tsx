import { AccountPage } from "@/components/account/account-page";
import { AskResetForm } from "@/components/account/ask-reset-form";
import { pageMetadata } from "@/lib/platform/seo/metadata";

export const metadata = pageMetadata({
  title: "Reset your password",
  description: "Forgot your password? We send you a link to choose a new one.",
  path: "/reset",
  card: "home",
});

export default function AskResetPage() {
  return (
    <AccountPage title="Forgot your password?" lead="It happens. We send you a link to choose a new one.">
      <AskResetForm />
    </AccountPage>
  );
}
