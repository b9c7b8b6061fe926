"use client";

import { useEffect, useRef, useState } from "react";
import { useAuth } from "@/components/account/auth-provider";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import type { Online, Place, RsvpInput } from "@/lib/meetups/schema";
import type { RsvpView } from "@/lib/meetups/views";
import { ApiError, api } from "@/lib/platform/http/client";

interface PrivatePart {
  place: Place | null;
  online: Online | null;
}

const failureOf = (error: unknown): string => (error instanceof ApiError ? error.message : "Something went wrong. Please try again.");

/** Where the reader stands at a meetup: the static page knows nobody, so the browser asks. */
export function useRsvp(meetupId: string) {
  const { user, loading } = useAuth();
  const path = `/api/meetups/${meetupId}`;
  const [rsvp, setRsvp] = useState<RsvpView | null>(null);
  const [inside, setInside] = useState<PrivatePart | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef<boolean>(false);
  const refresh = useRefreshAfterWrite();
  const uid = user?.uid ?? null;
  const sees = rsvp?.can["see-private"].allowed === true;

  useEffect(() => {
    if (uid === null) return;
    const gone = new AbortController();
    api<RsvpView>(`${path}/rsvp`, { signal: gone.signal })
      .then(setRsvp)
      .catch((error: unknown) => {
        if (!gone.signal.aborted) setFailure(failureOf(error));
      });
    return () => gone.abort();
  }, [uid, path]);

  useEffect(() => {
    if (!sees) return;
    const gone = new AbortController();
    api<PrivatePart>(`${path}/private`, { signal: gone.signal })
      .then(setInside)
      .catch((error: unknown) => {
        if (!gone.signal.aborted) setFailure(failureOf(error));
      });
    return () => gone.abort();
  }, [sees, path]);

  const send = async (method: "PUT" | "DELETE", body: RsvpInput) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      setRsvp(await api<RsvpView>(`${path}/rsvp`, { method, body }));
      await refresh();
    } catch (error) {
      setFailure(failureOf(error));
      // Somebody was faster, or this page is old: show what is true now.
      await refresh();
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return {
    signedOut: !loading && user === null,
    rsvp: uid === null ? null : rsvp,
    inside: sees ? inside : null,
    failure,
    busy,
    go: (wish: RsvpInput) => send("PUT", wish),
    decline: () => send("DELETE", {}),
  };
}

export type UseRsvp = ReturnType<typeof useRsvp>;
