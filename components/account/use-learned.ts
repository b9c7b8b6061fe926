"use client";

import { useCallback, useRef, useState } from "react";
import { useAuth } from "./auth-provider";
import { currentUserId } from "./current-user";

/**
 * What this page learned of whoever is signed in: null for the next person in the same browser. Each `learn` speaks of the one it was made for,
 * and tells nothing, and says so, once somebody else is signed in: an answer may have been under way meanwhile.
 */
export function useLearned<Value>(): [Value | null, (value: Value) => boolean] {
  const { user, loading } = useAuth();
  // Until the server has said it, whom this browser remembers.
  const uid = user?.uid ?? (loading ? currentUserId() : null);
  const [learned, setLearned] = useState<{ uid: string | null; value: Value } | null>(null);
  const now = useRef(uid);
  now.current = uid;
  const learn = useCallback(
    (value: Value) => {
      const theirs = now.current === uid;
      if (theirs) setLearned({ uid, value });
      return theirs;
    },
    [uid],
  );
  return [learned?.uid === uid ? learned.value : null, learn];
}
