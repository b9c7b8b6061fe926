import { checkBySchema } from "@/components/ui/check-by-schema";
import { LoginForm, RegisterForm } from "@/lib/accounts/schema";

/** Loaded with the first focus: the schemas weigh more than the page. */
export const CHECKS = { login: checkBySchema(LoginForm), register: checkBySchema(RegisterForm) };
