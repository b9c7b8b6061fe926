"use client";

import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Tally } from "../desk/tally";
import { hostPath } from "../desk-addresses";
import type { UseDoor } from "./use-door";
import { forgetPage } from "./use-kept-page";
import "./door-after.css";

/**
 * Shown after the meetup: the numbers, and a button to delete the list from this phone. Hosts find the numbers again on the page of
 * attendees.
 */
export function HowItWent({ meetupId, door }: { meetupId: string; door: UseDoor }) {
  const router = useRouter();
  const close = async () => {
    await forgetPage();
    router.push(hostPath(meetupId));
  };
  return (
    <section className="panel seam door-after" aria-labelledby="how-it-went">
      <h2 id="how-it-went">How it went</h2>
      <Tally guests={door.guests} counts={door.counts} />
      {door.counts.here > 0 && (
        <p className="fine">Everybody who came has a patch. Who did not come is seen by them and the hosts, and by nobody else.</p>
      )}
      {door.unsent > 0 ? (
        <p className="fine">The list can be closed once all taps are sent.</p>
      ) : (
        <Button className="btn-wide" onClick={() => void close()}>
          Close the list
        </Button>
      )}
      <a className="btn btn-outline btn-wide" href={`/api/meetups/${meetupId}/attendees.csv`} download>
        <Icon name="download" />
        Save as a spreadsheet
      </a>
    </section>
  );
}
