"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Spinner } from "@/components/ui/spinner";
import { formToast } from "@/components/ui/toast";
import { safeCallbackUrl, withCallbackUrl } from "@/lib/platform/auth/callback-url";
import { googleFailure, reportGoogle } from "./google-popup";

/** Long enough for the report to be sent before its window closes. */
const CLOSE_MS = 150;

/**
 * The page of a visit to Google: it sends the window to Google, and reports the result when it comes back. With an `attempt` it is a popup
 * and reports to the page that opened it. Without one it replaces a blocked popup and redirects by itself.
 */
export function GoogleWindow() {
  const router = useRouter();
  const begun = useRef<boolean>(false);
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const query = new URLSearchParams(location.search);
    const attempt = query.get("attempt");
    const page = query.get("from") === "register" ? "/register" : "/login";
    const callbackUrl = safeCallbackUrl(query.get("callbackUrl"));

    const finish = (error: string | null) => {
      if (attempt) {
        reportGoogle({ attempt, error });
        setOver(true);
        setTimeout(() => window.close(), CLOSE_MS);
      } else if (error === null) {
        void formToast.success(page === "/login" ? "Successfully logged in" : "You are Successfully Signed Up");
        void import("./sign-in").then(({ tellIfAccountStays }) => tellIfAccountStays());
        router.refresh();
        router.replace(callbackUrl);
      } else if (query.has("prove")) {
        // The person is still signed in as before.
        void formToast.error(googleFailure(error).join(" "));
        router.replace(callbackUrl);
      } else {
        const back = withCallbackUrl(page, callbackUrl);
        router.replace(`${back}${back === page ? "?" : "&"}${new URLSearchParams({ error })}`);
      }
    };
    const start = async () => {
      query.set("done", "1");
      const { googleAddress } = await import("./sign-in");
      location.replace(await googleAddress(`${location.pathname}?${query}`));
    };

    const error = query.get("error");
    if (error !== null) finish(error);
    else if (query.has("done")) finish(null);
    else start().catch(() => finish("Unreachable"));
  }, [router]);

  return (
    <div className="grid justify-items-center gap-5 p-8 text-center">
      <img src="/logo.svg" alt="HobbyHub" width={72} height={72} />
      {over ? <p role="status">You can close this window.</p> : <Spinner label="Asking Google" />}
    </div>
  );
}
