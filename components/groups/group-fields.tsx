"use client";

import { Field } from "@/components/ui/field";
import { coversFor, type Draft, type DraftErrors, type Hobby, type InputField, withHobby } from "./draft";
import { HobbyPicker } from "./hobby-picker";
import { PicturePicker } from "./picture-picker";

type TextField = "groupName" | "location" | "maxMembers" | "startDate" | "status" | "description";

interface GroupFieldsProps {
  draft: Draft;
  errors: DraftErrors;
  hobbies: Hobby[];
  withStatus: boolean;
  person: { name: string; email: string };
  onChange: (draft: Draft, field: InputField) => void;
  onLeave: (field: InputField) => void;
}

/** The group fields, the same for create and update but for the status. */
export function GroupFields({ draft, errors, hobbies, withStatus, person, onChange, onLeave }: GroupFieldsProps) {
  const text = (name: TextField) => ({
    name,
    className: "input",
    value: draft[name],
    "aria-required": true,
    onChange: (event: { target: { value: string } }) => onChange({ ...draft, [name]: event.target.value }, name),
    onBlur: () => onLeave(name),
  });
  return (
    <>
      <Field label="Group Name" error={errors.groupName}>
        {(wiring) => <input {...wiring} {...text("groupName")} type="text" dir="auto" autoComplete="off" />}
      </Field>
      <HobbyPicker
        hobbies={hobbies}
        value={draft.hobbyCategory}
        error={errors.hobbyCategory}
        onPick={(hobby) => onChange(withHobby(draft, hobby), "hobbyCategory")}
      />
      <PicturePicker
        draft={draft}
        covers={coversFor(hobbies, draft.hobbyCategory)}
        error={errors.imageUrl}
        onChange={(part) => onChange({ ...draft, ...part }, "imageUrl")}
        onLeave={() => onLeave("imageUrl")}
      />
      <div className="pairs">
        <Field label="Location" error={errors.location}>
          {(wiring) => <input {...wiring} {...text("location")} type="text" dir="auto" autoComplete="off" />}
        </Field>
        <Field label="Max Members" error={errors.maxMembers}>
          {(wiring) => <input {...wiring} {...text("maxMembers")} type="text" inputMode="numeric" autoComplete="off" />}
        </Field>
        <Field label="Start Date" error={errors.startDate}>
          {(wiring) => <input {...wiring} {...text("startDate")} type="date" />}
        </Field>
        {withStatus && (
          <Field label="Status" error={errors.status}>
            {(wiring) => (
              <select {...wiring} {...text("status")}>
                <option value="ongoing">Ongoing</option>
                <option value="outgoing">Outgoing</option>
              </select>
            )}
          </Field>
        )}
      </div>
      <Field label="Description" hint="What you do, where you start, what to bring. Up to 2,000 characters." error={errors.description}>
        {(wiring) => <textarea {...wiring} {...text("description")} dir="auto" rows={5} />}
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
