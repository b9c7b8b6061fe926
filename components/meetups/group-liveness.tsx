import type { Liveness } from "@/lib/meetups/group-views";
import { livenessInWords } from "./liveness-words";

/** Whether a group meets, in a line with a mark; nothing where nobody can tell. */
export function GroupLiveness({ liveness, zone }: { liveness: Liveness | null; zone: string }) {
  if (!liveness) return null;
  return <p className={`liveness ${liveness.kind === "alive" ? "liveness-alive" : ""}`}>{livenessInWords(liveness, zone)}</p>;
}
