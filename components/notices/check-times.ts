import { z } from "zod";
import { checkBySchema } from "@/components/ui/check-by-schema";
import { Wall } from "@/lib/notices/schema";

/** Loaded on the first focus. Hours that are switched off are not checked. */
export const checkTimes = (quiet: boolean) =>
  checkBySchema(z.object(quiet ? { from: Wall, to: Wall, digestAt: Wall } : { digestAt: Wall }).loose());
