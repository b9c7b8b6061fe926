"use client";

import { formatNumber } from "@/lib/format-number";
import { GroupPatch } from "./group-patch";
import { JoinButton } from "./join-button";
import { seatsOf } from "./join-panel-outside";
import { useJoining } from "./joining";
import { placesLeft } from "./places-words";

/** The end of a group's public page: the group's patch on rippled cotton, and the Join button once more. */
export function Come() {
  const { group, membership } = useJoining();
  const left = placesLeft(seatsOf(group));
  const belongs = membership !== null && membership.state !== "none";
  if (group.closedAt || group.joinPolicy === "invitation" || belongs) return null;
  return (
    <section className="come ripples" aria-labelledby="come">
      <GroupPatch src={group.imageUrl} />
      <h2 id="come">
        Join <bdi>{group.groupName}</bdi>
      </h2>
      <p>
        {left > 0
          ? `${formatNumber(left)} ${left === 1 ? "place is" : "places are"} left.`
          : "All places are taken. When one opens, the first in line gets it."}
      </p>
      <JoinButton />
    </section>
  );
}
