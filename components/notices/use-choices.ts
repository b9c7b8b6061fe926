"use client";

import { useEffect, useRef, useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import type { NoticeTopic } from "@/lib/notices/kind-schema";
import type { Choice, SettingsView } from "@/lib/notices/schema";
import { failureOf, wasRefused } from "@/lib/platform/http/client";
import { saveSettings } from "./save-settings";

type Topics = SettingsView["topics"];

interface Said {
  topic: NoticeTopic;
  error?: string;
}

/**
 * What somebody hears about and how: each choice is kept as it is made, one after the other, and shown at once. One that cannot be kept goes
 * back to what it was, and says so. Only the half that was touched is sent: the other may have been changed since, in another tab or by the
 * link in a mail.
 */
export function useChoices(kept: Topics) {
  const [own, setOwn] = useState<Partial<Topics>>({});
  const [said, setSaid] = useState<Said>();
  const line = useRef(Promise.resolve());
  const waiting = useRef(0);
  const refresh = useRefreshAfterWrite();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what came with the page now is newer than what was chosen before
  useEffect(() => {
    if (waiting.current === 0) setOwn({});
  }, [kept]);

  const shown: Topics = { ...kept, ...own };

  const choose = (topic: NoticeTopic, half: Partial<Choice>) => {
    setOwn((now) => ({ ...now, [topic]: { ...(now[topic] ?? kept[topic]), ...half } }));
    setSaid(undefined);
    waiting.current += 1;
    line.current = line.current.then(async () => {
      const failed: unknown = await saveSettings({ topics: { [topic]: half } }).then(
        () => null,
        (error) => error,
      );
      const error = failed === null ? undefined : failureOf(failed);
      waiting.current -= 1;
      if (error) setOwn(({ [topic]: _lost, ...others }) => others);
      setSaid(error ? { topic, error } : { topic });
      if (waiting.current === 0 && (failed === null || wasRefused(failed))) refresh();
    });
  };

  return { shown, said, choose };
}
