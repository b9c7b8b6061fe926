"use client";

import { useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { FeaturedGroup } from "@/lib/groups/schema";
import { api } from "@/lib/platform/http/client";
import { FeaturedGroups } from "./featured-groups";
import "./home-page.css";

/** The API returns our covers as full addresses; on our own pages the path is enough. */
function ownPath(group: FeaturedGroup): FeaturedGroup {
  const { origin, pathname } = new URL(group.imageUrl, location.href);
  return origin === location.origin ? { ...group, imageUrl: pathname } : group;
}

/**
 * Fetches the featured groups if the page was rendered without them. A failure is only logged and the list stays empty (docs/product.md).
 */
export function FeaturedLoader() {
  const [groups, setGroups] = useState<FeaturedGroup[] | "failed" | null>(null);

  useEffect(() => {
    const asking = new AbortController();
    api<FeaturedGroup[]>("/api/featured-groups", { signal: asking.signal }).then(
      (found) => setGroups(found.map(ownPath)),
      (error: unknown) => {
        if (asking.signal.aborted) return;
        // biome-ignore lint/suspicious/noConsole: docs/product.md asks for this line and for nothing else
        console.error("Error fetching featured groups", error);
        setGroups("failed");
      },
    );
    return () => asking.abort();
  }, []);

  if (groups === "failed") return null;
  if (groups) return <FeaturedGroups groups={groups} />;
  return (
    // `data-passing`: the cache handler does not keep a page with this message.
    <div role="status" data-passing="true">
      <span className="sr-only">Loading</span>
      <div className="card-grid featured-grid" aria-hidden="true">
        {["first", "second", "third"].map((place) => (
          <div key={place} className="grid gap-3">
            <Skeleton className="aspect-[4/3] rounded-card" />
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-16" />
            <Skeleton className="h-11 w-32" />
          </div>
        ))}
      </div>
    </div>
  );
}
