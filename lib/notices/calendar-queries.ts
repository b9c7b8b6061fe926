import "server-only";
import { comingFor } from "@/lib/meetups/coming-queries";
import { addDays, dayIn, nearestInstantOf } from "@/lib/meetups/time-rules";
import type { Database } from "@/lib/platform/store/database";
import type { Ahead } from "./calendar-rules";
import { DEFAULT_SETTINGS, isMuted } from "./delivery-rules";
import { NoticeSettings } from "./record";
import type { Hearer } from "./view-queries";

/**
 * The person's meetups, as they are now, until the end of the day on which the next summary is sent. Muted groups are left out.
 * @throws AppError unavailable
 */
export const aheadOf = (db: Database, { accountId, zone }: Hearer, days: number): Promise<Ahead> =>
  db.read(async (reader) => {
    const now = new Date().toISOString();
    const settings = (await reader.get(NoticeSettings, accountId)) ?? DEFAULT_SETTINGS;
    const end = nearestInstantOf(`${addDays(dayIn(now, zone), days + 1)}T00:00`, zone);
    const coming = await comingFor(reader, accountId, now, end);
    return { zone, now, coming: coming.filter(({ groupId }) => !isMuted(settings, "meetup-reminder", groupId, now)) };
  });
