"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { CheckInView } from "@/lib/meetups/views";
import { failureOf, sendTap } from "./send-tap";
import { type Door, dropTap, keepTap, keptTaps, newKey, type Tap } from "./taps";

/** `away`: the site does not reply at the moment. */
type Reach = "here" | "away" | "signed-out";

interface Options {
  door: Door;
  /** The server accepted a tap; `view` is its reply. */
  onSent: (tap: Tap, view: CheckInView) => void;
  /** The server refused a tap for good. It is dropped, and the host sees the message. */
  onRefused: (tap: Tap, message: string) => void;
}

const TRY_AGAIN_MS = 4000;

/**
 * The taps of this phone. Each is stored before it is sent, they are sent one after another in order, and each is deleted only once the
 * server has it. So nothing is lost without a network, by a reload, or when the tab is closed.
 */
export function useTaps({ door, onSent, onRefused }: Options) {
  const [taps, setTaps] = useState<Tap[]>([]);
  const [reach, setReach] = useState<Reach>("here");
  const sending = useRef<boolean>(false);
  const notBefore = useRef(0);
  const told = useRef({ onSent, onRefused });
  told.current = { onSent, onRefused };
  const { meetupId, accountId } = door;

  const flush = useCallback(async () => {
    const at: Door = { meetupId, accountId };
    if (sending.current || Date.now() < notBefore.current) return;
    sending.current = true;
    try {
      for (let [tap] = keptTaps(at); tap; [tap] = keptTaps(at)) {
        try {
          told.current.onSent(tap, await sendTap(meetupId, tap));
          setReach("here");
        } catch (error) {
          const failure = failureOf(error);
          if (failure.kind !== "refused") {
            if (failure.kind === "away") notBefore.current = Date.now() + failure.seconds * 1000;
            setReach(failure.kind);
            return;
          }
          told.current.onRefused(tap, failure.message);
        }
        dropTap(at, tap.key);
        setTaps(keptTaps(at));
      }
    } finally {
      sending.current = false;
    }
  }, [meetupId, accountId]);

  const add = (tap: Omit<Tap, "key">, key = newKey()) => {
    keepTap(door, { ...tap, key });
    setTaps(keptTaps(door));
    void flush();
  };

  useEffect(() => {
    setTaps(keptTaps({ meetupId, accountId }));
    void flush();
    if (!navigator.onLine) setReach("away");
    const again = setInterval(() => void flush(), TRY_AGAIN_MS);
    const now = () => {
      notBefore.current = 0;
      void flush();
    };
    const gone = () => setReach("away");
    window.addEventListener("online", now);
    window.addEventListener("offline", gone);
    return () => {
      clearInterval(again);
      window.removeEventListener("online", now);
      window.removeEventListener("offline", gone);
    };
  }, [meetupId, accountId, flush]);

  return { taps, reach, setReach, add };
}
