import type { DueWork } from "./record";

/** It is not over: it goes on with this data, now or at a time. */
export interface Again {
  data: Record<string, unknown>;
  dueAt?: string;
}

/**
 * Does what is due. It may run twice for one work (a process killed between the deed and the note of it), so twice must be once.
 * @throws Refused when this very work cannot be done, TooFast when it can be in a moment; anything else, in the lane of mails, when none of
 * them can be sent at the moment
 */
export interface Job {
  (work: DueWork): Promise<Again | undefined>;
  /** Its work waits from the first start of a server on, one of it, without anybody asking. */
  readonly recurring?: true;
}

export type Jobs = Readonly<Record<string, Job>>;

/** A job that comes again and again, from the first start on. */
export const recurring = (job: Job): Job => Object.assign((work: DueWork) => job(work), { recurring: true as const });

/** There is something wrong with this work: others may still be done. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** Somebody else's limit: the same work can be done a second later. */
export class TooFast extends Error {
  override readonly name = "TooFast";
}
