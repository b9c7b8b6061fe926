"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { useAuth } from "@/components/account/auth-provider";
import { useLearned } from "@/components/account/use-learned";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { onOtherTabsWrite } from "@/components/layout/writes-channel";
import type { FieldErrors } from "@/lib/errors";
import type { PrivatePart } from "@/lib/meetups/page-views";
import type { RsvpInput } from "@/lib/meetups/schema";
import type { RsvpView } from "@/lib/meetups/views";
import { ApiError, api, failureOf, wasRefused } from "@/lib/platform/http/client";

interface GivenAnswer {
  rsvp: RsvpView;
  inside: PrivatePart | null;
}

/**
 * The reader's answer to a meetup. The static page does not know the reader, so the browser requests it. The page that is rendered for one
 * person passes it as `given`, so that it works without scripts.
 */
export function useRsvp(meetup: { _id: string; seriesId: string | null }, given: GivenAnswer | null) {
  const { user, loading } = useAuth();
  const path = `/api/meetups/${meetup._id}`;
  const [answered, setAnswered] = useLearned<RsvpView>();
  const [told, setTold] = useLearned<PrivatePart>();
  const [failure, setFailure] = useLearned<string | null>();
  const [busy, setBusy] = useState(false);
  const sending = useRef<boolean>(false);
  const turn = useRef(0);
  const refresh = useRefreshAfterWrite();
  const uid = given ? null : (user?.uid ?? null);
  const rsvp = answered ?? given?.rsvp ?? null;
  const inside = told ?? given?.inside ?? null;
  const sees = rsvp?.can["see-private"].allowed === true;
  const asks = sees && inside === null;

  /**
   * Requests the reader's present answer. The response is dropped if an answer was sent meanwhile. If the request fails, nothing changes.
   */
  const look = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const found = await api<RsvpView>(`${path}/rsvp`).catch(() => null);
    if (found && turn.current === mine) setAnswered(found);
  }, [path, setAnswered]);

  useEffect(() => (uid === null && given === null ? undefined : onOtherTabsWrite(() => void look())), [uid, given, look]);

  useEffect(() => {
    if (uid === null) return;
    const gone = new AbortController();
    api<RsvpView>(`${path}/rsvp`, { signal: gone.signal })
      .then(setAnswered)
      .catch((error: unknown) => {
        if (!gone.signal.aborted) setFailure(failureOf(error));
      });
    return () => gone.abort();
  }, [uid, path, setAnswered, setFailure]);

  useEffect(() => {
    if (!asks) return;
    const gone = new AbortController();
    api<PrivatePart>(`${path}/private`, { signal: gone.signal })
      .then(setTold)
      .catch((error: unknown) => {
        if (!gone.signal.aborted) setFailure(failureOf(error));
      });
    return () => gone.abort();
  }, [asks, path, setTold, setFailure]);

  /** @returns null once the server accepted it, otherwise the errors by field */
  const send = async (call: () => Promise<RsvpView>): Promise<FieldErrors | null> => {
    if (sending.current) return {};
    sending.current = true;
    turn.current += 1;
    let [fields, stale]: [FieldErrors | null, boolean] = [null, false];
    setBusy(true);
    setFailure(null);
    try {
      setAnswered(await call());
    } catch (error) {
      setFailure(failureOf(error));
      fields = error instanceof ApiError ? error.fields : {};
      stale = wasRefused(error);
      // Another person was faster, or this page is outdated. Show the present state.
      if (stale) await look();
    }
    if (fields === null || stale) refresh();
    sending.current = false;
    setBusy(false);
    return fields;
  };

  const answer = (method: "PUT" | "DELETE", body: RsvpInput) => send(() => api<RsvpView>(`${path}/rsvp`, { method, body }));
  const follow = (method: "PUT" | "DELETE", body: RsvpInput) =>
    send(async () => {
      await api(`/api/series/${meetup.seriesId}/rsvp`, { method, body });
      return api<RsvpView>(`${path}/rsvp`);
    });

  return {
    signedOut: given === null && !loading && user === null,
    rsvp: given || uid !== null ? rsvp : null,
    inside: sees ? inside : null,
    failure,
    busy,
    go: (wish: RsvpInput) => answer("PUT", wish),
    decline: () => answer("DELETE", {}),
    everyDate: (wish: RsvpInput) => follow("PUT", wish),
    noDate: () => follow("DELETE", {}),
  };
}

export type UseRsvp = ReturnType<typeof useRsvp>;
