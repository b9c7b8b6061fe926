"use client";

import { useId } from "react";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { WEB } from "./draft";
import type { GroupFormState } from "./use-group-form";
import { WebPicture } from "./web-picture";

/** Chooses one of the hobby's covers, or a picture on the web by its address. */
export function PicturePicker({ state, covers }: { state: GroupFormState; covers: string[] }) {
  const id = useId();
  const { draft, input, messages } = state;
  const { defaultValue: _, ...radio } = input("picture");
  const web = draft.picture === WEB;
  const error = web ? messages.webAddress : messages.picture;
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={`${id}-name`}
      aria-required="true"
      aria-invalid={error && !web ? true : undefined}
      aria-describedby={web ? undefined : `${id}-error`}
    >
      <p id={`${id}-name`} className="field-name">
        Image
      </p>
      {covers.length === 0 && (
        <p className="text-sm text-soft">Choose a hobby, and its patches appear here. Or take a picture from the web.</p>
      )}
      <div className="picks picks-wide">
        {covers.map((cover, index) => (
          <label key={cover} className="pick">
            <input {...radio} type="radio" value={cover} checked={cover === draft.picture} aria-label={`Patch ${index + 1}`} />
            <img src={cover} alt="" width={200} height={150} />
            <span className="chosen-mark pick-mark">
              <Icon name="check" />
            </span>
          </label>
        ))}
        <label className="pick pick-web">
          <input {...radio} type="radio" value={WEB} checked={web} />
          <span className="pick-cloth">
            <Icon name="external" />
            From the web
          </span>
          <span className="chosen-mark pick-mark">
            <Icon name="check" />
          </span>
        </label>
      </div>
      {web && (
        <div className="field mt-3">
          <label htmlFor={id}>Image URL</label>
          <input
            {...input("webAddress")}
            id={id}
            className="input"
            type="url"
            inputMode="url"
            placeholder="https://"
            aria-required="true"
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-hint ${id}-error`}
          />
          <p id={`${id}-hint`} className="text-sm text-soft">
            The address of a picture, beginning with https://.
          </p>
          <WebPicture address={draft.webAddress.trim()} />
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
