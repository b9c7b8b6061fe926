"use client";

import { useId } from "react";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { Draft } from "./draft";
import { WebPicture } from "./web-picture";

interface PicturePickerProps {
  draft: Draft;
  covers: string[];
  error: string | undefined;
  onChange: (part: Partial<Draft>) => void;
  onLeave: () => void;
}

/** One of the hobby's three patches, or a picture on the web by its address. */
export function PicturePicker({ draft, covers, error, onChange, onLeave }: PicturePickerProps) {
  const id = useId();
  const web = draft.picture === "web";
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
      {covers.length === 0 && <p className="text-sm text-soft">Choose a hobby first: its patches appear here.</p>}
      <div className="picks picks-wide">
        {covers.map((cover, index) => (
          <label key={cover} className="pick">
            <input
              type="radio"
              name={web ? "picture" : "imageUrl"}
              checked={!web && cover === draft.cover}
              onChange={() => onChange({ picture: "cover", cover })}
              aria-label={`Patch ${index + 1}`}
            />
            <img src={cover} alt="" width={200} height={150} />
            <span className="pick-mark">
              <Icon name="check" />
            </span>
          </label>
        ))}
        {covers.length === 0 && [1, 2, 3].map((place) => <span key={place} className="pick-cloth pick-ghost" />)}
        <label className="pick pick-web">
          <input type="radio" name={web ? "picture" : "imageUrl"} checked={web} onChange={() => onChange({ picture: "web" })} />
          <span className="pick-cloth">
            <Icon name="external" />
            From the web
          </span>
          <span className="pick-mark">
            <Icon name="check" />
          </span>
        </label>
      </div>
      {web && (
        <div className="field mt-3">
          <label htmlFor={id}>Image URL</label>
          <input
            id={id}
            className="input"
            type="url"
            name="imageUrl"
            inputMode="url"
            placeholder="https://"
            value={draft.webAddress}
            onChange={(event) => onChange({ webAddress: event.target.value })}
            onBlur={onLeave}
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
