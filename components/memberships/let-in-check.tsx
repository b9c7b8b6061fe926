import { Check } from "@/components/ui/check";
import { people } from "./places-words";

/**
 * Whether a change opens a group to everybody in which people wait for an answer: those who had asked, also before it took people by invitation
 * only, and where one still can ask, whoever does so before the change is saved.
 */
export const opensTo = (now: string, before: string, requests: number): boolean =>
  now === "open" && before !== "open" && (before === "approval" || requests > 0);

interface LetInCheckProps {
  requests: number;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asked as a group opens to everybody: those who had asked would wait on while others walk in. */
export function LetInCheck({ requests, checked, onChange }: LetInCheckProps) {
  return (
    <Check strong checked={checked} onChange={(event) => onChange(event.target.checked)}>
      {requests > 0 ? `Let in the ${people(requests)} who asked to join` : "Let in whoever asks to join before this is saved"}
    </Check>
  );
}
