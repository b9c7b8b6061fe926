import type { Page } from "playwright/test";
import { expect, test } from "./fixtures";
import { LOOKS_AT_ALL } from "./support/breadth";

/** The contrast of each focus ring with what lies behind it, and the ring's colour; what cannot be focused just now is left out. */
const rings = (page: Page) =>
  page.evaluate(() => {
    const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const light = (colour: string) => {
      const [r = 0, g = 0, b = 0] = channels(colour).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const behind = (element: Element | null): string => {
      if (!element) return "rgb(255, 255, 255)";
      const colour = getComputedStyle(element).backgroundColor;
      return (channels(colour)[3] ?? 1) === 1 ? colour : behind(element.parentElement);
    };
    /** A ring at a distance lies around a parent that its element fills: a radio button that is all of its label. */
    const around = (element: Element, offset: number): Element | null => {
      const parent = element.parentElement;
      const fills = parent?.offsetWidth === element.clientWidth && parent.offsetHeight === element.clientHeight;
      return offset > 0 && fills ? parent.parentElement : parent;
    };
    const found: { what: string; ring: string; contrast: number }[] = [];
    const outlineOf = (element: Element) => {
      const { outlineColor, outlineStyle, outlineWidth } = getComputedStyle(element);
      return [outlineColor, outlineStyle, outlineWidth].join(" ");
    };
    for (const element of document.querySelectorAll<HTMLElement>("a[href], button, input, summary, select, textarea")) {
      const unfocused = outlineOf(element);
      element.focus({ focusVisible: true } as FocusOptions);
      const { outlineColor, outlineOffset, outlineStyle, outlineWidth } = getComputedStyle(element);
      if (document.activeElement !== element || outlineStyle === "none" || outlineWidth === "0px") continue;
      // What stands around it without the focus, too, is a seam.
      if (outlineOf(element) === unfocused) found.push({ what: element.outerHTML.slice(0, 90), ring: "none", contrast: 1 });
      const [one, other] = [light(outlineColor), light(behind(around(element, Number.parseFloat(outlineOffset))))];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      found.push({ what: element.outerHTML.slice(0, 90), ring: outlineColor, contrast });
    }
    return found;
  });

const GROUP = "the first meetup's group";
const MEETUP = "the first meetup";
const PRIVATE = ["/dashboard", "/createGroup", "/dashboard/account", "/dashboard/calendar", "/dashboard/notices"];

async function firstOf(page: Page, what: string): Promise<string> {
  await page.goto("/meetups");
  const meetup = await page.locator('main a[href*="/meetups/"][href^="/groups/"]').first().getAttribute("href");
  return what === MEETUP ? String(meetup) : String(meetup?.replace(/\/meetups\/.*/, ""));
}

const PLACES = ["/", "/allGroups", "/login", "/blogDetails/1", "/meetups", "/meetups?view=month", GROUP, MEETUP, ...PRIVATE];

for (const [at, colorScheme] of (["light", "dark"] as const).entries())
  test.describe(`in the ${colorScheme}`, () => {
    test.use({ colorScheme });
    // The short form looks at half of the places in each theme.
    for (const path of PLACES.filter((_, place) => LOOKS_AT_ALL || place % 2 === at))
      test(`the focus ring stands out everywhere on ${path}, and is no error`, async ({ page, signIn }) => {
        if (PRIVATE.includes(path)) await signIn();
        await page.goto(path.startsWith("the first") ? await firstOf(page, path) : path, { waitUntil: "networkidle" });
        const found = await rings(page);
        expect(found.length).toBeGreaterThan(10);
        expect(found.filter(({ contrast }) => contrast < 3)).toEqual([]);
        // Warm and dark is how errors look in the light.
        if (colorScheme === "light")
          expect(
            found.filter(({ ring }) => {
              const [r = 0, g = 0, b = 0] = (ring.match(/\d+/g) ?? []).map(Number);
              return r > 150 && g < 90 && b < 90;
            }),
          ).toEqual([]);
      });
  });
