"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { api } from "@/lib/platform/http/client";
import "./day.css";

type Left = Record<string, number | null>;

const LeftContext = createContext<Left>({});

/** Asks once for a whole list how many places are left: the list itself is the same for everybody and stays when somebody answers. */
export function PlacesProvider({ ids, children }: { ids: readonly string[]; children: ReactNode }) {
  const [left, setLeft] = useState<Left>({});
  const asked = ids.join(",");

  useEffect(() => {
    if (asked === "") return;
    const gone = new AbortController();
    // Without an answer the list still says everything else.
    api<{ left: Left }>(`/api/meetups/places?ids=${asked}`, { signal: gone.signal }).then(
      (answer) => setLeft(answer.left),
      () => {},
    );
    return () => gone.abort();
  }, [asked]);

  return <LeftContext value={left}>{children}</LeftContext>;
}

/** "4 places left". It has its room before the answer is there. */
export function PlacesLeft({ id }: { id: string }) {
  const left = useContext(LeftContext)[id];
  return <p className="places-left">{left === undefined || left === null ? " " : inWords(left)}</p>;
}

function inWords(left: number): string {
  if (left === 0) return "Full: there is a line";
  return left === 1 ? "1 place left" : `${left.toLocaleString("en")} places left`;
}
