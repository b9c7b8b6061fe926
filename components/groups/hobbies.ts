import { coversOf, HOBBY_CATEGORIES } from "@/lib/groups/schema";
import type { Hobby } from "./draft";

/** All hobbies with their covers, for the forms; made on the server so that the browser need not load the schema for it. */
export const HOBBIES: Hobby[] = HOBBY_CATEGORIES.map((category) => ({ category, covers: coversOf(category) }));
