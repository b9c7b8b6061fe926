"use client";

import { Field } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import { coversFor, type Hobby, pictureFor } from "./draft";
import { HobbyPicker } from "./hobby-picker";
import { PicturePicker } from "./picture-picker";
import type { GroupFormState } from "./use-group-form";

interface GroupFieldsProps {
  state: GroupFormState;
  hobbies: Hobby[];
  withStatus: boolean;
  /** True for an organizer: only the owner may change the limit of members. */
  capacityFixed: boolean;
  person: { name: string; email: string };
}

/** The fields of a group, the same for create and update, except the status. */
export function GroupFields({ state, hobbies, withStatus, capacityFixed, person }: GroupFieldsProps) {
  const { draft, form, input, messages } = state;
  const text = (name: "groupName" | "location" | "maxMembers" | "startDate") => ({
    ...input(name),
    error: messages[name],
    "aria-required": true,
    autoComplete: "off",
  });
  const pick = (hobby: Hobby) => {
    form.setValue("picture", pictureFor(hobby, draft.picture));
    form.clearErrors("picture");
  };
  return (
    <>
      <TextField {...text("groupName")} label="Group Name" type="text" dir="auto" />
      <HobbyPicker
        hobbies={hobbies}
        value={draft.hobbyCategory}
        error={messages.hobbyCategory}
        input={input("hobbyCategory")}
        onPick={pick}
      />
      <PicturePicker state={state} covers={coversFor(hobbies, draft.hobbyCategory)} />
      <div className="pairs">
        <TextField {...text("location")} label="Location" type="text" dir="auto" />
        <TextField
          {...text("maxMembers")}
          label="Max Members"
          type="text"
          inputMode="numeric"
          readOnly={capacityFixed}
          hint={capacityFixed && "The owner decides how many it holds."}
        />
        <TextField {...text("startDate")} label="Start Date" type="date" />
        {withStatus && (
          <Field label="Status" error={messages.status}>
            {(wiring) => (
              <select {...wiring} {...input("status")} className="input" aria-required>
                <option value="ongoing">Ongoing</option>
                <option value="outgoing">Outgoing</option>
              </select>
            )}
          </Field>
        )}
      </div>
      <Field label="Description" hint="What you do, where you start, what to bring. Up to 2,000 characters." error={messages.description}>
        {(wiring) => <textarea {...wiring} {...input("description")} className="input" aria-required dir="auto" rows={5} />}
      </Field>
      <div className="pairs">
        <Field label="Your Name">
          {({ id }) => <input id={id} className="input" type="text" readOnly value={person.name} dir="auto" />}
        </Field>
        <Field label="Your E-mail">{({ id }) => <input id={id} className="input" type="text" readOnly value={person.email} />}</Field>
      </div>
    </>
  );
}
