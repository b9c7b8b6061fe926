import "server-only";
import { toProfile } from "@/lib/accounts/policy";
import type { Profile } from "@/lib/accounts/schema";
import type { Viewer } from "@/lib/platform/auth/viewer";

/** One's own profile; the viewer was read from the store for this very request. */
export const getProfile = (viewer: Viewer): Profile => toProfile(viewer);
