import type { z } from "zod";
import { LoginForm, RegisterForm } from "@/lib/accounts/schema";
import { fieldErrors } from "@/lib/parse";

const check = (schema: z.ZodType, typed: unknown): Record<string, string> => {
  const result = schema.safeParse(typed);
  const fields = result.success ? {} : fieldErrors(result.error);
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? ""]));
};

/** The first message of each field that needs another look. Loaded with the first focus: the schemas weigh more than the page. */
export const checkLogin = (typed: unknown) => check(LoginForm, typed);
export const checkRegister = (typed: unknown) => check(RegisterForm, typed);
