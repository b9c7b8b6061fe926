import { forgetAllAnswers } from "@/components/memberships/answers-keeper";
import { formToast } from "@/components/ui/toast";
import { DOOR_CACHE } from "@/lib/door-cache";
import { ApiError, api } from "@/lib/platform/http/client";
import { codeOfStatus, SignInError } from "./sign-in-error";

/**
 * Posts to next-auth as its own client does, but reads our refusals: next-auth's client would take a 429 for an invalid address.
 * @returns the address to which next-auth would redirect
 * @throws SignInError
 */
async function post(action: string, fields: Record<string, string>): Promise<URL> {
  try {
    const { csrfToken } = await api<{ csrfToken: string }>("/api/auth/csrf");
    const answer = await fetch(`/api/auth/${action}`, {
      method: "POST",
      headers: { "x-auth-return-redirect": "1" },
      body: new URLSearchParams({ ...fields, csrfToken }),
    });
    if (!answer.ok) throw new SignInError(codeOfStatus(answer.status));
    const { url } = (await answer.json()) as { url: string };
    return new URL(url, location.origin);
  } catch (error) {
    if (error instanceof SignInError) throw error;
    throw new SignInError(codeOfStatus(error instanceof ApiError ? error.status : 0));
  }
}

/** @throws SignInError `auth/wrong-password`, `auth/user-not-found`, `auth/too-many-requests` and others */
export async function signInWithPassword(email: string, password: string): Promise<void> {
  const { searchParams } = await post("callback/credentials", { email, password, callbackUrl: "/" });
  if (searchParams.has("error")) throw new SignInError(`auth/${searchParams.get("code") ?? "internal-error"}`);
}

/** The address at Google for the sign-in; Google returns to `callbackUrl`. @throws SignInError */
export async function googleAddress(callbackUrl: string): Promise<string> {
  const address = await post("signin/google", { callbackUrl });
  if (address.origin === location.origin) throw new SignInError("auth/internal-error");
  return address.href;
}

/**
 * Ends the session and deletes the pages that public/door-sw.js stored for offline use, because they belong to this person. @throws
 * SignInError
 */
export async function signOut(): Promise<void> {
  await post("signout", { callbackUrl: "/login" });
  forgetAllAnswers();
  await globalThis.caches?.delete(DOOR_CACHE).catch(() => false);
}

/** If signing in has cancelled the deletion of the account, tells the owner once, on whichever page comes next. */
export function tellIfAccountStays(): void {
  if (!document.cookie.includes("hobbyhub_stays=1")) return;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
  document.cookie = "hobbyhub_stays=; Max-Age=0; Path=/";
  void formToast.success("Your account stays: it will not be deleted.");
}
