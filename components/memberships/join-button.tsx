"use client";

import { AnswerForm } from "@/components/ui/answer-form";
import { Button, ButtonLink } from "@/components/ui/button";
import { groupPath } from "@/lib/groups/page-addresses";
import { asksSomething, membershipPath, PLAIN_FORM } from "./join-words";
import { useJoining } from "./joining";
import { placesLeft } from "./places-words";

interface JoinButtonProps {
  /** True in the panel: full width, and hidden on phones, where the bar has the button. */
  wide?: boolean;
}

/**
 * The button Join Group. For a group without questions and rules it is a plain form, which also works without scripts and before hydration.
 * For other groups, people without scripts get a link instead: to the plain form on the group's signed-in page.
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
        {/* The class is on this element, not on its link: around a hidden link this element would leave a gap. */}
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
