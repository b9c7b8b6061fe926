import { GET as me } from "@/app/api/accounts/me/route";
import { POST as confirmReset } from "@/app/api/accounts/reset/confirmation/route";
import { POST as askReset } from "@/app/api/accounts/reset/route";
import { POST as confirmAddress } from "@/app/api/accounts/verification/confirmation/route";
import { POST as postInvitation } from "@/app/api/groups/[groupId]/invitations/route";
import { Accounts } from "@/lib/accounts/record";
import { createGroup } from "@/lib/groups/commands";
import { anActor } from "./actor";
import { Browser, registered } from "./browser";
import { getStore } from "./nouns";
import { newGroup } from "./records";

let places = 0;
/** A browser with an IP address of its own, so that limits per address count it separately. */
export const somewhere = () => new Browser(undefined, `198.18.${Math.floor(++places / 250)}.${places % 250}`);

export async function signedIn(proven = false) {
  const person = await registered();
  const browser = somewhere();
  await browser.logIn(person.email, person.password);
  if (proven) {
    const { db } = await getStore();
    await db.write((tx) => tx.update(Accounts, person.uid, { emailVerified: "2026-11-01T08:00:00.000Z" }));
  }
  return { person, browser, actor: anActor({ accountId: person.uid, email: person.email }) };
}

const post = (handler: typeof askReset, path: string, json: unknown, browser = somewhere(), headers: Record<string, string> = {}) =>
  browser.send(handler, path, { method: "POST", json, headers });
export const reset = (email: string, browser?: Browser, headers?: Record<string, string>) =>
  post(askReset, "/api/accounts/reset", { email }, browser, headers);
export const confirm = (token: string | undefined, browser?: Browser) =>
  post(confirmAddress, "/api/accounts/verification/confirmation", { token }, browser);
export const choose = (token: string | undefined, newPassword = "Jamdani88x") =>
  post(confirmReset, "/api/accounts/reset/confirmation", { token, newPassword });
export const status = async (browser: Browser) => (await browser.send(me, "/api/accounts/me")).status;
/** An answer without the id of its request. */
export const wordsOf = async (answer: Response) => [answer.status, (await answer.text()).replace(/"requestId":"[^"]*"/, "")];

export async function aGroup(actor: ReturnType<typeof anActor>) {
  const { ownerId: _, ...group } = newGroup({ groupName: `Group ${++places}` });
  return (await createGroup(actor, group)).insertedId;
}
export const inviting = (browser: Browser, groupId: string, json: unknown, headers: Record<string, string> = {}) =>
  browser.send(postInvitation, `/api/groups/${groupId}/invitations`, { method: "POST", json, params: { groupId }, headers });
