"use client";

import { useAuth } from "@/components/account/auth-provider";
import { Avatar } from "@/components/account/avatar";
import { nameOf } from "@/lib/accounts/name-rules";
import { formatNumber } from "@/lib/format-number";
import { ANSWER_DAYS } from "@/lib/memberships/deadline-rules";
import type { Contact } from "@/lib/memberships/schema";
import { ContactChoice } from "./contact-choice";
import { monthOf } from "./join-words";
import { useJoining } from "./joining";

/** Says what the organizers will see about me, before I send my request. */
export function SeenByOrganizers({ contact, onChoose }: { contact: Contact; onChoose: (contact: Contact) => void }) {
  const { user } = useAuth();
  const { panel, group } = useJoining();
  const name = nameOf({ displayName: user?.displayName ?? null });
  const seen = panel?.seen;
  return (
    <section className="part">
      <h3>What the organizers will see</h3>
      <div className="seen">
        <div className="runner">
          <Avatar name={name} photoURL={user?.photoURL ?? null} />
          <div>
            <b dir="auto">{name}</b>
            {seen && (
              <small>
                On HobbyHub since {monthOf(seen.accountSince)}, member of {formatNumber(seen.groups)}{" "}
                {seen.groups === 1 ? "group" : "groups"}
              </small>
            )}
          </div>
        </div>
        {group.questions.length > 0 && (
          <p className="fine">
            Your answers, which are deleted {ANSWER_DAYS} days after {group.joinPolicy === "approval" ? "the decision" : "you joined"}.
          </p>
        )}
      </div>
      <ContactChoice value={contact} onChoose={onChoose} />
    </section>
  );
}
