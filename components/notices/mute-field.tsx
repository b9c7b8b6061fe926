"use client";

import { type ReactNode, useState } from "react";
import { Field } from "@/components/ui/field";
import { siteToast } from "@/components/ui/toast";
import { DAY_MS } from "@/lib/duration";
import type { Mute } from "@/lib/notices/schema";
import { useKeptChoice } from "../account/use-kept-choice";
import { saveSettings } from "./save-settings";
import "@/components/ui/controls.css";

/** How long a group is muted: the label of the choice, and the API's value. */
const LENGTHS = {
  off: { words: "Not muted", until: () => "off" },
  day: { words: "For a day", until: () => inDays(1) },
  week: { words: "For a week", until: () => inDays(7) },
  month: { words: "For 30 days", until: () => inDays(30) },
  always: { words: "Until you say so", until: () => "always" },
} as const;
type Length = keyof typeof LENGTHS;

const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

const lengthOf = (mute: Mute): Length | "kept" => (mute === null ? "off" : mute.until === null ? "always" : "kept");

interface MuteFieldProps {
  groupId: string;
  groupName: string;
  mute: Mute;
  label: ReactNode;
  hint?: string;
}

/** Whether a person hears from a group, and when they will again. Each choice is saved at once. */
export function MuteField({ groupId, groupName, mute, label, hint }: MuteFieldProps) {
  const { chosen, choose } = useKeptChoice<Mute, Length | "kept">({
    given: mute,
    choiceOf: lengthOf,
    keep: (length) => (length === "kept" ? Promise.resolve() : saveSettings({ mute: { groupId, until: LENGTHS[length].until() } })),
    tell: (length) =>
      void siteToast.success(length === "off" ? `You hear from ${groupName} again.` : `${groupName} is muted. You stay in it.`),
  });

  /** What the person has chosen while in the field, and what was kept before. */
  const [held, setHeld] = useState<{ length: Length; before: Mute } | null>(null);
  // A length that is kept becomes a date. If that were shown at once, the next arrow key would go on from the date's place in the list.
  const shown = chosen === "kept" && held && held.before !== mute ? held.length : chosen;

  return (
    <Field label={label} hint={hint} className="needs-scripts">
      {(wiring) => (
        <select
          {...wiring}
          className="input select"
          value={shown}
          onChange={({ target }) => {
            if (target.value === "kept") return;
            const length = target.value as Length;
            if (document.activeElement === target) setHeld({ length, before: mute });
            void choose(length);
          }}
          onBlur={() => setHeld(null)}
        >
          {Object.entries(LENGTHS).map(([length, { words }]) => (
            <option key={length} value={length}>
              {words}
            </option>
          ))}
          {mute?.until && <option value="kept">Until {mute.until}</option>}
        </select>
      )}
    </Field>
  );
}
