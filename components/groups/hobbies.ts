import { coversOf, HOBBY_CATEGORIES } from "@/lib/groups/schema";
import type { Hobby } from "./draft";

/** All hobbies with their covers, for the forms. The server makes the list, so that the browser need not load the schema. */
export const HOBBIES: Hobby[] = HOBBY_CATEGORIES.map((category) => ({ category, covers: coversOf(category) }));
