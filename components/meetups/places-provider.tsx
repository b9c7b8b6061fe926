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
 * Requests the number of places left for a whole list, and again after each answer of the reader. The list itself is the same for everybody
 * and does not change with an answer.
 */
export function PlacesProvider({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const [places, setPlaces] = useState<Places>({ left: {}, lines: [] });
  const asked = ids.join(",");

  useEffect(() => {
    if (asked === "") return;
    let gone = new AbortController();
    const ask = () => {
      // A response to a request from before the write would be outdated, so that request is aborted.
      gone.abort();
      gone = new AbortController();
      // If the request fails, the list still shows everything else.
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

/** "4 places left", "1 left: there is a line". Its space is reserved before the response arrives. */
export function PlacesLeft({ id }: { id: string }) {
  const { left, lines } = useContext(PlacesContext);
  const own = left[id];
  return <p className="places-left">{own === undefined || own === null ? " " : shortLeftWords(own, lines.includes(id))}</p>;
}
