"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Check } from "@/components/ui/check";
import { Failure } from "@/components/ui/failure";
import { formToast } from "@/components/ui/toast";
import { api, failureOf } from "@/lib/platform/http/client";

export interface Choices {
  waiting: boolean;
  unanswered: boolean;
}

/**
 * The choices of what the person's own calendar contains besides the meetups that they go to or host. Without scripts it is a plain form.
 */
export function CalendarChoices({ action, choices }: { action: string; choices: Choices }) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    setBusy(true);
    setFailure(null);
    try {
      await api(action, { method: "PUT", body: { waiting: ticked.has("waiting"), unanswered: ticked.has("unanswered") } });
      void formToast.success("Your calendar holds what you chose.");
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" action={action} className="subscribe-what" onSubmit={(event) => void save(event)}>
      <input type="hidden" name="method" value="PUT" />
      <fieldset>
        <legend>Besides what you go to and host, put in</legend>
        <Check name="waiting" value="1" defaultChecked={choices.waiting}>
          Meetups you wait for
        </Check>
        <Check name="unanswered" value="1" defaultChecked={choices.unanswered}>
          Meetups of your groups you have not answered
        </Check>
      </fieldset>
      <Button type="submit" size="sm" variant="outline" pending={busy}>
        Save
      </Button>
      <Failure says={failure} />
    </form>
  );
}
