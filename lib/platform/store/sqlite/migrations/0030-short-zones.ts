import { SHORT_ZONES } from "@/lib/zone";

const cases = Object.entries(SHORT_ZONES).map(([short, zone]) => `WHEN '${short}' THEN '${zone}'`);
const names = Object.keys(SHORT_ZONES).map((short) => `'${short}'`);

/** Replaces short zone names, which cannot be used for calculations, with full names. */
export const shortZones = ["users", "meetups", "series"]
  .map((table) => `UPDATE ${table} SET zone = CASE upper(zone) ${cases.join(" ")} END WHERE upper(zone) IN (${names.join(", ")});`)
  .join("\n");
