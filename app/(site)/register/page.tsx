import { AccountPage } from "@/components/account/account-page";
import { RegisterForm } from "@/components/account/register-form";
import { googleSignIn } from "@/lib/platform/auth/google";
import { pageMetadata } from "@/lib/platform/seo/metadata";

export const metadata = pageMetadata({
  title: "Register",
  description: "Make a free HobbyHub account and start a hobby group of your own.",
  path: "/register",
  card: "home",
});

export default function RegisterPage() {
  return (
    <AccountPage title="Take a seat" lead="An account is free, and so is your first group.">
      <RegisterForm google={googleSignIn()} />
    </AccountPage>
  );
}
