"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Failure } from "@/components/ui/failure";
import { Icon } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import type { SubscribeLinks } from "@/lib/meetups/group-views";
import { api, failureOf } from "@/lib/platform/http/client";
import { CalendarChoices, type Choices } from "./calendar-choices";

const PATH = "/api/accounts/me/calendar";

interface SubscribePartProps {
  address: string;
  links: SubscribeLinks;
  choices: Choices;
}

/** The secret address of the person's own calendar, to subscribe to, copy or replace, and the choices of what it contains. */
export function SubscribePart({ address, links, choices }: SubscribePartProps) {
  const { refresh } = useRouter();
  const [copied, setCopied] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const copy = async () => {
    setFailure(null);
    try {
      // On a page without HTTPS the browser has no clipboard API.
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      setFailure("Your browser did not allow copying. Mark the link and copy it yourself.");
    }
  };
  const reset = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await api(PATH, { method: "POST", body: {} });
      setCopied(false);
      refresh();
      void formToast.success("Your calendar has a new link.");
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section id="subscribe" className="panel seam subscribe" aria-labelledby="subscribe-title">
      <div>
        <h2 id="subscribe-title">In your own calendar</h2>
        <p>Add this link once to Google, Apple or Outlook. What you go to, changed times and cancellations then arrive by themselves.</p>
        <CalendarChoices action={PATH} choices={choices} />
        <ul className="apps">
          <li>
            <a className="text-link" href={links.google} target="_blank" rel="noreferrer">
              Add to Google
            </a>
          </li>
          <li>
            <a className="text-link" href={links.outlook} target="_blank" rel="noreferrer">
              Add to Outlook
            </a>
          </li>
          <li>
            <a className="text-link" href={links.webcal}>
              Open in Apple and others
            </a>
          </li>
          <li>
            <a className="text-link" href={links.file} download>
              A file
            </a>
          </li>
        </ul>
      </div>
      <div className="subscribe-own">
        <div className="field">
          <label htmlFor="calendar-address">Your secret link</label>
          <input id="calendar-address" type="text" className="input" readOnly value={address} aria-describedby="calendar-hint" />
          <p id="calendar-hint" className="text-sm text-soft">
            Whoever has this link sees your meetups. It says nothing about other people.
          </p>
        </div>
        <Button className="needs-scripts" onClick={() => void copy()}>
          <Icon name={copied ? "check" : "copy"} />
          <span aria-live="polite">{copied ? "Copied" : "Copy the link"}</span>
        </Button>
        <details className="subscribe-reset">
          <summary className="btn btn-outline">Reset it</summary>
          <form
            method="post"
            action={PATH}
            onSubmit={(event) => {
              event.preventDefault();
              void reset();
            }}
          >
            <p>The old link stops at once. Calendars that use it keep what they have until you add the new one.</p>
            <Button type="submit" size="sm" pending={busy}>
              Make a new link
            </Button>
          </form>
        </details>
        <Failure says={failure} />
      </div>
    </section>
  );
}
