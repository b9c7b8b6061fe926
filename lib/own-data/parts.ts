import "server-only";
import { AddressChanged } from "@/lib/accounts/occasions";
import { type Part, part } from "@/lib/platform/store/occasions";
import { leaveAddress } from "./erasure-store";

/** What is done about the traces of people when something happens in the rooms below. */
export const OWN_DATA_PARTS: readonly Part[] = [
  part(AddressChanged, async (tx, { from, to, proved }, now) => {
    // What is kept under an address that was never proved may be a stranger's.
    if (proved) await leaveAddress(tx, from, to, now);
  }),
];
