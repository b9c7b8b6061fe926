import type { HobbyCategory } from "@/lib/groups/schema";
import type { GroupMeetups } from "@/lib/meetups/group-views";
import { GroupMeetRow } from "./group-meet-row";
import { PlacesProvider } from "./places-provider";

interface GroupComingProps {
  group: { slug: string; hobbyCategory: HobbyCategory };
  coming: GroupMeetups["coming"];
  zone: string;
  now: string;
}

/** The coming meetups of a group, with the present number of places left. */
export function GroupComing({ group: { slug, hobbyCategory }, coming, zone, now }: GroupComingProps) {
  if (coming.length === 0) return <p className="fine">Nothing is planned right now.</p>;
  return (
    <PlacesProvider ids={coming.filter(({ limited }) => limited).map(({ _id }) => _id)}>
      <ul>
        {coming.map((meetup) => (
          <GroupMeetRow key={meetup._id} meetup={meetup} slug={slug} hobby={hobbyCategory} zone={zone} now={now} />
        ))}
      </ul>
    </PlacesProvider>
  );
}
