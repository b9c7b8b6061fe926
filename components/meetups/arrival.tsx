"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { WithDigits } from "@/components/ui/with-digits";
import type { HobbyCategory } from "@/lib/groups/schema";
import { newsOf } from "@/lib/meetups/earned-rules";
import { type ArrivalFacts, arrivalWords } from "./arrival-words";
import { PatchPicture } from "./patch-picture";
import { seePatches } from "./seen-patches";
import "./arrival.css";

interface ArrivalProps {
  personId: string;
  /** The number of new patches. */
  fresh: number;
  told: ArrivalFacts;
  /** The picture of the newest patch. */
  picture: { hobby: HobbyCategory; drawing: number };
  /** The id of the heading of the earned patches. It gets the focus when the dialog closes. */
  patchesId: string;
}

/** Announces a new patch, or the milestone it reached, once on each device, to the person who earned it. */
export function Arrival({ personId, fresh, told, picture, patchesId }: ArrivalProps) {
  const [news, setNews] = useState<ReturnType<typeof newsOf>>(null);
  const { count } = told;

  useEffect(() => {
    const unseen = newsOf(seePatches(personId, count), { count, fresh });
    if (unseen) setNews(unseen);
  }, [personId, count, fresh]);

  if (!news) return null;
  const { milestone } = news;
  const { title, words } = arrivalWords(told, milestone);
  const share = () => void navigator.share({ title, url: location.href }).catch(() => undefined);
  return (
    <Dialog
      title={<WithDigits text={title} />}
      onClose={() => setNews(null)}
      returnFocus={() => document.getElementById(patchesId)}
      patch={
        <div className="arrive" aria-hidden="true">
          {milestone === null ? <PatchPicture {...picture} /> : <img src={`/patches/m-${milestone}.svg`} alt="" width={190} height={190} />}
          {milestone !== null && <b className="mile-num">{milestone}</b>}
        </div>
      }
    >
      <p dir="auto">{words}</p>
      <div className="arrive-do">
        <Button onClick={() => setNews(null)}>{milestone === null ? "See your patches" : "See it"}</Button>
        {milestone !== null && "share" in navigator && (
          <Button variant="outline" onClick={share}>
            <Icon name="share" />
            Share
          </Button>
        )}
      </div>
    </Dialog>
  );
}
