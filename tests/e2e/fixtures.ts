import { readFileSync } from "node:fs";
import type { RunOptions, run } from "axe-core";
import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page, type Request } from "playwright/test";
import { type AppServer, newPlace, type Place, type StoreKind, startApp, stopApp } from "../support/app-server";
import { demoPlace } from "./support/demo-data";
import { openSession } from "./support/people";

export { expect };

export interface SiteOptions {
  storeKind: StoreKind;
  /** Settings of the site this file runs against, besides the usual ones. */
  siteEnv: Record<string, string>;
}

interface Site extends SiteOptions {
  place: Place;
  site: AppServer;
}

export const DEMO = { email: "demo@hobbyhub.example", password: "HobbyHub1" };

export interface Helpers {
  /** Ends the windows of everybody else whom the test let in: left open they would go on working beside all later tests. */
  others: undefined;
  /** Fails the test on any console message, error or failed request nobody announced. */
  quiet: { allow: (pattern: RegExp) => void };
  /** Opens a session for this browser, without walking through the form. */
  signIn: (who?: { email: string; password: string }) => Promise<void>;
  /** axe finds nothing on the page as it is once what moves has moved. */
  expectAccessible: (page?: Page) => Promise<void>;
}

/**
 * A press on a link fetches the sheets and pictures of the next page ahead. Chrome warns if they are not in use some seconds after the load
 * of the first page, so whether it does depends on when the press came. `html.spec.ts` checks that no page asks for what it does not use.
 */
const NOISE = /Download the React DevTools|was preloaded using link preload but not used/;

/**
 * A navigation that overtakes a prefetch aborts it: nothing went wrong. Where scripts are off, Chrome says of each that the policy forbids
 * it; a real word of the policy is an error on the console as well.
 */
const isNoFault = (request: Request): boolean => /ERR_ABORTED|^csp$/.test(request.failure()?.errorText ?? "");

const describe = (message: ConsoleMessage): string => `console ${message.type()}: ${message.text()} (${message.location().url})`;

/** Only what is wrong is told in full, and no style sheet is fetched again. No page of ours has a frame. */
const AXE: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  preload: false,
};

/** Half the size of what the package exports, which takes a tenth of a second less to load for each look. */
const AXE_SOURCE = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** What moves has moved: the opening spinners are gone and nothing is half faded in. */
export async function settle(page: Page): Promise<void> {
  const finishAll = () =>
    page.evaluate(() => {
      const moving = document
        .getAnimations()
        .filter(({ effect, playState }) => playState !== "finished" && effect?.getComputedTiming().endTime !== Infinity);
      for (const animation of moving) animation.finish();
      return moving.length;
    });
  // What inherits a color begins to move when that color has come to rest: only two looks without anything moving are the end.
  for (let quiet = 0; quiet < 2; ) quiet = (await finishAll()) === 0 ? quiet + 1 : 0;
}

export const test = base.extend<Helpers, Site>({
  storeKind: ["sqlite", { option: true, scope: "worker" }],
  siteEnv: [{}, { option: true, scope: "worker" }],

  place: [
    async ({ storeKind }, use) => {
      const place = await demoPlace(storeKind);
      await use(place);
      await place.remove();
    },
    { scope: "worker", timeout: 120_000 },
  ],

  /** The production build on a seeded store of its own, one for each worker. */
  site: [
    async ({ place, siteEnv }, use) => {
      const site = await startApp(place, { HOBBYHUB_DEMO: "1", ...siteEnv });
      await use(site);
      await stopApp(site);
    },
    { scope: "worker", timeout: 60_000 },
  ],

  baseURL: ({ site }, use) => use(site.url),

  others: [
    async ({ browser, context }, use) => {
      const before = new Set([...browser.contexts(), context]);
      await use(undefined);
      // What is still being fetched for a page that goes would fail the test. A page may close by itself meanwhile.
      await Promise.allSettled(
        browser.contexts().flatMap((one) => [one, ...one.pages()].map((routed) => routed.unrouteAll({ behavior: "ignoreErrors" }))),
      );
      await Promise.all(browser.contexts().map((other) => (before.has(other) ? undefined : other.close())));
    },
    { auto: true },
  ],

  quiet: [
    async ({ browser, context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [NOISE];
      const listen = (one: BrowserContext): BrowserContext => {
        one.on("console", (message) => {
          if (message.type() === "error" || message.type() === "warning") heard.push(describe(message));
        });
        one.on("weberror", (error) => heard.push(`page error: ${error.error().message}`));
        one.on("requestfailed", (request) => {
          if (!isNoFault(request)) heard.push(`failed request: ${request.url()} ${request.failure()?.errorText}`);
        });
        return one;
      };
      listen(context);
      // The windows of everybody else, too.
      const { newContext } = browser;
      browser.newContext = async (options) => listen(await newContext.call(browser, options));
      await use({ allow: (pattern) => allowed.push(pattern) });
      browser.newContext = newContext;
      expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],

  signIn: ({ context, site }, use) => use((who = DEMO) => openSession(context.request, site.url, who)),

  expectAccessible: ({ page }, use) =>
    use(async (target = page) => {
      await settle(target);
      // Not through axe's package for Playwright: it loads axe again for each look and reads every answer, which takes longer than the look.
      if (await target.evaluate(() => !("axe" in window))) await target.evaluate(AXE_SOURCE);
      const violations = await target.evaluate(
        async (options) => (await (globalThis as unknown as { axe: { run: typeof run } }).axe.run(options)).violations,
        AXE,
      );
      const found = violations.map(
        ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join("\n  ")}`,
      );
      expect(found).toEqual([]);
    }),
});

/** The same on a site without demo data: no groups, no meetups, nobody. */
export const bareTest = test.extend<object, { place: Place }>({
  place: [
    async ({ storeKind }, use) => {
      const place = await newPlace(storeKind);
      await use(place);
      await place.remove();
    },
    { scope: "worker" },
  ],
});
