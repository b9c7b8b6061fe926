"use client";

import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { formatNumber } from "@/lib/format-number";
import type { ListedPlaces } from "@/lib/memberships/views";
import { api } from "@/lib/platform/http/client";

const Taken = createContext<ReadonlyMap<string, number>>(new Map());

/** Fetches once how full the groups of a list are. The cached list does not contain these counts, because every join changes them. */
export function TakenPlacesProvider({ ids, children }: { ids: string[]; children: ReactNode }) {
  const [taken, setTaken] = useState<ReadonlyMap<string, number>>(new Map());
  const asked = ids.join(",");
  useEffect(() => {
    const asking = new AbortController();
    api<ListedPlaces>(`/api/groups/places?ids=${asked}`, { signal: asking.signal })
      .then(({ items }) => setTaken(new Map(items.map(({ _id, memberCount }) => [_id, memberCount]))))
      .catch(() => undefined);
    return () => asking.abort();
  }, [asked]);
  return <Taken value={taken}>{children}</Taken>;
}

/** The number of members. Empty until it is loaded. */
export function TakenPlaces({ id }: { id: string }) {
  const count = useContext(Taken).get(id);
  return <small className="taken text-soft">{count !== undefined && `${formatNumber(count)} taken`}</small>;
}
