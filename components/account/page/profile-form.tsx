"use client";

import { useRef, useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { Field } from "@/components/ui/field";
import { FormNotice } from "@/components/ui/form-notice";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { formToast } from "@/components/ui/toast";
import { useKeptForm } from "@/components/ui/use-kept-form";
import { withWas } from "@/components/ui/with-was";
import type { AccountPageView } from "@/lib/accounts/views";
import type { HobbyCategory } from "@/lib/groups/schema";
import { ApiError } from "@/lib/platform/http/client";
import { manyLines, oneLine } from "@/lib/text";
import { useAuth } from "../auth-provider";
import { useSignedOut } from "../use-signed-out";
import { FacePicker } from "./face-picker";
import { Interests } from "./interests";
import { ZoneField } from "./zone-field";

interface ProfileFormProps {
  profile: AccountPageView["profile"];
  email: string;
  /** The path of this form; the login page returns to it. */
  path: string;
  faces: readonly string[];
  hobbies: readonly { category: HobbyCategory; cover: string }[];
  zones: readonly string[];
  aboutLength: number;
}

/** Separates the names of hobbies, because a form holds texts only. No hobby's name contains it. */
const COMMA = ", ";

const draftOf = ({ displayName, photoURL, about, place, interests, zone }: AccountPageView["profile"]) => ({
  displayName: displayName ?? "",
  photoURL: photoURL ?? "",
  about,
  place,
  interests: interests.join(COMMA),
  zone,
});
type ProfileDraft = ReturnType<typeof draftOf>;

const listOf = (interests: string) => (interests === "" ? [] : interests.split(COMMA)) as HobbyCategory[];

/** The values in their stored form: `kept` must hold exactly what the server compares with. */
const editOf = ({ displayName, about, place, photoURL, interests, zone }: ProfileDraft) => ({
  displayName: oneLine(displayName),
  about: manyLines(about),
  place: oneLine(place),
  zone,
  photoURL: photoURL.trim() || null,
  interests: listOf(interests),
});

/** What others see of a person. After a failed save, the typed text stays. Only changed fields are sent. */
export function ProfileForm({ profile, email, path, faces, hobbies, zones, aboutLength }: ProfileFormProps) {
  const { updateUser } = useAuth();
  const refresh = useRefreshAfterWrite();
  /** The stored values, as far as this form knows them. */
  const kept = useRef<Record<string, unknown>>({ ...profile });
  const [initial, setInitial] = useState(() => draftOf(profile));
  const learn = (error: unknown) => {
    if (error instanceof ApiError) kept.current = { ...kept.current, ...error.current };
    throw error;
  };
  const { messages, pending, wiring, input, form, draft, notice } = useKeptForm<ProfileDraft>({
    initial,
    path,
    email,
    signedOut: useSignedOut(),
    loadCheck: async () => {
      const { profile: check } = (await import("../checks")).CHECKS;
      return (typed) => check(editOf(typed));
    },
    send: async (typed) => {
      const changes = Object.fromEntries(
        Object.entries(editOf(typed)).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(kept.current[field])),
      );
      await updateUser(withWas(changes, kept.current)).catch(learn);
      kept.current = { ...kept.current, ...changes };
      setInitial(typed);
      // Other parts of this page and other tabs show these values too, for example the time zone of the mail hours.
      refresh();
      void formToast.success("Your profile is saved.");
    },
    onInputs: (messages) => messages,
    again: "kept",
  });

  return (
    <form {...wiring} className="grid gap-6" method="post" noValidate>
      <TextField {...input("displayName")} label="Name" error={messages.displayName} autoComplete="name" maxLength={200} aria-required />
      {/* A new key remounts it with the restored draft, because it shows one way of choosing at a time. */}
      <FacePicker
        key={notice?.kind === "restored" ? "restored" : "own"}
        name={draft.displayName || "?"}
        faces={faces}
        value={draft.photoURL}
        error={messages.photoURL}
        onChange={(photoURL) => form.setValue("photoURL", photoURL, { shouldValidate: messages.photoURL !== undefined })}
      />
      <Field label="About you" hint={`Up to ${aboutLength} characters. ${aboutLength - draft.about.length} left.`} error={messages.about}>
        {(field) => <textarea {...field} {...input("about")} className="input" rows={3} maxLength={aboutLength} />}
      </Field>
      <TextField {...input("place")} label="Where you live" hint="If you like: a town, or a part of one." error={messages.place} />
      <Interests
        hobbies={hobbies}
        value={listOf(draft.interests)}
        error={messages.interests}
        onChange={(liked) => {
          const inOrder = hobbies.map(({ category }) => category).filter((one) => liked.includes(one));
          form.setValue("interests", inOrder.join(COMMA));
        }}
      />
      <ZoneField {...input("zone")} zones={zones} error={messages.zone} />
      <FormNotice notice={notice} path={path} />
      <SubmitButton pending={pending} className="justify-self-start">
        Save profile
      </SubmitButton>
    </form>
  );
}
