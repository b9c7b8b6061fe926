"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { useAuth } from "./auth-provider";
import { callbackUrl } from "./use-callback-url";

/**
 * Login and register are for people who are signed out: somebody already signed in is sent on. Returns how to go on after signing in,
 * and how to say that a form is at work, so that its own last words come first.
 */
export function useSentOn() {
  const { user, loading } = useAuth();
  const router = useRouter();
  const atWork = useRef<boolean>(false);

  const goOn = useCallback(() => {
    // What was prefetched for a visitor (a redirect to the login page, say) is not for the person who just signed in.
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
