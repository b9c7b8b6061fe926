import { DAY_MS, HOUR_MS } from "@/lib/duration";
import type { Limit } from "@/lib/platform/store/limits";

/** How long a link works. */
export const LINK_MS = { verify: DAY_MS, reset: HOUR_MS } as const;

/** Each is multiplied by `RATE_LIMIT_FACTOR`. */
export const LINK_LIMITS = {
  /** Links mailed to one address, whoever asks: nobody's mailbox is flooded through us. */
  mail: { name: "link:email", points: 5, windowSeconds: 60 * 60 },
  /** Resets asked for from one place, for whatever addresses. */
  resetSender: { name: "reset:address", points: 20, windowSeconds: 60 * 60 },
  /** Links one person asks for. */
  verify: { name: "verify:account", points: 5, windowSeconds: 60 * 60 },
  /** Tries at tokens from one place. */
  confirm: { name: "link:confirm", points: 60, windowSeconds: 60 * 60 },
} as const satisfies Record<string, Limit>;
