import { cpSync } from "node:fs";
import { newPlace, type Place, runScript, type StoreKind } from "../../support/app-server";

const seed = (place: Place) => runScript("scripts/seed.ts", [], place.env);

/** Playwright's global setup: seeds a SQLite store, which takes seconds, once for all sites of the run. @returns what removes it */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const place = await newPlace("sqlite");
  await seed(place);
  process.env.DEMO_DATA_DIR = place.dataDir;
  return place.remove;
}

/** A place of its own with the demo's data. */
export async function demoPlace(kind: StoreKind): Promise<Place> {
  const place = await newPlace(kind);
  if (kind === "sqlite") cpSync(process.env.DEMO_DATA_DIR ?? "", place.dataDir, { recursive: true });
  else await seed(place);
  return place;
}
