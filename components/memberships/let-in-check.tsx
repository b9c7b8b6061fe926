import { Check } from "@/components/ui/check";
import { people } from "./places-words";

/**
 * Whether a change opens the group to everyone while requests are open. These requests may date from a time before the group was by
 * invitation only.
 */
export const opensTo = (now: string, before: string, requests: number): boolean => now === "open" && before !== "open" && requests > 0;

interface LetInCheckProps {
  requests: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asks whether to approve the open requests when a group is opened. Otherwise these people would still wait while others join at once. */
export function LetInCheck({ requests, checked, onChange }: LetInCheckProps) {
  return (
    <Check strong checked={checked} onChange={(event) => onChange(event.target.checked)}>
      Let in the {people(requests)} who asked to join
    </Check>
  );
}
