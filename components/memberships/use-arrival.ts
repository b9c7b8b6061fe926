"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { ShownMembership } from "@/lib/memberships/page-views";
import { api } from "@/lib/platform/http/client";
import { membershipPath } from "./join-words";

/**
 * Fetches the signed-in person's membership on the public page. If the request fails, the page stays as it is for people who are not signed
 * in.
 */
export function useOwnMembership(userId: string | null, groupId: string, learn: (view: ShownMembership) => void): void {
  const tell = useRef(learn);
  tell.current = learn;
  useEffect(() => {
    if (!userId) return;
    const asking = new AbortController();
    api<ShownMembership>(membershipPath(groupId), { signal: asking.signal })
      .then((view) => tell.current(view))
      .catch(() => undefined);
    return () => asking.abort();
  }, [userId, groupId]);
}

/**
 * Continues with joining for a person who logged in for it and came back. It runs once, and removes the query from the address, so that a
 * reload does not run it again.
 */
export function useReturnToJoin(joining: boolean, membership: ShownMembership | null, goOn: () => void): void {
  const next = useRef(goOn);
  next.current = goOn;
  const free = membership?.state === "none" && membership.can.join.allowed;
  const done = useRef(false);
  const router = useRouter();
  useEffect(() => {
    if (!joining || done.current) return;
    done.current = true;
    // Through the router, not `history.replaceState`: the router writes its own address at every change and would restore the query.
    router.replace(location.pathname, { scroll: false });
    if (free) next.current();
  }, [joining, free, router]);
}
