import "server-only";
import { AddressChanged, ZoneChanged } from "@/lib/accounts/occasions";
import { MemberLeft } from "@/lib/memberships/occasions";
import { type Part, part } from "@/lib/platform/store/occasions";
import { leaveResting } from "./address-store";
import { DEFAULT_SETTINGS } from "./delivery-rules";
import { moveDigests } from "./digest-store";
import { NoticeSettings } from "./record";
import { unmute } from "./settings-store";

/** What notices do on the occasions of lower rooms. */
export const NOTICE_PARTS: readonly Part[] = [
  part(ZoneChanged, async (tx, { accountId, zone }) =>
    moveDigests(tx, accountId, (await tx.get(NoticeSettings, accountId)) ?? DEFAULT_SETTINGS, zone),
  ),
  part(AddressChanged, (tx, { accountId }) => leaveResting(tx, accountId)),
  /** After a person left a group, it is no longer muted if they come back. */
  part(MemberLeft, unmute),
];
