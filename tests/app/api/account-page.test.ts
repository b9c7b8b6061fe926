// First: gives this file a store of its own and says who is signed in.
import "@/tests/support/api";

import { expect, test } from "vitest";
import AccountPage from "@/app/dashboard/account/page";
import { actAs, person } from "@/tests/support/api";

test("somebody else who signs in in another tab gets forms of their own: the page is another one for React", async () => {
  const [rina, omar] = [await person("rina@example.com", "Rina Akter"), await person("omar@example.com", "Omar Faruk")];
  const keyFor = async (actor: typeof rina) => {
    actAs(actor);
    return (await AccountPage()).key;
  };
  expect(await keyFor(omar)).not.toBe(await keyFor(rina));
  expect(await keyFor(rina)).toBe(await keyFor(rina));
});
