"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { onWrite } from "@/components/layout/writes-channel";
import { api } from "@/lib/platform/http/client";
import "./day.css";
import { shortLeftWords } from "./line-words";

interface Places {
  left: Record<string, number | null>;
  /** The meetups at which people wait in line. */
  lines: string[];
}

const PlacesContext = createContext<Places>({ left: {}, lines: [] });

/**
 * Asks for a whole list how many places are left, and again after each answer of one's own: the list itself is the same for everybody and
 * stays when somebody answers.
 */
export function PlacesProvider({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const [places, setPlaces] = useState<Places>({ left: {}, lines: [] });
  const asked = ids.join(",");

  useEffect(() => {
    if (asked === "") return;
    let gone = new AbortController();
    const ask = () => {
      // An answer that is older than a write says nothing.
      gone.abort();
      gone = new AbortController();
      // Without an answer the list still says everything else.
      api<Places>(`/api/meetups/places?ids=${asked}`, { signal: gone.signal }).then(setPlaces, () => {});
    };
    ask();
    const stop = onWrite(ask);
    return () => {
      stop();
      gone.abort();
    };
  }, [asked]);

  return <PlacesContext value={places}>{children}</PlacesContext>;
}

/** "4 places left", "1 left: there is a line". It has its room before the answer is there. */
export function PlacesLeft({ id }: { id: string }) {
  const { left, lines } = useContext(PlacesContext);
  const own = left[id];
  return <p className="places-left">{own === undefined || own === null ? " " : shortLeftWords(own, lines.includes(id))}</p>;
}
