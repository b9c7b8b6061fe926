import "server-only";
import { AddressChanged } from "@/lib/accounts/occasions";
import { type Part, part } from "@/lib/platform/store/occasions";
import { leaveAddress } from "./erasure-store";

/** How traces of people are removed on the occasions of lower rooms. */
export const OWN_DATA_PARTS: readonly Part[] = [
  part(AddressChanged, async (tx, { from, to, proved }, now) => {
    // Data under an address that was never proved may be a stranger's.
    if (proved) await leaveAddress(tx, from, to, now);
  }),
];
