import { Check } from "@/components/ui/check";
import { people } from "./places-words";

/** Whether a change opens a group to everybody in which people have asked and wait for an answer, also from before it took people by invitation only. */
export const opensTo = (now: string, before: string, requests: number): boolean => now === "open" && before !== "open" && requests > 0;

interface LetInCheckProps {
  requests: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asked as a group opens to everybody: those who had asked would wait on while others walk in. */
export function LetInCheck({ requests, checked, onChange }: LetInCheckProps) {
  return (
    <Check strong checked={checked} onChange={(event) => onChange(event.target.checked)}>
      Let in the {people(requests)} who asked to join
    </Check>
  );
}
