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
 * The person's choices for each topic. Each choice is shown and saved at once, one request after the other. If saving fails, it goes back
 * and shows a message. Only the changed half of a choice is sent, because the other half may have been changed in another tab or by a link
 * in a mail.
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
