"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import type { PatchesAudience } from "@/lib/accounts/schema";
import { api, failureOf } from "@/lib/platform/http/client";

const WORDS: [audience: PatchesAudience, words: string][] = [
  ["groups", "Seen by members of your groups"],
  ["everybody", "Seen by everybody who is signed in"],
  ["me", "Seen only by you"],
];

/** Who sees the earned patches and the page about oneself: one choice, beside what it is about. */
export function SeenBy({ sashFor }: { sashFor: PatchesAudience }) {
  const { refresh } = useRouter();
  const [chosen, setChosen] = useState(sashFor);

  const choose = async (next: PatchesAudience) => {
    const before = chosen;
    setChosen(next);
    try {
      await api("/api/accounts/me", { method: "PATCH", body: { sashFor: next } });
      void formToast.success("Saved.");
      refresh();
    } catch (error) {
      setChosen(before);
      void formToast.error(failureOf(error));
    }
  };

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
