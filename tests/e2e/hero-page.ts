import { expect, type Page } from "playwright/test";

export const CAPTIONS = ["Find Your Tribe.", "Find Your Passion", "Join the Fun"];
export const PLACES = ["Near You", "In Your City", "All Over Bangladesh"];

export const hero = (page: Page) => page.getByRole("region", { name: "Ways to begin" });
export const caption = (page: Page) => hero(page).locator("[data-shown] h2");
export const control = (page: Page, name: string) => hero(page).getByRole("button", { name });

/** The carousel is there once its engine is. */
export async function openReady(page: Page): Promise<void> {
  await page.goto("/");
  await expect(hero(page)).toHaveAttribute("data-ready", "true");
}
