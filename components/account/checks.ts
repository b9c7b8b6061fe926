import { checkBySchema } from "@/components/ui/check-by-schema";
import { EmailChange, LoginForm, PasswordChange, ProfileEdit, RegisterForm } from "@/lib/accounts/schema";
import { ResetConfirmation, ResetRequest } from "@/lib/links/schema";

const NewPasswordOnly = PasswordChange.pick({ newPassword: true });

/** Loaded with the first focus: the schemas weigh more than the page. What a form does not ask for is not looked at. */
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
