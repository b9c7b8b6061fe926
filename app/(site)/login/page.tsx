import { AccountPage } from "@/components/account/account-page";
import { LoginForm } from "@/components/account/login-form";
import { googleSignIn } from "@/lib/platform/auth/google";
import { pageMetadata } from "@/lib/platform/seo/metadata";

export const metadata = pageMetadata({
  title: "Login",
  description: "Log in to HobbyHub to create hobby groups, see your own and look at a group's details.",
  path: "/login",
  card: "home",
});

export default function LoginPage() {
  return (
    <AccountPage title="Welcome back" lead="Your people kept your seat.">
      <LoginForm google={googleSignIn()} />
    </AccountPage>
  );
}
