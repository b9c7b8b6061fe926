import { Check } from "@/components/ui/check";
import type { Contact } from "@/lib/memberships/schema";
import { CONTACT_CHOICES, CONTACT_WORDS } from "./contact-words";

/** What the organizers may keep of my address. */
export function ContactChoice({ value, onChoose }: { value: Contact; onChoose: (contact: Contact) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="field-name">What may they keep?</legend>
      {CONTACT_CHOICES.map((contact) => (
        <Check key={contact} type="radio" name="contact" value={contact} checked={value === contact} onChange={() => onChoose(contact)}>
          <span>
            <b>{CONTACT_WORDS[contact].choice}</b>
            <small>{CONTACT_WORDS[contact].means}</small>
          </span>
        </Check>
      ))}
    </fieldset>
  );
}
