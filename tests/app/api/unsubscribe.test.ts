// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import { POST } from "@/app/api/unsubscribe/[token]/route";
import { unsubscribeToken } from "@/lib/notices/secrets";
import { getUnsubscribePage } from "@/lib/notices/unsubscribe-queries";
import { person, send } from "@/tests/support/api";

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const post = (token: string, body: string) =>
  send(POST, { method: "POST", path: `/api/unsubscribe/${token}`, params: { token }, body, headers: FORM });

let people = 0;
async function tokenOf(what: Parameters<typeof unsubscribeToken>[1]): Promise<string> {
  people += 1;
  const { accountId } = await person(`reader-${people}@example.com`);
  return unsubscribeToken(accountId, what);
}

test("the page says what would stop, changes nothing by being looked at, and says what is off", async () => {
  const token = await tokenOf("new-meetups");
  const asked = { mails: "Mails about new meetups in your groups", settings: true };
  expect(await getUnsubscribePage(token)).toEqual({ ...asked, off: false });
  expect(await getUnsubscribePage(token)).toEqual({ ...asked, off: false });
  const answer = await post(token, "from=page");
  expect([answer.status, answer.headers.get("location")]).toEqual([303, `/unsubscribe/${token}`]);
  expect(await getUnsubscribePage(token)).toEqual({ ...asked, off: true });
});

test("a mail program is answered without a page", async () => {
  const answer = await post(await tokenOf("meetups"), "List-Unsubscribe=One-Click");
  expect([answer.status, await answer.json()]).toEqual([200, { unsubscribed: true }]);
});

test("a summary is off when nothing comes in it any more", async () => {
  const token = await tokenOf("daily");
  expect(await getUnsubscribePage(token)).toEqual({ mails: "Mails of your daily summary", off: false, settings: true });
  await post(token, "from=page");
  expect(await getUnsubscribePage(token)).toMatchObject({ off: true });
});

test("a link that is cut off is not known", async () => {
  const token = await tokenOf("daily");
  expect(await getUnsubscribePage(token.slice(0, -1))).toBeNull();
});
