import { z } from "zod";
import { WHOLE_ID } from "@/lib/id";

/** The id of anything, as the API returns it. */
export const Id = z.string().regex(WHOLE_ID);
