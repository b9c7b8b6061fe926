"use client";

import { Check } from "@/components/ui/check";
import { Field } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import { TextField } from "@/components/ui/text-field";
import { Segments } from "./segments";
import type { PartProps } from "./use-meetup-form";

const KINDS: [string, string][] = [
  ["place", "At a place"],
  ["online", "Online"],
];

/** A choice of a place or a link. The text typed for the other one is kept. */
export function WhereFields({ state }: PartProps) {
  const { draft, input, messages } = state;
  return (
    <section className="form-part" aria-labelledby="part-where">
      <h2 id="part-where">Where</h2>
      <Segments legend="Kind of place" hidden name="where" options={KINDS} state={state} />
      {draft.where === "online" ? (
        <TextField
          {...input("link")}
          error={messages.link}
          label="Link"
          type="url"
          inputMode="url"
          placeholder="https://"
          aria-required
          hint="Only those who go see it."
        />
      ) : (
        <>
          <TextField
            {...input("placeName")}
            error={messages.placeName}
            label="Place"
            dir="auto"
            aria-required
            hint="What people know it by."
          />
          <PlaceFold state={state} />
        </>
      )}
    </section>
  );
}

function PlaceFold({ state: { draft, form, input, messages } }: PartProps) {
  const told = [draft.address, draft.howToFind, draft.mapLink].filter((text) => text.trim()).length;
  const words =
    draft.placeFor === "going" ? "Only those who go see the place" : told > 0 ? "Address and more" : "Address, map, how to find you";
  return (
    <Fold title="More about the place" words={words} wrong={Boolean(messages.address || messages.mapLink || messages.howToFind)}>
      <TextField {...input("address")} error={messages.address} label="Address" dir="auto" autoComplete="off" />
      <TextField {...input("mapLink")} error={messages.mapLink} label="Link to a map" type="url" inputMode="url" placeholder="https://" />
      <Field label="How to find you" error={messages.howToFind} hint="By the flower seller, second floor, the blue door.">
        {(wiring) => <textarea {...wiring} {...input("howToFind")} className="input input-short" rows={2} dir="auto" />}
      </Field>
      <Check
        strong
        checked={draft.placeFor === "going"}
        onChange={(event) => form.setValue("placeFor", event.target.checked ? "going" : "everyone")}
      >
        Show the place only to those who go
      </Check>
    </Fold>
  );
}
