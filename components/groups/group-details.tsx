import { ButtonLink } from "@/components/ui/button";
import { Hem } from "@/components/ui/hem";
import { Icon } from "@/components/ui/icon";
import { Panel } from "@/components/ui/panel";
import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import type { GroupPage } from "@/lib/groups/schema";
import { JoinButton } from "./join-button";
import { Organizer } from "./organizer";
import { Paragraphs } from "./paragraphs";
import { capital, longDay, memberCount, memberLimit, shortDay } from "./wording";
import "./details.css";

/** A group's own page. On phones the Join button waits in a bar at the foot of the screen. */
export function GroupDetails({ group }: { group: GroupPage }) {
  const facts: [string, string][] = [
    ["Location", group.location],
    ["Starts", longDay(group.startDate)],
    ["Status", capital(group.status)],
    ["Room for", memberCount(group.maxMembers)],
  ];
  return (
    <>
      <div className="wrap details">
        <div className="details-lead">
          <Picture src={group.imageUrl} eager className="pic-large" />
          <div className="min-w-0">
            <Tag category={group.hobbyCategory} />
            <h1 dir="auto" className="mt-3 mb-5">
              {group.groupName}
            </h1>
            <Panel seam>
              <dl className="facts">
                {facts.map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd dir="auto" className={value === "Ongoing" ? "text-good" : ""}>
                      {value}
                    </dd>
                  </div>
                ))}
              </dl>
            </Panel>
            <div className="mt-6 flex flex-wrap gap-3">
              <JoinButton className="join-wide" />
              {group.can.edit && (
                <ButtonLink variant="outline" href={`/updateGroup/${group._id}`} prefetch={false} className="join-beside">
                  <Icon name="edit" />
                  Update Group
                </ButtonLink>
              )}
            </div>
          </div>
        </div>
        <Hem />
        <div className="details-more">
          <section aria-labelledby="about-group" className="min-w-0">
            <h2 id="about-group" className="text-xl">
              About this group
            </h2>
            <Paragraphs text={group.description} />
          </section>
          <Organizer organizer={group.organizer} />
        </div>
      </div>
      <div className="join-bar">
        <p>
          <b>{memberLimit(group.maxMembers)}</b>
          <br />
          <small className="text-soft">Starts {shortDay(group.startDate)}</small>
        </p>
        <JoinButton />
      </div>
    </>
  );
}
