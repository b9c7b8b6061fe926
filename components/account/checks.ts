import { checkBySchema } from "@/components/ui/check-by-schema";
import { EmailChange, LoginForm, PasswordChange, ProfileEdit, RegisterForm } from "@/lib/accounts/schema";
import { ResetConfirmation, ResetRequest } from "@/lib/links/schema";

const NewPasswordOnly = PasswordChange.pick({ newPassword: true });

/** Loaded on the first focus, because the schemas are larger than the page. Each check looks only at the fields of its form. */
export const CHECKS = {
  login: checkBySchema(LoginForm),
  register: checkBySchema(RegisterForm),
  askReset: checkBySchema(ResetRequest),
  reset: checkBySchema(ResetConfirmation.omit({ token: true })),
  profile: checkBySchema(ProfileEdit),
  address: checkBySchema(EmailChange.required()),
  addressOnly: checkBySchema(EmailChange.pick({ email: true }).loose()),
  password: checkBySchema(PasswordChange.required()),
  firstPassword: checkBySchema(NewPasswordOnly.loose()),
};
