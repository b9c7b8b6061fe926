"use client";

import { Button } from "@/components/ui/button";
import { membershipPath } from "./join-words";
import { useJoining } from "./joining";
import { placesLeft } from "./places-words";

/**
 * Join Group. Without scripts, or before they run, it is a plain form that joins a group which asks nothing; one that does is joined on
 * its signed-in page, where the questions stand.
 */
export function JoinButton({ className = "" }: { className?: string }) {
  const { group, doing, join } = useJoining();
  const { memberCount: taken, maxMembers: max } = group.places;
  const words = group.joinPolicy === "open" && placesLeft({ taken, max }) === 0 ? "Join the waitlist" : "Join Group";
  return (
    <form
      method="post"
      action={membershipPath(group._id)}
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
    >
      <input type="hidden" name="method" value="PUT" />
      {group.rulesVersion > 0 && <input type="hidden" name="rulesVersion" value={group.rulesVersion} />}
      <Button type="submit" className={className} pending={doing === "joining"}>
        {doing === "joining" ? "Joining" : words}
      </Button>
    </form>
  );
}
