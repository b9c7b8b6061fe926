import { randomBytes } from "node:crypto";

const secondsOf = (at: number): string =>
  Math.max(0, Math.floor(at / 1000))
    .toString(16)
    .padStart(8, "0");

/** A new id: an ObjectId's 24 hexadecimal digits, the seconds and 64 random bits. Whoever knows some ids finds no other thing by them. */
export const newId = (now = Date.now()): string => secondsOf(now) + randomBytes(8).toString("hex");

const process5 = randomBytes(5).toString("hex");
let counter = 0;

/**
 * A new id above those that this process made before, for rows that are read in the order of their ids. It can be worked out from others,
 * so nothing may be open to whoever knows it.
 */
export function risingId(now = Date.now()): string {
  counter = (counter + 1) % 0x1000000;
  return secondsOf(now) + process5 + counter.toString(16).padStart(6, "0");
}

/** Lower than every id made at this moment or later, above those made before. */
export const firstIdAt = (at: number): string => secondsOf(at) + "0".repeat(16);
