import { GoogleWindow } from "@/components/account/google-window";
import { pageMetadata } from "@/lib/platform/seo/metadata";

export const metadata = pageMetadata({
  title: "Signing in with Google",
  description: "HobbyHub asks Google who you are.",
  path: "/login/google",
  card: "home",
  noindex: true,
});

/** A page for the popup, so it is outside the main layout and has no navbar or footer. */
export default function GooglePage() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <h1 className="sr-only">Signing in with Google</h1>
      <GoogleWindow />
    </main>
  );
}
