import "server-only";
import { nameOf } from "@/lib/accounts/name-rules";
import { Accounts } from "@/lib/accounts/record";
import { csvTable } from "@/lib/csv-table";
import type { Actor } from "@/lib/platform/permission/actor";
import { permit } from "@/lib/platform/permission/permit";
import { database } from "@/lib/platform/store";
import type { Row } from "@/lib/platform/store/record";
import { rowsById } from "@/lib/platform/store/rows-by-id";
import { WALK_IN } from "./door-queries";
import { money } from "./fee-rules";
import { GuardedMeetup } from "./queries";
import { CheckIns, Rsvps } from "./record";
import type { Rsvp } from "./seat-store";
import { wallTime } from "./time-rules";

type CheckIn = Row<typeof CheckIns>;

const COLUMNS = ["Name", "Answer", "Guests", "Still coming", "Fee", "Paid", "Came", "Here since"];
const ANSWERS = { going: "Going", offered: "A place is held", waiting: "Waiting" } as const;
const ORDER = Object.keys(ANSWERS) as (keyof typeof ANSWERS)[];

const yes = (is: boolean): string => (is ? "Yes" : "");

/**
 * The people who come, wait or were here, as a CSV table. People who answered come first, in the order of their answers. People who came
 * without a yes follow. The table has no contact details: the export of the group's members has those that members gave to the organizers.
 * @throws AppError not_found, forbidden
 */
export async function exportAttendees(actor: Actor, id: string): Promise<string> {
  const { thing, standing } = await permit(actor, GuardedMeetup, id, "check-in");
  const { fee: asked, zone } = thing;
  // If nobody was marked as here, the hosts kept no list, and a missing mark does not mean that the person was absent.
  const taken = thing.came > 0 && thing.endsAt <= standing.now;
  const db = await database();
  return db.read(async (reader) => {
    const answers: Rsvp[] = [];
    for (const state of ORDER) answers.push(...(await reader.list(Rsvps, { where: { meetupId: id, state }, by: "sequence" })));
    const marks = await reader.list(CheckIns, { where: { meetupId: id }, by: "person" });
    const byPerson = new Map(marks.map((mark) => [mark.person, mark]));
    const answered = new Set(answers.map(({ accountId }) => accountId));
    const others = marks.filter(({ person, here, paid }) => !answered.has(person) && (here || paid));
    const said = { meetupId: id, state: "not-going" as const, accountId: { in: others.flatMap(({ accountId }) => accountId ?? []) } };
    const notGoing = new Set((await reader.excerpts(Rsvps, { where: said, fields: ["accountId"] })).map(({ accountId }) => accountId));
    const otherAnswer = (accountId: string) => (notGoing.has(accountId) ? "Down as not going" : "Member, had not answered");
    const accounts = await rowsById(reader, Accounts, [...answered, ...others.map(({ accountId }) => accountId)]);
    const called = (accountId: string | null) => nameOf(accounts.get(accountId ?? ""));
    const rowOf = (name: string, answer: string, guests: number, still: boolean, fee: Rsvp["fee"], mark?: CheckIn) => {
      const party = 1 + (mark?.here ? mark.guests : guests);
      const due = fee === null ? "" : money({ ...fee, amount: fee.amount * party });
      const since = mark?.here ? wallTime(mark.at, zone).replace("T", " ") : "";
      const came = mark?.here ? "Yes" : taken && answer === ANSWERS.going ? "No" : "";
      return [name, answer, String(party - 1), yes(still), due, yes(mark?.paid ?? false), came, since];
    };
    return csvTable([
      COLUMNS,
      ...answers.flatMap(({ accountId, state, guests, stillComingAt, fee }) =>
        state === "not-going"
          ? []
          : [rowOf(called(accountId), ANSWERS[state], guests, stillComingAt !== null, fee, byPerson.get(accountId))],
      ),
      ...others.map((mark) =>
        mark.accountId === null
          ? rowOf(mark.name ?? WALK_IN, "Walk-in", mark.guests, false, asked, mark)
          : rowOf(called(mark.accountId), otherAnswer(mark.accountId), mark.guests, false, asked, mark),
      ),
    ]);
  });
}
