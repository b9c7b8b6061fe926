import "server-only";
import { CONTACT_JOBS } from "@/lib/contact/jobs";
import type { Jobs } from "@/lib/platform/clock/jobs";

/** Everything that happens by itself, by the kind of its due work. */
export const JOBS: Jobs = { ...CONTACT_JOBS };
