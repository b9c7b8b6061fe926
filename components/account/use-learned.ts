"use client";

import { useCallback, useRef, useState } from "react";
import { useAuth } from "./auth-provider";
import { currentUserId } from "./current-user";

/** Undefined while nothing is known about who is signed in: the server has not answered, and this browser has no stored uid. */
type Uid = string | null | undefined;

const isSame = (one: Uid, other: Uid): boolean => one === undefined || other === undefined || one === other;

/**
 * A value that this page learned about the signed-in person; null for the next person in the same browser. Each `learn` belongs to the
 * person for whom it was created. If another person is signed in when an answer arrives, it stores nothing and returns false.
 */
export function useLearned<Value>(): [Value | null, (value: Value) => boolean] {
  const { user, loading } = useAuth();
  const uid: Uid = user?.uid ?? (loading ? (currentUserId() ?? undefined) : null);
  const [learned, setLearned] = useState<{ uid: Uid; value: Value } | null>(null);
  // The value was learned before the person was known: it now belongs to the first person who is found.
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
