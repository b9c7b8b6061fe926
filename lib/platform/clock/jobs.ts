import type { DueWork } from "./record";

/** The job is not finished: it runs again with this data, at once or at `dueAt`. */
export interface Again {
  data: Record<string, unknown>;
  dueAt?: string;
}

/**
 * Does one piece of due work. It may run twice for the same piece, when the process is killed after the job and before its result is
 * stored. So two runs must have the effect of one.
 * @throws Refused when this piece of work cannot be done, TooFast when it can be done a moment later, NotYet when it has to wait for a
 * given time. In the mail lane any other error means that no mail can be sent at present.
 */
export interface Job {
  (work: DueWork): Promise<Again | undefined>;
  /** The period of a recurring job. Its work is scheduled when a server first starts; no request is needed. */
  readonly everyMs?: number;
}

export type Jobs = Readonly<Record<string, Job>>;

/** Makes a job recurring, from the first start of a server on. @param everyMs the job's period */
export const recurring = (everyMs: number, job: Job): Job => Object.assign((work: DueWork) => job(work), { everyMs });

/** This piece of work is at fault; other work can still be done. */
export class Refused extends Error {
  override readonly name = "Refused";
}

/** A limit of the mail provider was reached: the same work can be done a second later. */
export class TooFast extends Error {
  override readonly name = "TooFast";
}

/** This work is no longer due, or not yet due. That is no failure of this work or of any other. */
export class NotYet extends Error {
  override readonly name = "NotYet";
  /** @param dueAt when the work is due */
  constructor(readonly dueAt: string) {
    super(`Not before ${dueAt}.`);
  }
}
