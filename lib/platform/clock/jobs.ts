import type { DueWork } from "./record";

/** The job is not finished: it runs again with this data, at once or at `dueAt`. */
export interface Again {
  data: Record<string, unknown>;
  dueAt?: string;
}

/**
 * Does what is due. It may run twice for one piece of work (when a process is killed after the job and before its result is stored), so
 * running it twice must have the effect of running it once.
 * @throws Refused when this one piece of work cannot be done, TooFast when it can be done in a moment, NotYet when it has to wait for a time;
 * in the lane of mails anything else means that no mail can be sent at present
 */
export interface Job {
  (work: DueWork): Promise<Again | undefined>;
  /** How often it comes. One piece of its work is scheduled when a server first starts, without anybody asking for it. */
  readonly everyMs?: number;
}

export type Jobs = Readonly<Record<string, Job>>;

/** A job that comes again and again, from the first start on. @param everyMs how long one piece of its work waits after the one before */
export const recurring = (everyMs: number, job: Job): Job => Object.assign((work: DueWork) => job(work), { everyMs });

/** There is something wrong with this work: others may still be done. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** A limit of the mail provider was reached: the same work can be done a second later. */
export class TooFast extends Error {
  override readonly name = "TooFast";
}

/** It is not this work's time any more, or not yet. That is no failure: nothing is wrong with the work, nor with the others. */
export class NotYet extends Error {
  override readonly name = "NotYet";
  /** @param dueAt when it is */
  constructor(readonly dueAt: string) {
    super(`Not before ${dueAt}.`);
  }
}
