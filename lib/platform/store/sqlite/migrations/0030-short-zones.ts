import { SHORT_ZONES } from "@/lib/zone";

const cases = Object.entries(SHORT_ZONES).map(([short, zone]) => `WHEN '${short}' THEN '${zone}'`);
const names = Object.keys(SHORT_ZONES).map((short) => `'${short}'`);

/** Zones that were taken by a name which nothing can calculate with. */
export const shortZones = ["users", "meetups", "series"]
  .map((table) => `UPDATE ${table} SET zone = CASE upper(zone) ${cases.join(" ")} END WHERE upper(zone) IN (${names.join(", ")});`)
  .join("\n");
