import Link from "next/link";
import { Avatar } from "@/components/account/avatar";
import { monthOf } from "@/components/memberships/join-words";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { WithDigits } from "@/components/ui/with-digits";
import { publicPath } from "@/lib/groups/page-addresses";
import { dayWithYear } from "@/lib/meetups/date-format-rules";
import type { PersonPage } from "@/lib/meetups/earned-views";
import { Arrival } from "./arrival";
import { EarnedPatches } from "./earned-patches";
import { MorePatches } from "./more-patches";
import "./person.css";

/** The page about a person, for people who share a group with them: name, picture, text and patches, but never an e-mail address. */
export function Person({ person }: { person: PersonPage }) {
  const { displayName, photoURL, about, place, since, self, earned, news, groups } = person;
  const [newest, first] = [earned.patches[0], earned.patches.at(-1)];
  return (
    <div className="wrap person-page">
      <header className="person">
        <Avatar name={displayName} photoURL={photoURL} />
        <div>
          <h1 dir="auto">{displayName}</h1>
          {about && (
            <p className="person-about own-words" dir="auto">
              {about}
            </p>
          )}
          <ul className="person-facts">
            {place && (
              <li>
                <Icon name="pin" />
                <span className="sr-only">Lives in</span>
                <bdi>{place}</bdi>
              </li>
            )}
            <li>
              <Icon name="calendar" />
              Here since {monthOf(since)}
            </li>
          </ul>
        </div>
        {self && (
          <div className="person-do">
            <ButtonLink variant="outline" size="sm" href="/dashboard/account">
              <Icon name="edit" />
              Edit profile
            </ButtonLink>
          </div>
        )}
      </header>
      <section aria-labelledby="sash-title">
        <div className="sash-head">
          <h2 id="sash-title" tabIndex={-1}>
            <WithDigits text={earned.count === 1 ? "1 meetup" : `${earned.count} meetups`} />
          </h2>
          <p className="text-sm text-soft">One patch for each, the newest first.</p>
        </div>
        <EarnedPatches earned={earned} self={self} />
      </section>
      {news && newest && first && (
        <Arrival
          personId={person._id}
          fresh={news.fresh}
          told={{
            count: earned.count,
            newest: { title: newest.meetup?.title ?? "", host: news.host },
            hobbies: earned.hobbies.map(({ hobby }) => hobby),
            first: { title: first.meetup?.title ?? "", day: dayWithYear(first.startsAt, first.zone) },
          }}
          picture={{ hobby: newest.hobby, drawing: newest.drawing }}
          patchesId="sash-title"
        />
      )}
      <MorePatches earned={earned} />
      {groups.length > 0 && (
        <section className="person-groups" aria-labelledby="common-groups">
          <h2 id="common-groups">{self ? "Your groups" : "Groups you share"}</h2>
          <ul className="person-facts">
            {groups.map(({ slug, groupName }) => (
              <li key={slug}>
                <Link href={publicPath(slug)} prefetch={false} dir="auto">
                  {groupName}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
