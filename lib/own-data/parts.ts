import "server-only";
import { AddressChanged } from "@/lib/accounts/occasions";
import { type Part, part } from "@/lib/platform/store/occasions";
import { leaveAddress } from "./erasure-store";

/** What is done about the traces of people when something happens in the rooms below. */
export const OWN_DATA_PARTS: readonly Part[] = [part(AddressChanged, (tx, { from, to }, now) => leaveAddress(tx, from, to, now))];
