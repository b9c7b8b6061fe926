"use client";

import { AnswerForm } from "@/components/ui/answer-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { groupPath } from "@/lib/groups/page-addresses";
import { asksSomething, membershipPath, PLAIN_FORM } from "./join-words";
import { useJoining } from "./joining";
import { placesLeft } from "./places-words";

interface JoinButtonProps {
  /** In the panel: as wide as there is room, and hidden on phones, where the bar has it. */
  wide?: boolean;
}

/**
 * Join Group. Without scripts, or before they run, it is a plain form that joins a group which asks nothing; one that does is joined on
 * its signed-in page, where its questions and rules stand in a form of their own.
 */
export function JoinButton({ wide = false }: JoinButtonProps) {
  const { group, doing, join } = useJoining();
  const { memberCount: taken, maxMembers: max } = group.places;
  const words = group.joinPolicy === "open" && placesLeft({ taken, max }) === 0 ? "Join the waitlist" : "Join Group";
  const asks = asksSomething(group);
  const className = wide ? "btn-grow join-wide" : "";
  const button = (
    <Button
      type={asks ? "button" : "submit"}
      className={asks ? `${className} scripts-only` : className}
      pending={doing === "joining"}
      onClick={asks ? join : undefined}
    >
      {doing === "joining" ? "Joining" : words}
    </Button>
  );
  if (asks)
    return (
      <>
        {button}
        {/* Sized and hidden in place of its link: around a hidden one it would leave a gap. */}
        <noscript className={className}>
          <ButtonLink className={wide ? "w-full" : ""} href={`${groupPath(group._id)}#${PLAIN_FORM}`}>
            {words}
          </ButtonLink>
        </noscript>
      </>
    );
  return (
    <AnswerForm action={membershipPath(group._id)} method="PUT" onSend={join}>
      {button}
    </AnswerForm>
  );
}
