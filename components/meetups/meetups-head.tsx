import { MeetupFilters, type MeetupFiltersProps } from "./meetup-filters";

/** The header above the list and the month of all public groups' meetups: a text and the filters. */
export function MeetupsHead({ view, day }: MeetupFiltersProps) {
  return (
    <>
      <h1>{view.category ? `${view.category} meetups` : "Meetups"}</h1>
      <p className="text-soft">What Bangladesh’s hobby groups do next. Pick one and go.</p>
      <MeetupFilters view={view} day={day} />
    </>
  );
}
