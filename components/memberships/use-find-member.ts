"use client";

import { useRef, useState } from "react";
import type { PersonView } from "@/lib/accounts/person-views";
import { api } from "@/lib/platform/http/client";

/** Finds members of a group by the beginning of a name. A late answer to an earlier query never replaces the answer to a later one. */
export function useFindMember<Person extends PersonView>(groupId: string) {
  const [found, setFound] = useState<Person[] | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(0);

  const find = async (words: string) => {
    asked.current += 1;
    const mine = asked.current;
    const query = new URLSearchParams(words.trim() ? { q: words } : {});
    const answer = await api<{ items: Person[] }>(`/api/groups/${groupId}/members?${query}`).catch(() => null);
    if (mine !== asked.current) return;
    setFailed(answer === null);
    if (answer) setFound(answer.items);
  };

  /** Clears the search, and ignores answers that are still to arrive. */
  const forget = () => {
    asked.current += 1;
    setFound(null);
    setFailed(false);
  };

  return { found, failed, find, forget };
}
