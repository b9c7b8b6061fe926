import { MeetupFilters, type MeetupFiltersProps } from "./meetup-filters";

/** Above the meetups of all public groups, as a list and as a month: what they are, and what narrows them. */
export function MeetupsHead({ view, day }: MeetupFiltersProps) {
  return (
    <>
      <h1>{view.category ? `${view.category} meetups` : "Meetups"}</h1>
      <p className="text-soft">What Bangladesh’s hobby groups do next. Pick one and go.</p>
      <MeetupFilters view={view} day={day} />
    </>
  );
}
