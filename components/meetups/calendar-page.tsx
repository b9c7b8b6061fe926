import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { WithDigits } from "@/components/ui/with-digits";
import type { SubscribeLinks } from "@/lib/meetups/group-views";
import { monthName } from "@/lib/meetups/month-rules";
import type { Involvement, MyCalendar, MyMeetupRow, PlannableGroup } from "@/lib/meetups/my-views";
import { CALENDAR_PATH, myMeetupPath } from "@/lib/meetups/page-addresses";
import type { Choices } from "./calendar-choices";
import { cellsOf, isOn } from "./month-cells";
import { MonthPart } from "./month-part";
import { MonthSteps } from "./month-steps";
import { MyAgenda } from "./my-agenda";
import { MyMeetRow } from "./my-meet-row";
import { NextUp } from "./next-up";
import { PlanMenu } from "./plan-menu";
import { SubscribePart } from "./subscribe-part";
import { ViewSwitch } from "./view-switch";
import "@/components/groups/browser.css";
import "@/components/ui/chips.css";
import "./calendar.css";

interface CalendarPageProps {
  agenda: MyCalendar;
  /** The kind of meetups that the list shows; null for all. */
  show: Involvement | null;
  month: { month: string; rows: MyMeetupRow[]; day: string } | null;
  address: string;
  links: SubscribeLinks;
  choices: Choices;
  /** The groups in which the person may plan meetups. */
  groups: PlannableGroup[];
  /** The owner of the calendar, whose page has the past meetups. */
  personId: string;
}

const WORDS: [involvement: Involvement | null, words: string][] = [
  [null, "All"],
  ["going", "Going"],
  ["hosting", "Hosting"],
  ["waiting", "Waiting"],
  ["unanswered", "Not answered"],
];

const MONTH_ADDRESS = `${CALENDAR_PATH}?view=month`;
const DAY_ADDRESS = `${MONTH_ADDRESS}&day=`;

/** The most rows in the list, because a longer list is not readable. The month view shows all. */
const LISTED = 30;

/** Whether a part of the meetup is in the month. */
const isIn = ({ day, lastDay }: MyMeetupRow, month: string): boolean => day.slice(0, 7) <= month && month <= lastDay.slice(0, 7);

const countInWords = ({ length }: readonly unknown[]): string => (length === 1 ? "1 meetup" : `${length} meetups`);

/** The person's own meetups, as a list by day or as a month, and the ways to subscribe to them. */
export function CalendarPage({ agenda, show, month, address, links, choices, groups, personId }: CalendarPageProps) {
  const { rows, zone, today, now } = agenda;
  const next = rows.find(({ involvement, status }) => status === "scheduled" && (involvement === "going" || involvement === "hosting"));
  const shown = rows.filter(({ involvement }) => show === null || involvement === show);
  return (
    <>
      <div className="dash-head">
        <h1>My calendar</h1>
        <PlanMenu groups={groups} />
      </div>
      {next && <NextUp row={next} calendar={agenda} />}
      <section aria-labelledby="calendar-view">
        <div className="view-head">
          <h2 id="calendar-view" tabIndex={-1}>
            <WithDigits text={month ? monthName(month.month) : "What is coming"} />
          </h2>
          {month && <MonthSteps day={month.day} reach={null} dayAddress={DAY_ADDRESS} />}
          <p className="fine">{countInWords(month ? month.rows.filter((row) => isIn(row, month.month)) : shown)}</p>
          <ViewSwitch current={month ? "month" : "list"} list={CALENDAR_PATH} month={MONTH_ADDRESS} />
        </div>
        {month ? (
          <MyMonth {...month} today={today} zone={zone} />
        ) : (
          <>
            <nav className="chips my-chips" aria-label="Which meetups">
              {WORDS.map(([involvement, words]) => (
                <Link
                  key={words}
                  className="chip chip-all"
                  href={involvement ? `${CALENDAR_PATH}?show=${involvement}` : CALENDAR_PATH}
                  prefetch={false}
                  aria-current={show === involvement ? "true" : undefined}
                >
                  {words} <b>{involvement ? rows.filter((row) => row.involvement === involvement).length : rows.length}</b>
                </Link>
              ))}
            </nav>
            {shown.length > 0 ? <MyAgenda rows={shown.slice(0, LISTED)} zone={zone} today={today} now={now} /> : <Nothing show={show} />}
            {shown.length > LISTED && (
              <p className="fine">
                {shown.length - LISTED} more come later:{" "}
                <Link className="text-link" href={MONTH_ADDRESS} prefetch={false}>
                  see them by month
                </Link>
              </p>
            )}
            <p>
              <Link className="text-link" href={`/people/${personId}`} prefetch={false}>
                Meetups you have been to
              </Link>
            </p>
          </>
        )}
      </section>
      <SubscribePart address={address} links={links} choices={choices} />
    </>
  );
}

function MyMonth({ zone, rows, ...grid }: NonNullable<CalendarPageProps["month"]> & Pick<MyCalendar, "today" | "zone">) {
  const chosen = rows.filter((row) => isOn(row, grid.day));
  return (
    <MonthPart
      {...grid}
      reach={null}
      cells={cellsOf(
        grid.month,
        rows.map((row) => ({ ...row, path: myMeetupPath(row._id) })),
      )}
      dayAddress={DAY_ADDRESS}
      nothing={chosen.length === 0 ? "No meetup of yours." : null}
    >
      {chosen.map((row) => (
        <MyMeetRow key={row._id} row={row} day={grid.day} zone={zone} />
      ))}
    </MonthPart>
  );
}

/** The text for an empty list: what appears there later. */
const APPEARS: Record<Involvement, string> = {
  going: "What you answer with “I’m going” appears here.",
  hosting: "The meetups you host appear here.",
  waiting: "Meetups where you wait for a place, or one is held for you, appear here.",
  unanswered: "Meetups of your groups that you have not answered appear here.",
};

function Nothing({ show }: { show: Involvement | null }) {
  return (
    <EmptyState art="/art/empty-groups.svg" title={show ? "None of these" : "Nothing planned yet"}>
      <p className="text-soft">{show ? APPEARS[show] : "What you answer with “I’m going” appears here, with the meetups you host."}</p>
      <ButtonLink variant="outline" href={show ? CALENDAR_PATH : "/meetups"}>
        {show ? "Show all of mine" : "See what comes"}
      </ButtonLink>
    </EmptyState>
  );
}
