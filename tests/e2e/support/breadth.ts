import type { BrowserContextOptions, ViewportSize } from "playwright/test";

/**
 * The walks over all pages look at some of each kind, and long flows at one size. `WALK=all` has them look at all (README, "Long tests").
 */
export const LOOKS_AT_ALL = process.env.WALK === "all";

/**
 * The tag of a test that only `WALK=all` runs. It takes long for a rule that shorter tests hold too: on some of its screens, in a similar
 * case, or through the API.
 */
export const LONG = "@long";

/** The variants in which something is checked: the short form takes the first ones, `WALK=all` has them all. */
export const some = <T>(variants: readonly T[], most = 1): readonly T[] => (LOOKS_AT_ALL ? variants : variants.slice(0, most));

/** The themes of single states, such as errors of a form. The pages themselves are looked at by every-page.spec.ts. */
export const SCHEMES = some(["dark", "light"] as const);

export const PHONE = { viewport: { width: 375, height: 812 } };

/** Where a long flow is walked through. The short form takes the phone, where the least has room. */
export const FLOW_DEVICES = some<readonly [words: string, options: BrowserContextOptions]>([
  ["on a phone", PHONE],
  ["at a desk", {}],
]);

/** How wide the window is of somebody with a keyboard alone. The short form takes the desk, where keyboards are. */
export const KEYBOARD_VIEWPORTS = some<ViewportSize>([{ width: 1440, height: 900 }, PHONE.viewport]);
