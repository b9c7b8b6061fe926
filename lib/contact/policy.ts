import type { Limit } from "@/lib/platform/store/limits";

/** Messages from one address, kept in the store. */
export const MESSAGE_LIMIT: Limit = { name: "contact", points: 12, windowSeconds: 600 };
