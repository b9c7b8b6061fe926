"use client";

import { useSyncExternalStore } from "react";
import type { Theme } from "@/lib/first-paint";
import { chooseTheme, chosenTheme, onThemeChange } from "./theme-choice";

/** The choice before the last press of the box, kept as long as the tab. */
let before: Theme | null = null;

const device = () => matchMedia("(prefers-color-scheme: dark)");

const isDark = (theme: Theme, deviceIsDark: boolean): boolean => (theme === "system" ? deviceIsDark : theme === "dark");

/** The theme that makes the page dark, or not: the earlier choice if it fits, otherwise the device's own theme if that fits. */
export function themeFor(dark: boolean, earlier: Theme | null, deviceIsDark: boolean): Theme {
  if (earlier !== null && isDark(earlier, deviceIsDark) === dark) return earlier;
  if (dark) return "dark";
  return deviceIsDark ? "light" : "system";
}

function onChange(callback: () => void): () => void {
  const media = device();
  const stop = onThemeChange(callback);
  media.addEventListener("change", callback);
  return () => {
    stop();
    media.removeEventListener("change", callback);
  };
}

function setDark(dark: boolean): void {
  const now = chosenTheme();
  const next = themeFor(dark, before, device().matches);
  before = now;
  chooseTheme(next);
}

/** Whether the page is dark, by choice or by the device, and a function that changes it. */
export const useDark = () => ({
  dark: useSyncExternalStore(
    onChange,
    () => isDark(chosenTheme(), device().matches),
    () => false,
  ),
  setDark,
});
