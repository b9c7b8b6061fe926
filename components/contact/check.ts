import { checkBySchema } from "@/components/ui/check-by-schema";
import { ContactInput } from "@/lib/contact/schema";

/** Loaded when a person begins to write, not with the page. */
export const checkMessage = checkBySchema(ContactInput);
