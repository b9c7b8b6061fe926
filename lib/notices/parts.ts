import "server-only";
import { AddressChanged, ZoneChanged } from "@/lib/accounts/occasions";
import { MemberLeft } from "@/lib/memberships/occasions";
import { type Part, part } from "@/lib/platform/store/occasions";
import { leaveResting } from "./address-store";
import { DEFAULT_SETTINGS } from "./delivery-rules";
import { moveDigests } from "./digest-store";
import { NoticeSettings } from "./record";
import { unmute } from "./settings-store";

/** What notices do when something happens in the rooms below them. */
export const NOTICE_PARTS: readonly Part[] = [
  part(ZoneChanged, async (tx, { accountId, zone }) =>
    moveDigests(tx, accountId, (await tx.get(NoticeSettings, accountId)) ?? DEFAULT_SETTINGS, zone),
  ),
  part(AddressChanged, (tx, { accountId }) => leaveResting(tx, accountId)),
  /** A group that somebody left is not muted when they come back to it. */
  part(MemberLeft, unmute),
];
