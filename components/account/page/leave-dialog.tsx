"use client";

import { useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { DialogForm } from "@/components/ui/dialog-form";
import { Icon } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import type { LeavingView, OwnGroup } from "@/lib/own-data/schema";
import { ApiError } from "@/lib/platform/http/client";
import { PasswordField } from "../password-field";
import { closedWords, leave, type Wish } from "./leaving";
import { GOOGLE_AGAIN, type Owner, proofFailure, useProof } from "./use-proof";

interface LeaveDialogProps {
  leaving: LeavingView;
  owner: Owner;
  wishOf: (groupId: string) => Wish | null;
  onClose: () => void;
}

/** The last confirmation before the deletion: what will happen, and a proof that the account is theirs. */
export function LeaveDialog({ leaving: { groups, closed, days }, owner, wishOf, onClose }: LeaveDialogProps) {
  const [password, setPassword] = useState("");
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ field?: string; notice?: string }>({});
  const prove = useProof(owner);
  const toGoogle = !owner.hasPassword && !owner.proven;
  const refresh = useRefreshAfterWrite();

  const send = async () => {
    setSending(true);
    setFailure({});
    try {
      if (toGoogle) await prove();
      await leave(groups, wishOf, owner.hasPassword ? password : null);
      void formToast.success(`Your account will be deleted in ${days} days.`);
      refresh();
      onClose();
    } catch (error) {
      setFailure(failureOf(error));
      setSending(false);
    }
  };

  return (
    <DialogForm
      title="Delete your account?"
      intro={`It goes in ${days} days. Until then, signing in calls it off.`}
      submit={toGoogle ? "Continue with Google" : "Delete my account"}
      sending={sending}
      sendingWords={toGoogle ? "Waiting for Google" : "Sending"}
      cancel="Keep it"
      final
      notice={failure.notice ?? null}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <section className="part">
        <ul className="last-list">
          {groups.map((group) => (
            <Fate key={group._id} group={group} wish={wishOf(group._id)} />
          ))}
          {closed > 0 && (
            <li>
              <Icon name="lock" />
              <span>{closedWords(closed)}</span>
            </li>
          )}
          <li>
            <Icon name="calendar" />
            <span>Then you leave every group and meetup; whoever waits moves up.</span>
          </li>
          <li>
            <Icon name="laptop" />
            <span>Every other device is signed out now.</span>
          </li>
        </ul>
        {owner.hasPassword ? (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            name="password"
            value={password}
            error={failure.field}
            onChange={({ target }) => {
              setPassword(target.value);
              setFailure({});
            }}
          />
        ) : (
          <p className="text-sm text-soft">
            {owner.proven ? "You have just signed in with Google, so we know that it is you." : GOOGLE_AGAIN}
          </p>
        )}
      </section>
    </DialogForm>
  );
}

function Fate({ group: { groupName, others, offered, heirs }, wish }: { group: OwnGroup; wish: Wish | null }) {
  const heir = wish !== null && wish !== "close" ? heirs.find(({ _id }) => _id === wish.heir)?.displayName : undefined;
  const name = <bdi className="font-semibold">{groupName}</bdi>;
  if (offered || heir !== undefined)
    return (
      <li>
        <Icon name="handover" />
        <span className="wrap-anywhere">
          {name} goes to {offered?.to ?? heir}, if they accept.
        </span>
      </li>
    );
  return (
    <li>
      <Icon name="lock" />
      <span className="wrap-anywhere">
        {name} closes now{others > 0 && (others === 1 ? "; its other member hears of it" : `; its ${others} other members hear of it`)}.
      </span>
    </li>
  );
}

function failureOf(error: unknown): { field?: string; notice?: string } {
  const field = error instanceof ApiError ? error.fields.password?.[0] : undefined;
  return field ? { field } : { notice: proofFailure(error) };
}
