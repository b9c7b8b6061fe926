"use client";

import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { MOVE_DAYS } from "@/lib/memberships/deadline-rules";
import { MAX_MOVE_PLACE, MAX_MOVE_TEXT } from "@/lib/memberships/length-rules";
import { type DeskCall, useKeptText } from "./use-desk-call";

interface MoveDialogProps {
  call: DeskCall;
  onSend: (to: string, text: string) => void;
  onClose: () => void;
}

/** Announces that the group moves. The export of addresses for the move follows only after that. */
export function MoveDialog({ call, onSend, onClose }: MoveDialogProps) {
  const to = useKeptText(call, "where a move goes");
  const words = useKeptText(call, "the words of a move");
  const send = () => {
    to.drop();
    words.drop();
    onSend(to.text.trim(), words.text.trim());
  };
  const close = () => {
    to.keep();
    words.keep();
    onClose();
  };
  return (
    <DialogForm
      title="Announce a move"
      intro={`Members are told, and have ${MOVE_DAYS} days to say no.`}
      submit="Announce"
      sending={call.pending}
      notice={call.failure}
      onSubmit={send}
      onClose={close}
    >
      <section className="part">
        <Field label="Where does the group go?" error={call.fields.to?.[0]}>
          {(wiring) => (
            <input
              {...wiring}
              className="input"
              dir="auto"
              maxLength={MAX_MOVE_PLACE}
              value={to.text}
              onChange={(event) => to.setText(event.target.value)}
            />
          )}
        </Field>
        <Field label="What should members know?" error={call.fields.text?.[0]}>
          {(wiring) => (
            <textarea
              {...wiring}
              className="input"
              rows={4}
              dir="auto"
              maxLength={MAX_MOVE_TEXT}
              value={words.text}
              onChange={(event) => words.setText(event.target.value)}
            />
          )}
        </Field>
      </section>
    </DialogForm>
  );
}
