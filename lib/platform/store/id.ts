import { randomBytes } from "node:crypto";

const process5 = randomBytes(5).toString("hex");
let counter = randomBytes(3).readUIntBE(0, 3);

/** A new id: an ObjectId's 24 hexadecimal digits (seconds, five random bytes of this process, a counter), made without MongoDB's code. */
export function newId(now = Date.now()): string {
  counter = (counter + 1) % 0x1000000;
  const seconds = Math.floor(now / 1000);
  return seconds.toString(16).padStart(8, "0") + process5 + counter.toString(16).padStart(6, "0");
}

/** Lower than every id made at this moment or later, above those made before. */
export const firstIdAt = (at: number): string =>
  Math.max(0, Math.floor(at / 1000))
    .toString(16)
    .padStart(8, "0") + "0".repeat(16);
