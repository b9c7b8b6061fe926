"use client";

import { useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { DialogForm } from "@/components/ui/dialog-form";
import { Icon } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import type { LeavingView, OwnGroup } from "@/lib/own-data/schema";
import { ApiError, SOMETHING_WRONG } from "@/lib/platform/http/client";
import { useAuth } from "../auth-provider";
import { GoogleError, googleFailure } from "../google-popup";
import { PasswordField } from "../password-field";
import { type Leaver, leave, type Wish } from "./leaving";

interface LeaveDialogProps {
  leaving: LeavingView;
  leaver: Leaver;
  wishOf: (groupId: string) => Wish | null;
  onClose: () => void;
}

const UNSET = "Google sign-in is not switched on here, so we cannot tell that it is you. Set a password first.";

/** The last question: what will happen, and a proof that it is really you. */
export function LeaveDialog({ leaving: { groups, days, proven }, leaver, wishOf, onClose }: LeaveDialogProps) {
  const [password, setPassword] = useState("");
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<{ field?: string; notice?: string }>({});
  const { signInWithGoogle } = useAuth();
  const toGoogle = !leaver.hasPassword && !proven;
  const refresh = useRefreshAfterWrite();

  /** Google is asked in the click itself: later, browsers block its window. */
  const prove = async (): Promise<string | null> => {
    if (leaver.hasPassword) return password;
    if (proven) return null;
    if (leaver.google !== "on") throw new Error(UNSET);
    const uid = await signInWithGoogle("proof", "/dashboard/account");
    if (uid !== leaver.id) throw new GoogleError("forbidden");
    return null;
  };

  const send = async () => {
    setSending(true);
    setFailure({});
    try {
      await leave(groups, wishOf, await prove());
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
          <li>
            <Icon name="calendar" />
            <span>Then you leave every group and meetup; whoever waits moves up.</span>
          </li>
          <li>
            <Icon name="laptop" />
            <span>Every other device is signed out now.</span>
          </li>
        </ul>
        {leaver.hasPassword ? (
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
            {proven
              ? "You have just signed in with Google, so we know that it is you."
              : "You have no password here, so Google shows once more that it is you."}
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
  if (error instanceof GoogleError) return { notice: googleFailure(error.code).join(" ") };
  if (error instanceof ApiError) {
    const field = error.fields.password?.[0];
    return field ? { field } : { notice: error.message };
  }
  return { notice: error instanceof Error ? error.message : SOMETHING_WRONG };
}
