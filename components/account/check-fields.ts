import { LoginForm, RegisterForm } from "@/lib/accounts/schema";
import { fieldErrors } from "@/lib/parse";
import type { GooglePurpose } from "./google-popup";

const SCHEMAS = { login: LoginForm, register: RegisterForm } as const;

/** The first message of each field that needs another look. Loaded with the first focus: the schemas weigh more than the page. */
export function checkFields(purpose: GooglePurpose, typed: unknown): Record<string, string> {
  const result = SCHEMAS[purpose].safeParse(typed);
  const fields = result.success ? {} : fieldErrors(result.error);
  return Object.fromEntries(Object.entries(fields).map(([field, messages]) => [field, messages[0] ?? ""]));
}
