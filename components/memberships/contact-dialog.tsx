"use client";

import { useState } from "react";
import { DialogForm } from "@/components/ui/dialog-form";
import { failureOf } from "@/lib/platform/http/client";
import { ContactChoice } from "./contact-choice";
import { useJoining } from "./joining";

/** Changes what the organizers may keep of my address. I can change it back at any time. */
export function ContactDialog() {
  const { membership, edit, doing, close } = useJoining();
  const [contact, setContact] = useState(membership?.contact ?? "nothing");
  const [notice, setNotice] = useState<string | null>(null);
  const save = async () => {
    setNotice(null);
    try {
      if (await edit({ contact })) close();
    } catch (error) {
      setNotice(failureOf(error));
    }
  };
  return (
    <DialogForm
      title="Your e-mail address"
      intro="You can change this at any time."
      submit="Save"
      sending={doing === "changing"}
      sendingWords="Saving"
      notice={notice}
      onSubmit={() => void save()}
      onClose={close}
    >
      <ContactChoice value={contact} onChoose={setContact} />
    </DialogForm>
  );
}
