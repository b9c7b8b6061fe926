import { Avatar } from "@/components/account/avatar";
import { PersonName } from "@/components/account/person-name";
import { Icon } from "@/components/ui/icon";
import type { AttendeePage, AttendeeRow } from "@/lib/meetups/views";
import "./who-goes.css";

/** The most people shown at first. */
const SHOWN = 8;

/** The attendees, for people who may see them. A public page shows only their number. */
export function WhoGoes({ page, over = false }: { page: AttendeePage; over?: boolean }) {
  const people = page.items.filter(({ state }) => state === "going");
  if (people.length === 0) return null;
  const rest = people.slice(SHOWN);
  return (
    <section className="who-goes" aria-labelledby="who-goes">
      <h2 id="who-goes">{over ? "Who said yes" : "Who is going"}</h2>
      <People people={people.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <details>
          <summary className="btn btn-sm btn-outline">
            {page.next ? "More of them" : `The other ${rest.length}`}
            <Icon name="down" />
          </summary>
          <People people={rest} />
        </details>
      )}
    </section>
  );
}

const noteOf = ({ host, guests }: AttendeeRow): string =>
  [host && "host", guests > 0 && (guests === 1 ? "with 1 guest" : `with ${guests} guests`)].filter(Boolean).join(", ");

const People = ({ people }: { people: readonly AttendeeRow[] }) => (
  <ul>
    {people.map((person) => (
      <li key={person._id}>
        <Avatar name={person.displayName} photoURL={person.photoURL} />
        <span>
          <PersonName {...person} />
          <small>{noteOf(person)}</small>
        </span>
      </li>
    ))}
  </ul>
);
