"use client";

import { Button } from "@/components/ui/button";
import type { PlacesView, RequestRow } from "@/lib/memberships/views";
import { approveWords } from "./approve-words";
import "./bars.css";

interface ChosenRequestsProps {
  chosen: RequestRow[];
  places: PlacesView;
  pending: boolean;
  onApprove(): void;
  onDecline(): void;
  onClear(): void;
}

/** The bar that answers all ticked requests at once. It says what approving them means for the free places. */
export function ChosenRequests({ chosen, places, pending, onApprove, onDecline, onClear }: ChosenRequestsProps) {
  const names = chosen.map(({ displayName }) => displayName);
  return (
    <section className="bulk" aria-label="Chosen requests">
      <p>
        <b>{chosen.length} chosen</b>
        <small>{approveWords(names, places)}</small>
      </p>
      <Button variant="marigold" pending={pending} onClick={onApprove}>
        Approve {chosen.length}
      </Button>
      <Button variant="outline" pending={pending} onClick={onDecline}>
        Decline {chosen.length}
      </Button>
      <Button variant="outline" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
