"use client";

import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import type { PlanningGroup } from "@/lib/meetups/desk-views";
import { DatePatch } from "../date-patch";
import type { MeetupDraft } from "./draft";
import { feeInWords, placesInWords, whenInWords } from "./preview-words";
import { repeatsInWords } from "./rule-of-draft";

interface MeetupPreviewProps {
  draft: MeetupDraft;
  group: PlanningGroup;
  /** The text below about who gets a notice. */
  children?: ReactNode;
}

/** A preview of the meetup's row in a list, updated while the organizer types. */
export function MeetupPreview({ draft, group, children }: MeetupPreviewProps) {
  const { date, title, where, placeName } = draft;
  const online = where === "online";
  const facts: [icon: IconName, words: string][] = [
    ["calendar", whenInWords(draft, new Date().toISOString())],
    ["clock", repeatsInWords(draft)],
    [online ? "screen" : "pin", online ? "Online" : placeName.trim() || "Where you meet"],
    ["people", placesInWords(draft)],
    ["fee", feeInWords(draft)],
  ];
  return (
    <aside className="preview" aria-labelledby="preview">
      <h2 id="preview">How it will look</h2>
      <div className="panel plan-look">
        <div className="meetup-picture">
          <Picture src={group.imageUrl} />
          {date && <DatePatch at={`${date}T12:00:00Z`} zone="UTC" hobby={group.hobbyCategory} />}
        </div>
        <h3 dir="auto">{title.trim() || "Your meetup"}</h3>
        {facts.map(
          ([icon, words]) =>
            words && (
              <p key={icon}>
                <Icon name={icon} />
                <span dir="auto">{words}</span>
              </p>
            ),
        )}
      </div>
      {children}
    </aside>
  );
}
