import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { MonthGrid } from "@/components/meetups/month-grid";
import { MonthSteps } from "@/components/meetups/month-steps";

vi.mock("next/navigation", async (original) => ({ ...(await original<object>()), useRouter: () => ({}) }));

const reach = { first: "2026-10", last: "2026-12" };
const dayAddress = "/meetups?view=month&day=";

const daysIn = (html: string): string[] => [...html.matchAll(/day=(20\d\d-\d\d-\d\d)/g)].map(([, day = ""]) => day);

test("the steps lead to no month that may not be looked at", () => {
  const steps = (month: string, of: typeof reach | null) =>
    daysIn(renderToStaticMarkup(createElement(MonthSteps, { day: `${month}-10`, reach: of, dayAddress })));
  expect(steps("2026-11", reach)).toEqual(["2026-10-01", "2026-12-01"]);
  expect(steps("2026-12", reach)).toEqual(["2026-11-01", "2026-12-10"]);
  expect(steps("2026-10", reach)).toEqual(["2026-10-10", "2026-11-01"]);
  expect(steps("2026-12", null)).toEqual(["2026-11-01", "2027-01-01"]);
});

test("the days of a month lead to no day that may not be looked at", () => {
  const shown = (of: typeof reach | null) =>
    daysIn(
      renderToStaticMarkup(
        createElement(MonthGrid, { month: "2026-12", reach: of, cells: [], day: "2026-12-05", today: "2026-11-28", dayAddress }),
      ),
    );
  expect([shown(reach)[0], shown(reach).at(-1)]).toEqual(["2026-11-29", "2026-12-31"]);
  expect(shown(null).at(-1)).toBe("2027-01-02");
});
