/** One tap on the check-in page, stored on this phone until the server has it. */
export interface Tap {
  /** Rises with each tap of this phone. For a walk-in, the server recognizes a retry by it. */
  key: string;
  kind: "mark" | "walk-in";
  personId: string;
  here: boolean;
  /** The time of the mark. The later one wins if two hosts tap at once. */
  at: string;
  guests?: number;
  paid?: boolean;
  /** The times at which guests were counted or the payment was marked, in a tap that does not change who is here. */
  guestsAt?: string;
  paidAt?: string;
  name?: string;
}

const PREFIX = "hobbyhub:door:";

/** The meetup and the account that the taps belong to. Another person who signs in on this phone does not send them. */
export interface Door {
  meetupId: string;
  accountId: string;
}

const prefixOf = ({ meetupId, accountId }: Door): string => `${PREFIX}${accountId}:${meetupId}:`;

/** A fallback for a browser without local storage; it lasts while the page is open. */
const memory = new Map<string, string>();

function write(name: string, value: string): void {
  memory.set(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // The tap is in `memory`.
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

/** Stores a tap under a key of its own, so that two tabs never overwrite each other. The write is synchronous. */
export const keepTap = (door: Door, tap: Tap): void => write(prefixOf(door) + tap.key, JSON.stringify(tap));

export function dropTap(door: Door, key: string): void {
  const name = prefixOf(door) + key;
  memory.delete(name);
  try {
    localStorage.removeItem(name);
  } catch {
    // The tap is deleted from `memory`.
  }
}

const isTap = (value: unknown): value is Tap =>
  typeof value === "object" && value !== null && ["key", "personId", "at", "kind"].every((field) => field in value);

/** The taps that wait to be sent, the oldest first. */
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

/** A key that sorts after all earlier ones, also within one millisecond, and that is unique to this phone. */
export function newKey(): string {
  last = Math.max(Date.now(), last + 1);
  return `${last.toString(36).padStart(9, "0")}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
}
