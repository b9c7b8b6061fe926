"use client";

import { useCallback, useRef, useState } from "react";
import { useAuth } from "./auth-provider";
import { currentUserId } from "./current-user";

/** Undefined while nobody knows who is signed in: the server has not said it yet, and this browser remembers nobody. */
type Uid = string | null | undefined;

const isSame = (one: Uid, other: Uid): boolean => one === undefined || other === undefined || one === other;

/**
 * What this page learned of whoever is signed in: null for the next person in the same browser. Each `learn` speaks of the one it was made for,
 * and tells nothing, and says so, once somebody else is signed in: an answer may have been under way meanwhile.
 */
export function useLearned<Value>(): [Value | null, (value: Value) => boolean] {
  const { user, loading } = useAuth();
  const uid: Uid = user?.uid ?? (loading ? (currentUserId() ?? undefined) : null);
  const [learned, setLearned] = useState<{ uid: Uid; value: Value } | null>(null);
  // Learned before anybody knew of whom: of the first who turns out to be here.
  if (learned && learned.uid === undefined && uid !== undefined) setLearned({ ...learned, uid });
  const now = useRef(uid);
  now.current = uid;
  const learn = useCallback(
    (value: Value) => {
      const theirs = isSame(now.current, uid);
      if (theirs) setLearned({ uid: now.current === undefined ? uid : now.current, value });
      return theirs;
    },
    [uid],
  );
  return [learned && isSame(learned.uid, uid) ? learned.value : null, learn];
}
