"use client";

import { useRef, useState } from "react";
import { useLearned } from "@/components/account/use-learned";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import type { ShownMembership } from "@/lib/memberships/page-views";
import type { JoinInput, MembershipEdit } from "@/lib/memberships/schema";
import { ApiError, api } from "@/lib/platform/http/client";
import { membershipPath } from "./join-words";

/** The server refused what the page offered. */
const STALE = [403, 409, 422];

type Doing = "joining" | "leaving" | "changing" | null;

/**
 * The membership of the person who looks, and how it changes. `given` is what the server put into the page; what a call answers counts
 * until the page comes anew, or somebody else is signed in.
 */
export function useMembership(groupId: string, given: ShownMembership | null) {
  const [answered, setAnswered] = useLearned<{ given: ShownMembership | null; view: ShownMembership }>();
  const [doing, setDoing] = useState<Doing>(null);
  const busy = useRef<boolean>(false);
  const refresh = useRefreshAfterWrite();

  const learn = (view: ShownMembership) => setAnswered({ given, view });

  /** One call at a time: null for a second press while one is under way, and for what arrives when somebody else is signed in. @throws ApiError */
  const call = async (what: Exclude<Doing, null>, method: "PUT" | "PATCH" | "DELETE", body: unknown): Promise<ShownMembership | null> => {
    if (busy.current) return null;
    busy.current = true;
    setDoing(what);
    try {
      const view = await api<ShownMembership>(membershipPath(groupId), { method, body });
      const theirs = learn(view);
      refresh();
      return theirs ? view : null;
    } catch (error) {
      // Somebody was faster, or this page is old: show what is true now, and what the group asks by now.
      if (error instanceof ApiError && STALE.includes(error.status)) refresh();
      throw error;
    } finally {
      busy.current = false;
      setDoing(null);
    }
  };

  return {
    view: answered && answered.given === given ? answered.view : given,
    doing,
    learn,
    join: (input: JoinInput) => call("joining", "PUT", input),
    edit: (change: MembershipEdit) => call("changing", "PATCH", change),
    /** Leaves, withdraws or gives up the place in line: whichever the page shows. */
    giveUp: (from: ShownMembership["state"]) => call("leaving", "DELETE", { from }),
  };
}

export type UseMembership = ReturnType<typeof useMembership>;
