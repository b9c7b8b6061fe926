import { z } from "zod";

/** A query parameter that says yes, and is left out for no. */
export const flagWord = () => z.enum(["1", "true"], "1, or leave it out.").optional();
