import { randomBytes } from "node:crypto";

const secondsOf = (at: number): string =>
  Math.max(0, Math.floor(at / 1000))
    .toString(16)
    .padStart(8, "0");

/**
 * A new id: the 24 hexadecimal digits of an ObjectId, made of the time in seconds and 64 random bits. Nobody can guess other ids from it.
 */
export const newId = (now = Date.now()): string => secondsOf(now) + randomBytes(8).toString("hex");

const process5 = randomBytes(5).toString("hex");
let counter = 0;

/**
 * A new id, greater than those that this process made before, for rows that are read in the order of their ids. It can be guessed from
 * other ids, so knowing it must not give access to anything.
 */
export function risingId(now = Date.now()): string {
  counter = (counter + 1) % 0x1000000;
  return secondsOf(now) + process5 + counter.toString(16).padStart(6, "0");
}

/** Lower than every id made at this time or later, and greater than those made before. */
export const firstIdAt = (at: number): string => secondsOf(at) + "0".repeat(16);
