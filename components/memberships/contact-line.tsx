"use client";

import { CONTACT_WORDS } from "./contact-words";
import { useJoining } from "./joining";

/** Says what the organizers may keep of my address, with a button to change it. */
export function ContactLine() {
  const { membership, open } = useJoining();
  if (!membership) return null;
  return (
    <p className="fine contact-line">
      {CONTACT_WORDS[membership.contact].says}{" "}
      <button type="button" className="quiet" onClick={() => open("contact")}>
        Change
      </button>
    </p>
  );
}
