"use client";

import { numberIn } from "@/components/groups/draft";
import { Field } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import { TextField } from "@/components/ui/text-field";
import { MAX_GUESTS } from "@/lib/meetups/length-rules";
import { CLOSES, OPENS, spanInWords } from "./answer-spans";
import { HostField } from "./host-field";
import { Segments } from "./segments";
import type { PartProps } from "./use-meetup-form";

const AUDIENCE: [string, string][] = [
  ["members", "Members"],
  ["everyone", "Everyone"],
];
const GUESTS: [string, string][] = Array.from({ length: MAX_GUESTS + 1 }, (_, count) => [
  String(count),
  count === 0 ? "None" : String(count),
]);

interface PeopleProps extends PartProps {
  groupId: string;
  host: string;
  /** The people who go now. Fewer places remove none of them. */
  going: number;
}

/** Capacity, audience, the time for answers, and the host. */
export function PeopleFold({ state, groupId, host, going }: PeopleProps) {
  const { draft, input, messages } = state;
  const wrong = Boolean(messages.capacity || messages.guestsAllowed || messages.opens || messages.closes || messages.hostId);
  const places = numberIn(draft.capacity);
  return (
    <Fold title="Who may come" words={peopleInWords(draft)} wrong={wrong}>
      <TextField
        {...input("capacity")}
        error={messages.capacity}
        label="Places"
        inputMode="numeric"
        autoComplete="off"
        hint="After that, people wait in line. Empty: no limit."
      />
      {places !== undefined && places < going && (
        <p className="notice">
          {going === 1 ? "1 person is" : `${going} people are`} going. Nobody loses a place; new ones wait in line until fewer than {places}{" "}
          are left.
        </p>
      )}
      <Segments legend="Guests each may bring" name="guestsAllowed" options={GUESTS} state={state} />
      <div className="field">
        <Segments legend="Open to" name="audience" options={AUDIENCE} state={state} />
        <p className="text-sm text-soft">
          {draft.audience === "everyone" ? "Anybody who is signed in may come." : "Others join the group first, in one step."}
        </p>
      </div>
      <div className="pairs">
        <SpanField state={state} name="opens" label="Answers open" options={OPENS} none="At once" />
        <SpanField state={state} name="closes" label="Answers close" options={CLOSES} none="When it starts" />
      </div>
      <HostField state={state} groupId={groupId} host={host} />
    </Fold>
  );
}

function peopleInWords({ audience, capacity, guestsAllowed }: PartProps["state"]["draft"]): string {
  const parts = [
    audience === "everyone" ? "Everyone" : "Members",
    capacity.trim() ? `${capacity.trim()} ${numberIn(capacity) === 1 ? "place" : "places"}` : "no limit",
    guestsAllowed !== "0" && (guestsAllowed === "1" ? "1 guest each" : `${guestsAllowed} guests each`),
  ];
  return parts.filter(Boolean).join(", ");
}

interface SpanProps extends PartProps {
  name: "opens" | "closes";
  label: string;
  options: string[];
  none: string;
}

/** A choice of a time before the start. A stored value that is not among the usual choices is added to them. */
function SpanField({ state: { draft, input, messages }, name, label, options, none }: SpanProps) {
  const { defaultValue } = input(name);
  const all = [...new Set([...options, defaultValue, draft[name]])].toSorted((one, other) => Number(one) - Number(other));
  return (
    <Field label={label} error={messages[name]}>
      {(wiring) => (
        <select {...wiring} {...input(name)} className="input select">
          {all.map((minutes) => (
            <option key={minutes} value={minutes}>
              {spanInWords(minutes, none)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
