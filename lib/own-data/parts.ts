import "server-only";
import type { Parts } from "@/lib/platform/store/occasions";
import { leaveAddress } from "./trace-store";

/** What is done about the traces of people when something happens in the rooms below. */
export const OWN_DATA_PARTS: Parts = {
  "address-changed": (tx, { from, to }, now) => leaveAddress(tx, from, to, now),
};
