import type { APIResponse, Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { LOOKS_AT_ALL } from "./support/breadth";
import { kindOf } from "./support/pages";

/** Addresses of one kind lead to the same page: so many of them are opened, so many asked for. A calendar alone links a thousand days. */
const OPENED_PER_KIND = LOOKS_AT_ALL ? 2 : 1;
const ASKED_PER_KIND = LOOKS_AT_ALL ? 40 : 3;
/** Far more than the site has, far less than a crawler that found a loop would ask for. */
const MOST = 600;

interface Link {
  href: string;
  rel: string;
  target: string;
}

/** The links of a page. The short form reads them from its HTML, which holds nearly all of them, in a tenth of the time. */
async function linksOf(page: Page, answer: APIResponse): Promise<Link[]> {
  if (LOOKS_AT_ALL) {
    await page.goto(answer.url());
    // Both people's links stand in the page until it knows who looks.
    await expect(page.locator(".for-guests, .for-members")).toHaveCount(0);
  }
  return page.evaluate(
    ([html, base]) => {
      const root = html === null ? document : new DOMParser().parseFromString(html, "text/html");
      // What is inert is a picture of something: the card on the create page.
      const links = [...root.querySelectorAll<HTMLAnchorElement>("a[href]:not([inert] a)")];
      return links.map((link) => ({ href: new URL(link.getAttribute("href") ?? "", base).href, rel: link.rel, target: link.target }));
    },
    [LOOKS_AT_ALL ? null : await answer.text(), answer.url()] as const,
  );
}

/** Nobody's server is asked for it: its shape has to do. */
function expectGoodOutwardLink({ href, rel, target }: Link, on: string): void {
  const { protocol, hostname } = new URL(href);
  expect.soft(["https:", "mailto:", "webcal:"], `${href} on ${on}`).toContain(protocol);
  if (protocol !== "https:") return;
  expect.soft(hostname, `${href} on ${on}`).toContain(".");
  expect.soft(rel, `${href} on ${on} tells where its visitors come from`).toMatch(/noreferrer/);
  if (target === "_blank") expect.soft(rel, `${href} on ${on}`).toMatch(/noopener|noreferrer/);
}

/** Follows every link from home on. @returns the addresses found, with what they were answered. */
async function walk(page: Page, origin: string): Promise<{ opened: string[]; asked: string[] }> {
  const found = new Map<string, string>([[`${origin}/`, "the start"]]);
  const openedOfKind = new Map<string, number>();
  const foundOfKind = new Map<string, number>();
  const opened: string[] = [];
  const asked: string[] = [];
  const targets = new Map<string, Set<string>>();

  for (const [href, from] of found) {
    expect(found.size, "the addresses of the site").toBeLessThan(MOST);
    const address = new URL(href);
    const answer = await page.request.get(href);
    expect.soft(answer.status(), `${href}, linked on ${from}`).toBe(200);
    const isPage = answer.headers()["content-type"]?.startsWith("text/html");
    // A visitor is sent from a private page to log in first.
    if (isPage && new URL(answer.url()).pathname === address.pathname) {
      const html = await answer.text();
      for (const hash of targets.get(href) ?? []) expect.soft(html.includes(`id="${hash}"`), `${href}#${hash}`).toBe(true);
      targets.delete(href);
    }
    asked.push(href);
    const kind = kindOf(address);
    const alike = openedOfKind.get(kind) ?? 0;
    if (!isPage || alike >= OPENED_PER_KIND) continue;
    openedOfKind.set(kind, alike + 1);

    opened.push(href);
    for (const link of await linksOf(page, answer)) {
      const to = new URL(link.href);
      if (to.origin !== origin) {
        expectGoodOutwardLink(link, href);
        continue;
      }
      const hash = decodeURIComponent(to.hash.slice(1));
      to.hash = "";
      const ofKind = foundOfKind.get(kindOf(to)) ?? 0;
      if (!found.has(to.href) && ofKind >= ASKED_PER_KIND) continue;
      if (hash) targets.set(to.href, (targets.get(to.href) ?? new Set()).add(hash));
      if (found.has(to.href)) continue;
      foundOfKind.set(kindOf(to), ofKind + 1);
      found.set(to.href, href);
    }
  }
  // Hashes on pages that had been asked for before the link was found.
  for (const [href, hashes] of targets) {
    const answer = await page.request.get(href);
    // A visitor is sent to log in first.
    if (new URL(answer.url()).pathname !== new URL(href).pathname) continue;
    const html = await answer.text();
    for (const hash of hashes) expect.soft(html.includes(`id="${hash}"`), `${href}#${hash}`).toBe(true);
  }
  return { opened, asked };
}

test.setTimeout(LOOKS_AT_ALL ? 600_000 : 180_000);
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("no link of the site is dead, for a visitor", async ({ page, site, quiet }) => {
  // The photo of somebody whom another test registered: a host that does not exist.
  quiet.allow(/pictures\.example/);
  const { opened, asked } = await walk(page, site.url);
  for (const path of [
    "/allGroups",
    "/aboutUs",
    "/contact",
    "/support",
    "/register",
    "/login",
    "/blogDetails/3",
    "/login?callbackUrl=%2FmyGroup",
  ])
    expect(asked, path).toContain(site.url + path);
  expect(opened.length).toBeGreaterThan(12);
});

test("no link of the site is dead, for a member", async ({ page, site, quiet, signIn }) => {
  quiet.allow(/pictures\.example/);
  await signIn();
  const { opened, asked } = await walk(page, site.url);
  for (const path of [
    "/createGroup",
    "/myGroup",
    "/dashboard",
    "/dashboard/dashAllGroup",
    "/dashboard/dashCreateGroup",
    "/dashboard/dashMyGroup",
  ])
    expect(opened, path).toContain(site.url + path);
  for (const kind of [/\/groupDetails\/[0-9a-f]{24}$/, /\/updateGroup\/[0-9a-f]{24}$/])
    expect(asked.filter((address) => kind.test(address)).length, String(kind)).toBeGreaterThan(0);
});
