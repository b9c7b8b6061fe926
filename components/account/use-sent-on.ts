"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { useAuth } from "./auth-provider";
import { callbackUrl } from "./use-callback-url";

/**
 * Login and register are for signed-out people: a signed-in person is redirected. Returns `goOn`, which redirects after signing in, and
 * `work`, which delays the redirect until the form is done, so that its last message is shown first.
 */
export function useSentOn() {
  const { user, loading } = useAuth();
  const router = useRouter();
  const atWork = useRef<boolean>(false);

  const goOn = useCallback(() => {
    // Drop what was prefetched for a signed-out visitor, such as a redirect to the login page.
    router.refresh();
    router.replace(callbackUrl());
  }, [router]);

  useEffect(() => {
    if (user && !loading && !atWork.current) goOn();
  }, [user, loading, goOn]);

  const work = useCallback(async <T>(job: () => Promise<T>): Promise<T> => {
    atWork.current = true;
    try {
      return await job();
    } finally {
      atWork.current = false;
    }
  }, []);

  return { goOn, work };
}
