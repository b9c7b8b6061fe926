import { signOutEverywhere } from "@/lib/accounts/commands";
import { write } from "@/lib/platform/http/door";

export const DELETE = write(({ viewer }) => signOutEverywhere(viewer));
