import type { Limit } from "@/lib/platform/store/limits";

/** Messages from one network address. The counter is in the store. */
export const MESSAGE_LIMIT: Limit = { name: "contact", points: 12, windowSeconds: 600 };
