import type { Page } from "playwright/test";
import { expect, type Helpers, settle, test } from "./fixtures";
import { LOOKS_AT_ALL } from "./support/breadth";
import { ownThings, privateAddresses, publicAddresses, withOwn } from "./support/pages";
import { createGroup, newPerson } from "./support/people";

const PHONE = { width: 320, height: 700 };
const DESK = { width: 1280, height: 800 };

type Scheme = "light" | "dark";
const BOTH: Scheme[] = ["light", "dark"];

/**
 * The sizes and themes of a page. The short form checks the accessibility of each page once: by turns in the light on a phone and in the
 * dark at a desk.
 */
const viewsOf = (at: number): [size: typeof PHONE, schemes: Scheme[]][] =>
  LOOKS_AT_ALL
    ? [
        [PHONE, BOTH],
        [DESK, BOTH],
      ]
    : [
        [PHONE, at % 2 === 0 ? ["light"] : []],
        [DESK, at % 2 === 0 ? [] : ["dark"]],
      ];

/** As wide as the window, with one heading and a title. */
async function expectInShape(page: Page, what: string): Promise<void> {
  const seen = await page.evaluate(() => ({
    sideways: document.documentElement.scrollWidth > window.innerWidth,
    headings: document.querySelectorAll("h1").length,
    title: document.title !== "",
  }));
  expect.soft(seen, what).toEqual({ sideways: false, headings: 1, title: true });
}

type Look = (what: string, schemes?: Scheme[]) => Promise<void>;

/** Puts the page into a state worth a look. */
type State = [what: string, size: typeof PHONE, reach: (page: Page) => Promise<void>];

const menu: State["2"] = async (page) => {
  await page.goto("/support");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
};
const press = (path: string, name: string): State["2"] => {
  return async (page) => {
    await page.goto(path);
    await settle(page);
    await page.getByRole("main").getByRole("button", { name, exact: true }).click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  };
};

const GUEST_STATES: State[] = [
  ["the menu of a phone", PHONE, menu],
  ["errors of the contact form", PHONE, press("/contact", "Send Message")],
  ["errors of the login form", PHONE, press("/login", "Login")],
  ["errors of the register form", PHONE, press("/register", "Register")],
];

const MEMBER_STATES: State[] = [
  ["the menu of a phone, signed in", PHONE, menu],
  [
    "the profile menu",
    PHONE,
    async (page) => {
      await page.goto("/support");
      await page.getByRole("button", { name: /^Profile of/ }).click();
      await expect(page.getByRole("button", { name: "Log Out" })).toBeVisible();
    },
  ],
  ["errors of the group form", PHONE, press("/createGroup", "Create Group")],
  [
    "the question before a group is deleted",
    PHONE,
    async (page) => {
      await page.goto("/myGroup");
      await page.getByRole("button", { name: /^Delete / }).click();
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  ],
];

async function lookAtAll(page: Page, addresses: string[], states: State[], look: Look): Promise<void> {
  for (const [at, address] of addresses.entries()) {
    await page.setViewportSize(PHONE);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    for (const [size, schemes] of viewsOf(at)) {
      await page.setViewportSize(size);
      await look(`${address} at ${size.width} px`, schemes);
    }
  }
  for (const [what, size, reach] of states) {
    await page.setViewportSize(size);
    await reach(page);
    await look(what);
  }
}

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.setTimeout(LOOKS_AT_ALL ? 900_000 : 400_000);

test.beforeEach(({ quiet }) => quiet.allow(/status of 404.*\/nowhere\)/));

const looker = (page: Page, expectAccessible: Helpers["expectAccessible"]): Look => {
  return (what, schemes = BOTH) =>
    test.step(what, async () => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page);
      }
      await expectInShape(page, what);
    });
};

test("every public page and state is accessible, in the light and in the dark, and as wide as the window", async ({
  page,
  expectAccessible,
}) => {
  await lookAtAll(page, publicAddresses(), GUEST_STATES, looker(page, expectAccessible));
});

test("every page of a person is accessible, in the light and in the dark, and as wide as the window", async ({
  page,
  context,
  site,
  signIn,
  expectAccessible,
}) => {
  await signIn(await newPerson(context.request, site.url));
  const group = await createGroup(context.request, site.url, { groupName: "শীতের সকালের আড্ডা" });
  const own = await ownThings(context.request, site.url, group);
  await lookAtAll(
    page,
    privateAddresses().map((address) => withOwn(address, own)),
    MEMBER_STATES,
    looker(page, expectAccessible),
  );
});
