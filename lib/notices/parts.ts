import "server-only";
import { ZoneChanged } from "@/lib/accounts/occasions";
import { type Part, part } from "@/lib/platform/store/occasions";
import { DEFAULT_SETTINGS } from "./delivery-rules";
import { moveDigests } from "./digest-store";
import { NoticeSettings } from "./record";

/** What notices do when something happens in the rooms below them. */
export const NOTICE_PARTS: readonly Part[] = [
  part(ZoneChanged, async (tx, { accountId, zone }) =>
    moveDigests(tx, accountId, (await tx.get(NoticeSettings, accountId)) ?? DEFAULT_SETTINGS, zone),
  ),
];
