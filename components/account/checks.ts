import { checkBySchema } from "@/components/ui/check-by-schema";
import { LoginForm, RegisterForm } from "@/lib/accounts/schema";
import { ResetConfirmation, ResetRequest } from "@/lib/links/schema";

/** Loaded with the first focus: the schemas weigh more than the page. */
export const CHECKS = {
  login: checkBySchema(LoginForm),
  register: checkBySchema(RegisterForm),
  askReset: checkBySchema(ResetRequest),
  reset: checkBySchema(ResetConfirmation.omit({ token: true })),
};
