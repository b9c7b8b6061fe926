"use client";

import { Picture } from "@/components/ui/picture";
import type { PlanningGroup } from "@/lib/meetups/desk-views";
import { money } from "@/lib/meetups/fee-rules";
import { DatePatch } from "../date-patch";
import { type MeetupDraft, minorDigits } from "./draft";
import { repeatsInWords } from "./rule-of-draft";
import { dayInWords } from "./wall-fields";

/** How it will look in a list, while it is being written. */
export function MeetupPreview({ draft, group }: { draft: MeetupDraft; group: PlanningGroup }) {
  const { date, starts, ends, title, where, placeName } = draft;
  return (
    <aside className="preview" aria-labelledby="preview">
      <h2 id="preview">How it will look</h2>
      <div className="panel plan-look">
        <div className="meetup-picture">
          <Picture src={group.imageUrl} />
          {date && <DatePatch at={`${date}T12:00:00Z`} zone="UTC" hobby={group.hobbyCategory} />}
        </div>
        <h3 dir="auto">{title.trim() || "Your meetup"}</h3>
        <p>{whenInWords(date, starts, ends)}</p>
        <p dir="auto">{where === "online" ? "Online" : placeName.trim() || "Where you meet"}</p>
        {repeatsInWords(draft) && <p>{repeatsInWords(draft)}</p>}
        <p>{feeOf(draft)}</p>
      </div>
    </aside>
  );
}

function whenInWords(date: string, starts: string, ends: string): string {
  if (!date) return "When you meet";
  return [dayInWords(date), starts && (ends ? `${starts} to ${ends}` : starts)].filter(Boolean).join(", ");
}

function feeOf({ costs, amount, currency }: MeetupDraft): string {
  const number = Number(amount);
  if (!costs || !(number > 0)) return "Free";
  return money({ amount: Math.round(number * 10 ** minorDigits(currency)), currency });
}
