import type { BrowserContextOptions, ViewportSize } from "playwright/test";

/** The walks over all pages look at some of each kind, and long flows at one size; `WALK=all` has them look at all (README, long proofs). */
export const LOOKS_AT_ALL = process.env.WALK === "all";

export const PHONE = { viewport: { width: 375, height: 812 } };

/** Where a long flow is walked through. The short form takes the phone, where the least has room. */
export const FLOW_DEVICES: (readonly [words: string, options: BrowserContextOptions])[] = LOOKS_AT_ALL
  ? [
      ["at a desk", {}],
      ["on a phone", PHONE],
    ]
  : [["on a phone", PHONE]];

const DESK = { width: 1440, height: 900 };

/** How wide the window is of somebody with a keyboard alone. The short form takes the desk, where keyboards are. */
export const KEYBOARD_VIEWPORTS: ViewportSize[] = LOOKS_AT_ALL ? [DESK, PHONE.viewport] : [DESK];
