import type { PublicGroupPage } from "@/lib/memberships/page-views";
import { capital, longDay, memberCount, startLabel } from "./wording";

type Facts = Pick<PublicGroupPage, "location" | "startDate" | "status" | "places" | "closedAt">;

/** Four facts between two hems (dividers). */
export function GroupFacts({ group, today }: { group: Facts; today: string }) {
  const facts: [name: string, value: string][] = [
    ["Location", group.location],
    [startLabel(group.startDate, today), longDay(group.startDate)],
    ["Status", group.closedAt ? "Closed" : capital(group.status)],
    ["Room for", memberCount(group.places.maxMembers)],
  ];
  return (
    <dl className="fact-band">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd dir="auto" className={value === "Ongoing" ? "text-good" : undefined}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
