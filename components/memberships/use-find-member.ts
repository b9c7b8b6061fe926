"use client";

import { useRef, useState } from "react";
import type { PersonView } from "@/lib/accounts/person-views";
import { api } from "@/lib/platform/http/client";

/** Members of a group whose names begin so. What was found for earlier letters never takes the place of what was found for later ones. */
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

  /** Nobody is looked for any more. */
  const forget = () => {
    asked.current += 1;
    setFound(null);
    setFailed(false);
  };

  return { found, failed, find, forget };
}
