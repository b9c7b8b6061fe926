"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Profile } from "@/lib/accounts/views";
import { ApiError, api } from "@/lib/platform/http/client";
import { currentUserId, onOtherTab, rememberUser } from "./current-user";

/** A person who comes back to the tab this long after the last request may have signed out elsewhere. */
const STALE_MS = 60_000;
const FIRST_RETRY_MS = 2_000;
const LAST_RETRY_MS = 30_000;

interface Session {
  user: Profile | null;
  loading: boolean;
}

/**
 * The signed-in person, as the server says. The server is asked at the start, when another tab signs in or out, and when this tab becomes
 * visible again. While the server cannot answer, the known value stays and the request is repeated. `onChange` is called for a change that
 * began elsewhere.
 */
export function useSession(onChange: () => void) {
  const [session, setSession] = useState<Session>({ user: null, loading: true });
  const known = useRef<Session>(session);
  const asking = useRef<AbortController>(undefined);
  const newest = useRef<Promise<Profile | null>>(undefined);
  const askedAt = useRef(0);
  const retry = useRef<{ timer?: ReturnType<typeof setTimeout>; wait: number }>({ wait: FIRST_RETRY_MS });

  /** Sets the user and ignores the answers of requests that are still running, because they are older. */
  const settle = useCallback((user: Profile | null) => {
    asking.current?.abort();
    clearTimeout(retry.current.timer);
    retry.current = { wait: FIRST_RETRY_MS };
    rememberUser(user?.uid ?? null);
    known.current = { user, loading: false };
    setSession(known.current);
  }, []);

  /** Asks the server who is signed in. If a later request was sent meanwhile, it waits for the answer to that one. @throws ApiError */
  const ask = useCallback((): Promise<Profile | null> => {
    asking.current?.abort();
    const attempt = new AbortController();
    asking.current = attempt;
    askedAt.current = Date.now();
    const answer: Promise<Profile | null> = api<{ user: Profile } | null>("/api/auth/session", { signal: attempt.signal }).then(
      (session) => {
        if (!attempt.signal.aborted) settle(session?.user ?? null);
        return known.current.user;
      },
      (error: unknown) => {
        if (!attempt.signal.aborted) throw error;
        return newest.current === answer || !newest.current ? known.current.user : newest.current;
      },
    );
    newest.current = answer;
    return answer;
  }, [settle]);

  /** Repeats the request until it is answered. */
  const follow = useCallback(async () => {
    const before = known.current;
    try {
      await ask();
      if (!before.loading && before.user?.uid !== known.current.user?.uid) onChange();
    } catch (error) {
      if (!(error instanceof ApiError)) return;
      if (currentUserId() === null) setSession((now) => ({ ...now, loading: false }));
      const { wait } = retry.current;
      clearTimeout(retry.current.timer);
      retry.current = { wait: Math.min(wait * 2, LAST_RETRY_MS), timer: setTimeout(() => void follow(), wait) };
    }
  }, [ask, onChange]);

  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === "visible" && Date.now() - askedAt.current > STALE_MS) void follow();
    };
    void follow();
    const ignoreOtherTabs = onOtherTab(() => void follow());
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      asking.current?.abort();
      clearTimeout(retry.current.timer);
      ignoreOtherTabs();
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [follow]);

  return { ...session, ask, settle };
}
