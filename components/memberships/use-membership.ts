"use client";

import { useRef, useState } from "react";
import { useLearned } from "@/components/account/use-learned";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import type { ShownMembership } from "@/lib/memberships/page-views";
import type { JoinInput, MembershipEdit } from "@/lib/memberships/schema";
import { ApiError, api } from "@/lib/platform/http/client";
import { membershipPath } from "./join-words";

/** The statuses of a refusal which means that the page is out of date. */
const STALE = [403, 409, 422];

type Doing = "joining" | "leaving" | "changing" | null;

/**
 * The membership of the viewer, and the calls that change it. `given` is the membership that the page was rendered with. The answer of a
 * call replaces it until the page is refreshed, or until another person signs in.
 */
export function useMembership(groupId: string, given: ShownMembership | null) {
  const [answered, setAnswered] = useLearned<{ given: ShownMembership | null; view: ShownMembership }>();
  const [doing, setDoing] = useState<Doing>(null);
  const busy = useRef<boolean>(false);
  const refresh = useRefreshAfterWrite();

  const learn = (view: ShownMembership) => setAnswered({ given, view });

  /**
   * Runs one call at a time. Returns null if another call is running, or if another person has signed in before the answer arrives.
   * @throws ApiError
   */
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
      // The page is out of date, perhaps because another person was faster. Refresh it, to show the current state and questions.
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
    /** Leaves the group, withdraws the request, or leaves the waitlist, depending on the state that the page shows. */
    giveUp: (from: ShownMembership["state"]) => call("leaving", "DELETE", { from }),
  };
}

export type UseMembership = ReturnType<typeof useMembership>;
