"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";
import type { ShownMembership } from "@/lib/memberships/page-views";
import { api } from "@/lib/platform/http/client";
import { membershipPath } from "./join-words";

/** Asks where the signed-in person stands, on a page that is the same for everybody. Unanswered, the page stays as it is for strangers. */
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

/** Goes on with joining for somebody who logged in for it and came back: once, and the address forgets it, so that a reload does not ask again. */
export function useReturnToJoin(joining: boolean, membership: ShownMembership | null, goOn: () => void): void {
  const next = useRef(goOn);
  next.current = goOn;
  const free = membership?.state === "none" && membership.can.join.allowed;
  const done = useRef(false);
  const router = useRouter();
  useEffect(() => {
    if (!joining || done.current) return;
    done.current = true;
    // By the router: it writes the address it knows with every change, and would bring back what only the history had forgotten.
    router.replace(location.pathname, { scroll: false });
    if (free) next.current();
  }, [joining, free, router]);
}
