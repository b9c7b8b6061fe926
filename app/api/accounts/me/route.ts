import { updateProfile } from "@/lib/accounts/commands";
import { getProfile } from "@/lib/accounts/queries";
import { read, write } from "@/lib/platform/http/door";

export const GET = read(({ viewer }) => getProfile(viewer));
export const PATCH = write(({ viewer, body }) => updateProfile(viewer, body));
