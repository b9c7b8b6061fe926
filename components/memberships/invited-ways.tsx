"use client";

import { AnswerForm } from "@/components/ui/answer-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { siteToast } from "@/components/ui/toast";
import type { InvitedView } from "@/lib/memberships/page-views";
import type { MembershipView } from "@/lib/memberships/views";
import type { DeskCall } from "./use-desk-call";

interface InvitedWaysProps {
  invited: InvitedView;
  groupName: string;
  /** All places are taken, so accepting leads to the waitlist. */
  full: boolean;
  size?: "sm";
  call: Pick<DeskCall, "run" | "pending">;
}

/**
 * Accepts or declines an invitation outside its own page. If the group has questions or rules, it links to the invitation's page instead.
 */
export function InvitedWays({ invited: { path, asks }, groupName, full, size, call: { run, pending } }: InvitedWaysProps) {
  const [acceptance, refusal] = [`/api${path}/acceptance`, `/api${path}/refusal`];
  const accept = async () => {
    const next = await run<MembershipView>(acceptance, { method: "POST", body: {} });
    if (next?.state === "member") void siteToast.success("You have joined the group!");
  };
  const look = { size, className: size ? undefined : "btn-grow" };
  return (
    <>
      {asks ? (
        <ButtonLink {...look} href={path} aria-label={`Answer the invitation to ${groupName}`}>
          Answer
        </ButtonLink>
      ) : (
        <AnswerForm action={acceptance} onSend={() => void accept()}>
          <Button
            {...look}
            type="submit"
            pending={pending}
            aria-label={full ? `Join the waitlist of ${groupName}` : `Accept the invitation to ${groupName}`}
          >
            {full ? "Join the waitlist" : "Accept"}
          </Button>
        </AnswerForm>
      )}
      <AnswerForm action={refusal} onSend={() => void run(refusal, { method: "POST", body: {} })}>
        <Button type="submit" variant="outline" size={size} pending={pending} aria-label={`Decline the invitation to ${groupName}`}>
          Decline
        </Button>
      </AnswerForm>
    </>
  );
}
