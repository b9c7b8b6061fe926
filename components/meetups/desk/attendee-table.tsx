import { Avatar } from "@/components/account/avatar";
import { Icon } from "@/components/ui/icon";
import { clockTime } from "@/lib/meetups/date-format-rules";
import type { DeskMeetup } from "@/lib/meetups/desk-views";
import { money } from "@/lib/meetups/fee-rules";
import { dueOf, type Guest, partOf } from "../door/guests";

interface AttendeeTableProps {
  caption: string;
  guests: readonly Guest[];
  meetup: DeskMeetup;
}

const noteOf = ({ state, host, firstTime }: Guest): string =>
  ({
    going: host ? "Host" : firstTime ? "First time" : "",
    offered: "A place is held",
    waiting: "Waiting",
    "walk-in": "Walk-in",
    member: "Member, had not answered",
    "not-going": "Down as not going",
  })[state];

/** The names with guests, fee and check-in mark; a cancelled meetup shows no marks. Printed, it is a list to tick off. */
export function AttendeeTable({ caption, guests, meetup }: AttendeeTableProps) {
  const cancelled = meetup.status === "cancelled";
  const paying = guests.some((guest) => dueOf(guest) !== null);
  return (
    <table className="attendee-table">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Guests</th>
          {paying && <th scope="col">Fee</th>}
          {!cancelled && <th scope="col">Here</th>}
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <tr key={guest.personId}>
            <th scope="row">
              <span className="attendee">
                <Avatar name={guest.name} photoURL={guest.photoURL} />
                <span>
                  <bdi>{guest.name}</bdi>
                  {noteOf(guest) && <small>{noteOf(guest)}</small>}
                </span>
              </span>
            </th>
            <td>{guest.guestsHere !== null && guest.here ? guest.guestsHere : guest.guests}</td>
            {paying && <td>{feeOf(guest)}</td>}
            {!cancelled && (
              <td>
                <Here guest={guest} meetup={meetup} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function feeOf(guest: Guest): string {
  const due = dueOf(guest);
  if (!due) return "";
  const amount = money(due).replaceAll(" ", "\u00a0");
  return guest.paid ? `${amount}, paid` : amount;
}

/** The time of the check-in mark; an empty box on paper. Whoever has no place is not said to be missing. */
function Here({ guest, meetup: { zone, over, came } }: { guest: Guest; meetup: DeskMeetup }) {
  const { here, at } = guest;
  if (here)
    return (
      <span className="attendee-here">
        <Icon name="check" />
        {at && clockTime(at, zone)}
      </span>
    );
  return (
    <>
      {partOf(guest, here) !== "in-line" && (
        <span className="screen-only">{over ? (came > 0 ? "Did not come" : "Not marked") : "Not yet"}</span>
      )}
      <span className="paper-box" aria-hidden="true" />
    </>
  );
}
