/** One tap at the door, as this phone keeps it until it was sent. */
export interface Tap {
  /** Rises with each tap of this phone; of a walk-in also what makes the one sent twice one. */
  key: string;
  kind: "mark" | "walk-in";
  personId: string;
  here: boolean;
  /** The moment since which they are here, or not: it decides when two hosts tap at once. */
  at: string;
  guests?: number;
  paid?: boolean;
  /** The moment of a tap that counts guests or takes money, which says nothing new of who is here. */
  guestsAt?: string;
  paidAt?: string;
  name?: string;
}

const PREFIX = "hobbyhub:door:";

/** Whose taps at which door. Somebody else who signs in on this phone does not send them. */
export interface Door {
  meetupId: string;
  accountId: string;
}

const prefixOf = ({ meetupId, accountId }: Door): string => `${PREFIX}${accountId}:${meetupId}:`;

/** What a browser that keeps nothing keeps: for as long as the page is open. */
const memory = new Map<string, string>();

function write(name: string, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // Kept above.
  }
}

const names = (): string[] => {
  try {
    return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
  } catch {
    return [...memory.keys()];
  }
};

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Keeps a tap: each under a name of its own, so that two tabs never write over each other. It is kept when this returns. */
export const keepTap = (door: Door, tap: Tap): void => write(prefixOf(door) + tap.key, JSON.stringify(tap));

export function dropTap(door: Door, key: string): void {
  const name = prefixOf(door) + key;
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // Gone above.
  }
}

const isTap = (value: unknown): value is Tap =>
  typeof value === "object" && value !== null && ["key", "personId", "at", "kind"].every((field) => field in value);

/** What waits to be sent, the oldest first. */
export function keptTaps(door: Door): Tap[] {
  const prefix = prefixOf(door);
  const kept = names()
    .filter((name) => name.startsWith(prefix))
    .flatMap((name) => {
      try {
        const tap: unknown = JSON.parse(read(name) ?? "null");
        return isTap(tap) ? [tap] : [];
      } catch {
        return [];
      }
    });
  return kept.sort((one, other) => (one.key < other.key ? -1 : 1));
}

let last = 0;

/** A key that rises, also within a millisecond, and that no other phone makes. */
export function newKey(): string {
  last = Math.max(Date.now(), last + 1);
  return `${last.toString(36).padStart(9, "0")}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
}
