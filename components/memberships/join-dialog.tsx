"use client";

import { useState } from "react";
import { DialogForm } from "@/components/ui/dialog-form";
import { ApiError, failureOf } from "@/lib/platform/http/client";
import { AcceptRules } from "./accept-rules";
import { AnswerFields } from "./answer-fields";
import { GroupPatch } from "./group-patch";
import { checkJoin, refusedFields } from "./join-form";
import { seatsOf } from "./join-panel-outside";
import { POLICY_WORDS, runBy } from "./join-words";
import { useJoining } from "./joining";
import { leftInWords, placesLeft } from "./places-words";
import { SeenByOrganizers } from "./seen-by-organizers";
import { useGiving } from "./use-giving";

/** Asks for the answers and the acceptance of the rules, and says what the organizers will see, before a person joins. */
export function JoinDialog() {
  const { group, membership, doing, send, close } = useJoining();
  const { questions, rules, rulesVersion } = group;
  const hasRules = rulesVersion > 0;
  const { place, answers, accepted, errors, show, write, accept, forget } = useGiving<HTMLDivElement>(group);
  const [contact, setContact] = useState(membership?.contact ?? "nothing");
  const [notice, setNotice] = useState<string | null>(null);

  const submit = async () => {
    setNotice(null);
    const found = checkJoin(answers, accepted);
    if (found) return show(found);
    try {
      await send({ contact, ...(questions.length > 0 && { answers }), ...(hasRules && { rulesVersion }) });
      forget();
    } catch (error) {
      const refused = error instanceof ApiError ? refusedFields(error.fields, questions.length) : null;
      if (refused) show(refused);
      setNotice(failureOf(error));
    }
  };

  const asks = group.joinPolicy === "approval";
  const full = placesLeft(seatsOf(group)) === 0;
  return (
    <DialogForm
      title={
        <>
          Join <bdi>{group.groupName}</bdi>
        </>
      }
      intro={`${POLICY_WORDS[group.joinPolicy]}. ${leftInWords(seatsOf(group))}.`}
      patch={<GroupPatch src={group.imageUrl} />}
      submit={asks ? "Send request" : full ? "Join the waitlist" : "Join Group"}
      sending={doing === "joining"}
      notice={notice && questions.length > 0 ? `${notice} Your answers are still here.` : notice}
      onSubmit={() => void submit()}
      onClose={close}
    >
      <div ref={place} className="contents">
        {questions.length > 0 && (
          <section className="part">
            <h3>
              <bdi>{group.organizers.length > 0 ? runBy(group.organizers) : "The organizers"}</bdi>{" "}
              {group.organizers.length === 1 ? "asks" : "ask"}
            </h3>
            <AnswerFields questions={questions} answers={answers} errors={errors.answers} onWrite={write} />
          </section>
        )}
        {hasRules && (
          <section className="part">
            <h3 id="join-rules">Rules of this group</h3>
            <AcceptRules {...{ rules, rulesVersion, accepted }} error={errors.rules} onAccept={accept} headedBy="join-rules" />
          </section>
        )}
        <SeenByOrganizers contact={contact} onChoose={setContact} />
      </div>
    </DialogForm>
  );
}
