"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { DeskView } from "@/lib/memberships/page-views";
import { dayOf } from "./join-words";
import type { DeskCall } from "./use-desk-call";

/** A move that was announced, or the way to announce one. */
export function MoveStep({ move, onMove }: { move: DeskView["move"]; onMove: () => void }) {
  if (move)
    return (
      <div className="final">
        <b>The group moves to {move.to}</b>
        <p>
          Announced on {dayOf(move.announcedAt)}. From {dayOf(move.exportFrom)} the export also holds those who share their address if the
          group moves and have not said no.
        </p>
      </div>
    );
  return (
    <div className="final">
      <b>Move the group elsewhere</b>
      <p>Members are told where you go, and have 14 days to say no before you get their addresses.</p>
      <Button variant="outline" size="sm" onClick={onMove}>
        <Icon name="external" />
        Announce a move
      </Button>
    </div>
  );
}

interface MoveDialogProps {
  call: DeskCall;
  onSend: (to: string, text: string) => void;
  onClose: () => void;
}

/** Says where the group goes, before anybody's address is exported for it. */
export function MoveDialog({ call, onSend, onClose }: MoveDialogProps) {
  const [to, setTo] = useState("");
  const [text, setText] = useState("");
  return (
    <DialogForm
      title="Announce a move"
      intro="Members are told, and have 14 days to say no."
      submit="Announce"
      sending={call.pending}
      notice={call.failure}
      onSubmit={() => onSend(to.trim(), text.trim())}
      onClose={onClose}
    >
      <section className="part">
        <Field label="Where does the group go?" error={call.fields.to?.[0]}>
          {(wiring) => (
            <input {...wiring} className="input" dir="auto" maxLength={200} value={to} onChange={(event) => setTo(event.target.value)} />
          )}
        </Field>
        <Field label="What should members know?" error={call.fields.text?.[0]}>
          {(wiring) => (
            <textarea
              {...wiring}
              className="input"
              rows={4}
              dir="auto"
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
      </section>
    </DialogForm>
  );
}
