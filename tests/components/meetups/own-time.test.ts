import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { OwnTime } from "@/components/meetups/own-time";

const own = vi.hoisted(() => ({ zone: "" }));
vi.mock("@/components/meetups/use-own-zone", () => ({ useOwnZone: () => own.zone }));

test.each([
  ["in the same zone", "Pacific/Apia", ""],
  ["with the same clock and day", "Pacific/Tongatapu", ""],
  ["with another clock", "Australia/Sydney", "Your time in Sydney: 4:00 to 6:00\u00a0pm"],
  ["with the same clock a day behind", "Pacific/Pago_Pago", "Your time in Pago Pago: Friday 4 December, 6:00 to 8:00\u00a0pm"],
])("a reader %s as the meetup reads their own time where it differs", (_, zone, words) => {
  own.zone = zone;
  const times = { startsAt: "2026-12-05T05:00:00.000Z", endsAt: "2026-12-05T07:00:00.000Z", zone: "Pacific/Apia" };
  expect(renderToStaticMarkup(createElement(OwnTime, times)).replace(/<[^>]+>/g, "")).toBe(words);
});
