"use client";

import { useState } from "react";
import { useShowAfterWrite } from "@/components/layout/refresh";
import { siteToast } from "@/components/ui/toast";
import type { InvitationCard, MembershipView } from "@/lib/memberships/views";
import { ApiError, api, failureOf, wasRefused } from "@/lib/platform/http/client";
import { checkJoin, refusedFields } from "./join-form";
import { useGiving } from "./use-giving";

const NO_QUESTIONS: string[] = [];

/** The answer to an invitation: the questions, the state of the fields, and the requests that accept or decline it. */
export function useInvitationAnswer({ group, membership, declined }: InvitationCard, token: string) {
  // A person who has asked to join, or is on the waitlist, has already answered the questions and accepted the rules of that time.
  const known = membership?.state === "requested" || membership?.state === "waiting";
  const questions = known ? NO_QUESTIONS : group.questions;
  const rulesVersion = known && membership.rulesAccepted === group.rulesVersion ? 0 : group.rulesVersion;
  const giving = useGiving<HTMLElement>({ _id: group._id, questions, rulesVersion });
  const { answers, accepted, show, forget } = giving;
  const [contact, setContact] = useState(membership?.contact ?? "nothing");
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [isDeclined, setDeclined] = useState(declined);
  const { showing, show: showAnew } = useShowAfterWrite();
  const paths = { yes: `/api/invitations/${token}/acceptance`, no: `/api/invitations/${token}/refusal` };

  const answer = async (yes: boolean) => {
    const found = yes ? checkJoin(answers, accepted) : null;
    if (found) return show(found);
    setSending(true);
    setFailure(null);
    let stale = true;
    try {
      const body = yes ? { contact, ...(answers.length > 0 && { answers }), ...(rulesVersion > 0 && { rulesVersion }) } : {};
      const next = await api<MembershipView>(yes ? paths.yes : paths.no, { method: "POST", body });
      if (yes && next.state === "member") void siteToast.success("You have joined the group!");
      setDeclined(!yes);
      if (yes) forget();
    } catch (error) {
      const refused = error instanceof ApiError ? refusedFields(error.fields, answers.length) : null;
      if (refused) show(refused);
      setFailure(failureOf(error));
      stale = wasRefused(error);
    }
    // Refresh also after a refusal: the group may have other questions or rules by now.
    if (stale) showAnew();
    setSending(false);
  };

  return {
    ...giving,
    questions,
    rulesVersion,
    contact,
    setContact,
    failure,
    declined: isDeclined,
    pending: sending || showing,
    paths,
    answer,
  };
}
