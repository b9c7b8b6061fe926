import { changePassword } from "@/lib/accounts/commands";
import { write } from "@/lib/platform/http/door";

export const PUT = write(({ viewer, body }) => changePassword(viewer, body));
