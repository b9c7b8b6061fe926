"use client";

import { useState } from "react";
import { Field, FieldError } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { formToast } from "@/components/ui/toast";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import type { AccountPageView } from "@/lib/accounts/views";
import type { HobbyCategory } from "@/lib/groups/schema";
import { useAuth } from "../auth-provider";
import { whyNot } from "../why-not";
import { FacePicker } from "./face-picker";
import { Interests } from "./interests";
import { ZoneField } from "./zone-field";

interface ProfileFormProps {
  profile: AccountPageView["profile"];
  faces: readonly string[];
  hobbies: readonly { category: HobbyCategory; cover: string }[];
  zones: readonly string[];
  aboutLength: number;
}

/** What others see of somebody. What is typed stays whatever happens; it is sent as a whole. */
export function ProfileForm({ profile, faces, hobbies, zones, aboutLength }: ProfileFormProps) {
  const { updateUser } = useAuth();
  const [photoURL, setPhotoURL] = useState(profile.photoURL ?? "");
  const [interests, setInterests] = useState<readonly string[]>(profile.interests);
  const [left, setLeft] = useState(aboutLength - profile.about.length);
  const { messages, pending, wiring, input, form } = useCheckedForm<Record<string, string>>({
    initial: { displayName: profile.displayName ?? "", about: profile.about, place: profile.place, zone: profile.zone },
    loadCheck: async () => (await import("../checks")).CHECKS.profile,
    send: async (typed) => {
      await updateUser({
        ...typed,
        photoURL: photoURL.trim() || null,
        interests: hobbies.map(({ category }) => category).filter((one) => interests.includes(one)),
      });
      void formToast.success("Your profile is saved.");
    },
    fail: whyNot,
    again: "kept",
  });
  const about = input("about");

  return (
    <form {...wiring} className="grid gap-6" method="post" noValidate>
      <TextField {...input("displayName")} label="Name" error={messages.displayName} autoComplete="name" maxLength={200} aria-required />
      <FacePicker name={form.watch("displayName") || "?"} faces={faces} value={photoURL} error={messages.photoURL} onChange={setPhotoURL} />
      <Field label="About you" hint={`Up to ${aboutLength} characters. ${left} left.`} error={messages.about}>
        {(field) => (
          <textarea
            {...field}
            {...about}
            className="input"
            rows={3}
            maxLength={aboutLength}
            onInput={({ currentTarget }) => setLeft(aboutLength - currentTarget.value.length)}
          />
        )}
      </Field>
      <TextField {...input("place")} label="Where you live" hint="If you like: a town, or a part of one." error={messages.place} />
      <Interests hobbies={hobbies} value={interests} onChange={setInterests} />
      <ZoneField {...input("zone")} zones={zones} error={messages.zone} />
      <div>
        <div className="flex flex-wrap items-center gap-5">
          <SubmitButton pending={pending}>Save profile</SubmitButton>
        </div>
        <FieldError id="profile-failure" error={messages.root} />
      </div>
    </form>
  );
}
