"use client";

import { Check } from "@/components/ui/check";
import type { EditableMeetup, ReachedDate } from "@/lib/meetups/desk-views";
import type { Scope } from "@/lib/meetups/recurrence-rules";

/** The dates in scope that were changed by hand. A change skips them unless the organizer includes them. */
const editedIn = ({ meetup, dates }: EditableMeetup, scope: Scope): ReachedDate[] =>
  dates.filter((date) => date._id !== meetup._id && scope !== "this" && date.edited && (scope === "all" || date.following));

interface AlsoEditedProps {
  edited: EditableMeetup;
  scope: Scope;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A checkbox to include dates that were changed by hand, which a change otherwise skips. */
export function AlsoEdited({ edited, scope, checked, onChange }: AlsoEditedProps) {
  const dates = editedIn(edited, scope);
  if (dates.length === 0) return null;
  return (
    <Check checked={checked} onChange={(event) => onChange(event.target.checked)}>
      {dates.length === 1 ? "Also the date that was changed by hand" : `Also the ${dates.length} dates that were changed by hand`}
    </Check>
  );
}
