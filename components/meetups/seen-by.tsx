"use client";

import { useKeptChoice } from "@/components/account/use-kept-choice";
import { Icon } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import type { PatchesAudience } from "@/lib/accounts/schema";
import { api } from "@/lib/platform/http/client";

const WORDS: [audience: PatchesAudience, words: string][] = [
  ["groups", "Seen by members of your groups"],
  ["everybody", "Seen by everybody who is signed in"],
  ["me", "Seen only by you"],
];

/** The choice of who sees the person's patches and the page about them. */
export function SeenBy({ sashFor }: { sashFor: PatchesAudience }) {
  const { chosen, choose } = useKeptChoice({
    given: sashFor,
    choiceOf: (given) => given,
    keep: (next) => api("/api/accounts/me", { method: "PATCH", body: { sashFor: next } }),
    tell: () => void formToast.success("Saved."),
  });

  return (
    <label className="seen-by">
      <Icon name="eye" />
      <span className="sr-only">Who sees this</span>
      <select value={chosen} onChange={(event) => void choose(event.target.value as PatchesAudience)}>
        {WORDS.map(([audience, words]) => (
          <option key={audience} value={audience}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
