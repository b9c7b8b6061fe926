"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { withCallbackUrl } from "@/lib/platform/auth/callback-url";
import { useAuth } from "./auth-provider";
import { useSend } from "./use-send";

/**
 * On the page of a link in a mail: the way to the login page, which leads back here. A person who is signed in to another account logs out
 * first and stays on this page, because the login page would redirect them straight back.
 */
export function LogInFirst({ path, signedIn }: { path: string; signedIn: boolean }) {
  const { forget } = useAuth();
  const { pending, send, show } = useSend();
  const logOut = () =>
    send(async () => {
      const { signOut } = await import("./sign-in");
      await signOut();
      forget();
      show();
    });
  if (signedIn)
    return (
      <Button pending={pending} onClick={() => void logOut()}>
        Log out first
      </Button>
    );
  return <ButtonLink href={withCallbackUrl("/login", path)}>Log in first</ButtonLink>;
}
