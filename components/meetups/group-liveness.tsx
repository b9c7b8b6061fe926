import type { Liveness } from "@/lib/meetups/group-views";
import { livenessInWords } from "./liveness-words";

/** A line with a mark that says whether the group meets; nothing if that is unknown. */
export function GroupLiveness({ liveness, zone }: { liveness: Liveness | null; zone: string }) {
  if (!liveness) return null;
  return <p className={`liveness ${liveness.kind === "alive" ? "liveness-alive" : ""}`}>{livenessInWords(liveness, zone)}</p>;
}
