import { Rules } from "@/components/groups/rules";
import { Button } from "@/components/ui/button";
import { Check } from "@/components/ui/check";
import { Field } from "@/components/ui/field";
import { MAX_ANSWER } from "@/lib/memberships/answer-rules";
import { CONTACT_CHOICES, CONTACT_WORDS } from "./contact-words";
import { seatsOf } from "./join-panel-outside";
import { type JoinGroup, membershipPath, PLAIN_FORM } from "./join-words";
import { placesLeft } from "./places-words";
import "@/components/ui/controls.css";

/** The fields of the join dialog as a plain form to the same operation, for browsers without scripts. */
export function PlainJoinForm({ group }: { group: JoinGroup }) {
  const { questions, rules, rulesVersion, joinPolicy } = group;
  const full = placesLeft(seatsOf(group)) === 0;
  return (
    <form id={PLAIN_FORM} className="join-plain" method="post" action={membershipPath(group._id)}>
      <input type="hidden" name="method" value="PUT" />
      {questions.map((question, index) => (
        <Field key={question} label={<span dir="auto">{question}</span>} hint={`Up to ${MAX_ANSWER} characters.`}>
          {(wiring) => (
            <textarea {...wiring} name={`answers.${index}`} className="input" rows={2} dir="auto" maxLength={MAX_ANSWER} required />
          )}
        </Field>
      ))}
      {rulesVersion > 0 && (
        <div className="part">
          <h3>Rules of this group</h3>
          <Rules text={rules} />
          <Check strong name="rulesVersion" value={rulesVersion} required>
            I have read these rules and accept them.
          </Check>
        </div>
      )}
      <fieldset className="grid gap-2">
        <legend className="field-name">What may the organizers keep?</legend>
        {CONTACT_CHOICES.map((contact) => (
          <Check key={contact} type="radio" name="contact" value={contact} defaultChecked={contact === "nothing"}>
            <span>
              <b>{CONTACT_WORDS[contact].choice}</b>
              <small>{CONTACT_WORDS[contact].means}</small>
            </span>
          </Check>
        ))}
      </fieldset>
      <Button type="submit">{joinPolicy === "approval" ? "Send request" : full ? "Join the waitlist" : "Join Group"}</Button>
    </form>
  );
}
