"use client";

import { useSyncExternalStore } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { THEMES, type Theme } from "@/lib/first-paint";
import { chooseTheme, chosenTheme, onThemeChange } from "./theme-choice";

const FACES: Record<Theme, [words: string, icon: IconName]> = {
  system: ["System", "screen"],
  light: ["Light", "sun"],
  dark: ["Dark", "moon"],
};

const beforeAsking = (): Theme => "system";

/** Light, dark, or as the device says. The choice is stored in this browser, and its other tabs follow. */
export function ThemeSwitch() {
  const chosen = useSyncExternalStore(onThemeChange, chosenTheme, beforeAsking);
  return (
    <fieldset className="theme-switch">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme) => {
        const [words, icon] = FACES[theme];
        return (
          <label key={theme}>
            <input type="radio" name="theme" value={theme} checked={theme === chosen} onChange={() => chooseTheme(theme)} />
            <Icon name={icon} />
            {words}
          </label>
        );
      })}
    </fieldset>
  );
}
